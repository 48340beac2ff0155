/** Kinds of customers: how they are served and billed unless said otherwise. */
import { staffReads } from "../access/rules";
import { bool, defineCollection, int, select, text } from "./define";

export const customerTypes = defineCollection("customer_types", {
  fields: {
    code: text({ required: true, max: 40, pattern: "^[a-z][a-z0-9_]*$" }),
    name: text({ required: true, max: 80 }),
    slaClass: select(["standard", "raised", "highest"]),
    /** Days until an invoice is due. */
    paymentDays: int({ min: 0, max: 365 }),
    notes: text({ max: 2000, as: "long" }),
    order: int({ min: 0, max: 999 }),
    active: bool(),
  },
  indexes: ["unique code"],
  access: staffReads("settings.customer_types", { delete: null }),
  offline: "mirror",
  audited: true,
  list: { columns: ["code", "name", "slaClass", "paymentDays", "active"], sort: "order" },
  page: {
    feature: "settings.customer_types",
    path: "settings/customer-types",
    title: ["name"],
    search: ["code", "name", "notes"],
    filters: ["slaClass", "active"],
    form: [
      { id: "general", fields: ["code", "name", "slaClass", "order", "active"] },
      { id: "billing", fields: ["paymentDays", "notes"] },
    ],
  },
});
