/** Kinds of agreements: which services, at what price, for how long, and what they open to the customer. */
import { staffReads } from "../access/rules";
import { bool, defineCollection, int, number, select, text } from "./define";

export const agreementTypes = defineCollection("agreement_types", {
  fields: {
    code: text({ required: true, max: 40, pattern: "^[a-z][a-z0-9_]*$" }),
    name: text({ required: true, max: 80 }),
    services: select(
      ["intrusion", "hold_up", "fire", "medical", "technical", "open_close", "video", "patrol", "keyholding"],
      { many: true },
    ),
    /** Video checks in a month that the price includes. */
    videoChecks: int({ min: 0, max: 999 }),
    price: number({ min: 0, max: 1_000_000 }),
    currency: text({ max: 3, pattern: "^([A-Z]{3})?$" }),
    cycle: select(["month", "quarter", "half_year", "year"]),
    /** For each service beyond those included. */
    overagePrice: number({ min: 0, max: 1_000_000 }),
    /** Percent by which the price rises each year. */
    indexation: number({ min: 0, max: 100 }),
    minimumTermMonths: int({ min: 0, max: 240 }),
    noticeDays: int({ min: 0, max: 730 }),
    /** Seconds from receipt to the first act that are promised; 0 = those of the room. */
    responseSeconds: int({ min: 0, max: 3600 }),
    /** What the customer's people may do in the portal. */
    allows: select(["reports", "test_mode", "temporary_schedules", "contacts", "video"], { many: true }),
    notes: text({ max: 2000, as: "long" }),
    order: int({ min: 0, max: 999 }),
    active: bool(),
  },
  indexes: ["unique code"],
  access: staffReads("settings.agreement_types", { delete: null }),
  offline: "none",
  audited: true,
  list: { columns: ["code", "name", "services", "price", "cycle", "active"], sort: "order" },
  page: {
    feature: "settings.agreement_types",
    path: "settings/agreement-types",
    title: ["name"],
    search: ["code", "name", "notes"],
    filters: ["cycle", "active"],
    form: [
      { id: "general", fields: ["code", "name", "services", "videoChecks", "order", "active"] },
      { id: "price", fields: ["price", "currency", "cycle", "overagePrice", "indexation"] },
      { id: "terms", fields: ["minimumTermMonths", "noticeDays", "responseSeconds", "allows", "notes"] },
    ],
  },
});
