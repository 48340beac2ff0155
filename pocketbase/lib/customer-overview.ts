/** `GET customers/{id}/overview`: a customer at a glance, for the centre's own people who answer customers' tickets. */
import {
  OVERVIEW_DAYS,
  type CustomerOverview,
  type OverviewCall,
  type OverviewContact,
  type OverviewContract,
  type OverviewSite,
  type OverviewTicket,
} from "../../domain/work/customer-overview";
import { storeDate } from "../../domain/signals/store-date";
import { stampBoot } from "./boot";
import { jsonRowsOf, rowsOf, type PbApp, type PbRequestEvent } from "./pb";
import { refuse } from "./refuse";
import { callerOf, mayInCentre } from "./rights";
import { roomDays } from "./room-days";
import { inTurn } from "./turns";

const RIGHT = "support.support_for_customer.read";
const DAY_MS = 86_400_000;
const SITES_MOST = 50;
const FEW = 5;

const CUSTOMER = "SELECT id, code, name, language, state FROM customer_accounts WHERE id = {:id}";
const SITES = `SELECT s.id AS id, s.code AS code, s.name AS name, s.city AS city, s.state AS state,
    EXISTS (SELECT 1 FROM events_alarm a WHERE a.site = s.id) OR EXISTS (SELECT 1 FROM events_pending p WHERE p.site = s.id) AS alarm
  FROM site_accounts s WHERE s.customer = {:id} ORDER BY alarm DESC, s.code LIMIT ${SITES_MOST}`;
const COUNT = "SELECT COUNT(*) AS count FROM site_accounts WHERE customer = {:id}";
const ALARMS = `SELECT COUNT(*) AS alarms, COALESCE(SUM(falseAlarm), 0) AS falseAlarms FROM alarm_history
  WHERE closedAt >= {:since} AND customer = {:id}`;
const OVERDUE = `SELECT COUNT(*) AS count FROM invoices WHERE customer = {:id} AND kind = 'invoice'
  AND state IN ('approved', 'sent') AND dueOn != '' AND dueOn < {:today} AND paid < total`;
const CONTRACTS = `SELECT number, state, validUntil FROM contracts WHERE customer = {:id}
  ORDER BY state = 'ended', validUntil DESC LIMIT ${FEW}`;
const CALLS = `SELECT c.timestamp AS at, c.numberCalled AS number, c.direction AS direction, c.result AS result, s.code AS site
  FROM site_accounts s JOIN call_history c ON c.site = s.id WHERE s.customer = {:id} ORDER BY c.timestamp DESC LIMIT ${FEW}`;
const TICKETS = `SELECT id, number, subject, state FROM tickets WHERE customer = {:id} AND ticketClose = ''
  ORDER BY number DESC LIMIT ${SITES_MOST}`;
const CONTACTS = `SELECT k.id AS id, s.code AS site, c.name AS name FROM site_accounts s JOIN site_contacts k ON k.site = s.id
  JOIN contacts c ON c.id = k.contact WHERE s.customer = {:id} ORDER BY s.code, k."order" LIMIT 200`;

/** The route. */
export function customerOverview(e: PbRequestEvent): void {
  stampBoot(e);
  const caller = callerOf(e);
  if (!mayInCentre(caller, RIGHT)) refuse("no_right", { right: RIGHT });
  const id = e.request.pathValue("id");
  const seesContacts = mayInCentre(caller, "accounts.contact_passwords.check");
  e.json(
    200,
    inTurn(e.app, caller.id, () => overviewOf(e.app, id, seesContacts)),
  );
}

function overviewOf(app: PbApp, id: string, seesContacts: boolean): CustomerOverview {
  const bind = { id };
  const shape = { id: "", code: "", name: "", language: "", state: "" };
  const customer = rowsOf(app, CUSTOMER, { bind, shape })[0] ?? refuse("not_found");
  const list = <T>(select: string, columns: readonly string[]): T[] => jsonRowsOf<T>(app, select, { columns, bind });
  const now = Date.now();
  const had = rowsOf(app, ALARMS, {
    bind: { id, since: storeDate(now - OVERVIEW_DAYS * DAY_MS) },
    shape: { alarms: 0, falseAlarms: 0 },
  })[0];
  const today = roomDays(app)(now);
  const late = rowsOf(app, OVERDUE, { bind: { id, today }, shape: { count: 0 } })[0]?.count ?? 0;
  type Row = Omit<OverviewSite, "alarm"> & { readonly alarm: number };
  const sites = list<Row>(SITES, ["id", "code", "name", "city", "state", "alarm"]);
  const { code, name, language, state } = customer;
  return {
    id,
    code,
    name,
    language,
    state,
    sites: sites.map((site) => ({ ...site, alarm: site.alarm === 1 })),
    siteCount: rowsOf(app, COUNT, { bind, shape: { count: 0 } })[0]?.count ?? 0,
    alarms: had?.alarms ?? 0,
    falseAlarms: had?.falseAlarms ?? 0,
    overdue: late > 0,
    contracts: list<OverviewContract>(CONTRACTS, ["number", "state", "validUntil"]),
    calls: list<OverviewCall>(CALLS, ["at", "number", "direction", "result", "site"]),
    tickets: list<OverviewTicket>(TICKETS, ["id", "number", "subject", "state"]),
    contacts: seesContacts ? list<OverviewContact>(CONTACTS, ["id", "site", "name"]) : [],
  };
}
