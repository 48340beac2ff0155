/** The hand-over: one shift writes what the next must know, the next signs it, and then it stays. */
import { wholeShifts, type WholeShift } from "../../domain/shifts/whole";
import { storeDate, dateMs } from "../../domain/signals/store-date";
import type { Work } from "./alarm-work";
import { textOf, type Body } from "./body";
import type { PbRecord } from "./pb";
import { refuse } from "./refuse";
import { demandInCentre, idOf, mayOfShifts, note, operatorOf, type ShiftAct } from "./shift-caller";
import { shiftRowsIn } from "./shift-rows";

const HOUR_MS = 3_600_000;
/** A note may be written, and signed, a while before and after its shift. */
const AROUND_MS = 2 * HOUR_MS;

/** An operator's shifts around now. */
function shiftsAround({ tx, nowMs }: Work, operator: string): readonly WholeShift[] {
  if (operator === "") return [];
  return wholeShifts(shiftRowsIn(tx, { startMs: nowMs - AROUND_MS, endMs: nowMs + AROUND_MS }, operator));
}

/** The shift he is in, or was last in. */
function shiftNow(work: Work, operator: string): WholeShift | undefined {
  const begun = shiftsAround(work, operator).filter(({ startMs }) => startMs <= work.nowMs);
  return begun.find(({ endMs }) => endMs > work.nowMs) ?? begun.at(-1);
}

const MOST_ITEMS = 50;
const ITEM_MAX = 300;

function itemsOf(body: Body): readonly string[] {
  const items = body["openItems"] ?? [];
  const isItem = (item: unknown): item is string =>
    typeof item === "string" && item.trim() !== "" && item.length <= ITEM_MAX;
  if (!Array.isArray(items) || items.length > MOST_ITEMS || !items.every(isItem))
    return refuse("bad_request", { field: "openItems" });
  return items;
}

/** The author's own note that nobody has signed; a new one under an id that no note has, or without one. */
function noteToWrite({ work, caller, body }: ShiftAct): PbRecord {
  const id = body["id"] === undefined ? "" : idOf(body, "id");
  const record = work.tx.findRecordsByIds("handovers", [id])[0];
  if (!record) {
    const shift = shiftNow(work, operatorOf(work.tx, caller.id));
    return new Record(work.tx.findCachedCollectionByNameOrId("handovers"), {
      ...(id === "" ? {} : { id }),
      author: caller.id,
      shift: shift?.rows[0]?.id ?? "",
      shift_name: shift?.name ?? "",
      shiftFrom: shift ? storeDate(shift.startMs) : "",
      shiftUntil: shift ? storeDate(shift.endMs) : "",
    });
  }
  if (record.getString("author") !== caller.id) refuse("not_found");
  if (record.getString("signedAt") !== "") refuse("handover_signed");
  return record;
}

/** Writes a note, or a better one. The browser names a new one, too: sent again after a lost answer it is the same. */
export function writeHandover(act: ShiftAct): object {
  const { work, caller, body } = act;
  demandInCentre(caller, "handover.sign");
  const text = textOf(body, "text", 4000).trim();
  if (text === "") refuse("note_empty");
  const record = noteToWrite(act);
  const action = record.isNew() ? "create" : "update";
  const before = record.isNew() ? {} : { text: record.getString("text") };
  const openItems = itemsOf(body);
  const items = JSON.stringify(openItems);
  const isSame = record.getString("text") === text && record.getString("openItems") === items;
  if (isSame && action === "update") return { id: record.id };
  record.load({ text, openItems: items });
  work.tx.save(record);
  note(act, { collection: "handovers", recordId: record.id, action, before, after: { text, openItems } });
  return { id: record.id };
}

/** Signs it as the next shift: never its author, and whoever plans the roster may stand in. */
export function signHandover(act: ShiftAct): object {
  const { work, caller, body } = act;
  demandInCentre(caller, "handover.sign");
  const record = work.tx.findRecordsByIds("handovers", [idOf(body, "id")])[0] ?? refuse("not_found");
  if (record.getString("signedAt") !== "") refuse("handover_signed");
  const isAuthor = record.getString("author") === caller.id;
  const begunMs = dateMs(record.getString("shiftFrom"));
  const isNext = shiftsAround(work, operatorOf(work.tx, caller.id)).some(
    ({ startMs }) => Number.isNaN(begunMs) || startMs > begunMs,
  );
  if (isAuthor || !(isNext || mayOfShifts(caller, "shift_management.update"))) refuse("handover_not_yours");
  record.load({ signedBy: caller.id, signedAt: work.at });
  work.tx.save(record);
  note(act, { collection: "handovers", recordId: record.id, action: "sign_handover", after: { signedAt: work.at } });
  return { signedAt: work.at };
}
