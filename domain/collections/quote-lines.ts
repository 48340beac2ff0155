/** Lines of a quote, in order. */
import { allOf, centreWork } from "../access/work-rules";
import { defineCollection, int, number, relation, select, text } from "./define";

const PAGE = {
  feature: "sales.quotes",
  rights: { create: ["update"], delete: ["update"] },
} as const;

const access = centreWork(PAGE);

export const quoteLines = defineCollection("quote_lines", {
  fields: {
    quote: relation("quotes", { required: true }),
    order: int({ required: true, min: 1, max: 999 }),
    text: text({ required: true, max: 200 }),
    item: relation("stock_items"),
    quantity: number({ required: true, min: 0.001, max: 1_000_000 }),
    unitPrice: number({ min: -10_000_000, max: 10_000_000 }),
    cycle: select(["once", "monthly"], { required: true }),
  },
  indexes: ["quote, order", "item"],
  access: { ...access, update: allOf(access.update, "@request.body.quote:changed = false") },
  offline: "none",
  audited: true,
  list: { columns: ["order", "text", "quote", "quantity", "unitPrice", "cycle"], sort: "order" },
  page: {
    ...PAGE,
    path: "sales/quote-lines",
    tabOf: "quotes",
    title: ["text"],
    search: ["text"],
    filters: ["cycle"],
    form: [{ id: "general", fields: ["quote", "order", "text", "item", "quantity", "unitPrice", "cycle"] }],
  },
});
