/** Who changed or tried to change what; written by the store, never changed. */
import { CENTRE, right, SERVER_ONLY, SIGNED_IN } from "../access/rules";
import { date, defineCollection, json, text } from "./define";

const read = `${SIGNED_IN} && ${right("miscellaneous.audit_log.read")} && ${CENTRE}`;

export const auditLog = defineCollection("audit_log", {
  fields: {
    at: date({ required: true }),
    user: text({ max: 20 }),
    session: text({ max: 20 }),
    ip: text({ max: 60 }),
    collection: text({ max: 60 }),
    recordId: text({ max: 20 }),
    /** create, update, delete, refused, sign_in, sign_in_failed, password_change_failed, second_factor_off_failed, sign_out, mute, unmute, export, or the alarm act. */
    action: text({ required: true, max: 40 }),
    before: json(),
    after: json(),
    reason: text({ max: 500 }),
    alarm: text({ max: 20 }),
  },
  indexes: ["at", "user, at", "recordId, at"],
  access: { ...SERVER_ONLY, list: read, view: read },
  offline: "none",
  long: true,
});
