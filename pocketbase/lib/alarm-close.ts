/** The end of an alarm: out of the live collections, into the history, with how long it took. */
import { addressText } from "../../domain/alarms/address";
import { answerSeconds, handleSeconds } from "../../domain/alarms/claims";
import { checkClose } from "../../domain/alarms/close";
import { dateMs } from "../../domain/signals/store-date";
import { demandOwn, demandVersion, type Act } from "./alarm-acts";
import { tell } from "./alarm-log";
import { moveAlarm } from "./alarm-rows";
import type { Work } from "./alarm-work";
import { textOf } from "./body";
import { claimsOf, endClaim } from "./claims";
import { rowsOf, type PbRecord } from "./pb";
import { refuse } from "./refuse";

/** Ends an alarm with a resolution code. */
export function close(work: Work, act: Act): PbRecord {
  const alarm = demandOwn(act);
  const { caller, body } = act;
  const resolution = resolutionOf(work, textOf(body, "resolution"));
  const asked = {
    priority: alarm.getInt("priority"),
    unseenCount: alarm.getInt("unseenCount"),
    resolution: textOf(body, "resolution"),
    resolutionKnown: resolution !== undefined,
    comment: textOf(body, "comment"),
    needsComment: needsComment(work, alarm.getString("alarmType")),
  };
  const checked = checkClose(asked, work.settings);
  if (!checked.ok) refuse(checked.fault.code, { ...checked.fault });
  demandVersion(work, act);
  endClaim(work, alarm.id, "closed");
  const claims = claimsOf(work.tx, alarm.id);
  const values = {
    state: "closed",
    ...(alarm.getString("firstActAt") === "" ? { firstActAt: work.at } : {}),
    resolution: asked.resolution,
    resolutionText: resolution?.getString("text") ?? "",
    cause: resolution?.getString("cause") ?? "",
    falseAlarm: resolution?.getBool("falseAlarm") ?? false,
    closedBy: caller.id,
    closedByName: caller.name,
    closedAt: work.at,
    closeComment: checked.value,
    ...placeOf(work, alarm),
    answerSeconds: answerSeconds(dateMs(alarm.getString("firstAt")), claims),
    handleSeconds: handleSeconds(claims, work.nowMs),
  };
  const ended = moveAlarm(work, alarm, { place: "alarm_history", values });
  const told = values.closeComment === "" ? values.resolutionText : `${values.resolutionText}. ${values.closeComment}`;
  tell(work, ended, { key: "closed", author: caller, values: { resolution: told } });
  return ended;
}

/** Where it was, as on record now. */
function placeOf(work: Work, alarm: PbRecord): { readonly siteAddress: string; readonly partitionName: string } {
  const [site] = work.tx.findRecordsByIds("site_accounts", [alarm.getString("site")]);
  if (!site) return { siteAddress: "", partitionName: "" };
  const part = (name: string): string => site.getString(name);
  const address = {
    addressLine: part("addressLine"),
    district: part("district"),
    postcode: part("postcode"),
    city: part("city"),
    country: part("country"),
  };
  const bind = { site: site.id, number: alarm.getString("partitionNo") };
  const sql = "SELECT name FROM site_partitions WHERE site = {:site} AND number = {:number}";
  const partitionName = rowsOf(work.tx, sql, { bind, shape: { name: "" } })[0]?.name ?? "";
  return { siteAddress: addressText(address).slice(0, 400), partitionName };
}

/** The code, if there is one and it is in use. */
function resolutionOf(work: Work, code: string): PbRecord | undefined {
  if (code === "") return undefined;
  const filter = "code = {:code} && active = true";
  return work.tx.findRecordsByFilter("resolution_codes", filter, "code", 1, 0, { code })[0];
}

function needsComment(work: Work, alarmType: string): boolean {
  const sql = "SELECT needsComment FROM alarm_types WHERE code = {:code} AND needsComment = TRUE";
  return rowsOf(work.tx, sql, { bind: { code: alarmType }, shape: { needsComment: false } }).length > 0;
}
