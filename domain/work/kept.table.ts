/** What the store keeps beside the work that people write: numbers, names, who it was, and which values ask for a right of their own. */

/** Their `number` is 1, 2, 3 … without a gap. */
export const NUMBERED: readonly string[] = [
  "tickets",
  "jobs",
  "purchase_orders",
  "returns",
  "quotes",
  "agreements",
  "invoices",
  "product_tickets",
];

/** Collection -> reference to a person -> the field that has his name: who may see the record may not see all people. */
export const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  tickets: { requester: "requesterName", assigned: "assignedName", closedBy: "closedByName" },
  ticket_messages: { author: "authorName" },
  sales_team: { user: "name" },
  technicians: { user: "name" },
  jobs: { assigned: "assignedName" },
  job_visits: { technician: "technicianName" },
  appointments: { user: "userName" },
  stock_moves: { by: "byName" },
  tools: { holder: "holderName" },
  tool_requests: { requester: "requesterName", decidedBy: "decidedByName" },
  leads: { owner: "ownerName" },
  opportunities: { owner: "ownerName" },
  activities: { owner: "ownerName" },
  quotes: { owner: "ownerName" },
  sales_targets: { user: "userName" },
  course_progress: { user: "userName" },
  surveys: { agent: "agentName" },
  product_tickets: { requester: "requesterName" },
  product_messages: { author: "authorName" },
  product_votes: { user: "userName" },
};

/** Whose it is when it is made: the person who makes it, always or where nobody is named. */
export const MAKERS: Readonly<Record<string, { readonly field: string; readonly always?: true }>> = {
  tickets: { field: "requester" },
  ticket_messages: { field: "author", always: true },
  product_tickets: { field: "requester" },
  product_messages: { field: "author", always: true },
  product_votes: { field: "user", always: true },
  stock_moves: { field: "by", always: true },
  tool_requests: { field: "requester" },
  job_visits: { field: "technician" },
  leads: { field: "owner" },
  opportunities: { field: "owner" },
  activities: { field: "owner" },
  quotes: { field: "owner" },
};

/** A field that is changed with a right of its own; with `values` only to or from one of these. */
export interface FieldRight {
  readonly field: string;
  readonly right: string;
  /** Another one that is enough. */
  readonly or?: string;
  readonly values?: readonly string[];
}

const DESK = "support.support_for_customer.act";

export const FIELD_RIGHTS: Readonly<Record<string, readonly FieldRight[]>> = {
  tickets: [
    { field: "assigned", right: "support.tickets.assign", or: DESK },
    { field: "state", right: "support.tickets.close", or: DESK, values: ["closed"] },
    { field: "ticketClose", right: "support.tickets.close", or: DESK },
  ],
  jobs: [
    { field: "assigned", right: "technical.jobs.assign" },
    { field: "state", right: "technical.jobs.close", values: ["done", "cancelled"] },
  ],
  tool_requests: [
    { field: "state", right: "technicians.tool_request.approve", values: ["approved", "refused"] },
    { field: "state", right: "technicians.tool_request.hand_out", values: ["handed_out", "returned"] },
  ],
  quotes: [{ field: "discount", right: "sales.quotes.approve_discount" }],
  billing_lines: [{ field: "state", right: "accounting.billing_lines.approve", values: ["approved", "invoiced"] }],
  invoices: [{ field: "state", right: "accounting.invoices.approve", values: ["approved", "sent", "cancelled"] }],
};

/** Does this change of the field ask for the right? Empty is `""` or `"0"`. */
export function asksFor({ values }: FieldRight, before: string, after: string): boolean {
  if (before === after) return false;
  if (values) return values.includes(after) || values.includes(before);
  return !isEmpty(before) || !isEmpty(after);
}

const isEmpty = (value: string): boolean => value === "" || value === "0";
