/** What is to be billed: lines that come again from agreements, and such as come once. */
import { centreWork } from "../access/work-rules";
import { day, defineCollection, number, relation, select, text } from "./define";

const PAGE = { feature: "accounting.billing_lines", rights: { update: ["update", "approve"], delete: [] } } as const;

export const billingLines = defineCollection("billing_lines", {
  fields: {
    text: text({ required: true, max: 200 }),
    kind: select(["recurring", "call_out", "false_alarm_fee", "extra_visit", "messages", "credit", "other"], {
      required: true,
    }),
    customer: relation("customer_accounts", { required: true }),
    site: relation("site_accounts"),
    agreement: relation("agreements"),
    job: relation("jobs"),
    quantity: number({ required: true, min: 0.001, max: 1_000_000 }),
    unitPrice: number({ min: -10_000_000, max: 10_000_000 }),
    currency: text({ max: 3, pattern: "^([A-Z]{3})?$" }),
    cycle: select(["once", "monthly", "quarterly", "yearly"], { required: true }),
    nextBillOn: day(),
    state: select(["proposed", "approved", "held", "invoiced", "cancelled"], { required: true }),
    invoice: relation("invoices"),
  },
  indexes: ["customer", "site", "agreement", "job", "invoice", "state, nextBillOn"],
  access: centreWork(PAGE),
  offline: "none",
  audited: true,
  list: {
    columns: ["text", "customer", "kind", "quantity", "unitPrice", "currency", "cycle", "nextBillOn", "state"],
    sort: "nextBillOn",
  },
  page: {
    ...PAGE,
    path: "accounting/billing-lines",
    title: ["text"],
    search: ["text"],
    filters: ["state", "kind", "cycle"],
    form: [
      { id: "general", fields: ["text", "kind", "customer", "site", "agreement", "job"] },
      { id: "price", fields: ["quantity", "unitPrice", "currency", "cycle"] },
      { id: "billing", fields: ["nextBillOn", "state", "invoice"] },
    ],
  },
});
