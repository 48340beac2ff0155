/** `POST session/inactive`: a workstation at which nobody is any more signs its person out, and lets go of what he held there. */
import { asOneAct } from "./alarm-work";
import { stampBoot } from "./boot";
import { bodyOf } from "./body";
import type { PbRequestEvent } from "./pb";
import { refuse } from "./refuse";
import { callerOf } from "./rights";
import { LEFT_ALONE, SIGNED_OUT_BY } from "./session-end";
import { sayWhyEnded } from "./session-why";

/** Nobody is waited for longer: a day of minutes for either timer. */
const MOST_SECONDS = 2 * 86_400;

/** One act: a tab that dies in the middle of it leaves either all as it was, or nothing in nobody's hands. */
export function signOut(e: PbRequestEvent): void {
  stampBoot(e);
  const caller = callerOf(e);
  const { idleSeconds } = bodyOf(e);
  if (typeof idleSeconds !== "number" || !(idleSeconds >= 0 && idleSeconds <= MOST_SECONDS))
    refuse("bad_request", { field: "idleSeconds" });
  if (caller.session === "") refuse("session_ended");
  asOneAct(e.app, (work) => {
    const session = work.tx.findRecordsByIds("session_control", [caller.session])[0];
    if (!session) return refuse("session_ended");
    sayWhyEnded(work.tx, { session: session.id, user: caller.id, reason: "inactive" });
    session.set(SIGNED_OUT_BY, caller.name || caller.id);
    session.set(LEFT_ALONE, true);
    work.tx.delete(session);
  });
  e.noContent(204);
}
