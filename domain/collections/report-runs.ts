/** Reports that were made: when, for whom, and what became of them; written by the store. */
import { CENTRE, right, SERVER_ONLY, SIGNED_IN } from "../access/rules";
import { date, defineCollection, int, json, relation, select, text } from "./define";

const read = `${SIGNED_IN} && ${right("reporting.report_settings.read")} && ${CENTRE}`;

export const reportRuns = defineCollection("report_runs", {
  fields: {
    at: date({ required: true }),
    preset: relation("report_presets"),
    schedule: relation("report_schedules"),
    /** Who asked for it; empty where its time had come. */
    user: relation("users"),
    state: select(["made", "sent", "empty", "failed"], { required: true }),
    rows: int({ min: 0 }),
    recipients: json({ as: "words" }),
    reason: text({ max: 200 }),
  },
  indexes: ["at", "preset, at"],
  access: { ...SERVER_ONLY, list: read, view: read },
  offline: "none",
  list: { columns: ["at", "preset", "state", "rows", "recipients", "user"], sort: "-at" },
  page: {
    feature: "reporting.report_settings",
    path: "reporting/report_runs",
    tabOf: "report_presets",
    title: ["state"],
    search: ["reason"],
    filters: ["preset", "state"],
    form: [{ id: "general", fields: ["at", "preset", "schedule", "user", "state", "rows", "recipients", "reason"] }],
  },
});
