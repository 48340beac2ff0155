/** The columns of an event's row and what of them travels: each value is written as JSON once, for both. */
import type { EventDraft } from "../../domain/signals/world";

const SHOWN = `
  id key siteNo partitionNo signal signal_types site siteName dealer customer receivedAt panelAt receiver lineCard
  communicator protocol token account prefix code qualifier zone user zoneText text class priority decision decisionRule
  decisionLayer path sequence encrypted testMode alarm duplicateOf repeats`
  .trim()
  .split(/\s+/);

/** What the commit writes, but for `seq`, `created` and `updated`. */
export const EVENT_COLUMNS: readonly string[] = [...SHOWN, "media", "raw", "trace"];

/** What the feed tells of an event: everything but the frame itself and the trace. */
export const FEED_COLUMNS: readonly string[] = ["seq", ...SHOWN, "media"];

/** An event as the two JSON arrays that its columns stand for; in the table JSON fields are text. */
export function eventCells(event: EventDraft, seq: number): { table: string; feed: string } {
  const shown = JSON.stringify(SHOWN.map((column) => event[column])).slice(1, -1);
  const media = JSON.stringify(event["media"]);
  const hidden = JSON.stringify([media, event["raw"], JSON.stringify(event["trace"])]).slice(1);
  return { table: `[${shown},${hidden}`, feed: `[${seq},${shown},${media}]` };
}
