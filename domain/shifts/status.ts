/** How an operator stands to his shifts of today (specification, section 4, "Shift status"). */
import { upToSecond, type Span } from "./whole";

/** The statuses. */
export type ShiftStatus = "active" | "not_started" | "expired" | "none";

/** A status and the shift that it is about. */
export interface StatusNow<S> {
  readonly status: ShiftStatus;
  readonly shift: S | null;
}

/** Of today's shifts; the last millisecond of a day is part of its shift. */
export function shiftStatus<S extends Span>(shifts: readonly S[], nowMs: number): StatusNow<S> {
  const today = shifts.toSorted((a, b) => a.startMs - b.startMs);
  const active = today.find(({ startMs, endMs }) => startMs <= nowMs && nowMs < upToSecond(endMs));
  if (active) return { status: "active", shift: active };
  const later = today.find(({ startMs }) => startMs > nowMs);
  if (later) return { status: "not_started", shift: later };
  const last = today.at(-1);
  return last ? { status: "expired", shift: last } : { status: "none", shift: null };
}
