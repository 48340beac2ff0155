/** Patterns of the roster: which shifts there are in a week, without the people who work them. */
import { CENTRE, right, SIGNED_IN } from "../access/rules";
import { TEMPLATE_KINDS } from "../shifts/plan";
import { defineCollection, json, select, text } from "./define";

const feature = "shifts.shift_management";
const may = (verb: string): string => `${SIGNED_IN} && ${right(`${feature}.${verb}`)} && ${CENTRE}`;
const read = `${SIGNED_IN} && ${right(`${feature}.read_team`)} && ${CENTRE}`;

export const shiftTemplates = defineCollection("shift_templates", {
  fields: {
    name: text({ required: true, max: 80 }),
    kind: select(TEMPLATE_KINDS, { required: true }),
    /** `TemplateLine[]` of domain/shifts/plan.ts. */
    lines: json({ required: true, maxBytes: 16_384 }),
  },
  indexes: ["unique name"],
  access: { list: read, view: read, create: may("create"), update: may("update"), delete: may("delete") },
  offline: "none",
  audited: true,
});
