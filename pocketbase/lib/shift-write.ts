/** Entering, changing and deleting a shift; what crosses midnight is split here and nowhere else. */
import {
  halvesOf,
  overlap,
  shiftMark,
  spanOf,
  wholeShifts,
  type Span,
  type WholeShift,
} from "../../domain/shifts/whole";
import { dateMs, storeDate } from "../../domain/signals/store-date";
import type { Work } from "./alarm-work";
import { textOf, type Body } from "./body";
import { newId, type PbApp, type PbRecord, type PbRecordRequestEvent } from "./pb";
import { refuse } from "./refuse";
import { roomDays, roomWalls } from "./room-days";
import { dayOf, demandInCentre, figureOf, idOf, note, type ShiftAct } from "./shift-caller";
import { shiftRowsIn, wholeShiftOf } from "./shift-rows";

const STATES = ["planned", "confirmed", "absent", "done"];

/** What a shift says beside its times. */
export interface ShiftFacts {
  readonly operator: string;
  readonly shift_name: string;
  readonly post: string;
  readonly minimumStaff: number;
  readonly breakMinutes: number;
  readonly state: string;
}

function factsOf(work: Work, body: Body): ShiftFacts {
  const operator = idOf(body, "operator");
  if (work.tx.findRecordsByIds("operators", [operator]).length === 0) refuse("bad_request", { field: "operator" });
  const shift_name = textOf(body, "shift_name", 80).trim();
  if (shift_name === "") refuse("bad_request", { field: "shift_name" });
  const state = textOf(body, "state", 20) || "planned";
  if (!STATES.includes(state)) refuse("bad_request", { field: "state" });
  return {
    operator,
    shift_name,
    post: textOf(body, "post", 60).trim(),
    minimumStaff: figureOf(body, "minimumStaff", 99),
    breakMinutes: figureOf(body, "breakMinutes", 600),
    state,
  };
}

/** Refuses a span in which the operator works already; `but` = shifts that do not count. */
export function demandFree(
  app: PbApp,
  span: Span,
  { operator, but }: { operator: string; but: readonly string[] },
): void {
  const others = wholeShifts(shiftRowsIn(app, span, operator)).filter(
    (other) => !other.rows.some(({ id }) => but.includes(id)),
  );
  const other = others.find((one) => overlap(one, span));
  if (other) refuse("shift_overlaps", { name: other.name, from: storeDate(other.startMs) });
}

/** The shift that is to be changed, as it was when the caller saw it. */
export function seenShift(work: Work, id: string, seen: string): WholeShift {
  const shift = wholeShiftOf(work.tx, id) ?? refuse("not_found");
  return seen === shiftMark(shift) ? shift : refuse("shift_changed");
}

/** Writes the records of a shift: those it had are used again, so that what refers to them stays right. */
export function writeShift(
  work: Work,
  facts: ShiftFacts,
  { halves, old }: { halves: readonly Span[]; old?: WholeShift | undefined },
): readonly string[] {
  const shiftGroup = halves.length > 1 ? old?.rows[0]?.shiftGroup || newId() : "";
  const had: PbRecord[] = old ? old.rows.map(({ id }) => work.tx.findRecordById("shift_management", id)) : [];
  for (const record of had.slice(halves.length)) work.tx.delete(record);
  return halves.map(({ startMs, endMs }, at) => {
    const record = had[at] ?? new Record(work.tx.findCachedCollectionByNameOrId("shift_management"), {});
    record.load({
      ...facts,
      shiftGroup,
      shift_start_time: storeDate(startMs),
      shift_end_time: storeDate(endMs),
    });
    work.tx.save(record);
    return record.id;
  });
}

/** A new shift, or with `id` and `seen` a changed one. */
export function saveShift(act: ShiftAct): object {
  const { work, caller, body } = act;
  const id = body["id"] === undefined ? "" : idOf(body, "id");
  demandInCentre(caller, `shift_management.${id === "" ? "create" : "update"}`);
  const facts = factsOf(work, body);
  const times = { day: dayOf(body, "day"), start: textOf(body, "start", 5), end: textOf(body, "end", 5) };
  const halves = halvesOf(times, roomWalls(work.tx)) ?? refuse("shift_times_bad");
  const old = id === "" ? undefined : seenShift(work, id, textOf(body, "seen", 120));
  demandFree(work.tx, spanOf(halves), { operator: facts.operator, but: old?.rows.map((row) => row.id) ?? [] });
  const ids = writeShift(work, facts, { halves, old });
  note(act, {
    collection: "shift_management",
    recordId: ids[0] ?? "",
    action: old ? "update" : "create",
    before: old?.rows ?? {},
    after: { ...facts, ...times, records: ids },
  });
  return { ids };
}

/** All records of a shift go. */
export function deleteShift(act: ShiftAct): object {
  const { work, caller, body } = act;
  demandInCentre(caller, "shift_management.delete");
  const shift = seenShift(work, idOf(body, "id"), textOf(body, "seen", 120));
  for (const { id } of shift.rows) work.tx.delete(work.tx.findRecordById("shift_management", id));
  note(act, {
    collection: "shift_management",
    recordId: shift.rows[0]?.id ?? "",
    action: "delete",
    before: shift.rows,
    after: {},
  });
  return { deleted: shift.rows.length };
}

/** A record that is written by itself must not be one that silently never counts (H-TS-01): it is refused, and says why. */
export function guardShift(e: PbRecordRequestEvent): void {
  if (e.auth && !e.auth.isSuperuser()) {
    const [from, until] = ["shift_start_time", "shift_end_time"].map((field) => dateMs(e.record.getString(field)));
    if (from === undefined || until === undefined || !(from < until)) refuse("shift_times_bad");
    const day = roomDays(e.app);
    if (day(from) !== day(until - 1)) refuse("shift_over_midnight");
  }
  e.next();
}
