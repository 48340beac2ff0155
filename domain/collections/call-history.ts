/** Calls that were made and that came in: append-only. */
import { CENTRE, right, SERVER_ONLY, SIGNED_IN } from "../access/rules";
import { date, defineCollection, int, select, text } from "./define";

// Plain keys, as in all that grows for ever. Everybody knows his own calls; those of others are the centre's to read.
const read = `${SIGNED_IN} && (caller = @request.auth.id || userCalled = @request.auth.id || (${right("dialer.call.read_history")} && ${CENTRE}))`;

export const callHistory = defineCollection("call_history", {
  fields: {
    /** The number that was dialled; of a call that came in, the one that called. */
    numberCalled: text({ required: true, max: 40 }),
    /** Who dialled. */
    caller: text({ max: 20 }),
    /** At whose extension it rang. */
    userCalled: text({ max: 20 }),
    /** The screen from which it was dialled. */
    initatedFrom: text({ max: 40 }),
    timestamp: date({ required: true }),
    direction: select(["out", "in"]),
    /** ringing, and then one of `CALL_RESULTS`: what the telephone said at the end, or who dialled by hand. */
    result: text({ max: 20 }),
    seconds: int({ min: 0 }),
    alarm: text({ max: 20 }),
    site: text({ max: 20 }),
  },
  indexes: ["timestamp", "caller, timestamp", "userCalled, timestamp", "site, timestamp"],
  access: { ...SERVER_ONLY, list: read, view: read },
  offline: "none",
  long: true,
});
