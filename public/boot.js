// Looks, language and direction before the first paint; a file of its own, so that no inline script needs to be allowed.
(function () {
  var root = document.documentElement;
  try {
    var kept = JSON.parse(localStorage.getItem("preferences") || "{}");
    var theme = kept.theme || "light";
    if (theme === "system") theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
    if (["light", "dark", "dark-room"].indexOf(theme) >= 0) root.className = theme;
    var code = localStorage.getItem("language") || "en";
    var tags = { ba: "bs", sa: "ar", zh: "zh-Hans", sr: "sr-Latn" };
    root.lang = tags[code] || code;
    root.dir = ["sa", "he", "ur"].indexOf(code) >= 0 ? "rtl" : "ltr";
  } catch {
    // A browser that refuses its storage shows the page as it is written.
  }
})();
