/** Alarms, their signals and their log from the browser's copy. */
import { compareQueue } from "../../domain/alarms/order";
import { compareLines } from "../../domain/alarms/rows";
import type { Db } from "../sync/db";
import type { AlarmTable } from "../sync/merge-alarms";
import { type Kept, openRows } from "../sync/sealed-rows";
import type { AlarmRow, ClosedRow, PendingRow, ReportRow, SignalRow } from "../sync/rows";
import { createCalmLive, createSharedLive } from "./shared-live";
import { useRows } from "./use-rows";

/** Open alarms in the order in which they are taken; undefined while they are being read. */
export const useOpenAlarms = createCalmLive<readonly AlarmRow[]>(
  (db) => db.events_alarm.count(),
  async (db) => (await db.events_alarm.toArray()).sort(compareQueue),
);

/** Alarms that wait, the next to wake first. */
export const usePendingAlarms = createSharedLive<readonly PendingRow[]>(async (db) =>
  openRows<PendingRow>(db.vault, await db.events_pending.orderBy("wakeAt").toArray()),
);

/** Where an alarm is and what it is. */
export type FoundAlarm =
  | { readonly table: "events_alarm"; readonly alarm: AlarmRow }
  | { readonly table: "events_pending"; readonly alarm: PendingRow }
  | { readonly table: "alarm_history"; readonly alarm: ClosedRow }
  | { readonly table: null; readonly alarm: null };

/** One alarm, wherever it has moved to; `table: null` = not (or no longer) to be seen; undefined while it is being read. */
export const useAlarm = (id: string): FoundAlarm | undefined =>
  useRows(
    async (db): Promise<FoundAlarm> => {
      const open = await db.events_alarm.get(id);
      if (open) return found(db, "events_alarm", open);
      const pending = await db.events_pending.get(id);
      if (pending) return found(db, "events_pending", pending);
      const closed = await db.alarm_history.get(id);
      return closed ? found(db, "alarm_history", closed) : { table: null, alarm: null };
    },
    [id],
  );

/** Last, since what is asked of the database after unsealing would not be watched. */
async function found({ vault }: Db, table: AlarmTable, kept: Kept<AlarmRow>): Promise<FoundAlarm> {
  const [alarm] = await openRows<AlarmRow>(vault, [kept]);
  return { table, alarm } as FoundAlarm;
}

/** Signals of an alarm, newest first. `loadAlarm` brings those older than what is kept. */
export const useAlarmSignals = (id: string): SignalRow[] | undefined =>
  useRows(
    async (db) => openRows<SignalRow>(db.vault, (await db.events.where("alarm").equals(id).sortBy("seq")).reverse()),
    [id],
  );

/** The last signals of a site, newest first, as far as they are kept. */
export const useSiteSignals = (site: string, limit = 20): SignalRow[] | undefined =>
  useRows(
    async (db) => {
      const ofSite = await db.events.where("site").equals(site).sortBy("seq");
      return openRows<SignalRow>(db.vault, ofSite.reverse().slice(0, limit));
    },
    [site, limit],
  );

/** The last signals of an account that no site has, newest first, as far as they are kept. */
export const useStrangersSignals = (account: string, limit = 20): SignalRow[] | undefined =>
  useRows(
    async (db) => {
      if (account === "") return [];
      const strange = db.events.where("site").equals("");
      const ofAccount = await strange.filter((signal) => signal.account === account).sortBy("seq");
      return openRows<SignalRow>(db.vault, ofAccount.reverse().slice(0, limit));
    },
    [account, limit],
  );

/** The log of an alarm, newest line first. */
export const useAlarmReports = (id: string): ReportRow[] | undefined =>
  useRows(
    async (db) => {
      const lines = await db.events_reports.where("[alarm+at]").between([id, ""], [id, "\uffff"]).toArray();
      return openRows<ReportRow>(
        db.vault,
        lines.sort((a, b) => compareLines(b, a)),
      );
    },
    [id],
  );
