/** Counts that all engines share, forgotten some time after the first of each: changed in one step, bounded in memory. */
import type { PbApp } from "./pb";

/** So many texts are kept: one that held all counts would be read as a whole for each of them. */
const BUCKET_DIGITS = 2;
/** Of one bucket; in all, an attacker can have this times 256 remembered. */
const MOST_IN_BUCKET = 100;

interface Counter {
  readonly count: number;
  readonly sinceMs: number;
}

type Bucket = Readonly<Record<string, Counter>>;

const keyOf = (name: string): string => `watchdesk.counts:${$security.sha256(name).slice(0, BUCKET_DIGITS)}`;

const parse = (kept: unknown): Bucket => (typeof kept === "string" ? (JSON.parse(kept) as Bucket) : {});

/** What is counted, and for how long. */
export interface Counted {
  readonly name: string;
  readonly windowMs: number;
}

const standing = (bucket: Bucket, { name, windowMs }: Counted): Counter | undefined => {
  const counter = bucket[name];
  return counter && Date.now() - counter.sinceMs < windowMs ? counter : undefined;
};

/** The count as it stands. */
export const countOf = (app: PbApp, counted: Counted): number =>
  standing(parse(app.store().get(keyOf(counted.name))), counted)?.count ?? 0;

/** How long it is until the count is forgotten, ms; 0 where there is none. */
export function forgottenInMs(app: PbApp, counted: Counted): number {
  const counter = standing(parse(app.store().get(keyOf(counted.name))), counted);
  return counter ? Math.max(0, counter.sinceMs + counted.windowMs - Date.now()) : 0;
}

/** Changes a count in one step, whatever other engines do meanwhile; gives what it was. */
export function changeCount(app: PbApp, counted: Counted, change: (count: number) => number): number {
  let before = 0;
  app.store().setFunc(keyOf(counted.name), (kept) => {
    const { [counted.name]: _old, ...others } = parse(kept);
    const old = standing(parse(kept), counted);
    before = old?.count ?? 0;
    const count = Math.max(0, change(before));
    const mine = count > 0 ? { [counted.name]: { count, sinceMs: old?.sinceMs ?? Date.now() } } : {};
    return JSON.stringify({ ...roomIn(others), ...mine });
  });
  return before;
}

/** In a full bucket those with the fewest go, of these the oldest: whoever fills it with names has none of them forgotten. */
function roomIn(bucket: Bucket): Bucket {
  const all = Object.entries(bucket);
  if (all.length < MOST_IN_BUCKET) return bucket;
  const byWeight = [...all].sort(([, a], [, b]) => b.count - a.count || b.sinceMs - a.sinceMs);
  return Object.fromEntries(byWeight.slice(0, MOST_IN_BUCKET - 1));
}
