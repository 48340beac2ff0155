/** Catches up with the store: after it, the copy equals a fresh query, whatever was lost, doubled or late before. */
import type { FeedItem } from "../../domain/live/feed";
import { tableOf, type Db, type Gone } from "./db";
import { mergeItems, mergeRows } from "./merge";
import { took, type AlarmTable } from "./merge-alarms";
import { PAGE, pagesById, pagesByUpdated, reachedWith, sinceOf, toStoreDate } from "./paging";
import { listSignals, reachParts } from "./reach";
import type { AlarmRow, ReportRow, SignalRow } from "./rows";
import type { StoreClient } from "./store-client";

/** Signals kept in the browser. */
export const WINDOW = 5_000;
/** Trimming waits for this many too many, so that it is not done for every signal. */
const SLACK = 500;
const KEEP_CLOSED = 300;
/** Enough to fill a screen; the rest follows once the page is live. */
const FIRST_PAGE = 200;
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

/** Alarms first, since lives hang on them; pending before open, so that one that wakes in between is not missed. */
export async function catchUp(context: CatchUpContext): Promise<void> {
  await reconcile(context, "events_pending");
  await reconcile(context, "events_alarm");
  await catchUpSignals(context);
  await catchUpReports(context);
  await trim(context);
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
 * Signals after the cursor; when more are missing than are kept, the newest page instead. Only up to the newest one there
 * was: what comes later the stream tells, and while thousands are handed over their end would be run after in vain.
 */
async function catchUpSignals(context: CatchUpContext): Promise<void> {
  const { db } = context;
  const cursor = await readCursor(db, "events");
  const [newest] = await listSignals(context, { sort: "-seq", perPage: 1, fields: "id,seq" });
  // Of a room without a signal all is there: what comes is told.
  if (!newest) return typeof cursor === "number" ? undefined : writeCursor(db, "events", 0);
  if (typeof cursor !== "number" || newest.seq < cursor || newest.seq - cursor > WINDOW) {
    const page = await readOlder(context, { before: newest.seq + 1, perPage: FIRST_PAGE });
    await mergeRows({ db }, "events", slim(page));
    await writeCursor(db, OLDER, page.at(-1)?.seq ?? 0);
    return writeCursor(db, "events", newest.seq);
  }
  let after = cursor;
  for (;;) {
    const query = { filter: "seq > {:after}", params: { after }, sort: "seq", perPage: PAGE } as const;
    const page = await listSignals(context, query);
    await mergeRows({ db }, "events", slim(page));
    const last = page.at(-1);
    if (last) await raiseCursor(db, last.seq);
    if (!last || page.length < PAGE || last.seq >= newest.seq) return;
    after = last.seq;
  }
}

/** Where the signals that are kept begin; 0 = nothing older is wanted. */
const OLDER = "events:older";

/** Fills the window backwards after a first load: no part of being live, so it comes after it. */
export async function fillWindow(context: CatchUpContext): Promise<void> {
  const { db } = context;
  let before = await readCursor(db, OLDER);
  while (typeof before === "number" && before > 0) {
    const page = await readOlder(context, { before, perPage: PAGE });
    await mergeRows({ db }, "events", slim(page));
    const last = page.at(-1)?.seq ?? 0;
    // Old rows may be there already from before a long absence: only below the window is nothing missing any more.
    const below = last <= Number(await readCursor(db, "events")) - WINDOW;
    const whole = page.length < PAGE || (below && (await db.events.count()) >= WINDOW);
    before = await goDown(db, before, whole ? 0 : last);
  }
}

/** From where it goes on: a catch-up that began anew above, or forgot all of it, has said so meanwhile. */
const goDown = (db: Db, before: number, next: number): Promise<unknown> =>
  db.transaction("rw", db.meta, async () => {
    const now = await readCursor(db, OLDER);
    if (now !== before) return now;
    await writeCursor(db, OLDER, next);
    return next;
  });

/** The number from which on every signal is kept; those of open alarms may be older, with gaps between them. */
export async function windowBegin(db: Db): Promise<number> {
  if (typeof (await readCursor(db, "events")) !== "number") return Infinity;
  const older = await readCursor(db, OLDER);
  const filled = typeof older === "number" && older > 0 ? older : 0;
  const last = await db.events
    .orderBy("seq")
    .reverse()
    .offset(WINDOW - 1)
    .first();
  return Math.max(filled, last?.seq ?? 0);
}

const readOlder = (
  context: CatchUpContext,
  { before, perPage }: { before: number; perPage: number },
): Promise<SignalRow[]> =>
  listSignals(context, { filter: "seq < {:before}", params: { before }, sort: "-seq", perPage });

/**
 * Rows as the feed has them: `raw` and `trace` stay in the store until somebody looks. Asking for all fields but these
 * takes the store three times as long as giving all (500 rows: 950 ms against 330).
 */
const slim = (rows: readonly SignalRow[]): SignalRow[] => rows.map(({ raw: _raw, trace: _trace, ...row }) => row);

/** Lines of the log by `updated` less a minute; a first load begins now, `loadOpenAlarms` brings what matters of before. */
async function catchUpReports({ client, db, reach, now, signal }: CatchUpContext): Promise<void> {
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
    }
  }
  if (newest !== cursor) await writeCursor(db, "events_reports", newest);
}

/** After a first load: signals and log of what is open, so that it can be read also while the store is away. */
export async function loadOpenAlarms(context: CatchUpContext): Promise<void> {
  const { db } = context;
  const done = await readCursor(db, "open");
  if (done !== undefined) return;
  const open = [...(await db.events_alarm.orderBy("id").primaryKeys()), ...(await ids(db, "events_pending"))];
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
  await db.gone
    .where("updated")
    .below(toStoreDate(now() - KEEP_GONE_MS))
    .delete();
}

const ids = (db: Db, collection: string): Promise<string[]> => tableOf(db, collection).toCollection().primaryKeys();

/** Takes signals, logs and closed alarms out: they may not all be ours any more, and are read anew from the newest. */
export async function forgetWindow(db: Db): Promise<void> {
  await db.transaction("rw", ["events", "events_reports", "alarm_history", "meta"], async () => {
    await Promise.all([db.events.clear(), db.events_reports.clear(), db.alarm_history.clear()]);
    await db.meta.bulkDelete(["events", OLDER, "events_reports", "open"].map((name) => `cursor:${name}`));
  });
}

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
