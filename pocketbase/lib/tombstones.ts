/** What is deleted of what browsers keep leaves its id behind, in the same transaction: a copy can't see what is not there. */
import { ALL_COLLECTIONS } from "../../domain/collections/all";
import type { Offline } from "../../domain/collections/define";
import { TOMBSTONE_DAYS, TOMBSTONES } from "../../domain/live/marks";
import { storeDate } from "../../domain/signals/store-date";
import type { PbApp, PbRecord, PbRecordEvent } from "./pb";
import { together } from "./together";

const KEPT_AS: readonly Offline[] = ["mirror", "slim", "opened"];

/** Collections of which rows lie in browsers beyond a look at them; the hook is bound to them. */
export const KEPT: readonly string[] = ALL_COLLECTIONS.filter(({ offline }) => KEPT_AS.includes(offline)).map(
  ({ name }) => name,
);

/** A record of such a collection is deleted, by itself or with what it belongs to. */
export function buried(e: PbRecordEvent): void {
  const [collection, recordId] = [e.record.collection().name, e.record.id];
  together(e, (tx) => {
    e.next();
    const stone = tombstoneOf(tx, collection, recordId);
    // Where a record of that id was deleted before, `updated` says that it was again.
    stone.set("at", storeDate(Date.now()));
    tx.save(stone);
  });
}

function tombstoneOf(tx: PbApp, collection: string, recordId: string): PbRecord {
  const filter = "collection = {:collection} && recordId = {:recordId}";
  const [kept] = tx.findRecordsByFilter(TOMBSTONES, filter, "", 1, 0, { collection, recordId });
  return kept ?? new Record(tx.findCachedCollectionByNameOrId(TOMBSTONES), { collection, recordId });
}

const DAY_MS = 86_400_000;
/** In one go: a write that lasts longer would keep signals waiting. What is left goes with the next hours. */
const PURGED_MOST = 5_000;

const PURGE = `
  DELETE FROM ${TOMBSTONES} WHERE id IN (SELECT id FROM ${TOMBSTONES} WHERE at < {:at} ORDER BY at LIMIT {:most})`;

/** Lets go of what no browser asks for any more, once an hour: one that was away for longer compares what it has. */
export function purgeStones(app: PbApp): void {
  const at = storeDate(Date.now() - TOMBSTONE_DAYS * DAY_MS);
  app.db().newQuery(PURGE).bind({ at, most: PURGED_MOST }).execute();
}
