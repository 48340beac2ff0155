/** Lines of an invoice, in order. */
import { allOf, centreWork } from "../access/work-rules";
import { defineCollection, int, number, relation, text } from "./define";

const PAGE = {
  feature: "accounting.invoices",
  rights: { create: ["update"], delete: ["update"] },
} as const;

const access = centreWork(PAGE);
// What was approved is not changed any more: it is credited.
const draft = 'invoice.state = "draft"';

export const invoiceLines = defineCollection("invoice_lines", {
  fields: {
    invoice: relation("invoices", { required: true }),
    order: int({ required: true, min: 1, max: 999 }),
    text: text({ required: true, max: 200 }),
    site: relation("site_accounts"),
    quantity: number({ required: true, min: 0.001, max: 1_000_000 }),
    unitPrice: number({ min: -10_000_000, max: 10_000_000 }),
  },
  indexes: ["invoice, order", "site"],
  access: {
    ...access,
    create: allOf(access.create, draft),
    update: allOf(access.update, draft, "@request.body.invoice:changed = false"),
    delete: allOf(access.delete, draft),
  },
  offline: "none",
  audited: true,
  list: { columns: ["order", "text", "invoice", "site", "quantity", "unitPrice"], sort: "order" },
  page: {
    ...PAGE,
    path: "accounting/invoice-lines",
    tabOf: "billing_lines",
    title: ["text"],
    search: ["text"],
    form: [{ id: "general", fields: ["invoice", "order", "text", "site", "quantity", "unitPrice"] }],
  },
});
