/** What travels in a record of `signal_feed`, where each audience's is, and how a client knows that none is missing. */

/** Collections that are served from the feed. */
export type LiveCollection = "events" | "events_alarm" | "events_pending" | "events_reports" | "alarm_history";

/**
 * One change. `record` is the row as REST would give it (without `raw` and `trace` for events); for a delete only
 * `{ id, updated, version }`, the version being that of the copy that went. The higher version is the newer copy, then
 * the later `updated`, since arrival order is not promised.
 */
export interface FeedItem {
  readonly c: LiveCollection;
  readonly a: "create" | "update" | "delete";
  readonly record: Readonly<Record<string, unknown>> & { readonly id: string; readonly updated: string };
}

/**
 * The lasting record of an audience as one commit left it: `items` are of that commit, `number` has no gap. The items
 * are text (`feedItems` reads it): as a JSON value the store would read and write them anew for every stream.
 */
export interface FeedRecord {
  readonly id: string;
  readonly audience: string;
  readonly number: number;
  readonly at: string;
  readonly items: string;
}

/** What an item's text says: new events as rows under one line of names, since a busy batch is all events. */
interface FeedText {
  readonly events?: {
    readonly columns: readonly string[];
    /** What all rows have in common. */
    readonly same: Readonly<Record<string, unknown>>;
    readonly rows: readonly (readonly unknown[])[];
  };
  readonly items: readonly FeedItem[];
}

/** The changes of a record, events first: what else changed may speak of them. */
export function feedItems(record: Pick<FeedRecord, "items"> | undefined): FeedItem[] {
  if (!record || record.items === "") return [];
  const { events, items } = JSON.parse(record.items) as FeedText;
  if (!events) return [...items];
  const { columns, same, rows } = events;
  const created = rows.map((row): FeedItem => {
    const cells = Object.fromEntries(columns.map((column, index) => [column, row[index]]));
    return { c: "events", a: "create", record: { ...cells, ...same } as unknown as FeedItem["record"] };
  });
  return [...created, ...items];
}

/** The text that `feedItems` reads, of parts that are JSON already. */
export function feedText(
  { columns, same }: Pick<NonNullable<FeedText["events"]>, "columns" | "same">,
  { rows, items }: { rows: readonly string[]; items: readonly string[] },
): string {
  const head = `"columns":${JSON.stringify(columns)},"same":${JSON.stringify(same)}`;
  const events = rows.length === 0 ? "" : `"events":{${head},"rows":[${rows.join(",")}]},`;
  return `{${events}"items":[${items.join(",")}]}`;
}

/** Id of the staff's record: like any other 15 letters and digits, which is all the store takes. */
const STAFF_ID = "staff0000000000";

/** Id of an audience's record: that of its dealer or customer, so that whoever knows his audience knows it. */
export const feedId = (audience: string): string => audience.split(":")[1] ?? STAFF_ID;

/** The topics of a person's live audiences, as the store keeps them on him: `staff`, `dealer:ID`, `customer:A customer:B`. */
export const feedTopics = (liveAudiences: string): string[] =>
  liveAudiences
    .split(" ")
    .filter((audience) => audience !== "")
    .map((audience) => `signal_feed/${feedId(audience)}`);

/** Is `next` exactly what follows `last`? Both older and equal numbers are repeats, higher ones mean a gap. */
export function feedStep(last: number, next: number): "repeat" | "next" | "gap" {
  if (next <= last) return "repeat";
  return next === last + 1 ? "next" : "gap";
}
