/** Whom each route of ours lets through, written by hand from the list of authorities; who is not named is refused. */

import type { RoleName } from "./access-matrix.table";

/** The centre's desk, and whoever has every right at his dealer's sites. */
const DESK: readonly RoleName[] = ["administrator", "shift_leader", "operator", "dealer_everything"];

const HISTORY: readonly RoleName[] = [
  ...DESK,
  "trainee",
  "data_entry",
  "technicians",
  "auditor",
  "dealer_admin",
  "dealer_technician",
  "other_dealer",
  // Of their own customers alone; the keyholder has no history, the shared one that of Two.
  "owner",
  "stranger",
  "shared",
];

const EXPORT: readonly RoleName[] = ["administrator", "shift_leader", "auditor", "dealer_everything"];

/** People who are signed in. */
const EVERYBODY: readonly RoleName[] = [...HISTORY, "sales", "accountant", "keyholder"];

/** A question to a route; `{…}` in the path stands for records of dealer A's site of customer One. */
export interface RouteRow {
  /** As the hook spells it. */
  readonly route: string;
  /** Below the route's own place holders: what is asked. */
  readonly ask: string;
  readonly body?: object;
  readonly may: readonly RoleName[] | "anybody";
}

const API = "/api/watchdesk";
const CODE = "/api/collections/users/auth-with-otp";
const PERIOD = "from=2026-01-01T00:00:00Z&to=2026-01-02T00:00:00Z";

/** Who has which report: of the staff by his role, of a customer's people the owner by his customer's entry. */
const REPORTERS: readonly (readonly [string, readonly RoleName[]])[] = [
  ["operator_work_report", ["administrator", "shift_leader", "operator", "trainee", "auditor", "dealer_everything"]],
  ["site_statistics", ["administrator", "shift_leader", "auditor", "dealer_everything", "owner", "stranger", "shared"]],
  ["site_activity", ["administrator", "shift_leader", "auditor", "dealer_everything", "owner", "stranger", "shared"]],
  // The centre's own support alone.
  ["agent_analytics", ["administrator"]],
];
const act = (name: string, body: object = {}): RouteRow => ({
  route: `POST ${API}/alarms/{id}/{act}`,
  ask: `${API}/alarms/{alarm}/${name}`,
  body,
  may: DESK,
});
/** Who has a part in the centre's own roster. */
const ROSTER: readonly RoleName[] = ["administrator", "shift_leader", "operator", "trainee"];
const PLANNERS: readonly RoleName[] = ["administrator", "shift_leader"];
/** An act of the roster: what is wrong with the body is said to those alone who may do it. */
const shiftAct = (name: string, may: readonly RoleName[], body: object = {}): RouteRow => ({
  route: `POST ${API}/shifts/{act}`,
  ask: `${API}/shifts/${name}`,
  body,
  may,
});
const service = (route: string, body?: object): RouteRow => ({
  route,
  ask: route.split(" ")[1] ?? "",
  ...(body ? { body } : {}),
  may: ["service"],
});

