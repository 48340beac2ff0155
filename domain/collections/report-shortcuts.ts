/** Quick texts for the log of an alarm, by one key or two letters. */
import { staffReads } from "../access/rules";
import { bool, defineCollection, int, json, select, text } from "./define";

export const reportShortcuts = defineCollection("report_shortcuts", {
  fields: {
    /** 1 to 9, or two letters, as the trade has them: AM = answering machine. */
    key: text({ required: true, max: 2, pattern: "^([1-9]|[A-Z]{2})$" }),
    /** With {contact}, {number} and {time} where they belong. */
    text: text({ required: true, max: 300, as: "long" }),
    /** The same in other languages, by their code. */
    texts: json({ as: "texts" }),
    endsIn: select(["call_result", "note", "resolution"], { required: true }),
    order: int({ min: 0, max: 999 }),
    active: bool(),
  },
  indexes: ["unique key"],
  access: staffReads("settings.report_shortcuts"),
  offline: "mirror",
  audited: true,
  list: { columns: ["key", "text", "endsIn", "active"], sort: "order" },
  page: {
    feature: "settings.report_shortcuts",
    path: "settings/report-shortcuts",
    title: ["key"],
    search: ["key", "text"],
    filters: ["endsIn", "active"],
    form: [{ id: "general", fields: ["key", "text", "texts", "endsIn", "order", "active"] }],
  },
});
