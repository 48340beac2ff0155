/** Keeps one open alarm as the store has it, beside what the live copy is told. */
import { useEffect, useRef } from "react";
import { readAlarm } from "./refresh-alarm";
import { useLive } from "./use-live";
import { type Remote, useRemote } from "./use-remote";

/**
 * Read once as well: what is older than the browser's copy, and what is not in it at all. And again once the screen is live
 * again: of a long absence the lines of its log follow only after those of every other alarm.
 */
export function useAlarmFromStore(id: string): Remote<true> {
  const read = useRemote(`alarm/${id}`, (signal) => readAlarm(id, signal));
  const { status } = useLive();
  const wasAway = useRef(false);
  useEffect(() => {
    if (status === "not_live" || status === "offline") wasAway.current = true;
    if (status !== "live" || !wasAway.current) return;
    wasAway.current = false;
    const abort = new AbortController();
    // What fails here comes with the rest of the absence.
    readAlarm(id, abort.signal).catch(() => undefined);
    return () => abort.abort();
  }, [status, id]);
  return read;
}
