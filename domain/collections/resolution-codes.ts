/** How an alarm ended. */
import { staffReads } from "../access/rules";
import { bool, defineCollection, int, select, text } from "./define";

export const resolutionCodes = defineCollection("resolution_codes", {
  fields: {
    code: text({ required: true, max: 20, pattern: "^[a-z][a-z0-9_]*$" }),
    text: text({ required: true, max: 120 }),
    group: text({ max: 60 }),
    falseAlarm: bool(),
    cause: select(["user", "equipment", "weather", "unknown", "real"]),
    order: int({ min: 0, max: 999 }),
    active: bool(),
  },
  indexes: ["unique code"],
  access: staffReads("settings.resolution_codes", { delete: null }),
  offline: "mirror",
  audited: true,
  list: { columns: ["code", "text", "falseAlarm"], sort: "order" },
  page: {
    feature: "settings.resolution_codes",
    path: "settings/resolution-codes",
    tabOf: "alarm_types",
    title: ["text"],
    search: ["code", "text", "group"],
    filters: ["falseAlarm", "cause", "active"],
    form: [
      { id: "general", fields: ["code", "text", "group", "order", "active"] },
      { id: "statistics", fields: ["falseAlarm", "cause"] },
    ],
  },
});
