/** Records of the work beside the alarms for the access matrix, and a harmless change of each. */
import type { RowKind } from "./matrix-world";

/** Whose they are, and where. */
export interface WorkWorld {
  readonly site: string;
  readonly customer: string;
  /** Somebody of the staff who does not ask. */
  readonly bystander: string;
  readonly operator: string;
  readonly keyholder: string;
  readonly technician: string;
  /** Somebody new each time. */
  readonly someone: () => Promise<string>;
}

type Make = (collection: string, body: Record<string, unknown>) => Promise<string>;

let number = 0;
const unique = (): number => (number += 1);

const AT = "2026-11-30 08:00:00.000Z";
const DAY = "2026-11-30";

const row = (collection: string, body: RowKind["body"], change: Record<string, unknown>): RowKind => ({
  collection,
  body,
  change,
});

const item = () => ({ code: `I${unique()}`, name: "Siren", unit: "piece" });
const warehouse = () => ({ code: `W${unique()}`, name: "Stores", kind: "central" });

/** Tickets and what is written on them. */
async function ticketRows(make: Make, world: WorkWorld): Promise<Record<string, RowKind>> {
  const ticket = (requester: string) => ({ subject: "Keypad dark", kind: "fault", site: world.site, requester });
  const asked = await make("tickets", ticket(world.bystander));
  const keyholders = await make("tickets", ticket(world.keyholder));
  const message = (of: string, kind: string) => () => ({ ticket: of, kind, text: "Seen to.", at: AT });
  const change = { subject: "Keypad dark again" };
  const written = { text: "Not yet." };
  return {
    tickets: row("tickets", () => ticket(world.bystander), change),
    "tickets:asked for by who asks": row("tickets", () => ({ ...ticket(""), customer: world.customer }), change),
    "tickets:the operator's": row("tickets", () => ticket(world.operator), change),
    "tickets:the keyholder's": row("tickets", () => ticket(world.keyholder), change),
    ticket_messages: row("ticket_messages", message(asked, "reply"), written),
    "ticket_messages:note": row("ticket_messages", message(asked, "note"), written),
    "ticket_messages:to the keyholder": row("ticket_messages", message(keyholders, "reply"), written),
    "ticket_messages:note on the keyholder's": row("ticket_messages", message(keyholders, "note"), written),
    ticket_steps: row("ticket_steps", () => ({ ticket: asked, kind: "taken", at: AT }), { seconds: 2 }),
    surveys: row("surveys", () => ({ ticket: asked, sentAt: AT }), { score: 4 }),
    sales_team: row("sales_team", async () => ({ user: await world.someone() }), { territory: "North" }),
    technicians: row("technicians", async () => ({ user: await world.someone() }), { area: "North" }),
  };
}

/** Jobs, stock and tools. */
async function technicalRows(make: Make, world: WorkWorld): Promise<Record<string, RowKind>> {
  const job = (assigned: string) => ({
    title: "Change battery",
    kind: "fault",
    state: "new",
    site: world.site,
    assigned,
  });
  const own = await make("jobs", job(world.technician));
  const siren = await make("stock_items", item());
  const [stores, van] = [await make("warehouses", warehouse()), await make("warehouses", warehouse())];
  await make("technicians", { user: world.technician, vanStock: van });
  const times = { startsAt: AT, endsAt: AT };
  const request = (requester: string) => ({ what: "Ladder", state: "requested", requester });
  return {
    jobs: row("jobs", () => job(world.bystander), { description: "d" }),
    "jobs:the technician's": row("jobs", () => job(world.technician), { description: "d" }),
    job_visits: row("job_visits", () => ({ job: own, arrivedAt: AT }), { notes: "n" }),
    job_checklists: row("job_checklists", () => ({ job: own, order: 1, label: "Walk test" }), { done: true }),
    appointments: row(
      "appointments",
      () => ({ subject: "Survey", kind: "survey", ...times, user: world.bystander, state: "planned" }),
      { notes: "n" },
    ),
    warehouses: row("warehouses", warehouse, { notes: "n" }),
    stock_items: row("stock_items", item, { supplier: "S" }),
    stock_levels: row("stock_levels", async () => ({ item: await make("stock_items", item()), warehouse: stores }), {
      quantity: 2,
    }),
    stock_moves: row("stock_moves", () => ({ item: siren, kind: "receipt", to: stores, quantity: 1 }), { note: "n" }),
    "stock_moves:out of the technician's van": row(
      "stock_moves",
      () => ({ item: siren, kind: "return", to: van, quantity: 1 }),
      { note: "n" },
    ),
    tools: row("tools", () => ({ code: `T${unique()}`, name: "Meter", state: "in_stock" }), { notes: "n" }),
    tool_requests: row("tool_requests", () => request(world.bystander), { reason: "r" }),
    "tool_requests:the technician's": row("tool_requests", () => request(world.technician), { reason: "r" }),
    purchase_orders: row("purchase_orders", () => ({ supplier: "S", item: siren, state: "draft" }), { notes: "n" }),
    returns: row("returns", () => ({ item: siren, reason: "faulty", openedOn: DAY, state: "opened" }), { notes: "n" }),
  };
}

