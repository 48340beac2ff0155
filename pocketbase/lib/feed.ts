/** Writes what the app's live collections are fed from: the record of each audience, numbered without a gap. */
import { feedId, feedText, type FeedItem } from "../../domain/live/feed";
import { FEED_COLUMNS } from "./event-columns";
import { jsonRowsOf, type PbApp, type PbRecord } from "./pb";

/** One change and whose site it is about; empty where it belongs to none. */
export type FeedEntry = {
  readonly dealer: string;
  readonly customer: string;
  /** False where it only leaves somebody's reach: whoever reaches everything still has it. */
  readonly staff?: false;
} & FeedChange;

/** A new event as the JSON text of its cells (`FEED_COLUMNS`), or any other change. */
type FeedChange =
  { readonly item: FeedItem; readonly row?: undefined } | { readonly row: string; readonly item?: undefined };

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
  for (const [audience, changes] of audiences)
    saveAll(tx, standing.get(audience) ?? firstRecord(tx, audience), { at, changes });
}

function firstRecord(tx: PbApp, audience: string): PbRecord {
  const collection = tx.findCachedCollectionByNameOrId("signal_feed");
  return new Record(collection, { id: feedId(audience), audience, number: 0 });
}

/** Each save by a copy of its own: the streams are told after the commit, of each copy as it then is. */
function saveAll(tx: PbApp, record: PbRecord, { at, changes }: { at: string; changes: readonly Change[] }): void {
  const head = { columns: FEED_COLUMNS, same: { created: at, updated: at } };
  let last = record;
  for (const part of parts(changes)) {
    const next = last.isNew() ? last : last.fresh();
    const texts = (isRow: boolean) => part.filter((change) => change.isRow === isRow).map(({ text }) => text);
    next.set("number", next.getInt("number") + 1);
    next.set("at", at);
    next.set("items", feedText(head, { rows: texts(true), items: texts(false) }));
    tx.save(next);
    last = next;
  }
}

/** Characters of one record's changes: in UTF-8 still below what the field takes. */
const PART_CHARACTERS = 600_000;

interface Change {
  readonly text: string;
  readonly isRow: boolean;
}

/** The changes, cut where a record would grow too large to be saved or sent. */
function parts(changes: readonly Change[]): Change[][] {
  const lists: Change[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const change of changes) {
    if (length + change.text.length > PART_CHARACTERS) {
      lists.push([]);
      length = 0;
    }
    lists.at(-1)?.push(change);
    length += change.text.length;
  }
  return lists;
}

/** The changes of each audience as JSON, each written once however many may see it. */
function byAudience(tx: PbApp, entries: readonly FeedEntry[]): Map<string, Change[]> {
  const changes = entries.map(({ item, row }): Change =>
    item ? { text: JSON.stringify(item), isRow: false } : { text: row, isRow: true },
  );
  const audiences = new Map<string, Change[]>();
  const forStaff = changes.filter((_change, n) => entries[n]?.staff !== false);
  if (forStaff.length > 0) audiences.set("staff", forStaff);
  for (const [key, query] of [
    ["dealer", DEALERS_WITH_STAFF],
    ["customer", CUSTOMERS_WATCHING],
  ] as const) {
    const lists = new Map<string, Change[]>();
    for (const [n, change] of changes.entries()) {
      const id = entries[n]?.[key] ?? "";
      const list = lists.get(id);
      if (list) list.push(change);
      else if (id !== "") lists.set(id, [change]);
    }
    if (lists.size === 0) continue;
    const bind = { ids: JSON.stringify([...lists.keys()]) };
    for (const { id } of jsonRowsOf<{ id: string }>(tx, query, { columns: ["id"], bind })) {
      audiences.set(`${key}:${id}`, lists.get(id) ?? []);
    }
  }
  return audiences;
}
