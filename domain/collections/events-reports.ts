/** The log of an alarm, line by line: append-only. */
import { keyedRows } from "../access/rules";
import { date, defineCollection, int, json, text } from "./define";

export const eventsReports = defineCollection("events_reports", {
  fields: {
    /** Id of the event the line belongs to. */
    events: text({ max: 20 }),
    report: text({ required: true, max: 4000 }),
    alarm: text({ max: 20 }),
    site: text({ max: 20 }),
    dealer: text({ max: 20 }),
    customer: text({ max: 20 }),
    /** step, call, note, dispatch, system, handover */
    kind: text({ required: true, max: 20 }),
    /** For system lines: the key of the sentence and its values, so that each reader sees it in his language. */
    message: json(),
    author: text({ max: 20 }),
    authorName: text({ max: 120 }),
    session: text({ max: 20 }),
    at: date({ required: true }),
    /** 1, 2, 3 … within its alarm, without a gap: many lines share a time, and a line that is missing shows. */
    lineNo: int({ min: 0 }),
    shortcut: text({ max: 20 }),
    call: text({ max: 20 }),
  },
  indexes: [
    "alarm, lineNo",
    "events",
    "site, at",
    "dealer, updated",
    "customer, updated",
    // What people wrote, for reports.
    "at where kind IN ('call', 'note')",
  ],
  access: keyedRows("signals.alarms"),
  offline: "window",
  long: true,
});
