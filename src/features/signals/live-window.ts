/** The window of the live list: the newest rows, or those that stood there when a person paused. */
import { toMs } from "../../lib/date-time";
import { dayOf } from "../../lib/zoned-time";

/** Most rows shown. */
export const WINDOW_ROWS = 500;

/** What is shown and how many newer ones wait behind a pause. `rows` come newest first. */
export function liveWindow<T extends { readonly seq: number }>(
  rows: readonly T[],
  pausedAtSeq: number | null,
): { readonly shown: readonly T[]; readonly waiting: number } {
  if (pausedAtSeq === null) return { shown: rows.slice(0, WINDOW_ROWS), waiting: 0 };
  const first = rows.findIndex((row) => row.seq <= pausedAtSeq);
  const waiting = first < 0 ? rows.length : first;
  return { shown: rows.slice(waiting, waiting + WINDOW_ROWS), waiting };
}

/** Whether the oldest shown, which stands last, came in on another day than today: its time alone would mislead. */
export function reachesBack(
  shown: readonly { readonly receivedAt: string }[],
  { today, timeZone }: { readonly today: string; readonly timeZone: string },
): boolean {
  const oldest = toMs(shown.at(-1)?.receivedAt);
  return oldest !== null && dayOf(oldest, timeZone) !== today;
}
