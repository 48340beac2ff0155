/** Where this browser keeps its copy and what is wrong with it, for the page to say; work goes on in any case. */
import { proxy } from "valtio/vanilla";

/**
 * Why nothing is kept on the disk. `no_crypto`: the page came over plain HTTP; `no_storage`: a private window, or the browser
 * refuses; `never_opens`: the database is held up; `full`: the disk or our share of it is; `broken`: it can't be read or
 * written; `newer_version`: another tab runs one and has taken the database over.
 */
export type MemoryReason = "no_crypto" | "no_storage" | "never_opens" | "full" | "broken" | "newer_version";

export interface StoreHealth {
  /** Why the copy is in this tab's memory alone; null = it is on the disk. */
  memory: MemoryReason | null;
  /** Sites are not kept: there is too little room for all of them. */
  tight: boolean;
  /** What was kept is lost: the browser took the copy, or its key was damaged, or that of what was half typed. */
  lost: "evicted" | "key" | "typed" | null;
  /** Somebody has left, and the key of his copy could not be deleted yet. */
  keyLeft: boolean;
}

/** All is as it should be. */
export const healthy = (): StoreHealth => ({ memory: null, tight: false, lost: null, keyLeft: false });

/** Read it with `useSnapshot`; only `sync` writes. */
export const storeHealth = proxy<StoreHealth>(healthy());
