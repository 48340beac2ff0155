/** Reads the site of the alarm in hand from the store, whatever the browser's copy has of it. */
import { useSyncExternalStore } from "react";
import { AppError } from "../../domain/errors";
import { serverNow } from "../lib/server-time";
import { copyNumber, onDbChange } from "../sync/db";
import { live } from "../sync/runtime";
import { type Remote, useRemote } from "./use-remote";

/** Read once for each site that is opened and each copy that it is read into, with when it was asked for, epoch ms by the server's clock; `site` "" reads nothing. */
export function useFreshSite(site: string): Remote<number> {
  const copy = useSyncExternalStore(onDbChange, copyNumber);
  return useRemote<number>(site === "" ? null : `site/${site}/${copy}`, async (signal) => {
    const askedAt = serverNow();
    const layer = live();
    await layer?.loadSite(site, signal);
    // A layer that was stopped meanwhile has written nothing, and says nothing of it.
    if (!layer || live() !== layer) throw new AppError("network");
    return askedAt;
  });
}
