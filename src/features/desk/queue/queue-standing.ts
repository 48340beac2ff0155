/** What an empty list of the queue means: that there is nothing, or that nobody knows yet. */
import { useLive } from "../../../resources/use-live";
import type { LiveState } from "../../../sync/live-state";

/** `reading` = it is on its way; `unknown` = it could not be read since the connection was lost; `none` = there is nothing. */
export type QueueStanding = "some" | "none" | "reading" | "unknown";

/** `rows` undefined = the browser's copy is being read; before the first catch-up an empty copy says nothing. */
export function queueStanding(
  rows: readonly unknown[] | undefined,
  { loaded, status }: Pick<LiveState, "loaded" | "status">,
): QueueStanding {
  if (!rows) return "reading";
  if (rows.length > 0) return "some";
  if (loaded) return "none";
  return status === "connecting" || status === "live" ? "reading" : "unknown";
}

/** The same for a component. */
export const useQueueStanding = (rows: readonly unknown[] | undefined): QueueStanding => queueStanding(rows, useLive());