/** The table. */
export const ROUTES: readonly RouteRow[] = [
  act("claim"),
  act("seen"),
  act("note", { id: "notenotenotenot", text: "looked at" }),
  act("hold", { minutes: 0, reason: "" }),
  act("wake"),
  act("close", { resolution: "" }),
  act("beat"),
  act("release"),
  {
    route: `GET ${API}/alarms/{id}`,
    ask: `${API}/alarms/{alarm}`,
    may: [...DESK, "trainee", "auditor", "dealer_admin", "owner", "keyholder", "shared"],
  },
  { route: `GET ${API}/signal_history`, ask: `${API}/signal_history?${PERIOD}`, may: HISTORY },
  { route: `GET ${API}/signal_history`, ask: `${API}/signal_history?${PERIOD}&export=1`, may: EXPORT },
  {
    route: `GET ${API}/signals_changed`,
    ask: `${API}/signals_changed?above=0&upto=9&since=2026-01-01%2000:00:00.000Z`,
    // Whoever reads the list: a portal user's role says nothing, he has his customers' rows.
    may: [...HISTORY, "keyholder"],
  },
  { route: `GET ${API}/alarm_history`, ask: `${API}/alarm_history?${PERIOD}`, may: HISTORY },
  { route: `GET ${API}/alarm_history`, ask: `${API}/alarm_history?${PERIOD}&export=1`, may: EXPORT },
  // Each of its parts has a right of its own.
  { route: `GET ${API}/home`, ask: `${API}/home`, may: EVERYBODY },
  ...REPORTERS.map(([report, may]): RouteRow => ({
    route: `GET ${API}/reports/{report}`,
    ask: `${API}/reports/${report}?${PERIOD}`,
    may,
  })),
  // The centre's own desk for customers' tickets alone.
  {
    route: `GET ${API}/customers/{id}/overview`,
    ask: `${API}/customers/{customer}/overview`,
    may: ["administrator"],
  },
  {
    route: `POST ${API}/mutes`,
    ask: `${API}/mutes`,
    body: {},
    may: [...DESK, "trainee", "auditor", "dealer_admin", "other_dealer"],
  },
  service(`POST ${API}/due`, {}),
  service(`POST ${API}/signals`, {}),
  service(`POST ${API}/signals_missing`, {}),
  service(`POST ${API}/heartbeat`, {}),
  service(`POST ${API}/alive`, {}),
  service(`GET ${API}/receiver_config`),
  { route: `GET ${API}/beat`, ask: `${API}/beat`, may: EVERYBODY },
  {
    route: `GET ${API}/secrets/{collection}/{id}`,
    ask: `${API}/secrets/site_contacts/{siteContact}`,
    may: ["administrator", "data_entry", "dealer_everything"],
  },
  {
    route: `GET ${API}/secrets/{collection}/{id}`,
    ask: `${API}/secrets/receivers/{receiver}`,
    may: ["administrator"],
  },
  {
    route: `POST ${API}/secrets/{collection}/{id}`,
    ask: `${API}/secrets/site_transmitters/{transmitter}`,
    body: { encryptionKey: "" },
    may: ["administrator", "data_entry", "dealer_everything"],
  },
  {
    route: `POST ${API}/secrets/{collection}/{id}`,
    ask: `${API}/secrets/site_contacts/{siteContact}`,
    body: { codeword: "" },
    may: ["administrator", "data_entry", "dealer_everything"],
  },
  {
    route: `POST ${API}/secrets/{collection}/{id}`,
    ask: `${API}/secrets/receivers/{receiver}`,
    body: { janusKey: "" },
    may: ["administrator"],
  },
  {
    route: `POST ${API}/secrets/{collection}/{id}`,
    ask: `${API}/secrets/integrations/{integration}`,
    body: { secret: "" },
    may: ["administrator"],
  },
  {
    route: `POST ${API}/secrets/{collection}/{id}`,
    ask: `${API}/secrets/webhooks/{webhook}`,
    body: { secret: "" },
    may: ["administrator"],
  },
  {
    route: `POST ${API}/api_keys`,
    ask: `${API}/api_keys`,
    body: { name: "K", scope: { signals: { alarms: { read: true } } } },
    may: ["administrator"],
  },
  // Asks for a key, and for nobody's token.
  { route: `GET ${API}/api_keys/self`, ask: `${API}/api_keys/self`, may: [] },
  {
    route: `POST ${API}/secrets/site_contacts/{id}/check`,
    ask: `${API}/secrets/site_contacts/{siteContact}/check`,
    body: { word: "blackbird" },
    may: [...DESK, "trainee"],
  },
  {
    route: `POST ${API}/secrets/site_contacts/{id}/read`,
    ask: `${API}/secrets/site_contacts/{siteContact}/read`,
    body: { field: "codeword", password: "not-the-one" },
    may: ["administrator", "dealer_everything"],
  },
  {
    route: `GET ${API}/language_store/{code}`,
    ask: `${API}/language_store/sv`,
    // The centre's own alone, as the rules of languages have it.
    may: ["administrator"],
  },
  { route: "POST /locales/add/{lng}/{ns}", ask: "/locales/add/sv/common", body: {}, may: EVERYBODY },
  {
    route: `POST ${API}/secrets/{collection}/{id}`,
    ask: `${API}/secrets/users/{other}`,
    body: { sipPassword: "" },
    may: ["administrator"],
  },
  {
    route: `POST ${API}/calls`,
    ask: `${API}/calls`,
    body: {},
    may: DESK,
  },
  {
    route: `GET ${API}/site_users/{site}`,
    ask: `${API}/site_users/{site}`,
    may: ["administrator", "dealer_everything"],
  },
  // Only of one's own calls: this one is nobody's.
  { route: `POST ${API}/calls/{id}/end`, ask: `${API}/calls/abcdefghijklmno/end`, body: { result: "busy" }, may: [] },
  { route: `GET ${API}/callers`, ask: `${API}/callers?number=1`, may: [...DESK, "trainee"] },
  { route: `GET ${API}/sip_account`, ask: `${API}/sip_account`, may: DESK },
  // A telephone system.
  service(`POST ${API}/incoming_call`, {}),
  {
    route: `GET ${API}/schedule`,
    ask: `${API}/schedule?first=2027-06-14&days=7`,
    may: ["administrator", "technicians", "sales"],
  },
  { route: `GET ${API}/shifts/roster`, ask: `${API}/shifts/roster?first=2027-06-14&days=7`, may: ROSTER },
  // Of one's own shift alone, and of these people only the world's operator has one.
  { route: `GET ${API}/shifts/swap_choices`, ask: `${API}/shifts/swap_choices?mine={shift}`, may: ["operator"] },
  shiftAct("save", PLANNERS),
  shiftAct("delete", PLANNERS),
  shiftAct("apply_template", PLANNERS),
  shiftAct("copy_week", PLANNERS),
  shiftAct("ask_swap", ROSTER),
  shiftAct("answer_swap", PLANNERS, { state: "approved" }),
  shiftAct("answer_swap", ROSTER, { state: "withdrawn" }),
  shiftAct("write_handover", ["administrator", "shift_leader", "operator"]),
  shiftAct("sign_handover", ["administrator", "shift_leader", "operator"]),
  shiftAct("check_in", ROSTER),
  shiftAct("check_out", ROSTER),
  shiftAct("correct_attendance", PLANNERS),
  { route: "POST /api/log", ask: "/api/log", body: {}, may: EVERYBODY },
  { route: `POST ${API}/session/inactive`, ask: `${API}/session/inactive`, body: {}, may: EVERYBODY },
  { route: `GET ${API}/account_offers`, ask: `${API}/account_offers`, may: "anybody" },
  { route: `POST ${API}/invitations`, ask: `${API}/invitations`, body: {}, may: ["administrator"] },
  {
    route: `POST ${API}/people/{id}/password`,
    ask: `${API}/people/{other}/password`,
    body: {},
    may: ["administrator"],
  },
  { route: `POST ${API}/signup`, ask: `${API}/signup`, body: {}, may: "anybody" },
  // A code by mail and a right password before are asked for, and no token.
  { route: `POST ${CODE}`, ask: CODE, body: {}, may: "anybody" },
  // The secret of a session is asked for, and no token.
  { route: `POST ${API}/session/renew`, ask: `${API}/session/renew`, body: {}, may: "anybody" },
];

