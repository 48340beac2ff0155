/** What is wrong with the browser's copy, for the note on every page. */
import { useSnapshot } from "valtio";
import { storeHealth } from "../sync/store-health";
import type { StorageFault } from "../ui/storage-note";

/** The worst of it; null = nothing. */
export function useStorageFault(): StorageFault | null {
  const { memory, tight, lost } = useSnapshot(storeHealth);
  return memory ?? (tight ? "tight" : lost);
}
