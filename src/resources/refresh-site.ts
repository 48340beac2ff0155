/** Reads the site of the alarm in hand from the store, whatever the browser's copy has of it. */
import { AppError } from "../../domain/errors";
import { serverNow } from "../lib/server-time";
import { live } from "../sync/runtime";
import { type Remote, useRemote } from "./use-remote";

/** Read once for each site that is opened, with when it was asked for, epoch ms by the server's clock; `site` "" reads nothing. */
export const useFreshSite = (site: string): Remote<number> =>
  useRemote<number>(site === "" ? null : `site/${site}`, async (signal) => {
    const askedAt = serverNow();
    const layer = live();
    await layer?.loadSite(site, signal);
    // A layer that was stopped meanwhile has written nothing, and says nothing of it.
    if (!layer || live() !== layer) throw new AppError("network");
    return askedAt;
  });
