/** Reads the site of the alarm in hand from the store, whatever the browser's copy has of it. */
import { live } from "../sync/runtime";
import { type Remote, useRemote } from "./use-remote";

/** Read once for each site that is opened; `site` "" reads nothing. */
export const useFreshSite = (site: string): Remote<true> =>
  useRemote<true>(site === "" ? null : `site/${site}`, async (signal) => {
    await live()?.loadSite(site, signal);
    return true;
  });
