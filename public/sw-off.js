// Put in the place of sw.js it takes the service worker away again: a page is then read from the server, as without one.
// No window is reloaded by it (docs/operating.md, "Bringing out a new version, going back").
function forgetShells() {
  return caches.keys().then(function (names) {
    const shells = names.filter(function (name) {
      return /precache/.test(name);
    });
    return Promise.all(
      shells.map(function (name) {
        return caches.delete(name);
      }),
    );
  });
}
self.addEventListener("install", function (event) {
  self.skipWaiting();
  event.waitUntil(forgetShells());
  // Now: the moment in which the older worker has come to rest, and this one would be activated, may be minutes away.
  // Not waited for: it is done after this installation, which would wait for it in turn.
  void self.registration.unregister();
});
self.addEventListener("activate", function (event) {
  event.waitUntil(
    forgetShells().then(function () {
      return self.registration.unregister();
    }),
  );
});
