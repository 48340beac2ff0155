/** Has the service worker keep a language whole, for the time without a network. */
import { type LanguageKept, type ToWorker } from "../sw/messages";

/** As long as a person waits for a download before he is told that it failed. */
const PATIENCE_MS = 60_000;

/** What came of it; `no_worker` where the browser has none: the language is then read from the server each time. */
export type Kept = LanguageKept | { readonly ok: false; readonly code: "no_worker" };

/** Fetches all files of a language anew and keeps them, or says why not. */
export async function keepLanguage(language: string, namespaces: readonly string[]): Promise<Kept> {
  const worker = "serviceWorker" in navigator ? (await navigator.serviceWorker.getRegistration())?.active : undefined;
  if (!worker) return { ok: false, code: "no_worker" };
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve({ ok: false, code: "network" }), PATIENCE_MS);
    port1.onmessage = ({ data }: MessageEvent<LanguageKept>) => {
      clearTimeout(late);
      resolve(data);
    };
    worker.postMessage({ type: "CACHE_LANG", language, namespaces } satisfies ToWorker, [port2]);
  });
}

/** Is the language kept already? A first visit reads its texts before there is a worker that could keep them. */
export async function isKept(language: string, namespace: string): Promise<boolean> {
  return (await caches.match(`/locales/${language}/${namespace}.json`)) !== undefined;
}
