/** Kinds of notes: who must see them, where, and for how long. */
import { staffReads } from "../access/rules";
import { bool, defineCollection, int, select, text } from "./define";

export const noteCategories = defineCollection("note_categories", {
  fields: {
    code: text({ required: true, max: 40, pattern: "^[a-z][a-z0-9_]*$" }),
    name: text({ required: true, max: 80 }),
    tone: text({ max: 20, as: "tone" }),
    /** The operator confirms that he has read it before he acts. */
    mustSee: bool(),
    shownAt: select(["alarm", "site", "portal", "technician"], { many: true }),
    /** Days a new note stands unless said otherwise; 0 = until it is taken away. */
    validityDays: int({ min: 0, max: 3650 }),
    needsFollowUp: bool(),
    /** Days after which a note that ended is deleted; 0 = never. */
    purgeAfterDays: int({ min: 0, max: 3650 }),
    order: int({ min: 0, max: 999 }),
    active: bool(),
  },
  indexes: ["unique code"],
  access: staffReads("settings.note_categories", { delete: null }),
  offline: "mirror",
  audited: true,
  list: { columns: ["name", "mustSee", "shownAt", "validityDays", "active"], sort: "order" },
  page: {
    feature: "settings.note_categories",
    path: "settings/note-categories",
    title: ["name"],
    search: ["code", "name"],
    filters: ["mustSee", "active"],
    form: [
      { id: "general", fields: ["code", "name", "tone", "order", "active"] },
      { id: "shown", fields: ["mustSee", "shownAt"] },
      { id: "time", fields: ["validityDays", "needsFollowUp", "purgeAfterDays"] },
    ],
  },
});
