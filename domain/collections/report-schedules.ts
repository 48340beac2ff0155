/** When a report is made and to whom it goes. */
import { CENTRE, right, SIGNED_IN } from "../access/rules";
import { bool, clock, defineCollection, int, json, relation, select, text } from "./define";

const may = (verb: string): string => `${SIGNED_IN} && ${right(`reporting.report_settings.${verb}`)} && ${CENTRE}`;

export const reportSchedules = defineCollection("report_schedules", {
  fields: {
    preset: relation("report_presets", { required: true, cascade: true }),
    cadence: select(["daily", "weekly", "monthly"], { required: true }),
    weekdays: select(["mon", "tue", "wed", "thu", "fri", "sat", "sun"], { many: true }),
    /** Of the month; one that the month does not have is its last. */
    monthDay: int({ min: 0, max: 31 }),
    time: clock({ required: true }),
    timeZone: text({ max: 60, as: "time_zone" }),
    /** Addresses, one a line. */
    recipients: json({ as: "words" }),
    format: select(["pdf", "csv", "xlsx"], { required: true }),
    onlyIfNotEmpty: bool(),
    active: bool(),
  },
  indexes: ["preset"],
  access: {
    list: may("read"),
    view: may("read"),
    create: may("schedule"),
    update: may("schedule"),
    delete: may("schedule"),
  },
  offline: "none",
  audited: true,
  list: { columns: ["preset", "cadence", "time", "format", "recipients", "active"], sort: "created" },
  page: {
    feature: "reporting.report_settings",
    path: "reporting/report_schedules",
    tabOf: "report_presets",
    title: ["cadence", "time"],
    search: ["time"],
    filters: ["preset", "cadence", "active"],
    form: [
      { id: "when", fields: ["preset", "cadence", "weekdays", "monthDay", "time", "timeZone", "active"] },
      { id: "whom", fields: ["recipients", "format", "onlyIfNotEmpty"] },
    ],
    rights: { create: ["schedule"], update: ["schedule"], delete: ["schedule"] },
  },
});
