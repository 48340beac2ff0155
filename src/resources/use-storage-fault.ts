/** What is wrong with the browser's copy, for the note on every page. */
import { useSnapshot } from "valtio";
import { storeHealth } from "../sync/store-health";
import type { StorageFault } from "../ui/storage-note";

/** The worst of it; null = nothing. */
export function useStorageFault(): StorageFault | null {
  const { memory, tight, lost } = useSnapshot(storeHealth);
  return memory ?? (tight ? "tight" : lost);
}

/** Has somebody left whose key could not be deleted yet? */
export const useKeyLeft = (): boolean => useSnapshot(storeHealth).keyLeft;