/** Sales and training. */
async function salesRows(make: Make, world: WorkWorld): Promise<Record<string, RowKind>> {
  const quote = () => ({ subject: "Shop", state: "draft" });
  const course = () => ({ code: `C${unique()}`, title: "Walk tests", kind: "product" });
  const asksMakers = () => ({ subject: "Slow", kind: "fault", description: "Since Monday." });
  const ofMakers = await make("product_tickets", asksMakers());
  const ofQuote = await make("quotes", quote());
  const ofCourse = await make("courses", course());
  const owner = world.bystander;
  return {
    leads: row("leads", () => ({ person: "Kay", state: "new", owner }), { need: "n" }),
    opportunities: row("opportunities", () => ({ name: "Shop", stage: "qualified", owner }), { notes: "n" }),
    activities: row("activities", () => ({ kind: "call", subject: "First call", at: AT, owner }), { report: "r" }),
    quotes: row("quotes", quote, { notes: "n" }),
    quote_lines: row("quote_lines", () => ({ quote: ofQuote, order: 1, text: "Siren", quantity: 1, cycle: "once" }), {
      unitPrice: 2,
    }),
    sales_targets: row(
      "sales_targets",
      () => ({ user: owner, kind: "quotes", fromDay: DAY, untilDay: DAY, target: 3 }),
      { target: 4 },
    ),
    courses: row("courses", course, { minutes: 30 }),
    course_progress: row(
      "course_progress",
      async () => ({ course: ofCourse, user: await world.someone(), state: "assigned" }),
      { score: 80 },
    ),
    product_tickets: row("product_tickets", asksMakers, { description: "again" }),
    product_messages: row("product_messages", () => ({ ticket: ofMakers, kind: "question", text: "When?", at: AT }), {
      text: "Now?",
    }),
    product_votes: row("product_votes", async () => ({ ticket: await make("product_tickets", asksMakers()) }), {
      at: AT,
    }),
    articles: row("articles", () => ({ title: "Holds", kind: "how_to", text: "t" }), { text: "u" }),
  };
}

/** What is billed. */
async function billingRows(make: Make, { customer }: WorkWorld): Promise<Record<string, RowKind>> {
  const invoice = (state: string) => ({ customer, kind: "invoice", issuedOn: DAY, state });
  const [draft, approved] = [await make("invoices", invoice("draft")), await make("invoices", invoice("approved"))];
  const line = (of: string) => () => ({ invoice: of, order: 1, text: "Monitoring", quantity: 1 });
  return {
    agreements: row("agreements", () => ({ name: "Shop", customer, cycle: "monthly", startsOn: DAY, state: "draft" }), {
      notes: "n",
    }),
    invoices: row("invoices", () => invoice("draft"), { notes: "n" }),
    invoice_lines: row("invoice_lines", line(draft), { unitPrice: 2 }),
    "invoice_lines:of an approved one": row("invoice_lines", line(approved), { unitPrice: 2 }),
    billing_lines: row(
      "billing_lines",
      () => ({ text: "Call-out", kind: "call_out", customer, quantity: 1, cycle: "once", state: "proposed" }),
      { unitPrice: 2 },
    ),
    payments: row("payments", () => ({ customer, receivedOn: DAY, method: "transfer" }), { notes: "n" }),
  };
}

/** All of them. */
export const createWorkRows = async (make: Make, world: WorkWorld): Promise<Record<string, RowKind>> => ({
  ...(await ticketRows(make, world)),
  ...(await technicalRows(make, world)),
  ...(await salesRows(make, world)),
  ...(await billingRows(make, world)),
});
