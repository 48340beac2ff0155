/** Wrong passwords, counted by person and address: one who types wrongly shuts out nobody behind the same address. */
import type { PbApp } from "./pb";

const MAX_TRIES = 10;
const WINDOW_MS = 300_000;
/** Counters are forgotten all together when there are this many: an attacker must not fill the memory. */
const MAX_COUNTERS = 5000;
const KEY = "watchdesk.tries";

type Tries = Record<string, { count: number; sinceMs: number }>;

interface Who {
  readonly identity: string;
  readonly ip: string;
}

const keyOf = ({ identity, ip }: Who): string => `${ip} ${identity.toLowerCase().slice(0, 200)}`;

const read = (app: PbApp): Tries => {
  const kept = app.store().get(KEY);
  return typeof kept === "string" ? (JSON.parse(kept) as Tries) : {};
};

const write = (app: PbApp, tries: Tries): void => app.store().set(KEY, JSON.stringify(tries));

/** Has this person been tried too often from this address? */
export function tooManyTries(app: PbApp, who: Who): boolean {
  const tries = read(app)[keyOf(who)];
  return tries !== undefined && tries.count >= MAX_TRIES && Date.now() - tries.sinceMs < WINDOW_MS;
}

/** Counts a wrong password. */
export function countTry(app: PbApp, who: Who): void {
  const now = Date.now();
  const kept = Object.entries(read(app)).filter(([, tries]) => now - tries.sinceMs < WINDOW_MS);
  const all: Tries = kept.length >= MAX_COUNTERS ? {} : Object.fromEntries(kept);
  const before = all[keyOf(who)];
  all[keyOf(who)] = { count: (before?.count ?? 0) + 1, sinceMs: before?.sinceMs ?? now };
  write(app, all);
}

/** The right password forgets the wrong ones. */
export function clearTries(app: PbApp, who: Who): void {
  const all = read(app);
  if (all[keyOf(who)] === undefined) return;
  delete all[keyOf(who)];
  write(app, all);
}
