/** Ends sessions: the record goes, what was claimed in it goes back to the queue, its stream is closed. */
import { storeDate } from "../../domain/signals/store-date";
import type { Author } from "./alarm-log";
import { asOneSave } from "./alarm-work";
import { releaseSession } from "./claims";
import { ENDED_WHY, writeEnd } from "./login-log";
import type { PbApp, PbRecordEvent } from "./pb";
import { refuse } from "./refuse";
import { sayWhyEnded, type EndReason } from "./session-why";
import { dropSessionStreams } from "./streams";

/** Set on a session by the request of its own person to end it: his name. */
export const SIGNED_OUT_BY = "signedOutBy";
/** Set beside it where he wants to hold nothing any more, in no other session either. */
export const RELEASES_ALL = "releasesAll";

/** Set beside it where nobody was there any more: his browser signs him out. */
export const LEFT_ALONE = "leftAlone";

/** Who signs out of a session himself; null where it ends in another way. */
function leaving({ record }: PbRecordEvent): Author | null {
  const name = record.getString(SIGNED_OUT_BY);
  return name === "" ? null : { id: record.getString("user"), name, session: record.id };
}

/** A session's record is being deleted, by whomever: its alarms are released in the same transaction. */
export function sessionDeleting(e: PbRecordEvent): void {
  asOneSave(e, (work) => {
    // Ended twice at once, as by two tabs or by whoever presses again, it ends once, and one line says so.
    if (work.tx.findRecordsByIds("session_control", [e.record.id]).length === 0) refuse("not_found");
    const [everywhere, inactive] = [e.record.getBool(RELEASES_ALL), e.record.getBool(LEFT_ALONE)];
    releaseSession(work, e.record.id, { by: leaving(e), everywhere, inactive });
    writeEnd(work.tx, e.record, leaving(e) !== null);
    e.next();
  });
}

/** It is gone for good: now its stream ends. */
export function sessionDeleted(e: PbRecordEvent): void {
  dropSessionStreams(e.app, e.record.id);
  e.next();
}

/** Ends all sessions of a person but one; where the store says why, whoever comes with one later is told. */
export function endSessionsOf(app: PbApp, userId: string, how: { kept?: string; why?: EndReason } = {}): void {
  const { kept = "", why } = how;
  const filter = "user = {:user} && id != {:kept}";
  for (const session of app.findRecordsByFilter("session_control", filter, "startedAt", 0, 0, { user: userId, kept })) {
    if (why) sayWhyEnded(app, { session: session.id, user: userId, reason: why });
    session.set(ENDED_WHY, why ?? "password_changed");
    app.delete(session);
  }
}

/** Ends the oldest sessions of a person until one more fits. */
export function makeRoom(app: PbApp, userId: string, maxSessions: number): void {
  if (maxSessions < 1) return;
  const now = storeDate(Date.now());
  const filter = "user = {:user} && expiresAt > {:now}";
  const standing = app.findRecordsByFilter("session_control", filter, "startedAt,created,id", 0, 0, {
    user: userId,
    now,
  });
  for (const session of standing.slice(0, Math.max(0, standing.length - maxSessions + 1))) {
    session.set(ENDED_WHY, "too_many_sessions");
    app.delete(session);
  }
}
