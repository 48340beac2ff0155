/** The service worker: the shell from its own cache, texts refreshed behind the scenes, and nothing of the store's. */
import { clientsClaim } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst, StaleWhileRevalidate } from "workbox-strategies";

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
clientsClaim();

// Addresses of the store and of files are never answered with the page.
const DENIED = [/^\/api\//, /^\/_\//, /^\/locales\//, /^\/assets\//, /\/[^/]+\.[a-z0-9]+$/i];
registerRoute(new NavigationRoute(createHandlerBoundToURL("/index.html"), { denylist: DENIED }));

// Not precached: the texts live in the store and must not freeze until the next build.
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && request.method === "GET" && url.pathname.startsWith("/locales/"),
  new StaleWhileRevalidate({
    cacheName: "locales-v1",
    plugins: [{ cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null) }],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && (url.pathname.endsWith(".woff2") || url.pathname.startsWith("/flags/")),
  new CacheFirst({
    cacheName: "static-v1",
    plugins: [new ExpirationPlugin({ maxEntries: 200, purgeOnQuotaError: true })],
  }),
);

// There is no route for /api: requests and the event stream go straight to the network.
// A new version waits until the person asks for it: it would take the chunks from under open desks.
self.addEventListener("message", (event) => {
  if ((event.data as { type?: unknown } | null)?.type === "SKIP_WAITING") void self.skipWaiting();
});
