/** Puts what came from the store into the browser's copy, in one transaction: duplicates and late copies change nothing. */
import type { FeedItem } from "../../domain/live/feed";
import { keptFields, ON_TEST, tableOf, type Db } from "./db";
import { ALARM_TABLES, applyItem, isAlarmTable, noCopy, type AlarmCopy, type AlarmTable } from "./merge-alarms";
import { readMany } from "./read-many";
import type { AlarmRow, Row } from "./rows";
import { sealRows } from "./sealed-rows";

const ONLY_GROW = ["events", "events_reports"] as const;
const LIVE = [...ALARM_TABLES, ...ONLY_GROW, "gone"];

/** Merges changes of the live collections; the newest copy of each record stands. */
export async function mergeItems(db: Db, items: readonly FeedItem[]): Promise<void> {
  if (items.length === 0) return;
  // Before the transaction: it would not wait for the sealing.
  const [[events, reports], alarms] = await Promise.all([
    Promise.all(ONLY_GROW.map((name) => sealRows(db.vault, name, rowsOf(items, name)))),
    Promise.all(items.filter((item) => isAlarmTable(item.c)).map((item) => sealItem(db, item))),
  ]);
  await db.transaction("rw", LIVE, async () => {
    await putNewer({ db }, "events", events ?? []);
    await putNewer({ db }, "events_reports", reports ?? []);
    await mergeAlarms(db, alarms);
  });
}

async function sealItem({ vault }: Db, item: FeedItem): Promise<FeedItem> {
  if (item.a === "delete") return item;
  const [record = item.record] = await sealRows(vault, item.c, [item.record]);
  return { ...item, record };
}

const rowsOf = (items: readonly FeedItem[], collection: FeedItem["c"]): Row[] =>
  items.filter(({ c, a }) => c === collection && a !== "delete").map(({ record }) => record);

/** Where rows are put, and what the time is by the server's clock: a copy of ours from after now counts as older. */
export interface Copying {
  readonly db: Db;
  readonly now?: () => number;
}

/** Seals what must be, and puts those of the rows that are newer than what is there. Not inside a transaction. */
export async function mergeRows(to: Copying, collection: string, rows: readonly Row[]): Promise<void> {
  await putNewer(to, collection, await sealRows(to.db.vault, collection, keepOf(collection, rows)));
}

/** Of whole rows that a form or another read brings, what is kept of each. */
function keepOf(collection: string, rows: readonly Row[]): readonly Row[] {
  const fields = keptFields(collection);
  if (!fields) return rows;
  return rows.map((row) => {
    const values: Readonly<Record<string, unknown>> = { ...row };
    const kept = Object.fromEntries(fields.map((name) => [name, values[name]]));
    return (values["state"] === "test" ? { ...kept, [ON_TEST]: 1 } : kept) as never;
  });
}

/** Puts those of the rows that are newer than what is there; for collections that only grow. */
async function putNewer({ db, now }: Copying, collection: string, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const latest = (now?.() ?? Infinity) + AHEAD_MS;
  const table = tableOf(db, collection);
  const newest = new Map<string, Row>();
  for (const row of rows) if ((newest.get(row.id)?.updated ?? "") <= row.updated) newest.set(row.id, row);
  const unique = [...newest.values()];
  const mine = await readMany(
    table,
    unique.map(({ id }) => id),
  );
  await table.bulkPut(unique.filter((row, at) => isNewer(row.updated, mine[at]?.updated ?? "", latest)));
}

/** Two clocks differ by less, as far as they can be told apart. */
const AHEAD_MS = 5_000;

/** A copy from after now was made before the store's clock was set back: whatever else the store says is later. */
const isNewer = (updated: string, mine: string, latest: number): boolean =>
  updated > mine || (updated !== mine && Date.parse(mine.replace(" ", "T")) > latest);

async function mergeAlarms(db: Db, items: readonly FeedItem[]): Promise<void> {
  const ids = [...new Set(items.map(({ record }) => record.id))];
  if (ids.length === 0) return;
  const before = await readCopies(db, ids);
  const after = new Map(before);
  for (const item of items) {
    const { id } = item.record;
    after.set(id, applyItem(after.get(id) ?? noCopy(), item));
  }
  for (const id of ids) {
    const was = before.get(id) ?? noCopy();
    const is = after.get(id) ?? noCopy();
    if (was !== is) await writeCopy(db, id, { was, is });
  }
}

async function readCopies(db: Db, ids: readonly string[]): Promise<Map<string, AlarmCopy>> {
  const copies = new Map<string, AlarmCopy>(ids.map((id) => [id, noCopy()]));
  for (const name of ALARM_TABLES) {
    const rows = (await readMany(tableOf(db, name), ids)) as (AlarmRow | undefined)[];
    const gone = await readMany(
      db.gone,
      ids.map((id) => `${name}:${id}`),
    );
    ids.forEach((id, at) => {
      const copy = copies.get(id) ?? noCopy();
      const row = rows[at];
      if (row) Object.assign(copy, { table: name, row });
      if (gone[at]) copy.gone[name] = gone[at];
    });
  }
  return copies;
}

async function writeCopy(db: Db, id: string, { was, is }: { was: AlarmCopy; is: AlarmCopy }): Promise<void> {
  if (is.row !== was.row) {
    if (was.table && was.table !== is.table) await tableOf(db, was.table).delete(id);
    if (is.table && is.row) await tableOf(db, is.table).put(is.row);
  }
  for (const [name, mark] of Object.entries(is.gone)) {
    if (was.gone[name as AlarmTable] !== mark) await db.gone.put({ ...mark, key: `${name}:${id}` });
  }
}
