/** Reports as somebody has set them up: which, with what filters, on what paper. */
import { CENTRE, right, SIGNED_IN } from "../access/rules";
import { bool, defineCollection, json, select, text } from "./define";

/** Reports there are. */
export const REPORTS = [
  "operator_work_report",
  "site_statistics",
  "customer_statistics",
  "performance_report",
] as const;

const may = (verb: string): string => `${SIGNED_IN} && ${right(`reporting.report_settings.${verb}`)} && ${CENTRE}`;

export const reportPresets = defineCollection("report_presets", {
  fields: {
    name: text({ required: true, max: 80 }),
    report: select(REPORTS, { required: true }),
    /** Terms of the report's own filters, one a line. */
    filters: json({ as: "words" }),
    columns: json({ as: "words" }),
    language: text({ max: 10, as: "language" }),
    paper: select(["a4", "a4_landscape", "letter", "letter_landscape"]),
    withLogo: bool(),
    active: bool(),
  },
  indexes: ["unique name"],
  access: { list: may("read"), view: may("read"), create: may("update"), update: may("update"), delete: may("update") },
  offline: "none",
  audited: true,
  list: { columns: ["name", "report", "language", "paper", "active"], sort: "name" },
  page: {
    feature: "reporting.report_settings",
    path: "reporting/personnel_reporting/report_settings",
    title: ["name"],
    search: ["name"],
    filters: ["report", "active"],
    form: [
      { id: "general", fields: ["name", "report", "active"] },
      { id: "content", fields: ["filters", "columns"] },
      { id: "paper", fields: ["language", "paper", "withLogo"] },
    ],
    rights: { create: ["update"], delete: ["update"] },
    tabs: [
      { collection: "report_schedules", field: "preset" },
      { collection: "report_runs", field: "preset" },
    ],
  },
});
