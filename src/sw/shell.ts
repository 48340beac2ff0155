/** The app's own files: those of this build, and those of earlier builds for as long as a window still runs one. */
import { cleanupOutdatedCaches, type PrecacheEntry, PrecacheController, PrecacheRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { asksWhichBuild } from "./messages";
import { onlyExpected } from "./expected";
import { namedScripts, notMine } from "./shell-files";
import { isStatic, laterParts, staticFiles } from "./static-files";

declare const self: ServiceWorkerGlobalScope;

const PAGE = "/index.html";
/** Whoever fills the shell and whoever clears it away wait for one another. */
const LOCK = "watchdesk-shell";
const ANSWER_MS = 3_000;

/** Addresses of the store and of files are never answered with the page. */
const DENIED = [/^\/api\//, /^\/_\//, /^\/locales\//, /^\/assets\//, /\/[^/]+\.[a-z0-9]+$/i];

const shell = new PrecacheController({ plugins: [onlyExpected] });
const cacheName = shell.strategy.cacheName;

/** Keeps the files of this build, and answers with them. */
export function keepShell(entries: readonly (PrecacheEntry | string)[]): void {
  shell.addToCacheList([...entries]);
  cleanupOutdatedCaches();
  self.addEventListener("install", (event) => event.waitUntil(locked(() => fill(event))));
  registerRoute(new PrecacheRoute(shell));
  registerRoute(new NavigationRoute(shell.createHandlerBoundToURL(PAGE), { denylist: DENIED }));
  // A window that runs an earlier build asks for parts that no server has any more.
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
    // Fonts of further scripts and some parts are not of the shell, but stay once they were needed.
    async ({ request, event, url }) =>
      (await kept(request)) ?? (isStatic(url) ? staticFiles : laterParts).handle({ request, event }),
  );
}

/**
 * Deletes what belongs to other builds, unless a window runs one, or a newer one is being brought in. Asked for by each
 * window that starts, not while the worker takes over: pages would wait for it.
 */
export async function clearAway(): Promise<void> {
  // Asked before anything is waited for: a worker that waits is not let in while this one is busy.
  if (isFollowed() || (await others()).length === 0 || !(await allRunThis())) return;
  await locked(async () => {
    if (isFollowed()) return;
    const cache = await caches.open(cacheName);
    for (const request of await others()) await cache.delete(request);
  });
}

/** What a newer one has put beside ours is not ours to judge. */
const isFollowed = (): boolean => self.registration.installing !== null || self.registration.waiting !== null;

async function fill(event: ExtendableEvent): Promise<void> {
  await shell.install(event);
  // Files that were exchanged while they were fetched: a page of another build would find nothing without a network.
  const page = await shell.matchPrecache(PAGE);
  const scripts = namedScripts((await page?.text()) ?? "");
  // A page of somebody else's is a page, too.
  if (scripts.length === 0) throw new Error("the page is none of ours");
  const foreign = scripts.filter((path) => !shell.getCacheKeyForURL(path));
  if (foreign.length > 0) throw new Error(`the page is of another build: ${foreign.join(", ")}`);
}

/** The same page with the policy of today; one of another build comes with that build. */
export async function renewPage(): Promise<void> {
  const key = shell.getCacheKeyForURL(PAGE);
  const answer = await fetch(PAGE, { cache: "no-store" });
  const scripts = namedScripts(await answer.clone().text());
  const isOurs = scripts.length > 0 && scripts.every((path) => shell.getCacheKeyForURL(path) !== undefined);
  if (key === undefined || !answer.ok || !isOurs) return;
  await (await caches.open(cacheName)).put(key, answer);
}

async function kept(request: Request): Promise<Response | undefined> {
  const cache = await caches.open(cacheName);
  return cache.match(request.url, { ignoreVary: true });
}

async function others(): Promise<readonly Request[]> {
  const cache = await caches.open(cacheName);
  return notMine(await cache.keys(), shell.getURLsToCacheKeys().values());
}

/** Asks every window of the app; one that does not answer may wake up later and want its parts. */
async function allRunThis(): Promise<boolean> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const ours = windows.filter(({ url }) => !DENIED.some((denied) => denied.test(new URL(url).pathname)));
  const scripts = await Promise.all(ours.map(whichBuild));
  return scripts.every((script) => script !== undefined && shell.getCacheKeyForURL(script) !== undefined);
}

function whichBuild(client: Client): Promise<string | undefined> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(undefined), ANSWER_MS);
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      clearTimeout(late);
      resolve(typeof data === "string" ? data : undefined);
    };
    client.postMessage(asksWhichBuild, [port2]);
  });
}

const locked = (work: () => Promise<void>): Promise<void> => self.navigator.locks.request(LOCK, work);
