/**
 * Sites kept whole that are older than what has been read of them since. Said in the copy before the cursor goes on: a round
 * may end before it comes to them, and no later one is told of them again.
 */
import { readCursor, writeCursor } from "./cursors";
import type { Db } from "./db";

const OWED = "owedSites";

/** Ids of those that are to be read again. */
export async function owedSites(db: Db): Promise<readonly string[]> {
  const owed = await readCursor(db, OWED);
  return Array.isArray(owed) ? (owed as string[]) : [];
}

/** These are to be read again. */
export const oweSites = (db: Db, sites: readonly string[]): Promise<void> =>
  change(db, sites, (owed) => [...owed, ...sites]);

/** These were read again, or are gone. */
export const paySites = (db: Db, sites: readonly string[]): Promise<void> =>
  change(db, sites, (owed) => owed.filter((id) => !sites.includes(id)));

async function change(db: Db, sites: readonly string[], to: (owed: readonly string[]) => string[]): Promise<void> {
  if (sites.length === 0) return;
  await db.transaction("rw", db.meta, async () => writeCursor(db, OWED, [...new Set(to(await owedSites(db)))]));
}
