/** How old the browser's copy of a collection is: when the last pull of it was complete. */
import { readCursor, writeCursor } from "./cursors";
import type { Db } from "./db";

type Ages = Readonly<Record<string, number>>;

const PULLED = "pulled";
/** Where the live layer says when the screen was last known to be live. */
export const LAST_LIVE = "lastLiveAt";

const LIVE: readonly string[] = ["events", "events_alarm", "events_pending", "events_reports", "alarm_history"];

/** Says which collections were pulled just now. */
export async function markPulled(db: Db, names: readonly string[], now: number): Promise<void> {
  if (names.length === 0) return;
  const before = ((await readCursor(db, PULLED)) ?? {}) as Ages;
  await writeCursor(db, PULLED, { ...before, ...Object.fromEntries(names.map((name) => [name, now])) });
}

/** When the copy of a collection was last known to be complete, epoch ms by the server's clock; 0 = never. */
export async function ageOf(db: Db, collection: string): Promise<number> {
  if (LIVE.includes(collection)) return Number((await db.meta.get(LAST_LIVE))?.value ?? 0);
  return (((await readCursor(db, PULLED)) ?? {}) as Ages)[collection] ?? 0;
}
