/** Sessions on stateless tokens: while the record stands the session may renew; deleting it ends it. */
import { CENTRE, right, SIGNED_IN } from "../access/rules";
import { date, defineCollection, relation, text } from "./define";

const own = `user = @request.auth.id`;
const pingOnly = ["user", "startedAt", "expiresAt", "streamClient", "renewalHash", "device", "ip"]
  .map((field) => `@request.body.${field}:changed = false`)
  .join(" && ");

export const sessionControl = defineCollection("session_control", {
  fields: {
    user: relation("users", { required: true, cascade: true }),
    lastPingTime: date(),
    lastActivePing: date(),
    device: text({ max: 200 }),
    ip: text({ max: 60 }),
    startedAt: date(),
    expiresAt: date(),
    /** Client id of the open event stream; dropped with the session. */
    streamClient: text({ max: 60, hidden: true }),
    /** SHA-256 of the secret that renews the access token. */
    renewalHash: text({ max: 64, hidden: true }),
  },
  indexes: ["user", "streamClient"],
  access: {
    list: `${SIGNED_IN} && (${own} || (${right("user.users.read")} && ${CENTRE}))`,
    view: `${SIGNED_IN} && (${own} || (${right("user.users.read")} && ${CENTRE}))`,
    create: null,
    update: `${SIGNED_IN} && ${own} && ${pingOnly}`,
    delete: `${SIGNED_IN} && (${own} || (${right("user.users.end_session")} && ${CENTRE}))`,
  },
  offline: "none",
  list: { columns: ["user", "device", "ip", "startedAt", "lastPingTime"], sort: "-startedAt" },
  page: {
    feature: "user.users",
    path: "user/session_control",
    tabOf: "users",
    title: ["device"],
    search: ["device", "ip"],
    filters: ["user"],
    form: [
      {
        id: "general",
        fields: ["user", "device", "ip", "startedAt", "lastPingTime", "lastActivePing", "expiresAt"],
      },
    ],
    kept: ["user", "device", "ip", "startedAt", "lastPingTime", "lastActivePing", "expiresAt"],
    // A session is ended, not deleted as a record, and changed by its own person's beats alone.
    rights: { update: [], delete: [] },
  },
});
