/** A site gets another dealer or customer: its open alarms go along, and leave the screens of whoever had it (H-RT-02). */
import { asOneAct, saveLive, type Work } from "./alarm-work";
import type { PbRecord, PbRecordEvent } from "./pb";
import type { FeedItem } from "../../domain/live/feed";

interface Reach {
  readonly dealer: string;
  readonly customer: string;
}

const reachOf = (site: PbRecord): Reach => ({
  dealer: site.getString("installer"),
  customer: site.getString("customer"),
});

/** A site is saved. Rows of the past keep whose they were. */
export function siteUpdating(e: PbRecordEvent): void {
  const [before, after] = [reachOf(e.record.original()), reachOf(e.record)];
  if (before.dealer === after.dealer && before.customer === after.customer) return e.next();
  const outer = e.app;
  try {
    asOneAct(outer, (work) => {
      e.app = work.tx;
      e.next();
      for (const place of ["events_alarm", "events_pending"] as const) {
        const open = work.tx.findRecordsByFilter(place, "site = {:site}", "alarmNo", 0, 0, { site: e.record.id });
        for (const alarm of open) move(work, alarm, after);
      }
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
