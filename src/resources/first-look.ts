/** What the first page shows at once, whichever it is: the queue, or the number of those who wait in it. */
import { useOpenAlarms, usePendingAlarms } from "./use-alarms";
import { useTestSites } from "./use-site";

/** Reads it while the page itself is still being loaded: a page that is drawn twice is there later. */
export const readFirstLook = (): Promise<unknown> =>
  Promise.all([useOpenAlarms, usePendingAlarms, useTestSites].map(({ readAhead }) => readAhead()));
