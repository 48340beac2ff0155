/** The room's settings and a site's time zone are looked at before they are stored: every desk reads them. */
import { isSla, isStoreUrl, isZoneName } from "../../domain/alarms/check-settings";
import { isCountry } from "../../domain/telephone/numbers";
import { isWsAddress } from "../../domain/telephone/sip";
import { isWorkingSpan } from "../../domain/work/working-hours";
import { plain, type PbRecord, type PbRecordRequestEvent } from "./pb";
import { refuse } from "./refuse";

/** What stands already may stay: it must not keep anybody from changing something else. */
function isNew(record: PbRecord, field: string): boolean {
  return record.isNew() || record.getString(field) !== record.original().getString(field);
}

/** A time zone has the form of a zone's name, the times to answer are of theirs, and where packages come from is an address. */
export function guardSettings(e: PbRecordRequestEvent): void {
  const { record } = e;
  demandZone(record, { mayBeEmpty: false });
  if (isNew(record, "sla") && !isSla(plain(record)["sla"])) refuse("bad_request", { field: "sla" });
  const url = record.getString("languageStoreUrl");
  if (isNew(record, "languageStoreUrl") && url !== "" && !isStoreUrl(url)) {
    refuse("bad_request", { field: "languageStoreUrl" });
  }
  demandTelephone(record);
  demandHours(record);
  e.next();
}

/** The server's address goes into the page's policy: it is an address and nothing else. */
function demandTelephone(record: PbRecord): void {
  const server = record.getString("sipServer");
  if (isNew(record, "sipServer") && server !== "" && !isWsAddress(server))
    refuse("bad_request", { field: "sipServer" });
  const country = record.getString("dialCountry");
  if (isNew(record, "dialCountry") && country !== "" && !isCountry(country))
    refuse("bad_request", { field: "dialCountry" });
}

/** The hours of work begin before they end. */
function demandHours(record: PbRecord): void {
  if (!isNew(record, "workFrom") && !isNew(record, "workUntil")) return;
  const [workFrom, workUntil] = [record.getString("workFrom"), record.getString("workUntil")];
  if (!isWorkingSpan({ workFrom, workUntil })) refuse("bad_request", { field: "workUntil" });
}

/** The same for a site; without one it has the room's. */
export function guardZone(e: PbRecordRequestEvent): void {
  demandZone(e.record, { mayBeEmpty: true });
  e.next();
}

function demandZone(record: PbRecord, { mayBeEmpty }: { mayBeEmpty: boolean }): void {
  const zone = record.getString("timeZone");
  if (!isNew(record, "timeZone") || (mayBeEmpty && zone === "") || isZoneName(zone)) return;
  refuse("bad_request", { field: "timeZone" });
}
