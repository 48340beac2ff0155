/** Writes what the app's live collections are fed from: the record of each audience, numbered without a gap. */
import { feedId, type FeedItem } from "../../domain/live/feed";
import { jsonRowsOf, type PbApp, type PbRecord } from "./pb";

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
  SELECT DISTINCT dealer AS id FROM users
  WHERE dealer IN (SELECT value FROM json_each({:ids})) AND liveAudiences = 'dealer:' || dealer`;

/**
 * Saves the record of each audience that may see some of the entries: `staff`, `dealer:ID` where that dealer has staff,
 * `customer:ID` where a portal user may watch. Saved natively, so that its own streams get it at the commit.
 */
export function appendFeed(tx: PbApp, at: string, entries: readonly FeedEntry[]): void {
  if (entries.length === 0) return;
  const audiences = byAudience(tx, entries);
  const ids = [...audiences.keys()].map(feedId);
  const standing = new Map(
    tx.findRecordsByIds("signal_feed", ids).map((record) => [record.getString("audience"), record]),
  );
  for (const [audience, texts] of audiences)
    saveAll(tx, standing.get(audience) ?? firstRecord(tx, audience), { at, texts });
}

function firstRecord(tx: PbApp, audience: string): PbRecord {
  const collection = tx.findCachedCollectionByNameOrId("signal_feed");
  return new Record(collection, { id: feedId(audience), audience, number: 0 });
}

/** Each save by a copy of its own: the streams are told after the commit, of each copy as it then is. */
function saveAll(tx: PbApp, record: PbRecord, { at, texts }: { at: string; texts: readonly string[] }): void {
  let last = record;
  for (const items of chunks(texts)) {
    const next = last.isNew() ? last : last.fresh();
    next.set("number", next.getInt("number") + 1);
    next.set("at", at);
    next.set("items", items);
    tx.save(next);
    last = next;
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
