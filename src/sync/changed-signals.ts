/** Reads again the signals that were changed while nobody was told: a site took them over, a repeat was counted. */
import { CHANGED_PAGE, CHANGED_SPAN } from "../../domain/live/changed-signals";
import type { Routes } from "../../domain/live/routes";
import type { CatchUpContext } from "./catch-up";
import { forgetCursors, readCursor, writeCursor } from "./cursors";
import type { Db } from "./db";
import { windowBegin } from "./signal-window";
import { mergeRows } from "./merge";
import { toStoreDate } from "./paging";
import type { SignalRow } from "./rows";
import { nullIfRefused } from "./site-rows";

/** Since when signals that were changed have not been read again, epoch ms by the server's clock. */
const UNREAD = "events:unread";

/**
 * From when on to read them again: the last moment in which the screen was live (0 = never), or an earlier one that was not
 * come to an end with. Kept, since a tab may go in the middle, and whoever follows has been live a moment ago.
 */
export async function widenUnread(db: Db, lastLiveAt: number): Promise<number> {
  const kept = await readCursor(db, UNREAD);
  const from = Math.min(typeof kept === "number" ? kept : Infinity, lastLiveAt || Infinity);
  if (from !== Infinity && from !== kept) await writeCursor(db, UNREAD, from);
  return from;
}

/** All of them have been read. */
export const forgetUnread = (db: Db): Promise<void> => forgetCursors(db, [UNREAD]);

/** What was told last may have been lost on its way; two clocks differ. */
const OVERLAP_MS = 60_000;

type Question = Routes["GET signals_changed"]["query"];
type Answer = Readonly<Record<keyof Routes["GET signals_changed"]["answer"], readonly SignalRow[]>>;

/**
 * Of those that are kept; whoever may read no signals has none. `liveUntil` = the last moment in which the screen was live,
 * epoch ms by the server's clock; Infinity = never.
 */
export async function rereadChanged(context: CatchUpContext, liveUntil: number): Promise<void> {
  const upto = await readCursor(context.db, "events");
  if (liveUntil === Infinity || typeof upto !== "number" || upto === 0) return;
  const since = toStoreDate(Math.min(liveUntil, context.now()) - OVERLAP_MS);
  const begin = Math.max((await windowBegin(context.db)) - 1, upto - CHANGED_SPAN, 0);
  await readPages(context, { above: begin, upto, since }).catch(nullIfRefused);
}

async function readPages({ client, db, now, signal }: CatchUpContext, asked: Question): Promise<void> {
  for (let { above } = asked; ;) {
    const { items } = await client.send<Answer>("signals_changed", { query: { ...asked, above }, signal });
    await mergeRows({ db, now }, "events", items);
    const last = items.at(-1);
    if (!last || items.length < CHANGED_PAGE) return;
    above = last.seq;
  }
}
