/** Invoices and credit notes of customers. */
import { centreWork } from "../access/work-rules";
import { day, defineCollection, int, number, relation, select, text } from "./define";

const PAGE = { feature: "accounting.invoices", rights: { update: ["update", "approve"], delete: [] } } as const;

export const invoices = defineCollection("invoices", {
  fields: {
    /** 1, 2, 3 … without a gap, given by the store. */
    number: int({ min: 0 }),
    customer: relation("customer_accounts", { required: true }),
    kind: select(["invoice", "credit_note"], { required: true }),
    issuedOn: day({ required: true }),
    dueOn: day(),
    currency: text({ max: 3, pattern: "^([A-Z]{3})?$" }),
    /** Per cent. */
    taxRate: number({ min: 0, max: 100 }),
    /** Kept by the store: what the lines come to, and what was paid. */
    net: number(),
    tax: number(),
    total: number(),
    paid: number(),
    state: select(["draft", "approved", "sent", "paid", "cancelled"], { required: true }),
    /** Reminders that were sent. */
    dunningLevel: int({ min: 0, max: 9 }),
    notes: text({ max: 2000, as: "long" }),
  },
  indexes: ["unique number", "customer, issuedOn", "state, dueOn"],
  access: centreWork(PAGE),
  offline: "none",
  audited: true,
  list: {
    columns: ["number", "customer", "kind", "issuedOn", "dueOn", "total", "paid", "currency", "state"],
    sort: "-number",
  },
  page: {
    ...PAGE,
    path: "accounting/invoices",
    tabOf: "billing_lines",
    title: ["number"],
    search: ["number", "notes"],
    filters: ["state", "kind"],
    form: [
      { id: "general", fields: ["customer", "kind", "issuedOn", "dueOn", "state", "dunningLevel"] },
      { id: "price", fields: ["currency", "taxRate", "notes"] },
    ],
    tabs: [
      { collection: "invoice_lines", field: "invoice" },
      { collection: "payments", field: "invoice" },
    ],
  },
});
