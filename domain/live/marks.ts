/** What the beat says of the collections that browsers keep whole: when each last changed, so that only those are asked for. */
import { KEPT_COLLECTIONS } from "../collections/kept";
import type { BeatState } from "./beat";

/** Where what was deleted of them is written down. */
export const TOMBSTONES = "deletions";

/** For so long the store keeps them: whoever was away for longer reads anew what he keeps. */
export const TOMBSTONE_DAYS = 30;

/** Collections that the beat tells of: what is `slim` or less changes with every import, and follows with the round. */
export const MARKED: readonly string[] = [
  ...KEPT_COLLECTIONS.filter(({ offline }) => offline === "mirror").map(({ name }) => name),
  TOMBSTONES,
];

/** How they stood when a beat was saved. */
export interface Marks {
  /** Since when the store runs; what changed before that it does not know. */
  readonly since: string;
  readonly changed: Readonly<Record<string, number>>;
}

/** What a beat says of them; undefined where it says nothing, as those of an older store. */
export function marksIn(state: BeatState | null | undefined): Marks | undefined {
  const { storeSince, changed } = state ?? {};
  return typeof storeSince === "string" ? { since: storeSince, changed: changed ?? {} } : undefined;
}

/** Which of them changed in between; all of them where the store was started anew. */
export const changedBetween = (before: Marks, after: Marks): readonly string[] =>
  MARKED.filter((name) => before.since !== after.since || before.changed[name] !== after.changed[name]);
