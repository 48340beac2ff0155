/** A site comes to be, or another code or transmitter of it: what its account sent as nobody's is its own from then on. */
import { eventsAlarm } from "../../domain/collections/events-alarm";
import { eventsPending } from "../../domain/collections/events-pending";
import { accountPlace, placeKey } from "../../domain/signals/locate";
import { ownKeys } from "../../domain/signals/strangers";
import { NOBODY, tell } from "./alarm-log";
import type { Work } from "./alarm-work";
import { FED_EVENTS } from "./event-columns";
import { changeRows, IDS, readRows } from "./live-rows";
import { jsonRowsOf, run, type PbRecord } from "./pb";

/** So many of the last signals are told to open screens; older ones are read from the history. */
const TOLD = 200;

const STRANGERS = `
  SELECT id, account, prefix FROM events
  WHERE site = '' AND siteNo IN (SELECT value FROM json_each({:names})) AND account != '' ORDER BY seq DESC`;
const ATTACH = `
  UPDATE events SET site = {:site}, siteName = {:siteName}, dealer = {:dealer}, customer = {:customer},
    siteNo = {:siteNo}, updated = {:at}
  WHERE id IN (SELECT value FROM json_each({:ids}))`;
/**
 * Re-attaches the signals and open alarms of an account (signal-rules step 3). Ended alarms stay as they were closed:
 * a record that stands up in court is not written again.
 */
export function adopt(work: Work, site: PbRecord, account: string): void {
  if (account === "") return;
  const place = placeKey(site.getString("prefix"), account);
  const fields = {
    site: site.id,
    siteNo: site.getString("code"),
    siteName: site.getString("name"),
    dealer: site.getString("installer"),
    customer: site.getString("customer"),
  };
  const names = [account, account.toUpperCase(), account.toLowerCase()].map((name) => name.slice(0, 20));
  const rows = jsonRowsOf<{ id: string; account: string; prefix: string }>(work.tx, STRANGERS, {
    columns: ["id", "account", "prefix"],
    bind: { names: JSON.stringify(names) },
  });
  const ids = rows.filter((row) => placeKey(row.prefix, row.account) === place).map(({ id }) => id);
  if (ids.length > 0) run(work.tx, ATTACH, { ...fields, at: work.at, ids: JSON.stringify(ids) });
  tellSignals(work, ids.slice(0, TOLD));
  const whole = { ...fields, siteCity: site.getString("city"), siteTimeZone: site.getString("timeZone") };
  for (const collection of [eventsAlarm, eventsPending]) {
    const open = openAlarms(work, collection.name, accountPlace(place));
    changeRows(
      work,
      collection,
      open.map((id) => ({ id, ...whole })),
    );
    for (const id of open) {
      const values = { account, siteNo: fields.siteNo, siteName: fields.siteName };
      tell(work, work.tx.findRecordById(collection.name, id), { key: "site_attached", author: NOBODY, values });
    }
  }
}

function openAlarms({ tx }: Work, table: string, place: string): string[] {
  const sql = `SELECT id FROM ${table} WHERE site = '' AND groupKey IN (SELECT value FROM json_each({:keys}))`;
  const bind = { keys: JSON.stringify(ownKeys(place)) };
  return jsonRowsOf<{ id: string }>(tx, sql, { columns: ["id"], bind }).map(({ id }) => id);
}

function tellSignals({ tx, entries }: Work, ids: readonly string[]): void {
  if (ids.length === 0) return;
  for (const record of readRows(tx, FED_EVENTS, { where: IDS, bind: { ids: JSON.stringify(ids) } })) {
    entries.push({
      item: { c: "events", a: "update", record },
      dealer: record.dealer,
      customer: record.customer,
    });
  }
}
