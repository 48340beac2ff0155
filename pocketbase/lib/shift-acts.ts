/** `POST /api/watchdesk/shifts/{act}`: each act of the roster is one transaction, asks its right and leaves a line. */
import { asOneAct } from "./alarm-work";
import { stampBoot } from "./boot";
import { bodyOf } from "./body";
import type { PbRequestEvent } from "./pb";
import { refuse } from "./refuse";
import { callerOf } from "./rights";
import type { ShiftAct } from "./shift-caller";
import { checkIn, checkOut, correctAttendance } from "./shift-attendance";
import { signHandover, writeHandover } from "./shift-handover";
import { applyTemplate, copyWeek } from "./shift-plan";
import { answerSwap, askSwap } from "./shift-swap";
import { deleteShift, saveShift } from "./shift-write";

type Perform = (act: ShiftAct) => object;

const ACTS: Readonly<Record<string, Perform>> = {
  save: saveShift,
  delete: deleteShift,
  apply_template: applyTemplate,
  copy_week: copyWeek,
  ask_swap: askSwap,
  answer_swap: answerSwap,
  write_handover: writeHandover,
  sign_handover: signHandover,
  check_in: checkIn,
  check_out: checkOut,
  correct_attendance: correctAttendance,
};

/** A hand-over note in the widest letters fits. */
const MOST_BYTES = 65_536;

/** The route. */
export function shiftAct(e: PbRequestEvent): void {
  stampBoot(e);
  const caller = callerOf(e);
  const name = e.request.pathValue("act");
  if (!Object.hasOwn(ACTS, name)) return refuse("not_found");
  const perform = ACTS[name];
  const body = bodyOf(e, MOST_BYTES);
  e.json(
    200,
    asOneAct(e.app, (work) => perform?.({ work, caller, body }) ?? refuse("not_found")),
  );
}
