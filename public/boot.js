// Looks, language and direction before the first paint, and a word where no app follows; a file of its own, so that no
// inline script needs to be allowed.
(function () {
  var root = document.documentElement;
  var theme = "light";
  try {
    theme = (JSON.parse(localStorage.getItem("preferences") || "{}") || {}).theme;
  } catch {
    // A browser that refuses its storage, or broken preferences: nothing has been chosen.
  }
  var system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  var bars = { light: "#E9ECEF", dark: "#14181C", "dark-room": "#07090B" };
  if (theme === "system") theme = system;
  root.className = ["dark", "dark-room"].indexOf(theme) >= 0 ? theme : "light";
  var bar = document.querySelector("meta[name=theme-color]");
  if (bar) bar.content = bars[root.className];
  try {
    var code = localStorage.getItem("language") || "en";
    var tags = { ba: "bs", sa: "ar", zh: "zh-Hans", sr: "sr-Latn" };
    root.lang = tags[code] || code;
    root.dir = ["sa", "he", "ur"].indexOf(code) >= 0 ? "rtl" : "ltr";
  } catch {
    // The page stays in the language in which it is written.
  }
})();

// A start that fails says so: a script that is gone from the server, or an error before there is a page to show it.
(function () {
  var SLOW_MS = 20000;
  var FAILED_MS = 1000;
  var ONCE_IN_MS = 60000;
  var RELOADED = "watchdesk.reloaded";
  var words = {
    slow: "Watchdesk takes long to start. The connection may be slow, or the server busy.",
    failed: "Watchdesk could not start. Reload the page; if that does not help, tell your administrator.",
    reload: "Reload the page",
  };
  try {
    // The app has left them in the language of this workstation.
    Object.assign(words, JSON.parse(localStorage.getItem("bootWords") || "{}"));
  } catch {
    // English then.
  }

  function starting() {
    return document.querySelector("#root > .boot");
  }

  function say(text, onReload, reason) {
    var mark = starting();
    if (!mark) return;
    var old = mark.parentNode.querySelector(".boot-word");
    if (old) old.remove();
    var word = document.createElement("div");
    word.className = "boot-word";
    word.setAttribute("role", "alert");
    var line = document.createElement("p");
    line.textContent = text;
    var button = document.createElement("button");
    button.type = "button";
    button.textContent = words.reload;
    button.addEventListener("click", onReload);
    word.append(line, button);
    if (reason) {
      // As the browser says it, for whoever is told.
      var cause = document.createElement("p");
      cause.className = "boot-reason";
      cause.dir = "ltr";
      cause.textContent = String(reason).slice(0, 300);
      word.append(cause);
    }
    mark.parentNode.append(word);
  }

  function reload() {
    location.reload();
  }

  // What is kept here may be what fails: where the server answers, all of it is fetched anew.
  function renew() {
    fetch("/sw.js", { cache: "no-store" })
      .then(function (answer) {
        if (!answer.ok || !/javascript/.test(answer.headers.get("content-type") || "")) throw new Error("no answer");
        return Promise.all([navigator.serviceWorker.getRegistrations(), caches.keys()]);
      })
      .then(function (found) {
        var shells = found[1].filter(function (name) {
          return /precache/.test(name);
        });
        return Promise.all(
          found[0]
            .map(function (registration) {
              return registration.unregister();
            })
            .concat(
              shells.map(function (name) {
                return caches.delete(name);
              }),
            ),
        );
      })
      .then(reload, reload);
  }

  // Once: the page may be an earlier one, from some cache on the way.
  function mayReload() {
    try {
      var last = Number(sessionStorage.getItem(RELOADED) || NaN);
      if (Math.abs(Date.now() - last) < ONCE_IN_MS) return false;
      sessionStorage.setItem(RELOADED, String(Date.now()));
      return sessionStorage.getItem(RELOADED) !== null;
    } catch {
      return false;
    }
  }

  function fail(reason) {
    if (!starting()) return;
    starting().classList.add("boot-ended");
    say(words.failed, renew, reason);
  }

  function lost(event) {
    if (!starting() || !event.target || event.target.tagName !== "SCRIPT") return;
    if (navigator.onLine && mayReload()) reload();
    else fail(event.target.src);
  }

  function trouble(event) {
    var reason = event.reason ? event.reason.message || event.reason : event.message;
    if (starting()) setTimeout(fail, FAILED_MS, reason);
  }

  // The loss of a script does not bubble.
  addEventListener("error", lost, true);
  addEventListener("error", trouble);
  addEventListener("unhandledrejection", trouble);
  setTimeout(function () {
    if (starting() && !document.querySelector(".boot-word")) say(words.slow, reload);
  }, SLOW_MS);
})();
