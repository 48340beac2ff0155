/** A part of the app that could not be fetched: its build is gone from the server, or nobody answered. */

/** As the browsers say it (Chromium, Firefox, Safari), and Vite of a sheet of styles. */
const WORDS = [
  /^Failed to fetch dynamically imported module/,
  /^error loading dynamically imported module/,
  /^Importing a module script failed/,
  /^Unable to preload CSS/,
];

/** Is it such an error? */
export const isLostPart = (error: unknown): error is Error =>
  error instanceof Error && WORDS.some((words) => words.test(error.message));

/** The part of the browser's storage that is needed to reload but once. */
export type ReloadStorage = Pick<Storage, "getItem" | "setItem">;

const KEY = "watchdesk.reloaded";
/** After that it is another trouble. */
const ONCE_IN_MS = 60_000;

/** May this window reload itself now? Once a minute at most, and never where that could not be remembered. */
export function mayReload(storage: ReloadStorage, now: number): boolean {
  try {
    const last = Number(storage.getItem(KEY) ?? Number.NaN);
    if (Math.abs(now - last) < ONCE_IN_MS) return false;
    storage.setItem(KEY, String(now));
    return storage.getItem(KEY) === String(now);
  } catch {
    return false;
  }
}

/** A window as it is when a part of it is lost. */
export interface LosingWindow {
  /** Since it was opened. */
  readonly ageMs: number;
  /** Has anybody pressed or typed anything in it? undefined = this browser does not tell. */
  readonly touched: boolean | undefined;
  /** The query of its address. */
  readonly search: string;
}

/** A window that has just been opened. */
const YOUNG_MS = 20_000;

/** Has it nothing to lose by a reload nobody asked for: just opened, nothing typed, no alarm open? */
export const losesNothing = ({ ageMs, touched, search }: LosingWindow): boolean =>
  ageMs < YOUNG_MS && touched === false && !new URLSearchParams(search).has("id");

/** The router reloads by itself where a part is lost, without the network as well; it takes this for done. */
export function forbidReload(storage: ReloadStorage, error: Error): void {
  try {
    storage.setItem(`tanstack_router_reload:${error.message}`, "1");
  } catch {
    // Without a storage it does not reload either.
  }
}
