// Put in the place of sw.js it takes the service worker away again: a page is then read from the server, as without one.
// No window is reloaded by it (docs/operating.md, "Bringing out a new version, going back").
self.addEventListener("install", function () {
  self.skipWaiting();
});
self.addEventListener("activate", function (event) {
  event.waitUntil(
    caches
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
      }),
  );
});
