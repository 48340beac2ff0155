/** `GET shifts/roster?first=&days=`: all that the page of shifts shows, people by name; each sees his own, some the team's. */
import type { AbsenceRow, AttendanceRow, HandoverRow, RosterAnswer, SwapRow } from "../../domain/shifts/rows";
import { storeDate } from "../../domain/signals/store-date";
import { stampBoot } from "./boot";
import { daysAsked } from "./days-asked";
import { jsonRowsOf, type PbApp, type PbRequestEvent } from "./pb";
import { callerOf } from "./rights";
import { roomZone } from "./room-days";
import { demandRoster, mayOfShifts, operatorOf } from "./shift-caller";
import { peopleOf } from "./shift-people";
import { shiftRowsIn } from "./shift-rows";

const nameOf = (user: string): string =>
  `COALESCE((SELECT TRIM(u.name || ' ' || u.surname) FROM users u WHERE u.id = ${user}), '')`;
const nameOfOperator = (operator: string): string =>
  `COALESCE((SELECT TRIM(u.name || ' ' || u.surname) FROM operators o JOIN users u ON u.id = o.user WHERE o.id = ${operator}), '')`;

/** What is asked for; `own` = "" where all of it may be seen, else whose rows. */
interface Asked {
  readonly from: string;
  readonly until: string;
  readonly own: string;
}

const ABSENCES = ["id", "operator", "fromDay", "untilDay", "kind", "note"];
const absencesIn = (app: PbApp, bind: Asked): AbsenceRow[] =>
  jsonRowsOf(
    app,
    `SELECT ${ABSENCES.join(", ")} FROM absences WHERE fromDay <= {:until} AND untilDay >= {:from}
      AND ({:own} = '' OR operator = {:own}) ORDER BY fromDay, id`,
    { columns: ABSENCES, bind },
  );

const SWAPS = ["id", "from", "to", "fromName", "toName", "fromShift", "toShift", "fromTimes", "toTimes", "reason"];
/** Those that wait, and what was answered of late. */
const swapsSince = (app: PbApp, bind: Pick<Asked, "own"> & { since: string }): SwapRow[] =>
  jsonRowsOf(
    app,
    `SELECT s.id, s."from", s."to", ${nameOfOperator('s."from"')} AS fromName, ${nameOfOperator('s."to"')} AS toName,
      s.fromShift, s.toShift, s.fromMark AS fromTimes, s.toMark AS toTimes, s.reason, s.state,
      ${nameOf("s.decidedBy")} AS decidedByName, s.created FROM shift_swaps s
      WHERE (s.state = 'asked' OR s.created > {:since}) AND ({:own} = '' OR s."from" = {:own} OR s."to" = {:own})
      ORDER BY s.state <> 'asked', s.created DESC LIMIT 50`,
    { columns: [...SWAPS, "state", "decidedByName", "created"], bind },
  );

const HANDOVERS = ["id", "author", "authorName", "shift_name", "shiftFrom", "shiftUntil", "text", "openItems"];
const handoversOf = (app: PbApp, bind: { author: string }): HandoverRow[] =>
  jsonRowsOf<Omit<HandoverRow, "openItems"> & { openItems: string | null }>(
    app,
    `SELECT h.id, h.author, ${nameOf("h.author")} AS authorName, h.shift_name, h.shiftFrom, h.shiftUntil, h.text,
      h.openItems, ${nameOf("h.signedBy")} AS signedByName, h.signedAt, h.updated, h.created FROM handovers h
      WHERE {:author} = '' OR h.author = {:author} ORDER BY h.created DESC, h.id LIMIT 20`,
    { columns: [...HANDOVERS, "signedByName", "signedAt", "updated", "created"], bind },
  ).map((row) => ({ ...row, openItems: textsIn(row.openItems) }));

function textsIn(json: string | null): readonly string[] {
  const value: unknown = JSON.parse(json === null || json === "" ? "[]" : json);
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === "string") : [];
}

const ATTENDANCE = ["id", "operator", "shift_name", "inAt", "outAt", "corrected", "reason"];
const attendanceIn = (app: PbApp, bind: { from: string; until: string; own: string }): AttendanceRow[] =>
  jsonRowsOf<AttendanceRow>(
    app,
    `SELECT ${ATTENDANCE.join(", ")} FROM attendance WHERE inAt < {:until} AND (outAt = '' OR outAt > {:from})
      AND ({:own} = '' OR operator = {:own}) ORDER BY inAt DESC LIMIT 500`,
    { columns: ATTENDANCE, bind },
  ).map((row) => ({ ...row, corrected: Boolean(row.corrected) }));

/** The route. */
export function roster(e: PbRequestEvent): void {
  stampBoot(e);
  const caller = callerOf(e);
  demandRoster(caller);
  const span = daysAsked(e);
  const me = operatorOf(e.app, caller.id);
  // Without a record of his own, and without the team's, nobody's row is his: this is no id.
  const mine = me || "-";
  const seesTeam = mayOfShifts(caller, "shift_management.read_team");
  const own = seesTeam ? "" : mine;
  const all = peopleOf(e.app);
  const times = { from: storeDate(span.startMs), until: storeDate(span.endMs) };
  const answer: RosterAnswer = {
    me,
    zone: roomZone(e.app),
    people: seesTeam ? all : all.filter(({ id }) => id === me),
    shifts: shiftRowsIn(e.app, span, own),
    absences: absencesIn(e.app, { from: span.first, until: span.last, own }),
    swaps: swapsSince(e.app, {
      own: mayOfShifts(caller, "shift_management.approve_swap") ? "" : mine,
      since: storeDate(Date.now() - 14 * 86_400_000),
    }),
    handovers: handoversOf(e.app, { author: mayOfShifts(caller, "handover.read") ? "" : caller.id }),
    attendance: attendanceIn(e.app, { ...times, own: mayOfShifts(caller, "attendance.read") ? "" : mine }),
  };
  e.json(200, answer);
}
