/** `GET /api/watchdesk/alarms/{id}`: the alarm wherever it is, with its signals and its log. */
import { hasRight } from "../../domain/access/rights";
import { findAlarm, type AlarmPlace } from "./alarm-rows";
import { stampBoot } from "./boot";
import { plain, type PbRecord, type PbRequestEvent } from "./pb";
import { seesRaw } from "./raw-frames";
import { refuse } from "./refuse";
import { callerOf, customersGranting, reachesDealer, type Caller } from "./rights";

/** Newest first: what a desk needs of an open alarm, and what a record that is read years later must show. */
const MOST = { open: { events: 100, reports: 500 }, closed: { events: 1000, reports: 2000 } } as const;

/** The right that shows an alarm where it is. */
const READ: Readonly<Record<AlarmPlace, string>> = {
  events_alarm: "signals.alarms.read",
  events_pending: "signals.pending_signals.read",
  alarm_history: "signals.signal_history.read",
};

/** The route; what is out of reach is not there. */
export function detail(e: PbRequestEvent): void {
  stampBoot(e);
  const caller = callerOf(e);
  const { place, record } = findAlarm(e.app, e.request.pathValue("id")) ?? refuse("not_found");
  demandReach(e, caller, { place, record });
  const bind = { id: record.id };
  const most = place === "alarm_history" ? MOST.closed : MOST.open;
  const events = e.app.findRecordsByFilter("events", "alarm = {:id}", "-seq", most.events, 0, bind);
  const reports = e.app.findRecordsByFilter("events_reports", "alarm = {:id}", "-lineNo,-at", most.reports, 0, bind);
  if (seesRaw(caller)) for (const event of events) event.unhide("raw");
  e.json(200, {
    collection: place,
    alarm: plain(record),
    events: events.toReversed().map(plain),
    reports: reports.toReversed().map(plain),
  });
}

function demandReach(
  e: PbRequestEvent,
  caller: Caller,
  { place, record }: { place: AlarmPlace; record: PbRecord },
): void {
  if (caller.staff) {
    if (!hasRight(caller.rights, READ[place])) refuse("no_right", { right: READ[place] });
    if (!reachesDealer(caller, record.getString("dealer"))) refuse("not_found");
    return;
  }
  const customer = record.getString("customer");
  if (customer === "" || !customersGranting(e.app, caller.id, READ[place]).includes(customer)) refuse("not_found");
}
