/** Catches up with the store: after it, the copy equals a fresh query, whatever was lost, doubled or late before. */
import { events } from "../../domain/collections/events";
import type { FeedItem } from "../../domain/live/feed";
import { tableOf, type Db } from "./db";
import { mergeItems, mergeRows, type MergeNews } from "./merge";
import type { AlarmTable } from "./merge-alarms";
import { lessAMinute, PAGE, pagesById, pagesByUpdated } from "./paging";
import type { AlarmRow, ReportRow, SignalRow } from "./rows";
import type { StoreClient } from "./store-client";

/** Signals kept in the browser. */
export const WINDOW = 5_000;
/** Trimming waits for this many too many, so that it is not done for every signal. */
const SLACK = 500;
const KEEP_CLOSED = 300;
const REPORT_DAYS_MS = 86_400_000;
const KEEP_GONE_MS = 3_600_000;

export interface CatchUpContext {
  readonly client: StoreClient;
  readonly db: Db;
  /** Time by the server's clock. */
  readonly now: () => number;
  readonly signal: AbortSignal;
}

/** Alarms first, since lives hang on them; pending before open, so that one that wakes in between is not missed. */
export async function catchUp(context: CatchUpContext): Promise<MergeNews[]> {
  const pending = await reconcile(context, "events_pending");
  const open = await reconcile(context, "events_alarm");
  await catchUpSignals(context);
  await catchUpReports(context);
  await trim(context);
  return [...pending, ...open];
}

/** Makes a table equal to the store's collection: rows that went away there go here too. */
export async function reconcile(
  { client, db, signal }: CatchUpContext,
  collection: Extract<AlarmTable, "events_alarm" | "events_pending">,
): Promise<MergeNews[]> {
  const table = tableOf(db, collection);
  // Only rows that were here before the question and have not changed since may be missing from the answer.
  const before = new Map((await table.toArray()).map(({ id, updated }) => [id, updated]));
  const news: MergeNews[] = [];
  for await (const page of pagesById<AlarmRow>(client, collection, { signal })) {
    for (const { id } of page) before.delete(id);
    news.push(
      ...(await mergeItems(
        db,
        page.map((record) => asItem(collection, record)),
      )),
    );
  }
  const missing = [...before].map(([id, updated]): FeedItem => ({
    c: collection,
    a: "delete",
    record: { id, updated },
  }));
  news.push(...(await mergeItems(db, missing)));
  return news;
}

const asItem = (c: FeedItem["c"], record: AlarmRow): FeedItem => ({ c, a: "update", record: { ...record } });

/** Signals after the cursor; when more are missing than are kept, the newest ones instead. */
async function catchUpSignals({ client, db, signal }: CatchUpContext): Promise<void> {
  const cursor = await readCursor(db, "events");
  const [newest] = await client.list<SignalRow>("events", { sort: "-seq", perPage: 1, fields: "id,seq", signal });
  if (!newest) return;
  if (typeof cursor !== "number" || newest.seq < cursor || newest.seq - cursor > WINDOW) {
    await loadWindow({ client, db, signal });
    return writeCursor(db, "events", newest.seq);
  }
  let after = cursor;
  for (;;) {
    const query = {
      filter: "seq > {:after}",
      params: { after },
      sort: "seq",
      perPage: PAGE,
      fields: EVENT_FIELDS,
      signal,
    };
    const page = await client.list<SignalRow>("events", query);
    await mergeRows(db, "events", page);
    const last = page.at(-1);
    if (last) await raiseCursor(db, last.seq);
    if (!last || page.length < PAGE) return;
    after = last.seq;
  }
}

/** `raw` and `trace` stay in the store until somebody looks. */
export const EVENT_FIELDS = ["id", "created", "updated", ...Object.keys(events.fields)]
  .filter((name) => name !== "raw" && name !== "trace")
  .join(",");

async function loadWindow({ client, db, signal }: Pick<CatchUpContext, "client" | "db" | "signal">): Promise<void> {
  let before = Number.MAX_SAFE_INTEGER;
  for (let loaded = 0; loaded < WINDOW;) {
    const query = {
      filter: "seq < {:before}",
      params: { before },
      sort: "-seq",
      perPage: PAGE,
      fields: EVENT_FIELDS,
      signal,
    };
    const page = await client.list<SignalRow>("events", query);
    await mergeRows(db, "events", page);
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    loaded += page.length;
    before = last.seq;
  }
}

/** Lines of the log by `updated` less a minute; at first those of the last day. */
async function catchUpReports({ client, db, now, signal }: CatchUpContext): Promise<void> {
  const cursor = await readCursor(db, "events_reports");
  const since =
    typeof cursor === "string" ? lessAMinute(cursor) : new Date(now() - REPORT_DAYS_MS).toISOString().replace("T", " ");
  for await (const page of pagesByUpdated<ReportRow>(client, "events_reports", { since, signal })) {
    await mergeRows(db, "events_reports", page);
    const last = page.at(-1);
    if (last) await writeCursor(db, "events_reports", last.updated);
  }
}

/** Loads what belongs to one alarm and may be older than what is kept. */
export async function loadAlarm({ client, db, signal }: CatchUpContext, alarmId: string): Promise<void> {
  const paging = { filter: "alarm = {:alarm}", params: { alarm: alarmId }, signal };
  for await (const page of pagesById<ReportRow>(client, "events_reports", paging))
    await mergeRows(db, "events_reports", page);
  for await (const page of pagesById<SignalRow>(client, "events", { ...paging, fields: EVENT_FIELDS })) {
    await mergeRows(db, "events", page);
  }
}

/** Keeps the newest signals and those of open alarms, the newest closed alarms, and deletions for an hour. */
async function trim({ db, now }: CatchUpContext): Promise<void> {
  if ((await db.events.count()) > WINDOW + SLACK) {
    const oldest = await db.events.orderBy("seq").reverse().offset(WINDOW).first();
    const open = new Set<string>([...(await ids(db, "events_alarm")), ...(await ids(db, "events_pending"))]);
    if (oldest) {
      await db.events
        .where("seq")
        .belowOrEqual(oldest.seq)
        .filter((row) => !open.has(row.alarm))
        .delete();
    }
  }
  await db.alarm_history.orderBy("closedAt").reverse().offset(KEEP_CLOSED).delete();
  const old = new Date(now() - KEEP_GONE_MS).toISOString().replace("T", " ");
  await db.gone.where("updated").below(old).delete();
}

const ids = (db: Db, collection: string): Promise<string[]> => tableOf(db, collection).toCollection().primaryKeys();

/** How far a pull has come. */
export async function readCursor(db: Db, collection: string): Promise<unknown> {
  return (await db.meta.get(`cursor:${collection}`))?.value;
}

/** Says how far a pull has come. */
export async function writeCursor(db: Db, collection: string, value: unknown): Promise<void> {
  await db.meta.put({ key: `cursor:${collection}`, value });
}

/** Everything up to `seq` has come; never goes back, and never begins: only a catch-up does. */
export async function raiseCursor(db: Db, seq: number): Promise<void> {
  await db.transaction("rw", db.meta, async () => {
    const cursor = await readCursor(db, "events");
    if (typeof cursor === "number" && seq > cursor) await writeCursor(db, "events", seq);
  });
}
