/** The acts on an alarm, each inside the transaction that `acts.ts` opens. */
import { checkHold } from "../../domain/alarms/holds";
import { checkMadeAt, checkNote, NOTE_KIND_MAX, SHORTCUT_MAX } from "../../domain/alarms/notes";
import { storeDate } from "../../domain/signals/store-date";
import { tell, write } from "./alarm-log";
import { change, moveAlarm, type Placed } from "./alarm-rows";
import { saveLive, type Work } from "./alarm-work";
import { textOf, type Body } from "./body";
import { callStep } from "./call-undo";
import { backToQueue, endClaim, openClaim, rebindClaim } from "./claims";
import { rowsOf, type PbRecord } from "./pb";
import { refuse } from "./refuse";
import { sessionStands, type Caller } from "./rights";
import { demandOnShift } from "./shifts";
import { wakeAlarm } from "./alarm-wake";

/** What an act is given: the alarm as it stands inside the transaction, who acts, and what he sent. */
export interface Act {
  readonly alarm: Placed;
  readonly caller: Caller;
  readonly body: Body;
}

/** A closed alarm takes no more acts: whoever is late is told who closed it and when (H-AC-01). */
function refuseClosed({ place, record }: Placed): void {
  if (place !== "alarm_history") return;
  refuse("alarm_closed", {
    closedBy: record.getString("closedBy"),
    closedByName: record.getString("closedByName"),
    closedAt: record.getString("closedAt"),
  });
}

/** The open alarm; refused when it has ended or waits. */
export function demandOpen({ alarm }: Act): PbRecord {
  refuseClosed(alarm);
  if (alarm.place === "events_pending") {
    const { record } = alarm;
    refuse("alarm_pending", { wakeAt: record.getString("wakeAt"), parkedByName: record.getString("parkedByName") });
  }
  return alarm.record;
}

/** The open alarm, if the caller holds it. */
export function demandOwn(act: Act): PbRecord {
  const alarm = demandOpen(act);
  if (alarm.getString("owner") !== act.caller.id) {
    refuse("alarm_not_yours", { ownerName: alarm.getString("ownerName"), owner: alarm.getString("owner") });
  }
  return alarm;
}

const RAISED_BY_LINES = `
  SELECT COALESCE(SUM(json_extract(after, '$.version') - json_extract(before, '$.version')), 0) AS raised
  FROM audit_log
  WHERE recordId = {:alarm} AND user = {:user} AND action = 'note' AND json_extract(before, '$.version') >= {:version}`;

/**
 * Refuses when the person saw an older state than the one there is. What his own lines alone have raised since is no news
 * to him: he may hold or close while the answer to the last one is still on its way.
 */
export function demandVersion(work: Work, { alarm, body, caller }: Act): void {
  const { version } = body;
  if (version === undefined || version === null) return;
  if (typeof version !== "number") refuse("bad_request", { field: "version" });
  const current = alarm.record.getInt("version");
  if (version === current) return;
  const bind = { alarm: alarm.record.id, user: caller.id, version };
  const [lines] = rowsOf(work.tx, RAISED_BY_LINES, { bind, shape: { raised: 0 } });
  if (version + (lines?.raised ?? 0) !== current) refuse("version_stale", { version: current });
}

const LIMIT = `
  SELECT o.maxAlarms AS most, (SELECT COUNT(*) FROM events_alarm WHERE owner = {:user}) AS held
  FROM operators o WHERE o.user = {:user}`;

/** Of any number of claims exactly one wins: the writer is one, and the owner is read where it is written. */
export function claim(work: Work, act: Act): PbRecord {
  const alarm = demandOpen(act);
  const { caller } = act;
  const owner = alarm.getString("owner");
  // Asked again where it is written: who signed out meanwhile would else hold an alarm that nobody comes to see to.
  if (!sessionStands(work.tx, caller.session, caller.id)) refuse("session_ended");
  if (owner === caller.id) {
    rebindClaim(work, alarm.id, caller);
    return alarm;
  }
  if (owner !== "") {
    refuse("alarm_taken", {
      owner,
      ownerName: alarm.getString("ownerName"),
      claimedAt: alarm.getString("claimedAt"),
      now: work.at,
    });
  }
  // After his shift he ends what he holds and begins nothing (docs/decisions/0007).
  demandOnShift(work.tx, caller.id);
  const [limit] = rowsOf(work.tx, LIMIT, { bind: { user: caller.id }, shape: { most: 0, held: 0 } });
  if (limit && limit.most > 0 && limit.held >= limit.most) refuse("alarm_limit", { max: limit.most });
  saveLive(work, change(alarm, { state: "claimed", ...openClaim(work, alarm, caller) }));
  tell(work, alarm, { key: "claimed", author: caller });
  return alarm;
}

