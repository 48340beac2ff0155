/** Shifts as they stand in the store. */
import type { ShiftRow } from "../../domain/shifts/rows";
import { wholeShifts, type Span, type WholeShift } from "../../domain/shifts/whole";
import { storeDate } from "../../domain/signals/store-date";
import { jsonRowsOf, type PbApp } from "./pb";

const FIELDS = [
  "id",
  "operator",
  "shift_name",
  "shift_start_time",
  "shift_end_time",
  "shiftGroup",
  "post",
  "minimumStaff",
  "breakMinutes",
  "state",
];
const COLUMNS = FIELDS.join(", ");

/** Those of some span; `operator` = his alone, "" = everybody's. A half outside it comes with its other half. */
export function shiftRowsIn(app: PbApp, { startMs, endMs }: Span, operator = ""): readonly ShiftRow[] {
  const within = "shift_start_time < {:until} AND shift_end_time > {:from}";
  const whose = operator === "" ? "" : "AND operator = {:operator}";
  const groups = `SELECT shiftGroup FROM shift_management WHERE ${within} ${whose} AND shiftGroup <> ''`;
  const select = `SELECT ${COLUMNS} FROM shift_management
    WHERE ((${within}) OR (shiftGroup <> '' AND shiftGroup IN (${groups}))) ${whose} ORDER BY shift_start_time, id`;
  const bind = { from: storeDate(startMs), until: storeDate(endMs), operator };
  return jsonRowsOf<ShiftRow>(app, select, { columns: FIELDS, bind });
}

/** The whole shift that a record is part of; undefined for none. */
export function wholeShiftOf(app: PbApp, id: string): WholeShift | undefined {
  const mine = "SELECT shiftGroup FROM shift_management WHERE id = {:id} AND shiftGroup <> ''";
  const select = `SELECT ${COLUMNS} FROM shift_management WHERE id = {:id} OR shiftGroup IN (${mine})`;
  const shifts = wholeShifts(jsonRowsOf<ShiftRow>(app, select, { columns: FIELDS, bind: { id } }));
  return shifts.find(({ rows }) => rows.some((row) => row.id === id));
}
