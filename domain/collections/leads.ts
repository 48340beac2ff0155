/** People and companies that may become customers. */
import { defineCollection, day, email, int, number, relation, select, text } from "./define";
import { mine, sharedWork } from "../access/work-rules";

const PAGE = { feature: "sales.crm", rights: { delete: [] } } as const;

export const leads = defineCollection("leads", {
  fields: {
    company: text({ max: 160 }),
    person: text({ required: true, max: 120 }),
    phone: text({ max: 40, as: "phone" }),
    email: email(),
    city: text({ max: 80 }),
    source: select(["website", "referral", "dealer", "fair", "call", "existing_customer"]),
    need: text({ max: 400 }),
    competitor: text({ max: 120 }),
    expectedMonthly: number({ min: 0, max: 10_000_000 }),
    currency: text({ max: 3, pattern: "^([A-Z]{3})?$" }),
    /** Per cent. */
    probability: int({ min: 0, max: 100 }),
    state: select(["new", "qualified", "survey", "quote", "won", "lost"], { required: true }),
    lostReason: text({ max: 200 }),
    nextStep: text({ max: 200 }),
    nextStepOn: day(),
    owner: relation("users"),
    /** Kept by the store. */
    ownerName: text({ max: 170 }),
    /** Whom it became. */
    customer: relation("customer_accounts"),
    notes: text({ max: 4000, as: "long" }),
  },
  indexes: ["owner, nextStepOn", "state", "customer"],
  access: sharedWork(PAGE, { all: "read_team", own: mine("owner") }),
  offline: "none",
  audited: true,
  list: {
    columns: ["company", "person", "state", "expectedMonthly", "probability", "nextStep", "nextStepOn", "ownerName"],
    sort: "-created",
  },
  page: {
    ...PAGE,
    path: "crm/leads",
    title: ["company", "person"],
    search: ["company", "person", "city"],
    filters: ["state", "source"],
    form: [
      { id: "general", fields: ["company", "person", "phone", "email", "city", "source", "state", "lostReason"] },
      { id: "value", fields: ["need", "competitor", "expectedMonthly", "currency", "probability"] },
      { id: "next", fields: ["nextStep", "nextStepOn", "owner", "customer", "notes"] },
    ],
    tabs: [
      { collection: "activities", field: "lead" },
      { collection: "opportunities", field: "lead" },
      { collection: "quotes", field: "lead" },
    ],
  },
});
