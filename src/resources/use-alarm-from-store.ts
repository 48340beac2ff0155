/** Keeps one open alarm as the store has it, beside what the live copy is told. */
import { useEffect, useRef } from "react";
import { readAlarm } from "./refresh-alarm";
import { useLive } from "./use-live";
import { type Remote, useRemote } from "./use-remote";

/** The sign of being live may stand while a computer sleeps: so much more has passed since it was last proved. */
const SLEPT_MS = 15_000;

/**
 * Read once as well: what is older than the browser's copy, and what is not in it at all. And again once the screen is live
 * again: of a long absence the lines of its log follow only after those of every other alarm.
 */
export function useAlarmFromStore(id: string): Remote<true> {
  const read = useRemote(`alarm/${id}`, (signal) => readAlarm(id, signal));
  const { status, lastLiveAt } = useLive();
  const last = useRef({ wasAway: false, liveAt: 0 });
  useEffect(() => {
    if (status !== "live") {
      last.current.wasAway = true;
      return;
    }
    const { wasAway, liveAt } = last.current;
    last.current = { wasAway: false, liveAt: lastLiveAt };
    if (!wasAway && (liveAt === 0 || lastLiveAt - liveAt < SLEPT_MS)) return;
    // What fails here comes with the rest of the absence.
    readAlarm(id).catch(() => undefined);
  }, [status, lastLiveAt, id]);
  return read;
}
