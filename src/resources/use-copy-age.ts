/** How old what is shown is, for pages that read the browser's copy: "as of 02:14". */
import { ageOf } from "../sync/copy-age";
import { useRows } from "./use-rows";

/** When the copy of a collection was last complete, epoch ms by the server's clock; 0 = never, undefined while it is read. */
export const useCopyAge = (collection: string): number | undefined =>
  useRows((db) => ageOf(db, collection), [collection]);
