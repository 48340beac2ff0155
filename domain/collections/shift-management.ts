/** Shifts as the access check and the clock in the header read them; a night shift is two records that share a group. */
import { CENTRE, right, SERVER_ONLY, SIGNED_IN } from "../access/rules";
import { date, defineCollection, int, relation, select, text } from "./define";

const feature = "shifts.shift_management";
const may = (verb: string): string => `${SIGNED_IN} && ${right(`${feature}.${verb}`)} && ${CENTRE}`;
const read = `${SIGNED_IN} && (operator.user = @request.auth.id || (${right(`${feature}.read_team`)} && ${CENTRE}))`;

export const shiftManagement = defineCollection("shift_management", {
  fields: {
    operator: relation("operators", { required: true }),
    shift_name: text({ required: true, max: 80 }),
    shift_start_time: date({ required: true }),
    shift_end_time: date({ required: true }),
    /** Joins the halves of a shift that crosses midnight. */
    shiftGroup: text({ max: 20 }),
    post: text({ max: 60 }),
    minimumStaff: int({ min: 0, max: 99 }),
    breakMinutes: int({ min: 0, max: 600 }),
    state: select(["planned", "confirmed", "absent", "done"]),
  },
  indexes: ["operator, shift_start_time", "shift_start_time"],
  access: {
    ...SERVER_ONLY,
    list: read,
    view: read,
    create: may("create"),
    update: may("update"),
    delete: may("delete"),
  },
  offline: "none",
  audited: true,
});
