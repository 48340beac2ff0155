/** Tickets: what somebody asked for or told, who sees to it, and when it was closed. */
import { CENTRE, right, SIGNED_IN } from "../access/rules";
import { allOf, centreMay, mine } from "../access/work-rules";
import { date, defineCollection, int, relation, select, text } from "./define";

const PAGE = { feature: "support.tickets", rights: { update: ["assign", "close"], delete: [] } } as const;

/** Is somebody one of the customer's portal users? `path` leads to a record with `customer`. */
const portalOf = (path: string): string => `${path}customer.customer_user_rights_via_customer.user ?= @request.auth.id`;

const may = (verb: string): string => right(`${PAGE.feature}.${verb}`);
/** Of the desk for customers' tickets, which is the centre's own. */
const desk = (verb: string): string => `(${CENTRE} && ${right(`support.support_for_customer.${verb}`)})`;

/**
 * Who reaches a ticket; `path` leads to it. Staff those they asked for or see to; who reads all, a dealer's those of his
 * sites; the desk for customers every customer's; of the portal whoever raised it, as long as he belongs to its customer.
 */
export function ticketReach(path = ""): string {
  const requested = mine(`${path}requester`);
  const all = `${may("read_all")} && (@request.auth.dealer = "" || @request.auth.dealer ?= ${path}site.installer)`;
  const own = `${may("read_own")} && (${requested} || ${mine(`${path}assigned`)})`;
  const portal = `@request.auth.role.staff != true && ${may("read_own")} && ${requested} && ${portalOf(path)}`;
  const customers = `${desk("read")} && ${path}customer != ""`;
  return `((@request.auth.role.staff = true && ((${all}) || (${own}))) || (${customers}) || (${portal}))`;
}

const read = `${SIGNED_IN} && ${ticketReach()}`;
const forWhom = `(requester = "" || ${mine("requester")} || (${may("read_all")} && ${CENTRE}) || ${desk("act")})`;
// The customer is filled in by the store where the site says it.
const where =
  `(@request.auth.role.staff = true && (@request.auth.dealer = "" || site.installer = @request.auth.dealer ` +
  `|| (site = "" && customer = ""))) || (@request.auth.role.staff != true ` +
  `&& ((customer != "" && ${portalOf("")} && (site = "" || site.customer = customer)) ` +
  `|| (customer = "" && site != "" && ${portalOf("site.")})))`;

export const tickets = defineCollection("tickets", {
  fields: {
    /** 1, 2, 3 … without a gap, given by the store. */
    number: int({ min: 0 }),
    subject: text({ required: true, max: 160 }),
    kind: select(["fault", "data_change", "question", "complaint", "billing", "false_alarm"], { required: true }),
    channel: select(["portal", "telephone", "email", "desk"]),
    site: relation("site_accounts"),
    customer: relation("customer_accounts"),
    requester: relation("users"),
    /** Kept by the store, as `assignedName`: who may see the ticket may not see all people. */
    requesterName: text({ max: 170 }),
    priority: select(["low", "normal", "high", "urgent"]),
    state: select(["new", "open", "waiting", "solved", "closed"]),
    assigned: relation("users"),
    assignedName: text({ max: 170 }),
    dueAt: date(),
    /** When it was closed; empty means open. */
    ticketClose: date(),
    description: text({ max: 4000, as: "long" }),
    /** Kept by the store: the newest of its messages. */
    lastMessageAt: date(),
    alarmNo: int({ min: 0 }),
    /** Kept by the store (`ticket-steps.ts`): when it came, was first seen to and first answered, who closed it, when it was opened again. */
    raisedAt: date(),
    takenAt: date(),
    answeredAt: date(),
    closedBy: relation("users"),
    closedByName: text({ max: 170 }),
    reopenedAt: date(),
  },
  indexes: ["unique number", "assigned, ticketClose", "requester", "customer", "site", "ticketClose, dueAt"],
  access: {
    list: read,
    view: read,
    create: `${SIGNED_IN} && (${may("create")} || (${desk("act")} && (customer != "" || site != ""))) && ${forWhom} && (${where})`,
    update: allOf(
      `${SIGNED_IN} && ((${centreMay(PAGE, "update")}) || (${desk("act")} && customer != ""))`,
      ticketReach(),
    ),
    // Lists of who sees to it and its messages name it: it is closed.
    delete: null,
  },
  offline: "none",
  audited: true,
  list: {
    columns: ["number", "subject", "kind", "priority", "state", "site", "assignedName", "dueAt"],
    sort: "-number",
  },
  page: {
    ...PAGE,
    path: "support/tickets",
    title: ["number", "subject"],
    search: ["number", "subject", "requesterName"],
    filters: ["state", "kind", "priority"],
    form: [
      { id: "general", fields: ["subject", "kind", "priority", "state", "description"] },
      { id: "about", fields: ["site", "customer", "alarmNo", "channel", "requester"] },
      { id: "handling", fields: ["assigned", "dueAt", "ticketClose"] },
    ],
    tabs: [
      { collection: "ticket_messages", field: "ticket" },
      { collection: "jobs", field: "ticket" },
      { collection: "surveys", field: "ticket" },
    ],
  },
});
