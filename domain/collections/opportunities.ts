/** What may be sold to somebody: how far it is, what it would bring and when. */
import { mine, sharedWork } from "../access/work-rules";
import { day, defineCollection, int, number, relation, select, text } from "./define";

const PAGE = { feature: "sales.crm", rights: { delete: [] } } as const;

export const opportunities = defineCollection("opportunities", {
  fields: {
    name: text({ required: true, max: 160 }),
    lead: relation("leads"),
    customer: relation("customer_accounts"),
    stage: select(["qualified", "survey", "quote", "negotiation", "won", "lost"], { required: true }),
    expectedMonthly: number({ min: 0, max: 10_000_000 }),
    oneOff: number({ min: 0, max: 100_000_000 }),
    currency: text({ max: 3, pattern: "^([A-Z]{3})?$" }),
    /** Per cent. */
    probability: int({ min: 0, max: 100 }),
    closesOn: day(),
    owner: relation("users"),
    /** Kept by the store. */
    ownerName: text({ max: 170 }),
    notes: text({ max: 4000, as: "long" }),
  },
  indexes: ["lead", "customer", "owner", "stage, closesOn"],
  access: sharedWork(PAGE, { all: "read_team", own: mine("owner") }),
  offline: "none",
  audited: true,
  list: {
    columns: ["name", "customer", "stage", "expectedMonthly", "oneOff", "probability", "closesOn", "ownerName"],
    sort: "closesOn",
  },
  page: {
    ...PAGE,
    path: "crm/opportunities",
    tabOf: "leads",
    title: ["name"],
    search: ["name", "ownerName"],
    filters: ["stage"],
    form: [
      { id: "general", fields: ["name", "lead", "customer", "stage", "owner"] },
      { id: "value", fields: ["expectedMonthly", "oneOff", "currency", "probability", "closesOn", "notes"] },
    ],
    tabs: [
      { collection: "activities", field: "opportunity" },
      { collection: "quotes", field: "opportunity" },
    ],
  },
});
