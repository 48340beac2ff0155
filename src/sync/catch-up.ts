/**
 * Catches up with the store: after it, what stands on a screen equals a fresh query, whatever was lost, doubled or late before.
 * Of a long absence the older signals and the later lines of logs follow.
 */
import type { FeedItem } from "../../domain/live/feed";
import { forgetCursors, readCursor, writeCursor } from "./cursors";
import { tableOf, type Db, type Gone } from "./db";
import { mergeItems, mergeRows } from "./merge";
import { took, type AlarmTable } from "./merge-alarms";
import { PAGE, pagesById, pagesByUpdated, reachedWith, sinceOf, toStoreDate } from "./paging";
import { reachParts } from "./reach";
import type { AlarmRow, ReportRow, SignalRow } from "./rows";
import { catchUpSignals, openAlarmIds, slim, trimSignals, WINDOW_CURSORS } from "./signal-window";
import type { StoreClient } from "./store-client";

const KEEP_CLOSED = 300;
/** More open alarms than this are read when somebody opens them. */
const MOST_OPEN = 50;
const KEEP_GONE_MS = 3_600_000;

export interface CatchUpContext {
  readonly client: StoreClient;
  readonly db: Db;
  /** Whose rows the person reaches: `staff`, `dealer:ID`, or `customer:ID` for each customer. */
  readonly reach: string;
  /** Time by the server's clock. */
  readonly now: () => number;
  readonly signal: AbortSignal;
}

/**
 * Alarms first, since lives hang on them; pending before open, so that one that wakes in between is not missed. The answer brings
 * the lines of logs of which there was more than a page.
 */
export async function catchUp(context: CatchUpContext): Promise<() => Promise<void>> {
  await reconcile(context, "events_pending");
  await reconcile(context, "events_alarm");
  await catchUpSignals(context);
  const lines = catchUpLines(context);
  const first = await lines.next();
  await trim(context);
  return async () => {
    for (let { done } = first; done !== true;) ({ done } = await lines.next());
  };
}

/** Makes a table equal to the store's collection: rows that went away there go here too. */
export async function reconcile(
  { client, db, signal }: CatchUpContext,
  collection: Extract<AlarmTable, "events_alarm" | "events_pending">,
): Promise<void> {
  const table = tableOf(db, collection);
  // Only rows that were here before the question and have not changed since may be missing from the answer.
  const before = new Map(((await table.toArray()) as AlarmRow[]).map((row) => [row.id, row]));
  const gone = await db.gone.where("key").startsWith(`${collection}:`).toArray();
  for await (const page of pagesById<AlarmRow>(client, collection, { signal })) {
    for (const { id } of page) before.delete(id);
    await giveBack(db, { collection, gone, page });
    await mergeItems(
      db,
      page.map((record) => asItem(collection, record)),
    );
  }
  const missing = [...before.values()].map(({ id, updated, version }): FeedItem => ({
    c: collection,
    a: "delete",
    record: { id, updated, version },
  }));
  await mergeItems(db, missing);
}

interface Answered {
  readonly collection: string;
  /** What was gone before the question. */
  readonly gone: readonly Gone[];
  readonly page: readonly AlarmRow[];
}

/** A right or a reach may be withdrawn and given again without a row being touched: what the store has is not gone. */
async function giveBack(db: Db, { collection, gone, page }: Answered): Promise<void> {
  const rows = new Map(page.map((row) => [`${collection}:${row.id}`, row]));
  const back = gone.filter((mark) => {
    const row = rows.get(mark.key);
    return row !== undefined && took(mark, row);
  });
  if (back.length === 0) return;
  // What the feed has told to be gone since the question has a later time.
  const times = new Map(back.map(({ key, updated }) => [key, updated]));
  await db.gone
    .where("key")
    .anyOf([...times.keys()])
    .filter(({ key, updated }) => updated === times.get(key))
    .delete();
}

const asItem = (c: FeedItem["c"], record: AlarmRow): FeedItem => ({ c, a: "update", record: { ...record } });

/**
 * Lines of the log by `updated` less a minute; a first load begins now, `loadOpenAlarms` brings what matters of before. Stops
 * behind each full page, for whoever does not want to wait for the next.
 */
async function* catchUpLines({ client, db, reach, now, signal }: CatchUpContext): AsyncGenerator<void> {
  const cursor = await readCursor(db, "events_reports");
  if (typeof cursor !== "string") return writeCursor(db, "events_reports", toStoreDate(now()));
  const since = sinceOf(cursor, now());
  const parts = reachParts(reach);
  let newest = reachedWith(cursor, now());
  for (const part of parts) {
    const latest = { ...part, sort: "-updated", perPage: 1, fields: "id,updated", signal };
    const until = async (): Promise<string> => {
      const [last] = await client.list<ReportRow>("events_reports", latest);
      return last?.updated ?? "";
    };
    const paging = { ...part, since, until, signal };
    for await (const page of pagesByUpdated<ReportRow>(client, "events_reports", paging)) {
      await mergeRows({ db }, "events_reports", page);
      const last = reachedWith(page.at(-1)?.updated ?? "", now());
      if (last > newest) newest = last;
      // Of several customers only the end of all says that nothing older is to come.
      if (parts.length === 1) await writeCursor(db, "events_reports", newest);
      if (page.length === PAGE) yield;
    }
  }
  if (newest !== cursor) await writeCursor(db, "events_reports", newest);
}

/** After a first load: signals and log of what is open, so that it can be read also while the store is away. */
export async function loadOpenAlarms(context: CatchUpContext): Promise<void> {
  const { db } = context;
  const done = await readCursor(db, "open");
  if (done !== undefined) return;
  const open = await openAlarmIds(db);
  for (const id of open.slice(0, MOST_OPEN)) await loadAlarm(context, id);
  await writeCursor(db, "open", true);
}

/** Loads what belongs to one alarm and may be older than what is kept. */
export async function loadAlarm({ client, db, signal }: CatchUpContext, alarmId: string): Promise<void> {
  const paging = { filter: "alarm = {:alarm}", params: { alarm: alarmId }, signal };
  for await (const page of pagesById<ReportRow>(client, "events_reports", paging))
    await mergeRows({ db }, "events_reports", page);
  for await (const page of pagesById<SignalRow>(client, "events", { ...paging })) {
    await mergeRows({ db }, "events", slim(page));
  }
}

/** Keeps the newest closed alarms, and deletions for an hour. */
async function trim({ db, now }: CatchUpContext): Promise<void> {
  await trimSignals(db);
  await db.alarm_history.orderBy("closedAt").reverse().offset(KEEP_CLOSED).delete();
  await db.gone
    .where("updated")
    .below(toStoreDate(now() - KEEP_GONE_MS))
    .delete();
}

/** Takes signals, logs and closed alarms out: they may not all be ours any more, and are read anew from the newest. */
export async function forgetWindow(db: Db): Promise<void> {
  await db.transaction("rw", ["events", "events_reports", "alarm_history", "meta"], async () => {
    await Promise.all([db.events.clear(), db.events_reports.clear(), db.alarm_history.clear()]);
    await forgetCursors(db, [...WINDOW_CURSORS, "events_reports", "open"]);
  });
}
