/** How old this workstation's copy of a collection is, or of several: that of the oldest. */
import { ageOf } from "../sync/copy-age";
import { useRows } from "./use-rows";

/** When all of them were last known to be complete, epoch ms by the server's clock; 0 = never; undefined while it is looked up. */
export const useCopyAge = (...collections: readonly string[]): number | undefined =>
  useRows(
    async (db) => Math.min(...(await Promise.all(collections.map((name) => ageOf(db, name))))),
    [collections.join(" ")],
  );
