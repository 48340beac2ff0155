/** Why a session ended that the store itself has ended: whoever asks with it later is told so. */
import { writeAudit } from "./audit";
import { rowsOf, type PbApp } from "./pb";
import { refuse } from "./refuse";
import { gateOf, nextShift } from "./shifts";

/** Why the store itself ends a session, beside those that are ended by somebody. */
export type EndReason = "outside_shift" | "account_disabled" | "inactive";

/** Writes it down where `refuseEnded` finds it. */
export function sayWhyEnded(
  tx: PbApp,
  { session, user, reason }: { session: string; user: string; reason: EndReason },
): void {
  const line = { collection: "session_control", recordId: session, action: "end_session" };
  writeAudit(tx, { ...line, user: "", before: { user }, reason });
}

const WHY = `SELECT reason, COALESCE(json_extract(before, '$.user'), '') AS user FROM audit_log
  WHERE collection = 'session_control' AND recordId = {:session} AND action = 'end_session'
    AND reason IN ('outside_shift', 'account_disabled', 'inactive') LIMIT 1`;

/** Refuses whoever comes with a session that has ended, and says why where the store itself ended it. */
export function refuseEnded(app: PbApp, session: string): never {
  const [why] = session === "" ? [] : rowsOf(app, WHY, { bind: { session }, shape: { reason: "", user: "" } });
  if (why?.reason === "account_disabled" || why?.reason === "inactive") refuse(why.reason);
  if (why?.reason === "outside_shift") refuse("outside_shift", nextShift(app, gateOf(app, why.user)));
  return refuse("session_ended");
}
