/** Agreements with customers: which services at what price, from when until when. */
import { customerReach, SIGNED_IN } from "../access/rules";
import { centreWork } from "../access/work-rules";
import { day, defineCollection, int, number, relation, select, text } from "./define";

const PAGE = { feature: "accounts.agreements", rights: { delete: [] } } as const;

const access = centreWork(PAGE);
const read = `(${access.list}) || (${SIGNED_IN} && ${customerReach("", "accounts.agreements.read")})`;

export const agreements = defineCollection("agreements", {
  fields: {
    /** 1, 2, 3 … without a gap, given by the store. */
    number: int({ min: 0 }),
    name: text({ required: true, max: 160 }),
    customer: relation("customer_accounts", { required: true }),
    /** Empty = all sites of the customer. */
    site: relation("site_accounts"),
    services: select(["intrusion", "fire", "open_close_reports", "video", "patrol", "keyholding"], { many: true }),
    price: number({ min: 0, max: 10_000_000 }),
    currency: text({ max: 3, pattern: "^([A-Z]{3})?$" }),
    cycle: select(["monthly", "quarterly", "yearly"], { required: true }),
    startsOn: day({ required: true }),
    endsOn: day(),
    noticeDays: int({ min: 0, max: 3650 }),
    responseMinutes: int({ min: 0, max: 1440 }),
    indexation: text({ max: 120 }),
    state: select(["draft", "active", "cancelled", "ended"], { required: true }),
    notes: text({ max: 4000, as: "long" }),
  },
  indexes: ["unique number", "customer", "site", "state, endsOn"],
  access: { ...access, list: read, view: read },
  offline: "none",
  audited: true,
  list: {
    columns: ["number", "name", "customer", "services", "price", "currency", "cycle", "state", "endsOn"],
    sort: "-number",
  },
  page: {
    ...PAGE,
    path: "accounts/agreements",
    tabOf: "customer_accounts",
    title: ["number", "name"],
    search: ["number", "name"],
    filters: ["state", "cycle"],
    form: [
      { id: "general", fields: ["name", "customer", "site", "services", "state"] },
      { id: "price", fields: ["price", "currency", "cycle", "indexation"] },
      { id: "term", fields: ["startsOn", "endsOn", "noticeDays", "responseMinutes", "notes"] },
    ],
    tabs: [{ collection: "billing_lines", field: "agreement" }],
  },
});
