/** What a signal means: its class, and the alarm type it raises, or none when it is only logged. */
import { staffReads } from "../access/rules";
import { SIGNAL_CLASSES } from "../signals/classes";
import { bool, defineCollection, int, relation, select, text } from "./define";

export const signalTypes = defineCollection("signal_types", {
  fields: {
    code: text({ required: true, max: 60, pattern: "^[a-z][a-z0-9_]*$" }),
    name: text({ required: true, max: 120 }),
    class: select(SIGNAL_CLASSES, { required: true }),
    category: text({ max: 40 }),
    /** Empty = log only. */
    alarmType: relation("alarm_types"),
    /** 0 = the alarm type's or the code table's. */
    priority: int({ min: 0, max: 9 }),
    resetsTest: bool(),
    passesTestMode: bool(),
    active: bool(),
  },
  indexes: ["unique code"],
  access: staffReads("settings.signal_types", { delete: null }),
  offline: "mirror",
  audited: true,
  list: { columns: ["code", "name", "class"], sort: "code" },
  page: {
    feature: "settings.signal_types",
    path: "settings/signal-types",
    title: ["name"],
    search: ["code", "name"],
    filters: ["class", "alarmType", "active"],
    form: [
      { id: "general", fields: ["code", "name", "class", "category", "active"] },
      { id: "alarm", fields: ["alarmType", "priority"] },
      { id: "tests", fields: ["resetsTest", "passesTestMode"] },
    ],
  },
});
