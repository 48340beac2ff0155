/** A site is saved: it takes what its account sent before, and a new dealer or customer gets its alarms (H-RT-02). */
import { asOneSave, type Work } from "./alarm-work";
import { saveMoved } from "./claim-reach";
import type { PbRecord, PbRecordEvent } from "./pb";
import { adoptRest } from "./adopt-rest";
import { adopt } from "./site-adopt";
import { BY_DEALER, demandAllFree, demandFree } from "./site-place";
import type { FeedItem } from "../../domain/live/feed";

interface Reach {
  readonly dealer: string;
  readonly customer: string;
}

const reachOf = (site: PbRecord): Reach => ({
  dealer: site.getString("installer"),
  customer: site.getString("customer"),
});

/** A site is new: what its account sent before it was known is its own. */
export function siteCreating(e: PbRecordEvent): void {
  const own = { site: e.record, account: e.record.getString("code") };
  asOneSave(e, (work) => {
    demandAllFree(work.tx, e.record);
    e.next();
    takeIn(e, work, own);
  });
}

/** A site is saved. Rows of the past keep whose they were, but for those that were nobody's. */
export function siteUpdating(e: PbRecordEvent): void {
  const original = e.record.original();
  const [before, after] = [reachOf(original), reachOf(e.record)];
  const isMoved = before.dealer !== after.dealer || before.customer !== after.customer;
  const isRenamed = ["code", "prefix"].some((field) => original.getString(field) !== e.record.getString(field));
  if (!isMoved && !isRenamed) return e.next();
  const own = { site: e.record, account: isRenamed ? e.record.getString("code") : "" };
  asOneSave(e, (work) => {
    if (isRenamed) demandAllFree(work.tx, e.record);
    e.next();
    takeIn(e, work, own);
    if (isMoved) moveOpen(work, e.record.id, after);
  });
}

/** A transmitter is saved that may have an account of its own. */
export function transmitterSaving(e: PbRecordEvent): void {
  const { record } = e;
  const isSame = (field: string): boolean => record.original().getString(field) === record.getString(field);
  if (!record.isNew() && isSame("identifier") && isSame("site")) return e.next();
  const site = e.app.findRecordsByIds("site_accounts", [record.getString("site")])[0];
  const account = record.getString("identifier");
  // Without a site the store's own check of the field says so.
  if (!site || account === "") return e.next();
  const own = { site, account };
  asOneSave(e, (work) => {
    demandFree(work.tx, { site: site.id, prefix: site.getString("prefix"), account });
    e.next();
    takeIn(e, work, own);
  });
}

/** A site or a transmitter was saved, with all that went along: what was too much for that transaction follows. */
export function tookIn(e: PbRecordEvent): void {
  adoptRest(e.app, e.record.collection().name === "site_accounts" ? e.record.id : e.record.getString("site"));
  e.next();
}

interface Own {
  readonly site: PbRecord;
  readonly account: string;
}

const isByDealer = ({ record }: PbRecordEvent): boolean => record.getBool(BY_DEALER);

function takeIn(e: PbRecordEvent, work: Work, { site, account }: Own): void {
  if (!isByDealer(e)) adopt(work, site, account);
}

function moveOpen(work: Work, site: string, after: Reach): void {
  for (const place of ["events_alarm", "events_pending"] as const) {
    const open = work.tx.findRecordsByFilter(place, "site = {:site}", "alarmNo", 0, 0, { site });
    for (const alarm of open) move(work, alarm, after);
  }
}

function move(work: Work, alarm: PbRecord, after: Reach): void {
  const before: Reach = { dealer: alarm.getString("dealer"), customer: alarm.getString("customer") };
  const c = alarm.collection().name as FeedItem["c"];
  work.entries.push({
    item: { c, a: "delete", record: { id: alarm.id, updated: work.at, version: alarm.getInt("version") } },
    dealer: before.dealer === after.dealer ? "" : before.dealer,
    customer: before.customer === after.customer ? "" : before.customer,
    staff: false,
  });
  alarm.set("dealer", after.dealer);
  alarm.set("customer", after.customer);
  saveMoved(work, alarm);
}
