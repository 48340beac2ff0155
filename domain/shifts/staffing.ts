/** Whether enough people are there, and whether they have slept: warnings of the roster. */
import { upToSecond, type Span, type WholeShift } from "./whole";

/** Nobody works alone (two persons), where no shift says how many there must be. */
export const MINIMUM_STAFF = 2;

/** Longest shift and shortest rest, in hours. */
export const LONGEST_HOURS = 12;
export const REST_HOURS = 11;

const HOUR_MS = 3_600_000;

/** Too few people for a while. */
export interface Gap extends Span {
  readonly have: number;
  readonly need: number;
}

/** Where fewer are there than must be, within a span; the shifts of who is away are left out by who asks. */
export function gapsIn({ startMs, endMs }: Span, shifts: readonly WholeShift[]): readonly Gap[] {
  const within = shifts.filter((shift) => shift.startMs < endMs && shift.endMs > startMs);
  const turns = within.flatMap((shift) => [shift.startMs, shift.endMs]).filter((ms) => ms > startMs && ms < endMs);
  const bounds = [...new Set([startMs, ...turns, endMs])].toSorted((a, b) => a - b);
  const gaps: Gap[] = [];
  for (const [at, from] of bounds.slice(0, -1).entries()) {
    const until = bounds[at + 1] ?? endMs;
    const there = within.filter((shift) => shift.startMs <= from && shift.endMs >= until);
    const have = new Set(there.map(({ operator }) => operator)).size;
    const need = Math.max(0, ...there.map(({ rows }) => rows[0]?.minimumStaff ?? 0)) || MINIMUM_STAFF;
    const last = gaps.at(-1);
    if (have >= need) continue;
    if (last?.endMs === from && last.have === have && last.need === need)
      gaps[gaps.length - 1] = { ...last, endMs: until };
    else gaps.push({ startMs: from, endMs: until, have, need });
  }
  return gaps;
}

/** Why a shift is too much for its operator. */
export type Fatigue = { readonly kind: "long" | "rest"; readonly hours: number };

/** Of one operator's shifts, by the id of the shift's first record. */
export function fatigueOf(shifts: readonly WholeShift[]): ReadonlyMap<string, readonly Fatigue[]> {
  const inOrder = shifts.toSorted((a, b) => a.startMs - b.startMs);
  const found = new Map<string, readonly Fatigue[]>();
  for (const [at, shift] of inOrder.entries()) {
    const hours = (upToSecond(shift.endMs) - shift.startMs) / HOUR_MS;
    const before = inOrder[at - 1];
    const rest = before ? (shift.startMs - upToSecond(before.endMs)) / HOUR_MS : REST_HOURS;
    const why: Fatigue[] = [];
    if (hours > LONGEST_HOURS) why.push({ kind: "long", hours });
    if (rest < REST_HOURS) why.push({ kind: "rest", hours: Math.max(0, rest) });
    const id = shift.rows[0]?.id;
    if (why.length > 0 && id !== undefined) found.set(id, why);
  }
  return found;
}
