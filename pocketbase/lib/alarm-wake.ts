/** The end of a wait: back to the person who parked the alarm if he is still in session and may hold it, else to the queue. */
import { dateMs } from "../../domain/signals/store-date";
import { tell, type Author } from "./alarm-log";
import { moveAlarm } from "./alarm-rows";
import type { Work } from "./alarm-work";
import { mayHold } from "./claim-reach";
import { openClaim, UNOWNED } from "./claims";
import { rowsOf, type PbApp, type PbRecord } from "./pb";
import { fullName } from "./rights";

/** Why a wait ends. */
export type WakeKey = "woken" | "woken_due" | "woken_signal";

const SESSIONS = `
  SELECT id FROM session_control WHERE user = {:user} AND expiresAt > {:at}
  ORDER BY COALESCE((SELECT MAX("from") FROM alarm_claims c WHERE c.session = session_control.id AND c.alarm = {:alarm}), '') DESC,
    startedAt DESC LIMIT 1`;

/** The person who parked it in his session, null when he is in none. The session in which he held the alarm comes first. */
function inSession(app: PbApp, pending: PbRecord, at: string): Author | null {
  const [userId, dealer] = [pending.getString("returnTo"), pending.getString("dealer")];
  const user = userId === "" ? undefined : app.findRecordsByIds("users", [userId])[0];
  if (!user || !mayHold(app, user, dealer)) return null;
  const [session] = rowsOf(app, SESSIONS, { bind: { user: userId, at, alarm: pending.id }, shape: { id: "" } });
  return session ? { id: userId, name: fullName(user), session: session.id } : null;
}

/** Ends a wait; `by` is the person who ended it, or the store. Also what the intake calls when a new signal comes. */
export function wakeAlarm(work: Work, pending: PbRecord, { key, by }: { key: WakeKey; by: Author }): PbRecord {
  const waited = Math.max(0, Math.round((work.nowMs - dateMs(pending.getString("parkedAt"))) / 1000));
  const owner = inSession(work.tx, pending, work.at);
  const claim = owner
    ? { state: "in_progress", ...openClaim(work, pending, owner) }
    : { ...UNOWNED, queuedAt: work.at };
  const values = { ...claim, holdSeconds: pending.getInt("holdSeconds") + (Number.isNaN(waited) ? 0 : waited) };
  const alarm = moveAlarm(work, pending, { place: "events_alarm", values });
  tell(work, alarm, { key, author: by });
  if (owner) tell(work, alarm, { key: "returned", author: owner });
  return alarm;
}
