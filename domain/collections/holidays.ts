/** Days of a holiday set and what they change of the week's schedule. */
import { staffReads } from "../access/rules";
import { bool, day, defineCollection, hours, relation, select, text } from "./define";

export const holidays = defineCollection("holidays", {
  fields: {
    set: relation("holiday_sets", { required: true }),
    name: text({ required: true, max: 80 }),
    /** The day, or its first year where it comes each year. */
    day: day({ required: true }),
    yearly: bool(),
    part: select(["whole", "morning", "afternoon"], { required: true }),
    effect: select(["closed", "sunday_hours", "own_hours"], { required: true }),
    /** With `own_hours`: `09:00-13:00`. */
    hours: hours(),
  },
  indexes: ["set, day", "day"],
  access: staffReads("settings.default_holidays"),
  offline: "mirror",
  audited: true,
  list: { columns: ["day", "name", "set", "yearly", "part", "effect"], sort: "day" },
  page: {
    feature: "settings.default_holidays",
    path: "settings/holidays",
    tabOf: "holiday_sets",
    title: ["name"],
    search: ["name"],
    filters: ["set", "effect", "yearly"],
    form: [{ id: "general", fields: ["set", "name", "day", "yearly", "part", "effect", "hours"] }],
  },
});
