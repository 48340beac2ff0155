/** Keeps commits safe from a power cut: the store starts with `synchronous=NORMAL`, which lost acknowledged rows. */
import type { PbApp } from "./pb";

/** Sets the writer's connection to FULL. It is one connection, and a new one after three idle minutes: repeat. */
export function makeDurable(app: PbApp): void {
  app.nonconcurrentDB().newQuery("PRAGMA synchronous=FULL").execute();
}

/** Does this transaction reach the disk before it is answered? FULL is 2, EXTRA 3. */
export function isDurable(tx: PbApp): boolean {
  const level = new DynamicModel({ v: 0 });
  tx.db().newQuery("SELECT synchronous AS v FROM pragma_synchronous").one(level);
  return level.v >= 2;
}
