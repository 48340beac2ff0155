/** The access matrix of the work beside the alarms, written by hand from the authorities: see `access-matrix.table.ts`. */
import type { MatrixRow } from "./access-matrix.table";

export const WORK_MATRIX: Readonly<Record<string, MatrixRow>> = {
  // support.tickets: somebody else's of customer One and dealer A's site. Who reads all has it; of the others nobody, not even
  // the customer's own people. Whoever asks may ask for himself; dealers' people name a site of theirs, portal users a customer.
  tickets: {
    administrator: "lvcu",
    shift_leader: "lvcu",
    dealer_everything: "lv",
  },
  "tickets:asked for by who asks": {
    administrator: "lvcu",
    shift_leader: "lvcu",
    operator: "c",
    trainee: "c",
    data_entry: "c",
    technicians: "c",
    sales: "c",
    accountant: "c",
    dealer_admin: "c",
    dealer_everything: "lvc",
    owner: "c",
    keyholder: "c",
    shared: "c",
  },
  // The operator has asked for it.
  "tickets:the operator's": { administrator: "lvcu", shift_leader: "lvcu", operator: "lvc", dealer_everything: "lv" },
  // The keyholder has: of the portal nobody else has it.
  "tickets:the keyholder's": { administrator: "lvcu", shift_leader: "lvcu", keyholder: "lvc", dealer_everything: "lv" },
  // Append-only; a note is the centre's.
  ticket_messages: { administrator: "lvc", shift_leader: "lvc", dealer_everything: "lvc" },
  "ticket_messages:note": { administrator: "lvc", shift_leader: "lvc" },
  "ticket_messages:to the keyholder": {
    administrator: "lvc",
    shift_leader: "lvc",
    dealer_everything: "lvc",
    keyholder: "lvc",
  },
  "ticket_messages:note on the keyholder's": { administrator: "lvc", shift_leader: "lvc" },
  // The store's own.
  ticket_steps: {},
  // Who is in a team is said by whoever manages people; its members know one another.
  sales_team: { administrator: "lvcu", shift_leader: "lv", sales: "lv", auditor: "lv" },
  technicians: { administrator: "lvcu", shift_leader: "lv", auditor: "lv" },
  // Somebody else's job at dealer A's site.
  jobs: { administrator: "lvcu", dealer_everything: "lv" },
  "jobs:the technician's": { administrator: "lvcu", technicians: "lvu", dealer_everything: "lv" },
  job_visits: { administrator: "lvcu", technicians: "lvcu", dealer_everything: "lv" },
  job_checklists: { administrator: "lvcud", technicians: "lvcu", dealer_everything: "lv" },
  // One calendar for sales and technicians.
  appointments: { administrator: "lvcud", technicians: "lvcud", sales: "lvcud" },
  warehouses: { administrator: "lvcu", technicians: "lv" },
  stock_items: { administrator: "lvcu", technicians: "lv" },
  stock_levels: { administrator: "lv", technicians: "lv" },
  // Between warehouses; a technician moves what is in his own van.
  stock_moves: { administrator: "lvc", technicians: "lv" },
  "stock_moves:out of the technician's van": { administrator: "lvc", technicians: "lvc" },
  tools: { administrator: "lvcu", technicians: "lv" },
  tool_requests: { administrator: "lvcu" },
  "tool_requests:the technician's": { administrator: "lvcu", technicians: "lvcu" },
  purchase_orders: { administrator: "lvcu" },
  returns: { administrator: "lvcu" },
  // sales.crm: sales people see one another's.
  leads: { administrator: "lvcu", sales: "lvcu" },
  opportunities: { administrator: "lvcu", sales: "lvcu" },
  activities: { administrator: "lvcud", sales: "lvcud" },
  quotes: { administrator: "lvcu", sales: "lvcu" },
  quote_lines: { administrator: "lvcud", sales: "lvcud" },
  sales_targets: { administrator: "lvcud", sales: "lvcud" },
  courses: { administrator: "lvcu", sales: "lvcu" },
  course_progress: { administrator: "lvcu", sales: "lvcu" },
  articles: { administrator: "lvcu" },
  // Tickets for the makers, and who wants what they ask for: a vote is its voter's alone to take back.
  product_tickets: { administrator: "lvcu" },
  product_messages: { administrator: "lvc" },
  product_votes: { administrator: "lvc" },
  agreements: { administrator: "lvcu", data_entry: "lvcu", sales: "lvcu", accountant: "lv" },
  invoices: { administrator: "lvcu", accountant: "lvcu" },
  invoice_lines: { administrator: "lvcud", accountant: "lvcud" },
  "invoice_lines:of an approved one": { administrator: "lv", accountant: "lv" },
  billing_lines: { administrator: "lvcu", accountant: "lvcu" },
  payments: { administrator: "lvcu", accountant: "lvcu" },
  surveys: { administrator: "lvcu" },
};
