/** Fields that a centre adds to its accounts, customers and contacts. */
import { staffReads } from "../access/rules";
import { bool, defineCollection, int, json, relation, select, text } from "./define";

export const customFields = defineCollection("custom_fields", {
  fields: {
    code: text({ required: true, max: 40, pattern: "^[a-z][a-z0-9_]*$" }),
    name: text({ required: true, max: 80 }),
    /** The name in other languages, by their code. */
    texts: json({ as: "texts" }),
    belongsTo: select(["site", "customer", "contact"], { required: true }),
    kind: select(["text", "long", "number", "yes_no", "day", "choice"], { required: true }),
    choices: json({ as: "words" }),
    mandatory: bool(),
    shownAt: select(["alarm", "site", "portal", "technician"], { many: true }),
    /** Of sites of these types alone; none = of all. */
    siteTypes: relation("site_types", { many: true }),
    order: int({ min: 0, max: 999 }),
    active: bool(),
  },
  indexes: ["unique code"],
  access: staffReads("settings.account_settings", { delete: null }),
  offline: "none",
  audited: true,
  list: { columns: ["code", "name", "belongsTo", "kind", "mandatory", "active"], sort: "order" },
  page: {
    feature: "settings.account_settings",
    path: "settings/custom-fields",
    tabOf: "account_templates",
    title: ["name"],
    search: ["code", "name"],
    filters: ["belongsTo", "kind", "active"],
    form: [
      { id: "general", fields: ["code", "name", "texts", "belongsTo", "order", "active"] },
      { id: "content", fields: ["kind", "choices", "mandatory"] },
      { id: "shown", fields: ["shownAt", "siteTypes"] },
    ],
  },
});
