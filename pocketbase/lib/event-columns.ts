/** The columns of an event's row and what of them travels: each value is written as JSON once, for both. */
import { events } from "../../domain/collections/events";
import type { EventDraft } from "../../domain/signals/world";

const SHOWN = `
  id key siteNo partitionNo signal signal_types site siteName dealer customer receivedAt panelAt receiver lineCard
  communicator protocol token account prefix code qualifier zone user userName zoneText text class priority decision
  decisionRule decisionLayer transport sequence encrypted testMode alarm duplicateOf repeats`
  .trim()
  .split(/\s+/);

const FED = [...SHOWN, "media"];

/** What the commit writes, but for `seq`, `created` and `updated`. */
export const EVENT_COLUMNS: readonly string[] = [...FED, "raw", "trace"];

/** Of them those that hold JSON. */
export const JSON_COLUMNS: ReadonlySet<string> = new Set(["media", "trace"]);

/** What the feed tells of an event: everything but the frame itself and the trace. */
export const FEED_COLUMNS: readonly string[] = ["seq", ...FED];

const { raw: _raw, trace: _trace, ...fed } = events.fields;

/** Events as far as the feed tells of them. */
export const FED_EVENTS = { name: "events", fields: fed } as const;

/** An event as the two JSON arrays that its columns stand for. */
export function eventCells(event: EventDraft, seq: number): { table: string; feed: string } {
  // A draft's values stand in the order of the columns (tests/store/live-rows.test.ts).
  const values = Object.values(event);
  const fed = JSON.stringify(values.slice(0, FED.length));
  const hidden = JSON.stringify(values.slice(FED.length));
  return { table: `${fed.slice(0, -1)},${hidden.slice(1)}`, feed: `[${seq},${fed.slice(1)}` };
}
