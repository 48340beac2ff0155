/** People who sign in. Who someone is and what he may reach is never his own to change. */
import { CENTRE, right, SIGNED_IN } from "../access/rules";
import { bool, defineCollection, file, json, relation, select, text } from "./define";

const reads = `${SIGNED_IN} && (id = @request.auth.id || (${right("user.users.read")} && ${CENTRE}))`;
/** Fields a person may not change on himself (H-PS-01). */
export const OWN_ACCOUNT_LOCKED = [
  "role",
  "dealer",
  "active",
  "asked",
  "mustChangePassword",
  "webuser",
  "audiences",
  "liveAudiences",
  "historyCustomers",
  "extension",
  "sipUser",
  "email",
  "verified",
] as const;
const managesOthers = `${right("user.users.update")} && ${CENTRE} && id != @request.auth.id`;
const ownLocked = OWN_ACCOUNT_LOCKED.map((field) => `@request.body.${field}:changed = false`).join(" && ");

export const users = defineCollection("users", {
  type: "auth",
  fields: {
    name: text({ required: true, max: 80 }),
    surname: text({ max: 80 }),
    mobileNumber: text({ max: 40, as: "phone" }),
    phoneNumbers: json({ as: "phones" }),
    avatar: file(2_097_152, ["image/png", "image/jpeg", "image/webp", "image/gif"]),
    role: relation("role_authorities", { required: true }),
    webuser: bool(),
    dealer: relation("installers_accounts"),
    /** Kept by the store: `staff`, `dealer:ID`, or `customer:ID` for each customer whose signals and alarms he may see. */
    audiences: text({ max: 20_000 }),
    /** Kept by the store: `audiences` while his rights let him watch signals and alarms, else empty; the feed's rule. */
    liveAudiences: text({ max: 20_000 }),
    /** Kept by the store: ids of the customers whose entry grants him the signal history. */
    historyCustomers: text({ max: 20_000 }),
    language: text({ max: 10, as: "language" }),
    theme: select(["light", "dark", "system", "dark-room"]),
    extension: text({ max: 20 }),
    /** Account at the telephone server; its password is read by its own person alone, through a route. */
    sipUser: text({ max: 60 }),
    sipPassword: text({ max: 60, hidden: true }),
    active: bool(),
    /** He is asked for a code by mail when he signs in, whatever his role says. */
    secondFactor: bool(),
    /** His password was set by somebody else: until he has changed it, he has no session. */
    mustChangePassword: bool(),
    /** He asked for access himself, and waits for an answer until he is in use. */
    asked: bool(),
  },
  access: {
    list: reads,
    view: reads,
    create: `${SIGNED_IN} && ${right("user.users.create")} && ${CENTRE}`,
    update: `${SIGNED_IN} && ((${managesOthers}) || (id = @request.auth.id && ${ownLocked}))`,
    delete: null,
  },
  // Three minutes: ending a session must silence its token; the session's secret renews it (domain.md, session_control).
  auth: { tokenSeconds: 180, password: true, manage: `${SIGNED_IN} && ${managesOthers}` },
  offline: "none",
  audited: true,
  list: { columns: ["name", "surname", "role", "dealer", "webuser", "extension", "active"], sort: "name" },
  page: {
    feature: "user.users",
    path: "user",
    title: ["name", "surname"],
    search: ["name", "surname", "extension"],
    filters: ["role", "active", "webuser", "asked"],
    form: [
      { id: "general", fields: ["name", "surname", "avatar", "active", "mustChangePassword", "secondFactor"] },
      { id: "access", fields: ["role", "webuser", "dealer"] },
      { id: "reach", fields: ["mobileNumber", "phoneNumbers", "extension", "sipUser", "language"] },
    ],
    tabs: [{ collection: "session_control", field: "user" }],
    // A person is invited with an address, which the form of a record does not ask for.
    rights: { create: [] },
  },
});
