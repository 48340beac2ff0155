/** Who acts on the roster, what he may and what he sent: for all of its acts. */
import { isCalendarDay } from "../../domain/clock-time";
import type { Work } from "./alarm-work";
import { writeAudit, type AuditLine } from "./audit";
import { textOf, type Body } from "./body";
import { rowsOf, type PbApp } from "./pb";
import { refuse } from "./refuse";
import { mayInCentre, type Caller } from "./rights";

/** An act of the roster under way. */
export interface ShiftAct {
  readonly work: Work;
  readonly caller: Caller;
  readonly body: Body;
}

/** A right over shifts: a dealer's staff has no part in those of the centre. */
export const mayOfShifts = (caller: Caller, right: string): boolean => mayInCentre(caller, `shifts.${right}`);

/** Refuses whoever has it not. */
export function demandInCentre(caller: Caller, right: string): void {
  if (!mayOfShifts(caller, right)) refuse("no_right", { right: `shifts.${right}` });
}

const OWN = "SELECT id FROM operators WHERE user = {:user}";

/** The caller's operator record; "" for who is none. */
export const operatorOf = (app: PbApp, user: string): string =>
  rowsOf(app, OWN, { bind: { user }, shape: { id: "" } })[0]?.id ?? "";

/** A line in the audit log for an act. */
export function note({ work, caller }: ShiftAct, line: Omit<AuditLine, "at" | "user" | "session" | "ip">): void {
  writeAudit(work.tx, { at: work.at, user: caller.id, session: caller.session, ip: caller.ip, ...line });
}

const ID = /^[a-z0-9]{15}$/;

/** An id in a body. */
export function idOf(body: Body, field: string): string {
  const id = textOf(body, field, 15);
  return ID.test(id) ? id : refuse("bad_request", { field });
}

/** A day in a body. */
export function dayOf(body: Body, field: string): string {
  const day = textOf(body, field, 10);
  return isCalendarDay(day) ? day : refuse("bad_request", { field });
}

/** A whole number in a body, 0 where it is not sent. */
export function figureOf(body: Body, field: string, max: number): number {
  const value = body[field] ?? 0;
  const fits = typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= max;
  return fits ? value : refuse("bad_request", { field });
}

/** Refuses whoever sees no shifts at all. */
export function demandRoster(caller: Caller): void {
  if (!mayOfShifts(caller, "shift_management.read_own")) demandInCentre(caller, "shift_management.read_team");
}
