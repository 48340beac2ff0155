/** A site comes to be, or another code or transmitter of it: what its account sent as nobody's is its own from then on. */
import { eventsAlarm } from "../../domain/collections/events-alarm";
import { eventsPending } from "../../domain/collections/events-pending";
import { accountPlace, placeKey } from "../../domain/signals/locate";
import { accountKey, prefixKey, spellings } from "../../domain/signals/normalise";
import { ownKeys } from "../../domain/signals/strangers";
import { NOBODY, tell } from "./alarm-log";
import type { Work } from "./alarm-work";
import { noteRest } from "./adopt-notes";
import { FED_EVENTS } from "./event-columns";
import { changeRows, IDS, readRows } from "./live-rows";
import { jsonRowsOf, run, type PbRecord } from "./pb";

/** So many of the last signals are told to open screens; older ones are read from the history. */
const TOLD = 200;
/** Rows of one transaction: the signals of others wait less than a tenth of a second for it. */
const CHUNK = 500;

const STRANGERS = `
  SELECT id, receivedAt FROM events
  WHERE siteNo = {:name} AND receivedAt <= {:until} AND site = ''
    AND UPPER(TRIM(account)) = {:account} AND LTRIM(UPPER(TRIM(prefix)), '0') = {:prefix}
  ORDER BY receivedAt DESC LIMIT ${CHUNK}`;
const ATTACH = `
  UPDATE events SET site = {:site}, siteName = {:siteName}, dealer = {:dealer}, customer = {:customer},
    siteNo = {:siteNo}, updated = {:at}
  WHERE id IN (SELECT value FROM json_each({:ids}))`;
const ATTACH_LINES = `
  UPDATE events_reports SET site = {:site}, dealer = {:dealer}, customer = {:customer}, updated = {:at}
  WHERE alarm IN (SELECT value FROM json_each({:ids})) AND site = ''`;

/**
 * Re-attaches the open alarms of an account with their log, and its latest signals (signal-rules step 3). Ended alarms stay as they were
 * closed: a record that stands up in court is not written again.
 */
export function adopt(work: Work, site: PbRecord, account: string): void {
  if (account === "") return;
  const fields = whose(site);
  const ids = namesOf(account).flatMap((name) => takePart(work, { site, account, name, until: END }));
  tellSignals(work, ids.slice(0, TOLD));
  const whole = { ...fields, siteCity: site.getString("city"), siteTimeZone: site.getString("timeZone") };
  const place = accountPlace(placeKey(site.getString("prefix"), account));
  for (const collection of [eventsAlarm, eventsPending]) {
    const open = openAlarms(work, collection.name, place);
    changeRows(
      work,
      collection,
      open.map((id) => ({ id, ...whole })),
    );
    const { site: own, dealer, customer } = fields;
    if (open.length > 0)
      run(work.tx, ATTACH_LINES, { site: own, dealer, customer, at: work.at, ids: JSON.stringify(open) });
    for (const id of open) {
      const values = { account, siteNo: fields.siteNo, siteName: fields.siteName };
      tell(work, work.tx.findRecordById(collection.name, id), { key: "site_attached", author: NOBODY, values });
    }
  }
}

const END = "9999-12-31 23:59:59.999Z";

// Events keep a stranger's account as sent, cut to the column of a site's number.
const namesOf = (account: string): string[] => spellings(account).map((name) => name.slice(0, 20));

const whose = (site: PbRecord) => ({
  site: site.id,
  siteNo: site.getString("code"),
  siteName: site.getString("name"),
  dealer: site.getString("installer"),
  customer: site.getString("customer"),
});

/** Signals of an account in one spelling, up to a time. */
export interface Asked {
  readonly site: PbRecord;
  readonly account: string;
  readonly name: string;
  readonly until: string;
}

/** Moves the latest signals up to a time, newest first; where there may be more, a note says so that outlives this process. */
export function takePart(work: Work, asked: Asked): string[] {
  const { tx, at } = work;
  const { site, account, name, until } = asked;
  const rows = jsonRowsOf<{ id: string; receivedAt: string }>(tx, STRANGERS, {
    columns: ["id", "receivedAt"],
    bind: { name, until, account: accountKey(account), prefix: prefixKey(site.getString("prefix")) },
  });
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) run(tx, ATTACH, { ...whose(site), at, ids: JSON.stringify(ids) });
  const oldest = rows.at(-1)?.receivedAt ?? "";
  noteRest(tx, { site: site.id, account, name, until: ids.length < CHUNK ? "" : oldest });
  return ids;
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
