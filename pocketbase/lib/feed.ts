/** Writes what the app's live collections are fed from: one record per audience, numbered without a gap. */
import type { FeedItem } from "../../domain/live/feed";
import { jsonRowsOf, type PbApp } from "./pb";

/** One change and whose site it is about; empty where it belongs to none. */
export interface FeedEntry {
  readonly item: FeedItem;
  readonly dealer: string;
  readonly customer: string;
  /** False where it only leaves somebody's reach: whoever reaches everything still has it. */
  readonly staff?: false;
}

// A portal user's audience is a customer whose signals and alarms he may both see: one record carries both.
const CUSTOMERS_WATCHING = `
  SELECT DISTINCT customer AS id FROM customer_user_rights
  WHERE customer IN (SELECT value FROM json_each({:ids}))
    AND json_extract(rights, '$.signals.all_live_signals.read') = 1 AND json_extract(rights, '$.signals.alarms.read') = 1`;

const DEALERS_WITH_STAFF = `
  SELECT DISTINCT dealer AS id FROM users WHERE dealer IN (SELECT value FROM json_each({:ids}))`;

const LAST_NUMBERS = `
  SELECT value AS audience, COALESCE((SELECT MAX(number) FROM signal_feed WHERE audience = value), 0) AS number
  FROM json_each({:ids})`;

/**
 * Adds one record for each audience that may see some of the entries: `staff`, `dealer:ID` where that dealer has staff,
 * `customer:ID` where a portal user may watch. Saved natively, so that the streams get it at the commit.
 */
export function appendFeed(tx: PbApp, at: string, entries: readonly FeedEntry[]): void {
  if (entries.length === 0) return;
  const audiences = byAudience(tx, entries);
  const ids = JSON.stringify([...audiences.keys()]);
  const last = jsonRowsOf<{ audience: string; number: number }>(tx, LAST_NUMBERS, {
    columns: ["audience", "number"],
    bind: { ids },
  });
  const collection = tx.findCachedCollectionByNameOrId("signal_feed");
  for (const { audience, number } of last) {
    chunks(audiences.get(audience) ?? []).forEach((items, index) => {
      tx.save(new Record(collection, { audience, number: number + 1 + index, at, items }));
    });
  }
}

/** Characters of one record's items: in UTF-8 still below what the field takes. */
const CHUNK_CHARACTERS = 600_000;

/** The items as JSON lists, cut where a record would grow too large to be saved or sent. */
function chunks(items: readonly string[]): string[] {
  const lists: string[] = [];
  let open: string[] = [];
  let length = 0;
  for (const text of items) {
    if (open.length > 0 && length + text.length > CHUNK_CHARACTERS) {
      lists.push(`[${open.join(",")}]`);
      open = [];
      length = 0;
    }
    open.push(text);
    length += text.length;
  }
  lists.push(`[${open.join(",")}]`);
  return lists;
}

/** The items of each audience as JSON, each written once however many may see it. */
function byAudience(tx: PbApp, entries: readonly FeedEntry[]): Map<string, string[]> {
  const texts = entries.map(({ item }) => JSON.stringify(item));
  const audiences = new Map<string, string[]>();
  const forStaff = texts.filter((_text, n) => entries[n]?.staff !== false);
  if (forStaff.length > 0) audiences.set("staff", forStaff);
  for (const [key, query] of [
    ["dealer", DEALERS_WITH_STAFF],
    ["customer", CUSTOMERS_WATCHING],
  ] as const) {
    const ids = [...new Set(entries.map((entry) => entry[key]))].filter((id) => id !== "");
    if (ids.length === 0) continue;
    const reached = jsonRowsOf<{ id: string }>(tx, query, { columns: ["id"], bind: { ids: JSON.stringify(ids) } });
    for (const { id } of reached)
      audiences.set(
        `${key}:${id}`,
        texts.filter((_text, n) => entries[n]?.[key] === id),
      );
  }
  return audiences;
}
