/** How often this window has written records of a collection: another figure, and what is shown of it is read again. */
import { useSyncExternalStore } from "react";
import { onWritten, writtenCount } from "../sync/written";

/** The figure. */
export const useWritten = (collection: string): number =>
  useSyncExternalStore(onWritten, () => writtenCount(collection));
