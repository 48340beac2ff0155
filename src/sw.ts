/** The service worker: the shell from its own cache, texts refreshed behind the scenes, and nothing of the store's. */
import { clientsClaim } from "workbox-core";
import type { PrecacheEntry } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { keepLanguage, keepLanguages } from "./sw/languages";
import { readMessage, type ToWorker } from "./sw/messages";
import { clearAway, keepShell, renewPage } from "./sw/shell";
import { forgetOldStatic, isStatic, staticFiles } from "./sw/static-files";

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

// There is no route for /api: requests and the event stream go straight to the network.
keepShell(self.__WB_MANIFEST);
clientsClaim();
keepLanguages();

registerRoute(({ url, sameOrigin }) => sameOrigin && isStatic(url), staticFiles);
self.addEventListener("activate", (event) => event.waitUntil(forgetOldStatic()));

async function obey(message: ToWorker, port: MessagePort | undefined): Promise<void> {
  switch (message.type) {
    // A new version waits until the person asks for it: it would take the chunks from under open desks.
    case "SKIP_WAITING":
      return self.skipWaiting();
    case "STARTED":
      return clearAway();
    // The room's telephone server is another one: its address is in the page's policy.
    case "RENEW_PAGE":
      return renewPage();
    case "CACHE_LANG":
      port?.postMessage(await keepLanguage(message.language, message.namespaces));
  }
}

self.addEventListener("message", (event) => {
  const message = readMessage(event.data);
  if (message) event.waitUntil(obey(message, event.ports[0]));
});
