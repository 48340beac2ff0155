/** Days on which an operator is not there. */
import { CENTRE, right, SIGNED_IN } from "../access/rules";
import { day, defineCollection, relation, select, text } from "./define";

const feature = "shifts.shift_management";
const may = (verb: string): string => `${SIGNED_IN} && ${right(`${feature}.${verb}`)} && ${CENTRE}`;
const read = `${SIGNED_IN} && (operator.user = @request.auth.id || (${right(`${feature}.read_team`)} && ${CENTRE}))`;

export const absences = defineCollection("absences", {
  fields: {
    operator: relation("operators", { required: true }),
    /** The first and the last day, by the control room's calendar. */
    fromDay: day({ required: true }),
    untilDay: day({ required: true }),
    kind: select(["holiday", "sick", "training", "other"], { required: true }),
    note: text({ max: 300 }),
  },
  indexes: ["operator, fromDay", "untilDay"],
  access: { list: read, view: read, create: may("create"), update: may("update"), delete: may("delete") },
  offline: "none",
  audited: true,
});
