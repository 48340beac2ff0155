/** How accounts, tickets, contracts and the like are numbered. */
import { staffReads } from "../access/rules";
import { bool, defineCollection, int, select, text } from "./define";

export const numberSequences = defineCollection("number_sequences", {
  fields: {
    code: text({ required: true, max: 40, pattern: "^[a-z][a-z0-9_]*$" }),
    name: text({ required: true, max: 80 }),
    /** `{year}` stands for the year of the room's calendar. */
    prefix: text({ max: 20 }),
    suffix: text({ max: 20 }),
    /** Filled with zeros to so many. */
    digits: int({ min: 1, max: 12 }),
    next: int({ required: true, min: 1, max: 999_999_999 }),
    restarts: select(["never", "year"]),
    order: int({ min: 0, max: 999 }),
    active: bool(),
  },
  indexes: ["unique code"],
  access: staffReads("settings.account_settings", { delete: null }),
  offline: "none",
  audited: true,
  list: { columns: ["code", "name", "prefix", "digits", "next", "restarts", "active"], sort: "order" },
  page: {
    feature: "settings.account_settings",
    path: "settings/number-sequences",
    tabOf: "account_templates",
    title: ["name"],
    search: ["code", "name"],
    filters: ["restarts", "active"],
    form: [
      { id: "general", fields: ["code", "name", "order", "active"] },
      { id: "number", fields: ["prefix", "next", "digits", "suffix", "restarts"] },
    ],
  },
});
