/** What is done for an alarm, step by step: by its type or its category, in opening hours or outside of them. */
import { staffReads } from "../access/rules";
import { ALARM_CATEGORIES } from "./alarm-types";
import { bool, defineCollection, int, relation, select, text } from "./define";

export const actionPlans = defineCollection("action_plans", {
  fields: {
    name: text({ required: true, max: 80 }),
    /** For alarms of this type; empty = of the category. Neither = only for sites that name it. */
    alarmType: relation("alarm_types"),
    category: select(ALARM_CATEGORIES),
    hours: select(["always", "open", "closed"], { required: true }),
    order: int({ min: 0, max: 999 }),
    active: bool(),
  },
  indexes: ["unique name", "alarmType"],
  access: staffReads("settings.action_plans", { delete: null }),
  offline: "mirror",
  audited: true,
  list: { columns: ["name", "alarmType", "category", "hours", "active"], sort: "order" },
  page: {
    feature: "settings.action_plans",
    path: "settings/action-plans",
    tabOf: "alarm_types",
    title: ["name"],
    search: ["name"],
    filters: ["category", "hours", "active"],
    form: [
      { id: "general", fields: ["name", "order", "active"] },
      { id: "for", fields: ["alarmType", "category", "hours"] },
    ],
    tabs: [{ collection: "action_plan_steps", field: "plan" }],
  },
});
