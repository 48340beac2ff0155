/** Kinds of protected premises: what an account of that kind must have, and how it is watched. */
import { staffReads } from "../access/rules";
import { bool, defineCollection, int, relation, select, text } from "./define";

export const siteTypes = defineCollection("site_types", {
  fields: {
    code: text({ required: true, max: 40, pattern: "^[a-z][a-z0-9_]*$" }),
    name: text({ required: true, max: 80 }),
    riskClass: select(["low", "normal", "high", "very_high"]),
    /** Fields of the account that must be filled before it is commissioned. */
    requiredFields: select(
      ["addressLine", "city", "postcode", "phone", "location", "timeZone", "policeReference", "accessInstructions"],
      { many: true },
    ),
    /** Hours between expected tests of a new account; 0 = not supervised. */
    testInterval: int({ min: 0, max: 8760 }),
    holidaySet: relation("holiday_sets"),
    order: int({ min: 0, max: 999 }),
    active: bool(),
  },
  indexes: ["unique code"],
  access: staffReads("settings.site_types", { delete: null }),
  offline: "mirror",
  audited: true,
  list: { columns: ["code", "name", "riskClass", "testInterval", "active"], sort: "order" },
  page: {
    feature: "settings.site_types",
    path: "settings/site-types",
    title: ["name"],
    search: ["code", "name"],
    filters: ["riskClass", "active"],
    form: [
      { id: "general", fields: ["code", "name", "riskClass", "order", "active"] },
      { id: "accounts", fields: ["requiredFields", "testInterval", "holidaySet"] },
    ],
  },
});
