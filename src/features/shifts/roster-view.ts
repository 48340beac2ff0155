/** The roster as rows and cells: what stands where, a night once across its midnight, and what there is to warn of. */
import { dayPlus, daysBetween, daysFrom, weekOf } from "../../../domain/clock-time";
import { dayStart, roomDay, type WallOf } from "../../../domain/shifts/room-clock";
import type { AbsenceRow, RosterAnswer, RosterPerson } from "../../../domain/shifts/rows";
import { fatigueOf, gapsIn, type Fatigue, type Gap } from "../../../domain/shifts/staffing";
import { clipped, inLanes } from "../../ui/plan/plan-bar";
import { wholeShifts, workedMinutes, type WholeShift } from "../../../domain/shifts/whole";

/** What is looked at. */
export type RosterScope = "week" | "month";

/** The days of the week or of the month in which a day lies. */
export function daysOf(scope: RosterScope, day: string): readonly string[] {
  if (scope === "week") return weekOf(day);
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

/** In half days, as the rows of the table are laid. */
function halvesInLanes(placed: readonly Placed[], count: number): Pick<RosterLine, "lanes" | "cells"> {
  const spans = placed.map((one) => ({ ...one, start: one.start / 2, length: one.halves / 2 }));
  const { lanes, cells } = inLanes(spans, count);
  return {
    lanes,
    cells: cells.map((bars) => bars.map(({ start, ...bar }) => ({ ...bar, from: start < 0.5 ? 0 : 1 }))),
  };
}

/** In half days from the first day on; nothing for what lies outside. */
function halves(start: number, end: number, days: number): { start: number; halves: number } | null {
  const place = clipped(start, end, days * 2);
  return place && { start: place.start, halves: place.length };
}

function placeShift(shift: WholeShift, days: readonly string[], wallOf: WallOf): Omit<Placed, "fatigue"> | null {
  const first = days[0] ?? "";
  const [on, until] = [roomDay(shift.startMs, wallOf), roomDay(shift.endMs - 1, wallOf)].map((day) =>
    daysBetween(first, day),
  );
  if (on === undefined || until === undefined) return null;
  const isNight = until > on;
  const place = halves(isNight ? on * 2 + 1 : on * 2, isNight ? until * 2 + 1 : on * 2 + 2, days.length);
  return place && { ...place, shift, isNight };
}

function placeAbsence(absence: AbsenceRow, days: readonly string[]): Placed | null {
  const first = days[0] ?? "";
  const place = halves(
    daysBetween(first, absence.fromDay) * 2,
    daysBetween(first, absence.untilDay) * 2 + 2,
    days.length,
  );
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
    return { person, isOwn: person.id === answer.me, minutes, ...halvesInLanes(placed, days.length) };
  };
  const people = answer.people.toSorted((a, b) => Number(b.id === answer.me) - Number(a.id === answer.me));
  const there = shifts.filter((shift) => shift.rows[0]?.state !== "absent" && !isAway(answer.absences, shift, wallOf));
  const gapsOf = (day: string): readonly Gap[] =>
    gapsIn({ startMs: dayStart(day, wallOf), endMs: dayStart(dayPlus(day, 1), wallOf) }, there);
  return { days, lines: people.map(lineOf), gaps: seesTeam ? days.map(gapsOf) : [] };
}
