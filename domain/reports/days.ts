/** Days of the control room's calendar within a period, as spans of time. */
import type { DayOf } from "../access/shift-gate";

/** A day and the part of the period that lies in it, epoch ms; `toMs` is not part of it. */
export interface DaySpan {
  readonly day: string;
  readonly fromMs: number;
  readonly toMs: number;
}

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** The first minute in `(fromMs, toMs]` that belongs to another day than `fromMs`. */
function turn(fromMs: number, toMs: number, dayOf: DayOf): number {
  const day = dayOf(fromMs);
  let [low, high] = [Math.floor(fromMs / MINUTE_MS), Math.ceil(toMs / MINUTE_MS)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (dayOf(middle * MINUTE_MS) === day) low = middle;
    else high = middle;
  }
  return high * MINUTE_MS;
}

/** The spans in order. A day begins on a whole minute wherever its zone is, and lasts 20 hours at least. */
export function daySpans(fromMs: number, toMs: number, dayOf: DayOf): readonly DaySpan[] {
  const spans: DaySpan[] = [];
  let start = fromMs;
  while (start < toMs) {
    const day = dayOf(start);
    let probe = start + HOUR_MS;
    while (probe < toMs && dayOf(probe) === day) probe += HOUR_MS;
    const isLast = probe >= toMs && dayOf(toMs - 1) === day;
    const end = isLast ? toMs : Math.min(toMs, turn(probe - HOUR_MS, probe, dayOf));
    spans.push({ day, fromMs: start, toMs: end });
    start = end;
  }
  return spans;
}
