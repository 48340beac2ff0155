/** Finds, from one look at the browser's copy to the next, which alarms have come back from a wait to a person. */
import type { AlarmRow, PendingRow } from "../../domain/alarms/rows";

/** What has been seen so far. */
export interface Returns {
  /** Parked by the person: id and version while it waited. */
  readonly waiting: ReadonlyMap<string, number>;
  /** Back with him, and not yet turned to. */
  readonly back: ReadonlySet<string>;
}

export const NOTHING: Returns = { waiting: new Map(), back: new Set() };

/** One look. */
export interface Seen {
  readonly me: string;
  readonly open: readonly Pick<AlarmRow, "id" | "owner" | "version">[];
  readonly pending: readonly Pick<PendingRow, "id" | "parkedBy" | "version">[];
}

/**
 * The next state. The two lists are read one after the other: an alarm that is missing from both has not ended, and one
 * that still stands in the open list as it was before its wait has not come back.
 */
export function stepReturns(before: Returns, { me, open, pending }: Seen): Returns {
  const waiting = new Map(before.waiting);
  for (const { id, parkedBy, version } of pending) {
    if (parkedBy === me) waiting.set(id, version);
    else waiting.delete(id);
  }
  const mine = new Set(open.filter(({ owner }) => owner === me).map(({ id }) => id));
  const back = new Set([...before.back].filter((id) => mine.has(id)));
  for (const { id, version } of open) {
    const parked = waiting.get(id);
    if (parked === undefined || version <= parked) continue;
    waiting.delete(id);
    if (mine.has(id)) back.add(id);
  }
  return same(before, { waiting, back });
}

/** Without these: neither told when they come back nor any longer told to be back. */
export const forgetWaits = (before: Returns, ids: readonly string[]): Returns =>
  same(before, {
    waiting: new Map([...before.waiting].filter(([id]) => !ids.includes(id))),
    back: new Set([...before.back].filter((id) => !ids.includes(id))),
  });

/** The same objects where nothing has changed, for those who compare by identity. */
function same(before: Returns, after: Returns): Returns {
  const waits =
    before.waiting.size === after.waiting.size &&
    [...after.waiting].every(([id, version]) => before.waiting.get(id) === version);
  const stands = before.back.size === after.back.size && [...after.back].every((id) => before.back.has(id));
  if (waits && stands) return before;
  return { waiting: waits ? before.waiting : after.waiting, back: stands ? before.back : after.back };
}
