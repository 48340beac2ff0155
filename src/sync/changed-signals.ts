/** Reads again the signals that were changed while nobody was told: a site took them over, a repeat was counted. */
import { CHANGED_PAGE, CHANGED_SPAN } from "../../domain/live/changed-signals";
import type { Routes } from "../../domain/live/routes";
import type { CatchUpContext } from "./catch-up";
import { readCursor } from "./cursors";
import { windowBegin } from "./signal-window";
import { mergeRows } from "./merge";
import { toStoreDate } from "./paging";
import type { SignalRow } from "./rows";
import { isRefused } from "./site-rows";

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
  await readPages(context, { above: begin, upto, since }).catch((error: unknown) => {
    if (!isRefused(error)) throw error;
  });
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
