/** How old this workstation's copy of a collection is. */
import { ageOf } from "../sync/copy-age";
import { useRows } from "./use-rows";

/** When it was last known to be complete, epoch ms by the server's clock; 0 = never; undefined while it is looked up. */
export const useCopyAge = (collection: string): number | undefined =>
  useRows((db) => ageOf(db, collection), [collection]);
