/** Who may hold an alarm, and what becomes of it when its holder no longer may: his beats would keep it from everybody else. */
import { hasRight } from "../../domain/access/rights";
import { NOBODY } from "./alarm-log";
import { saveLive, type Work } from "./alarm-work";
import { backToQueue } from "./claims";
import type { PbApp, PbRecord } from "./pb";
import { keptAudiences, reachesDealer, staffRights } from "./rights";

/** May he claim what belongs to this dealer? Asked of the person as he stands on record, not of a request. */
export function mayHold(app: PbApp, user: PbRecord, dealer: string): boolean {
  if (!user.getBool("active")) return false;
  const { staff, rights } = staffRights(app, user);
  return staff && hasRight(rights, "signals.alarms.claim") && reachesDealer({ audiences: keptAudiences(user) }, dealer);
}

const giveBack = (work: Work, alarm: PbRecord): PbRecord =>
  backToQueue(work, alarm, { ended: "released", key: "released_reach", author: NOBODY });

/** Saves an open alarm that has another dealer now; whoever holds it and reaches only the former one loses it. */
export function saveMoved(work: Work, alarm: PbRecord): void {
  const owner = alarm.getString("owner");
  const user = owner === "" ? undefined : work.tx.findRecordsByIds("users", [owner])[0];
  if (user && !mayHold(work.tx, user, alarm.getString("dealer"))) giveBack(work, alarm);
  else saveLive(work, alarm);
}

/** A person has another reach or role now: what he holds and may not hold any more goes back. */
export function releaseUnreached(work: Work, user: PbRecord): void {
  const owned = work.tx.findRecordsByFilter("events_alarm", "owner = {:user}", "alarmNo", 0, 0, { user: user.id });
  for (const alarm of owned) if (!mayHold(work.tx, user, alarm.getString("dealer"))) giveBack(work, alarm);
}
