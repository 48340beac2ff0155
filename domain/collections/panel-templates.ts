/** Makes and models of panels: what a code means at every site that has one (signal-rules step 5). */
import { staffReads } from "../access/rules";
import { defineCollection, text } from "./define";

export const panelTemplates = defineCollection("panel_templates", {
  fields: {
    make: text({ required: true, max: 80 }),
    model: text({ required: true, max: 80 }),
    /** `ADM-CID`, `SIA-DCS`; what such a panel usually sends. */
    protocol: text({ max: 40 }),
    notes: text({ max: 2000, as: "long" }),
  },
  indexes: ["unique make, model"],
  access: staffReads("settings.panels"),
  offline: "mirror",
  audited: true,
  list: { columns: ["make", "model", "protocol"], sort: "make" },
  page: {
    feature: "settings.panels",
    path: "settings/panels",
    title: ["make", "model"],
    search: ["make", "model", "protocol"],
    filters: ["make", "protocol"],
    form: [{ id: "general", fields: ["make", "model", "protocol", "notes"] }],
  },
});
