/** Registers the service worker and tells when a newer version waits; never reloads by itself. */
import { proxy } from "valtio/vanilla";
import { Workbox } from "workbox-window";

/** Set once a newer version is ready. */
export const updateState = proxy<{ reload: (() => void) | null }>({ reload: null });

const LOOK_EVERY_MS = 30 * 60_000;
const RELOADED_KEY = "reloaded-for-chunk";

/** Registers it; quietly does nothing where a browser has none. */
export function registerServiceWorker(): void {
  reloadOnceForLostChunk();
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  const workbox = new Workbox("/sw.js", { updateViaCache: "none" });
  workbox.addEventListener("waiting", () => {
    updateState.reload = () => {
      workbox.addEventListener("controlling", () => location.reload());
      workbox.messageSkipWaiting();
    };
  });
  const look = (): void => void workbox.update().catch(() => undefined);
  void workbox.register().catch(() => undefined);
  setInterval(look, LOOK_EVERY_MS);
  window.addEventListener("online", look);
}

/** A part of an older version that is gone from the server: one reload brings the new one; offline it would bring nothing. */
function reloadOnceForLostChunk(): void {
  window.addEventListener("vite:preloadError", () => {
    if (!navigator.onLine || sessionStorage.getItem(RELOADED_KEY) !== null) return;
    sessionStorage.setItem(RELOADED_KEY, "1");
    location.reload();
  });
}
