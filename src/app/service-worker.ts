/** Registers the service worker and tells when a newer version waits; a window is never reloaded without its person's word. */
import i18next from "i18next";
import { proxy } from "valtio/vanilla";
import { Workbox } from "workbox-window";
import { isKept, keepLanguage } from "../lib/keep-language";
import { NAMESPACES } from "../lib/i18n";
import { DEFAULT_LANGUAGE } from "../lib/languages";
import { serverAnswers } from "../lib/server-answers";
import { asksWhichBuild, type ToWorker } from "../sw/messages";
import { WorkerWatch } from "./worker-watch";
import { UpdatePrompt, type UpdateView } from "./update-prompt";

const LOOK_EVERY_MS = 30 * 60_000;
const STARTED_MS = 5_000;

/** What the notice shows. */
export const updateView = proxy<UpdateView>({ kind: "none", shown: false });

/** When it shows. */
export const updatePrompt = new UpdatePrompt(updateView, () => performance.now());

let watch: WorkerWatch | undefined;

/** Takes the newer version and reloads this window. */
export const takeUpdate = (): void => (watch ? watch.take() : location.reload());

/** Registers it; quietly does nothing where a browser has none. */
export async function registerServiceWorker(): Promise<void> {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener("message", answer);
  followWindows();
  const workbox = new Workbox("/sw.js", { updateViaCache: "none" });
  // At once: a tablet may lose the network before the page's last picture is there.
  const registration = await workbox.register({ immediate: true }).catch(() => undefined);
  if (!registration) return;
  watch = new WorkerWatch(registration, {
    container: serviceWorker,
    tell: (kind) => updatePrompt.tell(kind),
    reload: () => location.reload(),
    serverAnswers,
    after: (ms, work) => void setTimeout(work, ms),
  });
  const look = (): void => void workbox.update().catch(() => undefined);
  setInterval(look, LOOK_EVERY_MS);
  window.addEventListener("online", look);
  // A first worker has all its files to fetch before it hears anything.
  await serviceWorker.ready;
  setTimeout(() => tellStarted(registration), STARTED_MS);
}

/** A window of another build has started: also where its worker is no concern of ours, as after one was dismissed. */
function followWindows(): void {
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel("watchdesk.builds");
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (typeof data === "string" && data !== build()) updatePrompt.tell("taken");
  });
  channel.postMessage(build());
}

/** Which build this window runs: its first script. */
const build = (): string => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? "";

/** Said late, and not while another worker waits: one that is spoken to is not at rest, and keeps the other out. */
function tellStarted({ active, waiting, installing }: ServiceWorkerRegistration): void {
  if (waiting || installing) return;
  active?.postMessage({ type: "STARTED" } satisfies ToWorker);
  void keepOwnLanguage().catch(() => undefined);
}

/** Texts read before there was a worker are kept by none. English is in the app itself. */
async function keepOwnLanguage(): Promise<void> {
  const { language } = i18next;
  if (language === DEFAULT_LANGUAGE || (await isKept(language, NAMESPACES[0] ?? ""))) return;
  await keepLanguage(language, NAMESPACES);
}

function answer({ data, ports }: MessageEvent<unknown>): void {
  if ((data as { type?: unknown } | null)?.type === asksWhichBuild.type) ports[0]?.postMessage(build());
}
