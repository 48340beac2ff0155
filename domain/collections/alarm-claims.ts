/** Who held which alarm from when to when; the beat of the open page touches only this. */
import { CENTRE, right, SERVER_ONLY, SIGNED_IN } from "../access/rules";
import { date, defineCollection, text } from "./define";

const read = `${SIGNED_IN} && (operator = @request.auth.id || (${right("reporting.operator_work_report.read_all")} && ${CENTRE}))`;

export const alarmClaims = defineCollection("alarm_claims", {
  fields: {
    alarm: text({ required: true, max: 20 }),
    operator: text({ required: true, max: 20 }),
    session: text({ max: 20 }),
    from: date({ required: true }),
    until: date(),
    heartbeatAt: date(),
    /** When it lapses unless a beat comes first; empty once it has ended. */
    lapseAt: date(),
    /** closed, released, lapsed, handed_over, taken_over, held; empty while it stands. */
    ended: text({ max: 20 }),
  },
  // One standing claim an alarm, guaranteed by the store itself.
  indexes: [
    "unique alarm where ended = ''",
    "lapseAt where ended = ''",
    "operator, from",
    "alarm, from",
    "from",
    "session where ended = ''",
  ],
  access: { ...SERVER_ONLY, list: read, view: read },
  offline: "none",
  long: true,
});
