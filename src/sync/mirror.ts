/** Keeps the reference collections whole in the browser: what changed by `updated`, what went by tombstones. */
import { MIRRORED, tableOf, type Db } from "./db";
import { readCursor, writeCursor, type CatchUpContext } from "./catch-up";
import { mergeRows } from "./merge";
import { lessAMinute, pagesById, pagesByUpdated } from "./paging";
import type { Row } from "./rows";

interface Tombstone extends Row {
  readonly collection: string;
  readonly recordId: string;
}

/** Rows that are no longer ours to read leave no tombstone: their ids are compared this often. */
export const COMPARE_EVERY_MS = 6 * 3_600_000;

/** Pulls every mirrored collection once. A collection that is refused is left as it is. */
export async function pullMirror(context: CatchUpContext): Promise<void> {
  // Asked before the pages: what is deleted while they are read is found by the next pull.
  await pullTombstones(context);
  for (const name of MIRRORED) await pullCollection(context, name);
  if (await isCompareDue(context)) await compareIds(context);
}

/** Rows changed since the last pull, a minute of overlap included. */
export async function pullCollection({ client, db, signal }: CatchUpContext, name: string): Promise<void> {
  const cursor = await readCursor(db, name);
  const since = typeof cursor === "string" ? lessAMinute(cursor) : "";
  for await (const page of pagesByUpdated<Row>(client, name, { since, signal })) {
    await db.transaction("rw", [name, "meta"], async () => {
      await mergeRows(db, name, page);
      const last = page.at(-1);
      if (last) await writeCursor(db, name, last.updated);
    });
  }
}

async function pullTombstones({ client, db, signal }: CatchUpContext): Promise<void> {
  const cursor = await readCursor(db, "deletions");
  const since = typeof cursor === "string" ? lessAMinute(cursor) : "";
  for await (const page of pagesByUpdated<Tombstone>(client, "deletions", { since, signal })) {
    for (const { collection, recordId } of page) {
      if (MIRRORED.includes(collection)) await tableOf(db, collection).delete(recordId);
    }
    const last = page.at(-1);
    if (last) await writeCursor(db, "deletions", last.updated);
  }
}

async function isCompareDue({ db, now }: CatchUpContext): Promise<boolean> {
  const last = await readCursor(db, "compared");
  return typeof last !== "number" || now() - last > COMPARE_EVERY_MS;
}

async function compareIds({ client, db, now, signal }: CatchUpContext): Promise<void> {
  for (const name of MIRRORED) {
    const missing = new Set(await idsOf(db, name));
    for await (const page of pagesById<{ id: string }>(client, name, { fields: "id", signal })) {
      for (const { id } of page) missing.delete(id);
    }
    await tableOf(db, name).bulkDelete([...missing]);
  }
  await writeCursor(db, "compared", now());
}

const idsOf = (db: Db, name: string): Promise<string[]> => tableOf(db, name).toCollection().primaryKeys();
