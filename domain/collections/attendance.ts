/** Who was really there: checked in and out by the store's clock, corrected with a reason. */
import { CENTRE, right, SERVER_ONLY, SIGNED_IN } from "../access/rules";
import { bool, date, defineCollection, relation, text } from "./define";

const read = `${SIGNED_IN} && (operator.user = @request.auth.id || (${right("shifts.attendance.read")} && ${CENTRE}))`;

export const attendance = defineCollection("attendance", {
  fields: {
    operator: relation("operators", { required: true }),
    /** The first record of the shift he came for; none where he had none. */
    shift: relation("shift_management"),
    shift_name: text({ max: 80 }),
    inAt: date({ required: true }),
    outAt: date(),
    corrected: bool(),
    correctedBy: relation("users"),
    reason: text({ max: 300 }),
  },
  indexes: ["operator, inAt", "inAt"],
  access: { ...SERVER_ONLY, list: read, view: read },
  offline: "none",
});
