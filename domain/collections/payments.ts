/** Payments that came in, and for which invoice. */
import { centreWork } from "../access/work-rules";
import { day, defineCollection, number, relation, select, text } from "./define";

const PAGE = { feature: "accounting.payments", rights: { update: ["update", "approve"], delete: [] } } as const;

export const payments = defineCollection("payments", {
  fields: {
    customer: relation("customer_accounts", { required: true }),
    invoice: relation("invoices"),
    receivedOn: day({ required: true }),
    amount: number({ min: -100_000_000, max: 100_000_000 }),
    currency: text({ max: 3, pattern: "^([A-Z]{3})?$" }),
    method: select(["transfer", "card", "direct_debit", "cash"], { required: true }),
    reference: text({ max: 80 }),
    notes: text({ max: 1000, as: "long" }),
  },
  indexes: ["customer, receivedOn", "invoice", "receivedOn"],
  access: centreWork(PAGE),
  offline: "none",
  audited: true,
  list: {
    columns: ["receivedOn", "customer", "invoice", "amount", "currency", "method", "reference"],
    sort: "-receivedOn",
  },
  page: {
    ...PAGE,
    path: "accounting/payments",
    tabOf: "billing_lines",
    title: ["reference"],
    search: ["reference"],
    filters: ["method"],
    form: [
      { id: "general", fields: ["customer", "invoice", "receivedOn", "amount", "currency", "method", "reference"] },
      { id: "notes", fields: ["notes"] },
    ],
  },
});
