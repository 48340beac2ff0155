/** What one shift tells the next; signed by the next, and not changed any more after that. */
import { CENTRE, right, SERVER_ONLY, SIGNED_IN } from "../access/rules";
import { date, defineCollection, json, relation, text } from "./define";

const read = `${SIGNED_IN} && (author = @request.auth.id || (${right("shifts.handover.read")} && ${CENTRE}))`;

export const handovers = defineCollection("handovers", {
  fields: {
    /** The first record of the shift that hands over; kept beside it when it was, should it be deleted. */
    shift: relation("shift_management"),
    shift_name: text({ max: 80 }),
    shiftFrom: date(),
    shiftUntil: date(),
    author: relation("users", { required: true }),
    text: text({ required: true, max: 4000, as: "long" }),
    /** What the next shift has to see to, a text each. */
    openItems: json({ maxBytes: 16_384 }),
    signedBy: relation("users"),
    signedAt: date(),
  },
  indexes: ["created", "author, created"],
  access: { ...SERVER_ONLY, list: read, view: read },
  offline: "none",
});
