/** How far each pull of the browser's copy has come. */
import type { Db } from "./db";

/** How far a pull has come. */
export async function readCursor(db: Db, collection: string): Promise<unknown> {
  return (await db.meta.get(keyOf(collection)))?.value;
}

/** Says how far a pull has come. */
export async function writeCursor(db: Db, collection: string, value: unknown): Promise<void> {
  await db.meta.put({ key: keyOf(collection), value });
}

/** Nothing is known of how far these have come. */
export async function forgetCursors(db: Db, collections: readonly string[]): Promise<void> {
  await db.meta.bulkDelete(collections.map(keyOf));
}

/** Everything up to `seq` has come; never goes back, and never begins: only a catch-up does. */
export async function raiseCursor(db: Db, seq: number): Promise<void> {
  await db.transaction("rw", db.meta, async () => {
    const cursor = await readCursor(db, "events");
    if (typeof cursor === "number" && seq > cursor) await writeCursor(db, "events", seq);
  });
}

const keyOf = (collection: string): string => `cursor:${collection}`;
