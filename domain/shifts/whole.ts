/** A shift as people see it and as the store keeps it: over midnight it is one to them and two records to the store. */
import { dayPlus, minuteOf } from "../clock-time";
import { dateMs, storeDate } from "../signals/store-date";
import { instantOf, roomDay, type WallOf } from "./room-clock";
import type { ShiftRow } from "./rows";

/** Hours of a shift by the room's clock: an end at or before the start is on the day after. */
export interface ShiftTimes {
  readonly day: string;
  readonly start: string;
  readonly end: string;
}

/** From an instant to one that is no longer part of it, or that is its last. */
export interface Span {
  readonly startMs: number;
  readonly endMs: number;
}

/** A shift with all of its records, the earlier first. */
export interface WholeShift extends Span {
  readonly rows: readonly ShiftRow[];
  readonly operator: string;
  readonly name: string;
}

/** A day's last millisecond stands for the midnight it ends at. */
export const upToSecond = (ms: number): number => (ms % 1000 === 999 ? ms + 1 : ms);

/**
 * The records of a shift: one, or two where it crosses midnight, of which the first ends with the last millisecond of the
 * room's day, so that each of them counts for its own day. Null for times that make no shift.
 */
export function halvesOf({ day, start, end }: ShiftTimes, wallOf: WallOf): readonly Span[] | null {
  const [from, until] = [minuteOf(start), minuteOf(end)];
  if (from === null || until === null || start === "24:00" || from === until) return null;
  const startMs = instantOf(`${day}T${start}`, wallOf);
  const midnightMs = instantOf(`${dayPlus(day, 1)}T00:00`, wallOf);
  const endsAtMidnight = end === "24:00" || end === "00:00";
  const endMs = endsAtMidnight ? midnightMs : instantOf(`${dayPlus(day, until > from ? 0 : 1)}T${end}`, wallOf);
  const halves =
    endsAtMidnight || until > from
      ? [{ startMs, endMs: endsAtMidnight ? midnightMs - 1 : endMs }]
      : [
          { startMs, endMs: midnightMs - 1 },
          { startMs: midnightMs, endMs },
        ];
  return halves.every((half) => half.startMs < half.endMs) ? halves : null;
}

/** The span of halves taken together. */
export const spanOf = (halves: readonly Span[]): Span => ({
  startMs: Math.min(...halves.map(({ startMs }) => startMs)),
  endMs: Math.max(...halves.map(({ endMs }) => upToSecond(endMs))),
});

/** Records as shifts, in the order of their starts; halves of one group are one. */
export function wholeShifts(rows: readonly ShiftRow[]): readonly WholeShift[] {
  const groups = new Map<string, ShiftRow[]>();
  for (const row of rows) {
    const key = row.shiftGroup === "" ? row.id : `${row.shiftGroup} ${row.operator}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()].map(wholeOf).sort((a, b) => a.startMs - b.startMs);
}

function wholeOf(unordered: readonly ShiftRow[]): WholeShift {
  const rows = [...unordered].sort((a, b) => (a.shift_start_time < b.shift_start_time ? -1 : 1));
  const spans = rows.map((row) => ({ startMs: dateMs(row.shift_start_time), endMs: dateMs(row.shift_end_time) }));
  return { ...spanOf(spans), rows, operator: rows[0]?.operator ?? "", name: rows[0]?.shift_name ?? "" };
}

/** The times of a shift by the room's clock, as they are entered again. */
export function timesOf({ startMs, endMs }: Span, wallOf: WallOf): ShiftTimes {
  return { day: roomDay(startMs, wallOf), start: wallOf(startMs).slice(11), end: wallOf(endMs).slice(11) };
}

/** Who works it and when, in one text: as long as it is the same the shift has not changed. */
export const shiftMark = ({ operator, startMs, endMs }: Pick<WholeShift, "operator" | "startMs" | "endMs">): string =>
  `${operator} ${storeDate(startMs)} ${storeDate(endMs)}`;

/** Minutes of work, the break taken off. */
export function workedMinutes({ startMs, endMs, rows }: WholeShift): number {
  return Math.max(0, Math.round((endMs - startMs) / 60_000) - (rows[0]?.breakMinutes ?? 0));
}

/** Do two spans have a moment in common? */
export const overlap = (a: Span, b: Span): boolean =>
  a.startMs < upToSecond(b.endMs) && b.startMs < upToSecond(a.endMs);
