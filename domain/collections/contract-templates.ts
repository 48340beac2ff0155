/** Texts of contracts, by kind, edition and language. */
import { authority } from "../access/rules";
import { bool, day, defineCollection, int, select, text } from "./define";

export const contractTemplates = defineCollection("contract_templates", {
  fields: {
    code: text({ required: true, max: 40, pattern: "^[a-z][a-z0-9_]*$" }),
    name: text({ required: true, max: 120 }),
    kind: select(["monitoring", "data_processing", "video_consent", "keyholding", "test_mode", "disclaimer"], {
      required: true,
    }),
    edition: text({ max: 20 }),
    language: text({ max: 10, as: "language" }),
    /** With {customer}, {site}, {date} and {price} where they belong. */
    text: text({ max: 40_000, as: "long" }),
    needsSignature: bool(),
    validFrom: day(),
    validUntil: day(),
    order: int({ min: 0, max: 999 }),
    active: bool(),
  },
  indexes: ["unique code"],
  access: authority("settings.legal_contracts", { delete: null }),
  offline: "none",
  audited: true,
  list: { columns: ["code", "name", "kind", "edition", "language", "validFrom", "active"], sort: "order" },
  page: {
    feature: "settings.legal_contracts",
    path: "settings/legal_contracts",
    title: ["name", "edition"],
    search: ["code", "name"],
    filters: ["kind", "language", "active"],
    form: [
      { id: "general", fields: ["code", "name", "kind", "edition", "language", "order", "active"] },
      { id: "text", fields: ["text", "needsSignature"] },
      { id: "valid", fields: ["validFrom", "validUntil"] },
    ],
    tabs: [{ collection: "contracts", field: "template" }],
  },
});
