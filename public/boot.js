// Looks, language and direction before the first paint; a file of its own, so that no inline script needs to be allowed.
(function () {
  var root = document.documentElement;
  var theme = "system";
  try {
    theme = JSON.parse(localStorage.getItem("preferences") || "{}").theme;
  } catch {
    // A browser that refuses its storage, or broken preferences: nothing has been chosen.
  }
  var system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  root.className = ["light", "dark", "dark-room"].indexOf(theme) >= 0 ? theme : system;
  try {
    var code = localStorage.getItem("language") || "en";
    var tags = { ba: "bs", sa: "ar", zh: "zh-Hans", sr: "sr-Latn" };
    root.lang = tags[code] || code;
    root.dir = ["sa", "he", "ur"].indexOf(code) >= 0 ? "rtl" : "ltr";
  } catch {
    // The page stays in the language in which it is written.
  }
})();
