/** A site is saved: it takes what its account sent before, and a new dealer or customer gets its alarms (H-RT-02). */
import { asOneAct, saveLive, type Work } from "./alarm-work";
import type { PbRecord, PbRecordEvent } from "./pb";
import { adopt } from "./site-adopt";
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
  asOneSave(e, (work) => adopt(work, e.record, e.record.getString("code")));
}

/** A site is saved. Rows of the past keep whose they were, but for those that were nobody's. */
export function siteUpdating(e: PbRecordEvent): void {
  const original = e.record.original();
  const [before, after] = [reachOf(original), reachOf(e.record)];
  const isMoved = before.dealer !== after.dealer || before.customer !== after.customer;
  const isRenamed = ["code", "prefix"].some((field) => original.getString(field) !== e.record.getString(field));
  if (!isMoved && !isRenamed) return e.next();
  asOneSave(e, (work) => {
    if (isRenamed) adopt(work, e.record, e.record.getString("code"));
    if (!isMoved) return;
    for (const place of ["events_alarm", "events_pending"] as const) {
      const open = work.tx.findRecordsByFilter(place, "site = {:site}", "alarmNo", 0, 0, { site: e.record.id });
      for (const alarm of open) move(work, alarm, after);
    }
  });
}

/** A transmitter is saved that may have an account of its own. */
export function transmitterSaving(e: PbRecordEvent): void {
  const identifier = e.record.getString("identifier");
  if (identifier === "" || (!e.record.isNew() && e.record.original().getString("identifier") === identifier)) {
    return e.next();
  }
  asOneSave(e, (work) => adopt(work, work.tx.findRecordById("site_accounts", e.record.getString("site")), identifier));
}

/** The save and what follows from it, in one transaction. */
function asOneSave(e: PbRecordEvent, follow: (work: Work) => void): void {
  const outer = e.app;
  try {
    asOneAct(outer, (work) => {
      e.app = work.tx;
      e.next();
      follow(work);
    });
  } finally {
    e.app = outer;
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
  saveLive(work, alarm);
}
