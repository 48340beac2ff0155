/** A site is saved: it takes what its account sent before, and a new dealer or customer gets its alarms (H-RT-02). */
import { asOneAct, saveLive, type Work } from "./alarm-work";
import type { PbApp, PbRecord, PbRecordEvent } from "./pb";
import { adopt, adoptRest } from "./site-adopt";
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
  const code = e.record.getString("code");
  asOneSave(e, {
    demand: (tx) => demandAllFree(tx, e.record),
    follow: (work) => takeIn(e, work, { site: e.record, account: code }),
  });
  takeInRest(e, { site: e.record, account: code });
}

/** A site is saved. Rows of the past keep whose they were, but for those that were nobody's. */
export function siteUpdating(e: PbRecordEvent): void {
  const original = e.record.original();
  const [before, after] = [reachOf(original), reachOf(e.record)];
  const isMoved = before.dealer !== after.dealer || before.customer !== after.customer;
  const isRenamed = ["code", "prefix"].some((field) => original.getString(field) !== e.record.getString(field));
  if (!isMoved && !isRenamed) return e.next();
  const own = { site: e.record, account: isRenamed ? e.record.getString("code") : "" };
  asOneSave(e, {
    demand: (tx) => {
      if (isRenamed) demandAllFree(tx, e.record);
    },
    follow: (work) => {
      takeIn(e, work, own);
      if (!isMoved) return;
      for (const place of ["events_alarm", "events_pending"] as const) {
        const open = work.tx.findRecordsByFilter(place, "site = {:site}", "alarmNo", 0, 0, { site: e.record.id });
        for (const alarm of open) move(work, alarm, after);
      }
    },
  });
  takeInRest(e, own);
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
  const prefix = site.getString("prefix");
  asOneSave(e, {
    demand: (tx) => demandFree(tx, { site: site.id, prefix, account }),
    follow: (work) => takeIn(e, work, { site, account }),
  });
  takeInRest(e, { site, account });
}

interface Own {
  readonly site: PbRecord;
  readonly account: string;
}

const isByDealer = ({ record }: PbRecordEvent): boolean => record.getBool(BY_DEALER);

function takeIn(e: PbRecordEvent, work: Work, { site, account }: Own): void {
  if (!isByDealer(e)) adopt(work, site, account);
}

function takeInRest(e: PbRecordEvent, { site, account }: Own): void {
  if (!isByDealer(e)) adoptRest(e.app, site, account);
}

/** The save with what must hold before it and what follows from it, in one transaction. */
function asOneSave(
  e: PbRecordEvent,
  { demand, follow }: { demand: (tx: PbApp) => void; follow: (work: Work) => void },
): void {
  const outer = e.app;
  try {
    asOneAct(outer, (work) => {
      e.app = work.tx;
      demand(work.tx);
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
