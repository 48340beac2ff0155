/** The end of a shift: sessions of those end who may work only in their shifts, as soon as they hold no alarm. */
import { storeDate } from "../../domain/signals/store-date";
import { asOneAct } from "./alarm-work";
import { ENDED_WHY } from "./login-log";
import { rowsOf, type PbApp } from "./pb";
import { sayWhyEnded } from "./session-why";
import { gateOf, holdsAlarm } from "./shifts";

// Who is plainly inside a shift is not looked at further; the rest is weighed as at the sign-in.
const OUTSIDE = `
  SELECT s.id, s.user FROM session_control s JOIN operators o ON o.user = s.user
  WHERE o.can_login_outside_shift = 0
    AND NOT EXISTS (SELECT 1 FROM alarm_claims c WHERE c.operator = s.user AND c.ended = '')
    AND NOT EXISTS (SELECT 1 FROM shift_management h WHERE h.operator = o.id
      AND h.shift_start_time <= {:now} AND h.shift_end_time > {:now})
  LIMIT 200`;

const LAST_SWEEP = "watchdesk.shiftSweep";
const SWEEP_EVERY_MS = 5_000;

/** Ends the sessions of those whose shift is over and who hold nothing; gives how many. */
export function endShifts(app: PbApp): number {
  const nowMs = Date.now();
  if (nowMs - Number(app.store().get(LAST_SWEEP) ?? 0) < SWEEP_EVERY_MS) return 0;
  app.store().set(LAST_SWEEP, nowMs);
  const sessions = rowsOf(app, OUTSIDE, { bind: { now: storeDate(nowMs) }, shape: { id: "", user: "" } });
  return sessions.filter(({ id }) => endForShift(app, id)).length;
}

/** Ends one session if it is still so, with a line that says why: whoever asks with it later is told. */
export function endForShift(app: PbApp, id: string): boolean {
  return asOneAct(app, (work) => {
    const session = work.tx.findRecordsByIds("session_control", [id])[0];
    const user = session?.getString("user") ?? "";
    if (!session || holdsAlarm(work.tx, user) || gateOf(work.tx, user, work.nowMs).open) return false;
    sayWhyEnded(work.tx, { session: id, user, reason: "outside_shift" });
    session.set(ENDED_WHY, "outside_shift");
    work.tx.delete(session);
    return true;
  });
}
