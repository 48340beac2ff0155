/** Quotes: what was offered to whom, at what price and until when. */
import { centreWork } from "../access/work-rules";
import { day, defineCollection, int, number, relation, select, text } from "./define";

const PAGE = { feature: "sales.quotes", rights: { delete: [] } } as const;

export const quotes = defineCollection("quotes", {
  fields: {
    /** 1, 2, 3 … without a gap, given by the store. */
    number: int({ min: 0 }),
    subject: text({ required: true, max: 160 }),
    customer: relation("customer_accounts"),
    lead: relation("leads"),
    opportunity: relation("opportunities"),
    site: relation("site_accounts"),
    state: select(["draft", "waiting_approval", "sent", "accepted", "refused", "expired"], { required: true }),
    issuedOn: day(),
    validUntil: day(),
    currency: text({ max: 3, pattern: "^([A-Z]{3})?$" }),
    /** Per cent off all lines. */
    discount: number({ min: 0, max: 100 }),
    /** Kept by the store: what the lines come to, less the discount. */
    oneOffTotal: number(),
    monthlyTotal: number(),
    owner: relation("users"),
    /** Kept by the store. */
    ownerName: text({ max: 170 }),
    notes: text({ max: 4000, as: "long" }),
  },
  indexes: ["unique number", "customer", "lead", "opportunity", "site", "owner", "state, validUntil"],
  access: centreWork(PAGE),
  offline: "none",
  audited: true,
  list: {
    columns: ["number", "subject", "customer", "state", "monthlyTotal", "oneOffTotal", "currency", "validUntil"],
    sort: "-number",
  },
  page: {
    ...PAGE,
    path: "sales/quotes",
    title: ["number", "subject"],
    search: ["number", "subject", "ownerName"],
    filters: ["state"],
    form: [
      { id: "general", fields: ["subject", "state", "issuedOn", "validUntil", "owner"] },
      { id: "about", fields: ["customer", "site", "lead", "opportunity"] },
      { id: "price", fields: ["currency", "discount", "notes"] },
    ],
    tabs: [{ collection: "quote_lines", field: "quote" }],
  },
});
