/** A line that takes back the result of a call: allowed to who booked it, a moment ago, once. */
import { mayUndoCall, undoneId } from "../../domain/alarms/calls";
import { dateMs } from "../../domain/signals/store-date";
import type { Work } from "./alarm-work";
import { rowsOf } from "./pb";
import { refuse } from "./refuse";

const UNDONE = "SELECT COUNT(*) AS many FROM events_reports WHERE alarm = {:alarm} AND shortcut = {:shortcut}";

/** What the answer depends on. */
export interface CallLine {
  readonly alarm: string;
  readonly person: string;
  readonly kind: string;
  readonly shortcut: string;
}

/** How the line changes the count of calls: 1 for a call, -1 where it takes one back, 0 for anything else. */
export function callStep(work: Work, { alarm, person, kind, shortcut }: CallLine): -1 | 0 | 1 {
  const id = undoneId(shortcut);
  if (id === null) return kind === "call" ? 1 : 0;
  if (kind !== "call") refuse("bad_request", { field: "shortcut" });
  const line = work.tx.findRecordsByIds("events_reports", [id])[0];
  const [undone] = rowsOf(work.tx, UNDONE, { bind: { alarm, shortcut }, shape: { many: 0 } });
  const booked = line && {
    alarm: line.getString("alarm"),
    kind: line.getString("kind"),
    author: line.getString("author"),
    shortcut: line.getString("shortcut"),
    atMs: dateMs(line.getString("at")),
  };
  const by = { alarm, person, nowMs: work.nowMs, undoneBefore: (undone?.many ?? 0) > 0 };
  if (!booked || !mayUndoCall(booked, by)) refuse("call_final");
  return -1;
}
