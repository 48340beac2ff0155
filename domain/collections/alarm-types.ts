/** Kinds of alarm: priority, answer times, grouping. */
import { staffReads } from "../access/rules";
import { bool, defineCollection, int, select, text } from "./define";

/** What an alarm is about, whatever its type is called. */
export const ALARM_CATEGORIES = [
  "intrusion",
  "hold_up",
  "fire",
  "medical",
  "gas",
  "tamper",
  "technical",
  "supervision",
  "transmission",
  "video",
  "system",
] as const;

export const alarmTypes = defineCollection("alarm_types", {
  fields: {
    code: text({ required: true, max: 40, pattern: "^[a-z][a-z0-9_]*$" }),
    name: text({ required: true, max: 80 }),
    category: select(ALARM_CATEGORIES, { required: true }),
    priority: int({ required: true, min: 1, max: 9 }),
    /** Answer times from receipt to first act, seconds (alarm-handling 3.3). */
    warnSeconds: int({ min: 0, max: 86_400 }),
    breachSeconds: int({ min: 0, max: 86_400 }),
    /** Fire, hold-up and medical never join another alarm. */
    alwaysOwn: bool(),
    needsComment: bool(),
    active: bool(),
  },
  indexes: ["unique code"],
  access: staffReads("settings.alarm_types", { delete: null }),
  offline: "mirror",
  audited: true,
  list: { columns: ["priority", "name", "category"], sort: "priority" },
  page: {
    feature: "settings.alarm_types",
    path: "settings/alarm-types",
    title: ["name"],
    search: ["code", "name"],
    filters: ["category", "priority", "active"],
    form: [
      { id: "general", fields: ["code", "name", "category", "priority", "active"] },
      { id: "answer", fields: ["warnSeconds", "breachSeconds"] },
      { id: "handling", fields: ["alwaysOwn", "needsComment"] },
    ],
  },
});
