/** What a new account begins with, and what its data must have. */
import { staffReads } from "../access/rules";
import { bool, defineCollection, int, relation, select, text } from "./define";

export const accountTemplates = defineCollection("account_templates", {
  fields: {
    code: text({ required: true, max: 40, pattern: "^[a-z][a-z0-9_]*$" }),
    name: text({ required: true, max: 80 }),
    siteType: relation("site_types"),
    panel: relation("panel_templates"),
    agreementType: relation("agreement_types"),
    timeZone: text({ max: 60, as: "time_zone" }),
    language: text({ max: 10, as: "language" }),
    /** Hours between expected tests, and minutes after which one is late. */
    testInterval: int({ min: 0, max: 8760 }),
    testGrace: int({ min: 0, max: 1440 }),
    /** Beside what the type of the site asks for. */
    requiredFields: select(
      ["addressLine", "city", "postcode", "phone", "location", "timeZone", "policeReference", "accessInstructions"],
      { many: true },
    ),
    duplicateCheck: select(["number", "number_and_address"]),
    codewordMinLength: int({ min: 0, max: 60 }),
    /** What somebody of the portal changes waits for an operator. */
    needsApproval: bool(),
    /** Months after which somebody asks whether the contacts are still right; 0 = never. */
    reviewMonths: int({ min: 0, max: 120 }),
    order: int({ min: 0, max: 999 }),
    active: bool(),
  },
  indexes: ["unique code"],
  access: staffReads("settings.account_settings", { delete: null }),
  offline: "none",
  audited: true,
  list: { columns: ["code", "name", "siteType", "panel", "testInterval", "active"], sort: "order" },
  page: {
    feature: "settings.account_settings",
    path: "settings/account-settings",
    title: ["name"],
    search: ["code", "name"],
    filters: ["siteType", "active"],
    form: [
      { id: "general", fields: ["code", "name", "order", "active"] },
      {
        id: "start",
        fields: ["siteType", "panel", "agreementType", "timeZone", "language", "testInterval", "testGrace"],
      },
      {
        id: "data",
        fields: ["requiredFields", "duplicateCheck", "codewordMinLength", "needsApproval", "reviewMonths"],
      },
    ],
  },
});
