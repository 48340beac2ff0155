/** Whether an operator is inside a shift of his (specification, sections 4 and 5), and if not, when the next one begins. */

/** A shift from an instant to one that is no longer part of it. */
export interface Shift {
  readonly startMs: number;
  readonly endMs: number;
}

/** The day of the control room's calendar in which an instant lies: `2027-03-28`. */
export type DayOf = (ms: number) => string;

/** What the gate says: until when the shift lasts, or when the next one begins; null where none is known. */
export type Gate =
  { readonly open: true; readonly untilMs: number } | { readonly open: false; readonly nextAtMs: number | null };

const MINUTE_MS = 60_000;

/**
 * A shift counts only if it ends on the day on which it starts; midnight ends its day. Who works through the night has two
 * halves: one of them written as ending at 23:59 leaves no hole before the other.
 */
function lastsUntilMs({ startMs, endMs }: Shift, dayOf: DayOf): number | null {
  if (!(startMs < endMs)) return null;
  const day = dayOf(startMs);
  if (dayOf(endMs - 1) !== day) return null;
  if (dayOf(endMs + MINUTE_MS) === day) return endMs;
  let midnightMs = Math.floor(endMs / 1000) * 1000;
  while (dayOf(midnightMs) === day) midnightMs += 1000;
  return midnightMs;
}

/** The gate at an instant of the server's clock. */
export function shiftGate(shifts: readonly Shift[], nowMs: number, dayOf: DayOf): Gate {
  const counted = shifts.flatMap(({ startMs, endMs }) => {
    const untilMs = lastsUntilMs({ startMs, endMs }, dayOf);
    return untilMs === null ? [] : [{ startMs, untilMs }];
  });
  const under = counted.filter(({ startMs, untilMs }) => startMs <= nowMs && nowMs < untilMs);
  if (under.length > 0) return { open: true, untilMs: Math.max(...under.map(({ untilMs }) => untilMs)) };
  const coming = counted.filter(({ startMs }) => startMs > nowMs).map(({ startMs }) => startMs);
  return { open: false, nextAtMs: coming.length > 0 ? Math.min(...coming) : null };
}
