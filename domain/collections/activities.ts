/** Calls, visits and letters of sales: what was done or is to be done next. */
import { mine, sharedWork } from "../access/work-rules";
import { bool, date, defineCollection, relation, select, text } from "./define";

const PAGE = { feature: "sales.crm" } as const;

export const activities = defineCollection("activities", {
  fields: {
    kind: select(["call", "visit", "email", "survey", "meeting", "note"], { required: true }),
    subject: text({ required: true, max: 160 }),
    at: date({ required: true }),
    done: bool(),
    lead: relation("leads"),
    opportunity: relation("opportunities"),
    customer: relation("customer_accounts"),
    owner: relation("users"),
    /** Kept by the store. */
    ownerName: text({ max: 170 }),
    report: text({ max: 4000, as: "long" }),
  },
  indexes: ["lead, at", "opportunity, at", "customer, at", "owner, at"],
  access: sharedWork(PAGE, { all: "read_team", own: mine("owner") }),
  offline: "none",
  audited: true,
  list: { columns: ["at", "kind", "subject", "lead", "ownerName", "done"], sort: "-at" },
  page: {
    ...PAGE,
    path: "crm/activities",
    tabOf: "leads",
    title: ["subject"],
    search: ["subject", "ownerName"],
    filters: ["kind", "done"],
    form: [
      { id: "general", fields: ["kind", "subject", "at", "done", "report"] },
      { id: "about", fields: ["lead", "opportunity", "customer", "owner"] },
    ],
  },
});