/** Back to the queue by its owner. */
export function release(work: Work, act: Act): PbRecord {
  const alarm = demandOwn(act);
  return backToQueue(work, alarm, { ended: "released", key: "released", author: act.caller });
}

/** What the first act of the owner changes. */
const firstAct = (work: Work, alarm: PbRecord): Readonly<Record<string, unknown>> => ({
  state: "in_progress",
  ...(alarm.getString("firstActAt") === "" ? { firstActAt: work.at } : {}),
});

/** Is it the line that was sent before? Taking another text for it would drop that text and say it were stored. */
function isSameLine(stored: PbRecord, line: Readonly<Record<string, string>>): boolean {
  return Object.entries(line).every(([field, value]) => stored.getString(field) === value);
}

/** A line by a person; the same once more changes nothing. */
export function note(work: Work, act: Act): PbRecord {
  const { alarm, caller, body } = act;
  const id = textOf(body, "id");
  const shortcut = textOf(body, "shortcut", SHORTCUT_MAX);
  const asked = textOf(body, "kind", NOTE_KIND_MAX);
  const checked = checkNote(id, textOf(body, "text"));
  if (!checked.ok) refuse(checked.fault.code, { ...checked.fault });
  const before = work.tx.findRecordsByIds("events_reports", [id])[0];
  if (before) {
    const sent = { kind: asked === "call" ? "call" : "note", report: checked.value, shortcut };
    const same = isSameLine(before, { alarm: alarm.record.id, author: caller.id, ...sent });
    return same ? alarm.record : refuse("note_id_taken");
  }
  refuseClosed(alarm);
  const late = checkMadeAt(body["madeAt"], work.nowMs);
  if (!late.ok) return refuse(late.fault.code, { field: "madeAt" });
  const step = callStep(work, { alarm: alarm.record.id, person: caller.id, kind: asked, shortcut });
  const kind = step === 0 ? "note" : "call";
  write(work, alarm.record, { author: caller, id, kind, report: checked.value, shortcut, message: late.value });
  const mine = alarm.place === "events_alarm" && alarm.record.getString("owner") === caller.id;
  const begins = mine && alarm.record.getString("state") === "claimed";
  if (!begins && kind === "note") return alarm.record;
  const calls = step === 0 ? {} : { callAttempts: Math.max(0, alarm.record.getInt("callAttempts") + step) };
  saveLive(work, change(alarm.record, { ...(begins ? firstAct(work, alarm.record) : {}), ...calls }));
  return alarm.record;
}

/** All signals of the alarm have been seen, up to the version the person saw. */
export function seen(work: Work, act: Act): PbRecord {
  const alarm = demandOwn(act);
  if (typeof act.body["version"] !== "number") refuse("bad_request", { field: "version" });
  if (alarm.getInt("unseenCount") === 0) return alarm;
  demandVersion(work, act);
  saveLive(work, change(alarm, { unseenCount: 0 }));
  tell(work, alarm, { key: "seen", author: act.caller });
  return alarm;
}

/** Parks an alarm for some minutes: the close clock stops, the answer clock had stopped at the claim. */
export function hold(work: Work, act: Act): PbRecord {
  const alarm = demandOwn(act);
  demandVersion(work, act);
  const { minutes } = act.body;
  if (typeof minutes !== "number") return refuse("bad_request", { field: "minutes" });
  const asked = {
    minutes,
    reason: textOf(act.body, "reason"),
    priority: alarm.getInt("priority"),
    holdSeconds: alarm.getInt("holdSeconds"),
  };
  const checked = checkHold(asked, work.settings);
  if (!checked.ok) refuse(checked.fault.code, { ...checked.fault });
  endClaim(work, alarm.id, "held");
  const values = {
    ...firstAct(work, alarm),
    state: "on_hold",
    owner: "",
    ownerName: "",
    claimedAt: "",
    parkedCount: alarm.getInt("parkedCount") + 1,
    kind: "hold",
    wakeAt: storeDate(work.nowMs + minutes * 60_000),
    reason: checked.value.reason,
    parkedBy: act.caller.id,
    parkedByName: act.caller.name,
    parkedAt: work.at,
    returnTo: act.caller.id,
  };
  const parked = moveAlarm(work, alarm, { place: "events_pending", values });
  tell(work, parked, { key: "held", author: act.caller, values: { minutes, reason: checked.value.reason } });
  return parked;
}

/** Ends a wait now. */
export function wake(work: Work, act: Act): PbRecord {
  refuseClosed(act.alarm);
  if (act.alarm.place !== "events_pending") refuse("alarm_not_pending");
  demandVersion(work, act);
  return wakeAlarm(work, act.alarm.record, { key: "woken", by: act.caller });
}
