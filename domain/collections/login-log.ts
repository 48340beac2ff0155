/** Who signed in, was refused, signed out or was signed out: one line each, written by the store, never with what was typed. */
import { CENTRE, right, SERVER_ONLY, SIGNED_IN } from "../access/rules";
import { date, defineCollection, relation, select, text } from "./define";

const read = `${SIGNED_IN} && ${right("user.users.read")} && ${CENTRE}`;

/** What a line tells. */
export const LOGIN_ACTS = ["sign_in", "refused", "sign_out", "ended"] as const;

export const loginLog = defineCollection("login_log", {
  fields: {
    at: date({ required: true }),
    /** Whose account it is; empty where there is none of what was typed. */
    user: relation("users"),
    what: select(LOGIN_ACTS, { required: true }),
    /** Why it was refused or ended. */
    reason: text({ max: 40 }),
    device: text({ max: 200 }),
    ip: text({ max: 60 }),
  },
  indexes: ["at", "user, at"],
  access: { ...SERVER_ONLY, list: read, view: read },
  offline: "none",
  list: { columns: ["at", "user", "what", "reason", "device", "ip"], sort: "-at" },
  page: {
    feature: "user.users",
    path: "user/login_log",
    tabOf: "users",
    title: ["what"],
    search: ["device", "ip", "reason"],
    filters: ["user", "what"],
    form: [{ id: "general", fields: ["at", "user", "what", "reason", "device", "ip"] }],
  },
});
