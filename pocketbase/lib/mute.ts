/** `POST mutes`: who silenced the alarm sound at his desk, when and for how long, into the audit log. */
import { checkMute, MUTE_ACTS, type LoggedMute } from "../../domain/alarms/mute";
import { writeAudit } from "./audit";
import { stampBoot } from "./boot";
import { bodyOf } from "./body";
import type { PbApp, PbRequestEvent } from "./pb";
import { refuse } from "./refuse";
import { callerOf, demandRight, type Caller } from "./rights";

/** Whoever hears the alarms may silence them, and says so. */
export function mute(e: PbRequestEvent): void {
  stampBoot(e);
  const caller = callerOf(e);
  demandRight(caller, "signals.alarms.read");
  const { id, act, at, until } = bodyOf(e);
  const line = checkMute({ id, act, at, until }, Date.now());
  if (!line.ok) return refuse("bad_request", { field: line.fault });
  const told = line.value;
  e.app.runInTransaction((tx) => {
    if (!isThere(tx, caller, told.id)) write(tx, caller, told);
  });
  e.noContent(204);
}

/** Sent again after a lost answer, it is not written again; the id of any other line is refused. */
function isThere(tx: PbApp, caller: Caller, id: string): boolean {
  const line = tx.findRecordsByIds("audit_log", [id])[0];
  if (!line) return false;
  const own = line.getString("user") === caller.id && MUTE_ACTS.some((act) => act === line.getString("action"));
  return own || refuse("bad_request", { field: "id" });
}

/** The line stands at the time when it came; when the button was pressed is what the browser says. */
function write(tx: PbApp, caller: Caller, { id, act, ...after }: LoggedMute): void {
  writeAudit(tx, { id, user: caller.id, session: caller.session, ip: caller.ip, action: act, after });
}
