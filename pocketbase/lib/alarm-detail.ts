/** `GET /api/watchdesk/alarms/{id}`: the alarm wherever it is, with its signals and its log. */
import { hasRight } from "../../domain/access/rights";
import { findAlarm, type AlarmPlace, type Placed } from "./alarm-rows";
import { stampBoot } from "./boot";
import { plain, type PbRequestEvent } from "./pb";
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
  const { filter, bind } = reachedRows(e, caller, { place, record });
  const most = place === "alarm_history" ? MOST.closed : MOST.open;
  const events = e.app.findRecordsByFilter("events", filter, "-seq", most.events, 0, bind);
  const reports = e.app.findRecordsByFilter("events_reports", filter, "-lineNo,-at", most.reports, 0, bind);
  if (seesRaw(caller)) for (const event of events) event.unhide("raw");
  e.json(200, {
    collection: place,
    alarm: plain(record),
    events: events.toReversed().map(plain),
    reports: reports.toReversed().map(plain),
  });
}

/** Rows of an alarm, as the store's own filter has them. */
interface Rows {
  readonly filter: string;
  readonly bind: Readonly<Record<string, string>>;
}

/**
 * Refuses an alarm that is out of reach. Of one that is within, the rows that the lists show him: those of before its site
 * was moved are still the former dealer's or customer's.
 */
function reachedRows(e: PbRequestEvent, caller: Caller, { place, record }: Placed): Rows {
  const { id } = record;
  const right = READ[place];
  if (caller.staff) {
    if (!hasRight(caller.rights, right)) refuse("no_right", { right });
    const dealer = record.getString("dealer");
    if (!reachesDealer(caller, dealer)) refuse("not_found");
    if (reachesDealer(caller, "")) return { filter: "alarm = {:id}", bind: { id } };
    return { filter: "alarm = {:id} && dealer = {:dealer}", bind: { id, dealer } };
  }
  const customers = customersGranting(e.app, caller.id, right);
  const customer = record.getString("customer");
  if (customer === "" || !customers.includes(customer)) refuse("not_found");
  // As in the collections' rules: a term for each customer would be more than a filter takes.
  const filter = 'alarm = {:id} && customer != "" && {:customers} ~ customer';
  return { filter, bind: { id, customers: customers.join(" ") } };
}
