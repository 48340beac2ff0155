/** Operators: which person, whether he may sign in outside his shift, how many alarms he may hold. */
import { authority, CENTRE, right, SIGNED_IN } from "../access/rules";
import { bool, date, defineCollection, int, json, relation, text } from "./define";

const read = `${SIGNED_IN} && (user = @request.auth.id || (${right("settings.operators.read")} && ${CENTRE}))`;

const ACCESS = authority("settings.operators", { list: read, view: read, delete: null });
/** Whoever keeps the operators gives himself neither more freedom nor more alarms, nor somebody else his own shifts. */
const notOwn = `(user != @request.auth.id || (${["user", "can_login_outside_shift", "maxAlarms"]
  .map((field) => `@request.body.${field}:changed = false`)
  .join(" && ")}))`;

export const operators = defineCollection("operators", {
  fields: {
    user: relation("users", { required: true }),
    /** Kept by the store: open tickets that he sees to. */
    assigned_tickets: relation("tickets", { many: true }),
    can_login_outside_shift: bool(),
    code: text({ max: 8 }),
    skills: json({ as: "words" }),
    extension: text({ max: 20 }),
    /** Alarms he may hold at once; 0 = no limit. */
    maxAlarms: int({ min: 0, max: 100 }),
    licenceValidUntil: date(),
  },
  indexes: ["unique user"],
  access: { ...ACCESS, update: `${ACCESS.update} && ${notOwn}` },
  offline: "none",
  audited: true,
  list: { columns: ["user", "code", "can_login_outside_shift", "maxAlarms", "licenceValidUntil"], sort: "code" },
  page: {
    feature: "settings.operators",
    path: "settings/operators",
    title: ["user", "code"],
    search: ["code", "extension"],
    filters: ["can_login_outside_shift"],
    form: [
      { id: "general", fields: ["user", "code", "skills", "licenceValidUntil"] },
      { id: "desk", fields: ["can_login_outside_shift", "maxAlarms", "extension"] },
    ],
  },
});
