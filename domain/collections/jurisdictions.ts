/** Where which agency comes, and on which terms: permits, false alarms, what it must be told. */
import { staffReads } from "../access/rules";
import { bool, defineCollection, int, json, relation, select, text } from "./define";

export const jurisdictions = defineCollection("jurisdictions", {
  fields: {
    name: text({ required: true, max: 120 }),
    kind: select(["police", "fire", "ambulance", "gendarmerie", "civil_defence", "other"], { required: true }),
    agency: relation("important_contacts"),
    area: text({ max: 400, as: "long" }),
    /** Beginnings of postcodes: `NE1` for all of NE1. */
    postcodes: json({ as: "words" }),
    permitNeeded: bool(),
    /** They come only for an alarm that was confirmed. */
    confirmedOnly: bool(),
    /** False alarms in a year after which they no longer come; 0 = no limit. */
    falseAlarmLimit: int({ min: 0, max: 999 }),
    terms: text({ max: 2000, as: "long" }),
    order: int({ min: 0, max: 999 }),
    active: bool(),
  },
  indexes: ["name"],
  access: staffReads("settings.important_contacts"),
  offline: "none",
  audited: true,
  list: { columns: ["name", "kind", "agency", "postcodes", "permitNeeded", "active"], sort: "order" },
  page: {
    feature: "settings.important_contacts",
    path: "settings/jurisdictions",
    tabOf: "important_contacts",
    title: ["name"],
    search: ["name", "area"],
    filters: ["kind", "agency", "active"],
    form: [
      { id: "general", fields: ["name", "kind", "agency", "area", "postcodes", "order", "active"] },
      { id: "terms", fields: ["permitNeeded", "confirmedOnly", "falseAlarmLimit", "terms"] },
    ],
  },
});
