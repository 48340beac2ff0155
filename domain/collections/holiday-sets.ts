/** Sets of holidays by country, region or faith; accounts follow one. */
import { staffReads } from "../access/rules";
import { bool, defineCollection, text } from "./define";

export const holidaySets = defineCollection("holiday_sets", {
  fields: {
    name: text({ required: true, max: 80 }),
    country: text({ max: 2, as: "country" }),
    region: text({ max: 80 }),
    active: bool(),
  },
  indexes: ["unique name"],
  access: staffReads("settings.default_holidays", { delete: null }),
  offline: "mirror",
  audited: true,
  list: { columns: ["name", "country", "region", "active"], sort: "name" },
  page: {
    feature: "settings.default_holidays",
    path: "settings/default-holidays",
    title: ["name"],
    search: ["name", "region"],
    filters: ["active"],
    form: [{ id: "general", fields: ["name", "country", "region", "active"] }],
    tabs: [{ collection: "holidays", field: "set" }],
  },
});
