/** Agencies and services that are called for an alarm: police, fire, utilities, patrols. */
import { staffReads } from "../access/rules";
import { bool, day, defineCollection, int, json, select, text } from "./define";

export const importantContacts = defineCollection("important_contacts", {
  fields: {
    name: text({ required: true, max: 120 }),
    kind: select(
      [
        "police",
        "fire",
        "ambulance",
        "gendarmerie",
        "civil_defence",
        "utility",
        "key_company",
        "patrol",
        "telecom",
        "management",
        "insurer",
        "other",
      ],
      { required: true },
    ),
    /** Whom it serves: places and postcodes, as one would say them. */
    area: text({ max: 400, as: "long" }),
    phones: json({ as: "phones" }),
    hours: text({ max: 200 }),
    /** How it is reached without a telephone. */
    dispatchId: text({ max: 60 }),
    /** What they ask, in their order. */
    script: text({ max: 2000, as: "long" }),
    /** They come only for a permit or reference number. */
    referenceNeeded: bool(),
    language: text({ max: 10, as: "language" }),
    verifiedOn: day(),
    nextCheckOn: day(),
    order: int({ min: 0, max: 999 }),
    active: bool(),
  },
  indexes: ["kind", "name"],
  access: staffReads("settings.important_contacts"),
  offline: "mirror",
  audited: true,
  list: { columns: ["name", "kind", "area", "phones", "nextCheckOn", "active"], sort: "order" },
  page: {
    feature: "settings.important_contacts",
    path: "settings/important-contacts",
    title: ["name"],
    search: ["name", "area", "dispatchId"],
    filters: ["kind", "active"],
    form: [
      { id: "general", fields: ["name", "kind", "area", "language", "order", "active"] },
      { id: "reach", fields: ["phones", "hours", "dispatchId"] },
      { id: "talk", fields: ["script", "referenceNeeded"] },
      { id: "check", fields: ["verifiedOn", "nextCheckOn"] },
    ],
  },
});