/** Routes that give files of the app and the page itself, which are everybody's; and one that is none. */
export const PAGES: readonly string[] = [
  "GET /{path...}",
  "GET /api/{path...}",
  "GET /assets/{path...}",
  "GET /icons/{path...}",
  "GET /locales/{path...}",
  "GET /locales/languages.json",
  "GET /locales/{lng}/{file}",
];

/** What the store itself offers beside ours, and nobody of ours may use; `{other}` is another person. */
export const CLOSED: readonly (readonly [string, object?])[] = [
  ["POST /api/batch", { requests: [{ method: "DELETE", url: "/api/collections/alarm_types/records/{other}" }] }],
  ["GET /api/settings"],
  ["PATCH /api/settings", { meta: { appName: "x" } }],
  ["GET /api/logs"],
  ["GET /api/logs/stats"],
  ["GET /api/crons"],
  ["POST /api/crons/watchdesk_due"],
  ["GET /api/backups"],
  ["POST /api/backups", { name: "x.zip" }],
  ["GET /api/collections"],
  ["POST /api/collections", { name: "mine", type: "base", fields: [] }],
  ["PATCH /api/collections/users", { listRule: "" }],
  ["DELETE /api/collections/audit_log/truncate"],
  ["GET /api/collections/_superusers/records"],
  [
    "POST /api/collections/_superusers/records",
    { email: "a@b.test", password: "x".repeat(12), passwordConfirm: "x".repeat(12) },
  ],
  ["POST /api/collections/users/impersonate/{other}", { duration: 60 }],
  ["POST /api/collections/service_accounts/impersonate/{other}", { duration: 60 }],
  [
    "POST /api/collections/users/auth-with-oauth2",
    { provider: "google", code: "x", codeVerifier: "x", redirectUrl: "x" },
  ],
  [
    "POST /api/collections/service_accounts/auth-with-password",
    { identity: "receiver-1@watchdesk.test", password: "a-long-password" },
  ],
];
