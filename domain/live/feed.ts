/** What travels in a record of `signal_feed`, and how a client knows that none is missing. */

/** Collections that are served from the feed. */
export type LiveCollection = "events" | "events_alarm" | "events_pending" | "events_reports" | "alarm_history";

/**
 * One change. `record` is the row as REST would give it (without `raw` and `trace` for events); for a delete only
 * `{ id, updated }`. `updated` decides which of two copies is newer, since arrival order is not promised.
 */
export interface FeedItem {
  readonly c: LiveCollection;
  readonly a: "create" | "update" | "delete";
  readonly record: Readonly<Record<string, unknown>> & { readonly id: string; readonly updated: string };
}

/** A record of `signal_feed`. `number` is gap-free within `audience`. */
export interface FeedRecord {
  readonly id: string;
  readonly audience: string;
  readonly number: number;
  readonly at: string;
  readonly items: readonly FeedItem[];
}

/** Is `next` exactly what follows `last`? Both older and equal numbers are repeats, higher ones mean a gap. */
export function feedStep(last: number, next: number): "repeat" | "next" | "gap" {
  if (next <= last) return "repeat";
  return next === last + 1 ? "next" : "gap";
}
