/** The roster as rows and cells: what stands where, a night once across its midnight, and what there is to warn of. */
import { dayPlus, daysFrom, weekdayNumber } from "../../../domain/clock-time";
import { dayStart, roomDay, type WallOf } from "../../../domain/shifts/room-clock";
import type { AbsenceRow, RosterAnswer, RosterPerson } from "../../../domain/shifts/rows";
import { fatigueOf, gapsIn, type Fatigue, type Gap } from "../../../domain/shifts/staffing";
import { wholeShifts, workedMinutes, type WholeShift } from "../../../domain/shifts/whole";

/** What is looked at. */
export type RosterScope = "week" | "month";

/** The days of the week or of the month in which a day lies. */
export function daysOf(scope: RosterScope, day: string): readonly string[] {
  if (scope === "week") return daysFrom(dayPlus(day, 1 - weekdayNumber(day)), 7);
  const first = `${day.slice(0, 8)}01`;
  return daysFrom(first, 31).filter((one) => one.slice(0, 7) === day.slice(0, 7));
}

/** The first day of what is next to it, `by` of them later. */
export function stepped(scope: RosterScope, day: string, by: 1 | -1): string {
  const days = daysOf(scope, day);
  return by > 0 ? dayPlus(days.at(-1) ?? day, 1) : (daysOf(scope, dayPlus(days[0] ?? day, -1))[0] ?? day);
}

/** Something in a cell, in half days from the cell's start on: a night begins at its second half and ends in the next day's first. */
export interface Bar {
  readonly from: 0 | 1;
  readonly halves: number;
  readonly lane: number;
  readonly shift?: WholeShift;
  readonly absence?: AbsenceRow;
  readonly isNight: boolean;
  readonly fatigue: readonly Fatigue[];
}

/** A row of the roster. */
export interface RosterLine {
  readonly person: RosterPerson;
  readonly isOwn: boolean;
  /** Minutes of work that begin in these days. */
  readonly minutes: number;
  readonly lanes: number;
  /** Of each day what begins in it, or is there from before. */
  readonly cells: readonly (readonly Bar[])[];
}

/** The whole of it. */
export interface RosterView {
  readonly days: readonly string[];
  readonly lines: readonly RosterLine[];
  /** Of each day; empty where only one's own shifts may be seen. */
  readonly gaps: readonly (readonly Gap[])[];
}

interface Placed extends Omit<Bar, "lane" | "from"> {
  /** In half days of all the days. */
  readonly start: number;
}

/** Each to the first lane in which it has room. */
function inLanes(placed: readonly Placed[], count: number): { lanes: number; cells: (readonly Bar[])[] } {
  const ends: number[] = [];
  const cells: Bar[][] = Array.from({ length: count }, () => []);
  for (const { start, ...bar } of placed.toSorted((a, b) => a.start - b.start)) {
    const free = ends.findIndex((end) => end <= start);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = start + bar.halves;
    cells[Math.floor(start / 2)]?.push({ ...bar, lane, from: start % 2 === 0 ? 0 : 1 });
  }
  return { lanes: ends.length, cells };
}

/** In half days from the first day on; nothing for what lies outside. */
function clipped(start: number, end: number, count: number): { start: number; halves: number } | null {
  const [from, until] = [Math.max(0, start), Math.min(count * 2, end)];
  return until > from ? { start: from, halves: until - from } : null;
}

const dayIndex = (first: string, day: string): number =>
  Math.round((Date.parse(`${day}T12:00:00Z`) - Date.parse(`${first}T12:00:00Z`)) / 86_400_000);

function placeShift(shift: WholeShift, days: readonly string[], wallOf: WallOf): Omit<Placed, "fatigue"> | null {
  const first = days[0] ?? "";
  const [on, until] = [roomDay(shift.startMs, wallOf), roomDay(shift.endMs - 1, wallOf)].map((day) =>
    dayIndex(first, day),
  );
  if (on === undefined || until === undefined) return null;
  const isNight = until > on;
  const place = clipped(isNight ? on * 2 + 1 : on * 2, isNight ? until * 2 + 1 : on * 2 + 2, days.length);
  return place && { ...place, shift, isNight };
}

function placeAbsence(absence: AbsenceRow, days: readonly string[]): Placed | null {
  const first = days[0] ?? "";
  const place = clipped(dayIndex(first, absence.fromDay) * 2, dayIndex(first, absence.untilDay) * 2 + 2, days.length);
  return place && { ...place, absence, isNight: false, fatigue: [] };
}

const isAway = (absences: readonly AbsenceRow[], { operator, startMs }: WholeShift, wallOf: WallOf): boolean => {
  const day = roomDay(startMs, wallOf);
  return absences.some((one) => one.operator === operator && one.fromDay <= day && day <= one.untilDay);
};

/** Worked out of what the server answered; one's own row stands first. */
export function rosterView(
  answer: RosterAnswer,
  days: readonly string[],
  { wallOf, seesTeam }: { readonly wallOf: WallOf; readonly seesTeam: boolean },
): RosterView {
  const shifts = wholeShifts(answer.shifts);
  const lineOf = (person: RosterPerson): RosterLine => {
    const own = shifts.filter(({ operator }) => operator === person.id);
    const tired = fatigueOf(own);
    const placed = [
      ...answer.absences.filter(({ operator }) => operator === person.id).map((one) => placeAbsence(one, days)),
      ...own.map((shift) => {
        const place = placeShift(shift, days, wallOf);
        return place && { ...place, fatigue: tired.get(shift.rows[0]?.id ?? "") ?? [] };
      }),
    ].filter((one) => one !== null);
    const begun = own.filter(({ startMs }) => days.includes(roomDay(startMs, wallOf)));
    const minutes = begun.reduce((sum, shift) => sum + workedMinutes(shift), 0);
    return { person, isOwn: person.id === answer.me, minutes, ...inLanes(placed, days.length) };
  };
  const people = answer.people.toSorted((a, b) => Number(b.id === answer.me) - Number(a.id === answer.me));
  const there = shifts.filter((shift) => shift.rows[0]?.state !== "absent" && !isAway(answer.absences, shift, wallOf));
  const gapsOf = (day: string): readonly Gap[] =>
    gapsIn({ startMs: dayStart(day, wallOf), endMs: dayStart(dayPlus(day, 1), wallOf) }, there);
  return { days, lines: people.map(lineOf), gaps: seesTeam ? days.map(gapsOf) : [] };
}
