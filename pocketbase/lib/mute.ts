/** `POST mutes`: who silenced the alarm sound at his desk, when and for how long, into the audit log. */
import { checkMute, MUTE_ACTS, type LoggedMute } from "../../domain/alarms/mute";
import { storeDate } from "../../domain/signals/store-date";
import { writeAudit } from "./audit";
import { stampBoot } from "./boot";
import { bodyOf } from "./body";
import { unlessFull } from "./full-disk";
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
  if (!line.ok) return refuse(line.fault.code, { field: line.fault.field });
  const told = line.value;
  unlessFull(e.app, () =>
    e.app.runInTransaction((tx) => {
      if (isThere(tx, caller, told.id)) return;
      demandFew(tx, caller);
      write(tx, caller, told);
    }),
  );
  e.noContent(204);
}

/** Sent again after a lost answer, it is not written again; the id of any other line is refused. */
function isThere(tx: PbApp, caller: Caller, id: string): boolean {
  const line = tx.findRecordsByIds("audit_log", [id])[0];
  if (!line) return false;
  const own = line.getString("user") === caller.id && MUTE_ACTS.some((act) => act === line.getString("action"));
  return own || refuse("bad_request", { field: "id" });
}

/** More than anybody presses: the log is kept for years, and one person must not fill it. */
const MOST = 10;
const WINDOW_MS = 60_000;
const RECENT = "user = {:user} && at > {:since} && (action = 'mute' || action = 'unmute')";

/** Counted in the log itself, in the transaction that writes: so it holds for many at once and after a restart. */
function demandFew(tx: PbApp, { id: user }: Caller): void {
  const since = storeDate(Date.now() - WINDOW_MS);
  const recent = tx.findRecordsByFilter("audit_log", RECENT, "-at", MOST, 0, { user, since });
  if (recent.length >= MOST) refuse("too_many_mutes", { max: MOST });
}

/** The line stands at the time when it came; when the button was pressed is what the browser says. */
function write(tx: PbApp, caller: Caller, { id, act, ...after }: LoggedMute): void {
  writeAudit(tx, { id, user: caller.id, session: caller.session, ip: caller.ip, action: act, after });
}
