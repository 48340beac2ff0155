/** Requests to exchange two shifts; the store writes them, since the answer changes both at once. */
import { CENTRE, right, SERVER_ONLY, SIGNED_IN } from "../access/rules";
import { date, defineCollection, relation, select, text } from "./define";

const own = "(from.user = @request.auth.id || to.user = @request.auth.id)";
const read = `${SIGNED_IN} && (${own} || (${right("shifts.shift_management.approve_swap")} && ${CENTRE}))`;

export const shiftSwaps = defineCollection("shift_swaps", {
  fields: {
    from: relation("operators", { required: true }),
    to: relation("operators", { required: true }),
    /** The first record of each shift, and who worked it when as it was asked for (`shiftMark`). */
    fromShift: relation("shift_management"),
    toShift: relation("shift_management"),
    fromMark: text({ max: 120 }),
    toMark: text({ max: 120 }),
    reason: text({ max: 300 }),
    state: select(["asked", "approved", "refused", "withdrawn"], { required: true }),
    decidedBy: relation("users"),
    decidedAt: date(),
  },
  indexes: ["state, created", "from", "to"],
  access: { ...SERVER_ONLY, list: read, view: read },
  offline: "none",
});
