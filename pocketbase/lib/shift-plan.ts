/** Many shifts in one act: a template for some days, a week once more. What is there already is not made again. */
import { dayPlus } from "../../domain/clock-time";
import { place, planCopy, planTemplate, readLines, type PlannedShift } from "../../domain/shifts/plan";
import { dayStart, type WallOf } from "../../domain/shifts/room-clock";
import type { PlanAnswer } from "../../domain/shifts/rows";
import { wholeShifts, type WholeShift } from "../../domain/shifts/whole";
import type { Work } from "./alarm-work";
import type { Body } from "./body";
import { jsonField, rowsOf } from "./pb";
import { refuse } from "./refuse";
import { roomWalls } from "./room-days";
import { dayOf, demandInCentre, figureOf, idOf, note, type ShiftAct } from "./shift-caller";
import { shiftRowsIn } from "./shift-rows";
import { writeShift } from "./shift-write";

/** Of one act: a crew of thirty for two weeks. */
const MOST = 500;
const MOST_DAYS = 31;

const AWAY = "SELECT operator, fromDay, untilDay FROM absences WHERE fromDay <= {:until} AND untilDay >= {:from}";

/** So many days from one on. */
interface Days {
  readonly first: string;
  readonly days: number;
}

/** Shifts of these days and of those on both sides of them. */
function around(work: Work, { first, days }: Days, wallOf: WallOf): readonly WholeShift[] {
  const span = { startMs: dayStart(dayPlus(first, -1), wallOf), endMs: dayStart(dayPlus(first, days + 1), wallOf) };
  return wholeShifts(shiftRowsIn(work.tx, span));
}

/** Makes those that are new. */
function make(work: Work, planned: readonly PlannedShift[], { first, days }: Days) {
  if (planned.length > MOST) refuse("too_large");
  const wallOf = roomWalls(work.tx);
  const away = rowsOf(work.tx, AWAY, {
    bind: { from: first, until: dayPlus(first, days) },
    shape: { operator: "", fromDay: "", untilDay: "" },
  }).map(({ operator, fromDay, untilDay }) => ({ operator, fromDay, untilDay }));
  const isAway = (operator: string, day: string): boolean =>
    away.some((one) => one.operator === operator && one.fromDay <= day && day <= one.untilDay);
  const placing = place(planned, around(work, { first, days }, wallOf), { wallOf, isAway });
  const ids = placing.make.flatMap(({ operator, name, post, minimumStaff, breakMinutes, halves }) =>
    writeShift(work, { operator, shift_name: name, post, minimumStaff, breakMinutes, state: "planned" }, { halves }),
  );
  const answer: PlanAnswer = {
    made: placing.make.length,
    same: placing.same.length,
    left: placing.left.length,
  };
  return { answer, ids };
}

/** `crews` = the operators of each line of the template. */
function crewsOf(work: Work, body: Body): readonly (readonly string[])[] {
  const crews = body["crews"];
  const isCrew = (crew: unknown): crew is string[] =>
    Array.isArray(crew) && crew.length <= 99 && crew.every((id) => typeof id === "string");
  if (!Array.isArray(crews) || !crews.every(isCrew)) return refuse("bad_request", { field: "crews" });
  const named = [...new Set(crews.flat())];
  if (work.tx.findRecordsByIds("operators", named).length < named.length) refuse("bad_request", { field: "crews" });
  return crews;
}

/** A template for `count` days from `first` on. */
export function applyTemplate(act: ShiftAct): object {
  const { work, caller, body } = act;
  demandInCentre(caller, "shift_management.create");
  const id = idOf(body, "template");
  const template = work.tx.findRecordsByIds("shift_templates", [id])[0] ?? refuse("not_found");
  const lines = readLines(jsonField<unknown>(template, "lines", [])) ?? refuse("bad_request", { field: "template" });
  const span = { first: dayOf(body, "first"), count: figureOf(body, "count", MOST_DAYS) };
  const planned = planTemplate(lines, crewsOf(work, body), span);
  const { answer, ids } = make(work, planned, { first: span.first, days: span.count });
  note(act, {
    collection: "shift_templates",
    recordId: id,
    action: "apply_template",
    after: { ...span, ...answer, records: ids },
  });
  return answer;
}

/** The seven days from `from` on once more, from `to` on. */
export function copyWeek(act: ShiftAct): object {
  const { work, caller, body } = act;
  demandInCentre(caller, "shift_management.create");
  const [from, to] = [dayOf(body, "from"), dayOf(body, "to")];
  const wallOf = roomWalls(work.tx);
  const planned = planCopy(around(work, { first: from, days: 7 }, wallOf), { from, to }, wallOf);
  const { answer, ids } = make(work, planned, { first: to, days: 7 });
  note(act, { collection: "shift_management", action: "copy_week", after: { from, to, ...answer, records: ids } });
  return answer;
}
