/** Checking in and out by the store's clock, and correcting it with a reason. */
import { wholeShifts } from "../../domain/shifts/whole";
import { dateMs, storeDate } from "../../domain/signals/store-date";
import type { Work } from "./alarm-work";
import { textOf, type Body } from "./body";
import { rowsOf, type PbRecord } from "./pb";
import { refuse } from "./refuse";
import { demandRoster, demandInCentre, idOf, note, operatorOf, type ShiftAct } from "./shift-caller";
import { shiftRowsIn } from "./shift-rows";

const HOUR_MS = 3_600_000;
/** He may come early and stay late. */
const EARLY_MS = 2 * HOUR_MS;
/** What is open for longer was forgotten: it is corrected, and bars nobody from his next shift. */
const FORGOTTEN_MS = 20 * HOUR_MS;

const OPEN =
  "SELECT id FROM attendance WHERE operator = {:operator} AND outAt = '' AND inAt > {:since} ORDER BY inAt DESC";

const openRecord = ({ tx, nowMs }: Work, operator: string): string =>
  rowsOf(tx, OPEN, { bind: { operator, since: storeDate(nowMs - FORGOTTEN_MS) }, shape: { id: "" } })[0]?.id ?? "";

/** The caller as an operator who has part in the roster. */
function ownOperator({ work, caller }: ShiftAct): string {
  demandRoster(caller);
  return operatorOf(work.tx, caller.id) || refuse("shift_none");
}

/** The shift that somebody who is there now has come for. */
function shiftFor({ tx, nowMs }: Work, operator: string): { shift: string; shift_name: string } {
  const shifts = wholeShifts(shiftRowsIn(tx, { startMs: nowMs, endMs: nowMs + EARLY_MS }, operator));
  const shift = shifts.find(({ endMs }) => endMs > nowMs);
  return { shift: shift?.rows[0]?.id ?? "", shift_name: shift?.name ?? "" };
}

/** He is there. */
export function checkIn(act: ShiftAct): object {
  const { work } = act;
  const operator = ownOperator(act);
  if (openRecord(work, operator) !== "") refuse("attendance_open");
  const body = { operator, inAt: work.at, ...shiftFor(work, operator) };
  const record = new Record(work.tx.findCachedCollectionByNameOrId("attendance"), body);
  work.tx.save(record);
  note(act, { collection: "attendance", recordId: record.id, action: "check_in", after: body });
  return { id: record.id, inAt: work.at };
}

/** He goes. */
export function checkOut(act: ShiftAct): object {
  const { work } = act;
  const id = openRecord(work, ownOperator(act)) || refuse("attendance_none");
  const record = work.tx.findRecordById("attendance", id);
  record.set("outAt", work.at);
  work.tx.save(record);
  note(act, { collection: "attendance", recordId: id, action: "check_out", after: { outAt: work.at } });
  return { id, outAt: work.at };
}

/** An instant in a body; "" where none is sent. */
function instantIn(body: Body, field: string): string {
  const text = textOf(body, field, 40);
  if (text === "") return "";
  const ms = dateMs(text);
  return Number.isNaN(ms) ? refuse("bad_request", { field }) : storeDate(ms);
}

function recordToCorrect({ work, body }: ShiftAct): PbRecord {
  if (body["id"] !== undefined)
    return work.tx.findRecordsByIds("attendance", [idOf(body, "id")])[0] ?? refuse("not_found");
  const operator = idOf(body, "operator");
  if (work.tx.findRecordsByIds("operators", [operator]).length === 0) refuse("bad_request", { field: "operator" });
  return new Record(work.tx.findCachedCollectionByNameOrId("attendance"), { operator });
}

/** What was not so, with `id`, or was forgotten, with `operator`; never without a reason. */
export function correctAttendance(act: ShiftAct): object {
  const { work, caller, body } = act;
  demandInCentre(caller, "attendance.correct");
  const reason = textOf(body, "reason", 300).trim();
  if (reason === "") refuse("bad_request", { field: "reason" });
  const [inAt, outAt] = [instantIn(body, "inAt"), instantIn(body, "outAt")];
  if (inAt === "" || (outAt !== "" && outAt <= inAt) || outAt > work.at || inAt > work.at)
    refuse("bad_request", { field: outAt === "" ? "inAt" : "outAt" });
  const record = recordToCorrect(act);
  const before = { inAt: record.getString("inAt"), outAt: record.getString("outAt") };
  record.load({ inAt, outAt, reason, corrected: true, correctedBy: caller.id });
  work.tx.save(record);
  const after = { inAt, outAt };
  note(act, { collection: "attendance", recordId: record.id, action: "correct_attendance", reason, before, after });
  return { id: record.id };
}
