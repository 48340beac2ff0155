/** Exchanging two shifts: asked for by one operator, decided by who may; both change hands at once or neither. */
import type { SwapChoice } from "../../domain/shifts/rows";
import { overlap, shiftMark, wholeShifts, type WholeShift } from "../../domain/shifts/whole";
import { storeDate } from "../../domain/signals/store-date";
import type { Work } from "./alarm-work";
import { stampBoot } from "./boot";
import { textOf } from "./body";
import { rowsOf, type PbRecord, type PbRequestEvent } from "./pb";
import { refuse } from "./refuse";
import { callerOf } from "./rights";
import { demandInCentre, demandRoster, idOf, note, operatorOf, type ShiftAct } from "./shift-caller";
import { peopleOf } from "./shift-people";
import { shiftRowsIn, wholeShiftOf } from "./shift-rows";
import { demandFree } from "./shift-write";

const AHEAD_MS = 28 * 86_400_000;

/** A coming shift of the caller's own. */
function ownShift({ work, caller, body }: ShiftAct): WholeShift {
  const shift = wholeShiftOf(work.tx, idOf(body, "mine")) ?? refuse("not_found");
  const operator = operatorOf(work.tx, caller.id);
  if (operator === "" || shift.operator !== operator) refuse("not_found");
  return shift;
}

const first = ({ rows }: WholeShift): string => rows[0]?.id ?? "";

const ASKED = `SELECT id FROM shift_swaps WHERE state = 'asked' AND fromShift = {:fromShift} AND toShift = {:toShift}
  AND fromMark = {:fromMark} AND toMark = {:toMark} LIMIT 1`;

/** Asks for it; `mine` and `theirs` are records of the shifts. */
export function askSwap(act: ShiftAct): object {
  const { work, caller, body } = act;
  demandRoster(caller);
  const mine = ownShift(act);
  const theirs = wholeShiftOf(work.tx, idOf(body, "theirs")) ?? refuse("not_found");
  if (theirs.operator === mine.operator) refuse("bad_request", { field: "theirs" });
  if (Math.min(mine.startMs, theirs.startMs) <= work.nowMs) refuse("swap_begun");
  const wanted = {
    fromShift: first(mine),
    toShift: first(theirs),
    fromMark: shiftMark(mine),
    toMark: shiftMark(theirs),
  };
  // Asked once more, as after a lost answer, it is the one that waits for its answer.
  const [asked] = rowsOf(work.tx, ASKED, { bind: wanted, shape: { id: "" } });
  if (asked) return { id: asked.id };
  const record = new Record(work.tx.findCachedCollectionByNameOrId("shift_swaps"), {
    ...wanted,
    from: mine.operator,
    to: theirs.operator,
    reason: textOf(body, "reason", 300).trim(),
    state: "asked",
  });
  work.tx.save(record);
  const after = { from: wanted.fromMark, to: wanted.toMark };
  note(act, { collection: "shift_swaps", recordId: record.id, action: "ask_swap", after });
  return { id: record.id };
}

/** Each goes to the other's operator; refused where one has changed, has begun, or would overlap another. */
function exchange(work: Work, swap: PbRecord): void {
  const mine = wholeShiftOf(work.tx, swap.getString("fromShift")) ?? refuse("shift_changed");
  const theirs = wholeShiftOf(work.tx, swap.getString("toShift")) ?? refuse("shift_changed");
  const same = shiftMark(mine) === swap.getString("fromMark") && shiftMark(theirs) === swap.getString("toMark");
  if (!same) refuse("shift_changed");
  if (Math.min(mine.startMs, theirs.startMs) <= work.nowMs) refuse("swap_begun");
  const but = [...mine.rows, ...theirs.rows].map(({ id }) => id);
  demandFree(work.tx, theirs, { operator: mine.operator, but });
  demandFree(work.tx, mine, { operator: theirs.operator, but });
  for (const [shift, operator] of [
    [mine, theirs.operator],
    [theirs, mine.operator],
  ] as const) {
    for (const { id } of shift.rows) {
      const record = work.tx.findRecordById("shift_management", id);
      record.set("operator", operator);
      work.tx.save(record);
    }
  }
}

const ANSWERS = ["approved", "refused", "withdrawn"];

/** Approves, refuses, or for who asked withdraws it. */
export function answerSwap(act: ShiftAct): object {
  const { work, caller, body } = act;
  const state = textOf(body, "state", 20);
  if (state === "withdrawn") demandRoster(caller);
  else demandInCentre(caller, "shift_management.approve_swap");
  if (!ANSWERS.includes(state)) refuse("bad_request", { field: "state" });
  const swap = work.tx.findRecordsByIds("shift_swaps", [idOf(body, "id")])[0] ?? refuse("not_found");
  if (state === "withdrawn" && swap.getString("from") !== operatorOf(work.tx, caller.id)) refuse("not_found");
  if (swap.getString("state") !== "asked") refuse("swap_decided");
  if (state === "approved") exchange(work, swap);
  swap.load({ state, decidedBy: caller.id, decidedAt: work.at });
  work.tx.save(swap);
  note(act, {
    collection: "shift_swaps",
    recordId: swap.id,
    action: "answer_swap",
    before: { from: swap.getString("fromMark"), to: swap.getString("toMark") },
    after: { state },
  });
  return { state };
}

/** `GET shifts/swap_choices?mine=`: colleagues' coming shifts that he could work instead of his own. */
export function swapChoices(e: PbRequestEvent): void {
  stampBoot(e);
  const caller = callerOf(e);
  demandRoster(caller);
  const operator = operatorOf(e.app, caller.id);
  const mine = wholeShiftOf(e.app, e.request.url.query().get("mine"));
  if (!mine || mine.operator !== operator) return refuse("not_found");
  const nowMs = Date.now();
  const all = wholeShifts(shiftRowsIn(e.app, { startMs: nowMs, endMs: nowMs + AHEAD_MS }));
  const own = all.filter((shift) => shift.operator === operator && first(shift) !== first(mine));
  const names = new Map(peopleOf(e.app).map(({ id, name }) => [id, name]));
  const open = all.filter(
    (shift) => shift.operator !== operator && shift.startMs > nowMs && !own.some((other) => overlap(other, shift)),
  );
  const choices = open.map((shift): SwapChoice => ({
    id: first(shift),
    name: names.get(shift.operator) ?? "",
    shift_name: shift.name,
    from: storeDate(shift.startMs),
    until: storeDate(shift.endMs),
  }));
  e.json(200, { choices });
}
