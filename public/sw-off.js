// Put in the place of sw.js it takes the service worker away again: a page is then read from the server, as without one.
// No window is reloaded by it (docs/operating.md, "Bringing out a new version, going back").
function takeAway() {
  return caches
    .keys()
    .then(function (names) {
      const shells = names.filter(function (name) {
        return /precache/.test(name);
      });
      return Promise.all(
        shells.map(function (name) {
          return caches.delete(name);
        }),
      );
    })
    .then(function () {
      return self.registration.unregister();
    });
}
// At once: the moment in which the older worker has come to rest, and this one would be activated, may be minutes away.
self.addEventListener("install", function (event) {
  self.skipWaiting();
  event.waitUntil(takeAway());
});
self.addEventListener("activate", function (event) {
  event.waitUntil(takeAway());
});
