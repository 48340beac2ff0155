/** What an installation must have before anybody signs in: roles and the store's own settings. */
import { ALL_AUTHORITIES, toMap, type AuthorityMap } from "../../domain/access/authorities";
import { roleSeeds } from "../../domain/access/presets";
import { deriveRights, hasRight } from "../../domain/access/rights";
import { ALL_COLLECTIONS } from "../../domain/collections/all";
import type { CollectionSpec } from "../../domain/collections/define";
import { prepareNotes } from "./adopt-notes";
import { giveFirstWidgets } from "./first-widgets";
import { applyLogDays } from "./log-days";
import { applyMail } from "./mail-settings";
import { jsonField, rowsOf, type PbApp, type PbRateLimit } from "./pb";

const DONE = "watchdesk.prepared";

/** Of each collection that grows for ever or that each browser keeps, by address: a look through texts reads all rows. */
const LISTS_A_SECOND = 20;
/** Of what each desk asks for with the alarm that it opens. */
const DESK_LISTS_A_SECOND = 40;

const mostLists = ({ long, offline, fields }: CollectionSpec): number | undefined => {
  if (long) return LISTS_A_SECOND;
  if (offline === "window") return undefined;
  if (offline !== "none") return LISTS_A_SECOND;
  return "site" in fields ? DESK_LISTS_A_SECOND : undefined;
};

/** By address: a whole control room signs in from one, so these stop floods; wrong passwords are counted by person. */
const RATE_LIMITS: readonly PbRateLimit[] = [
  // Each costs an engine even where it is refused before its password is looked at (`password-checks.ts`).
  { label: "users:authWithPassword", audience: "", duration: 10, maxRequests: 60 },
  { label: "_superusers:auth", audience: "", duration: 60, maxRequests: 30 },
  // Mails and what comes of them: a person asks for one and waits; whoever asks for many is no person.
  { label: "users:requestPasswordReset", audience: "", duration: 60, maxRequests: 10 },
  { label: "users:requestOTP", audience: "", duration: 60, maxRequests: 30 },
  // Ours, and the store's own under other spellings, where no code is good.
  { label: "/api/collections/users/auth-with-otp", audience: "", duration: 60, maxRequests: 30 },
  { label: "users:authWithOTP", audience: "", duration: 60, maxRequests: 10 },
  { label: "users:requestVerification", audience: "", duration: 60, maxRequests: 10 },
  { label: "users:requestEmailChange", audience: "", duration: 60, maxRequests: 10 },
  { label: "users:confirmPasswordReset", audience: "", duration: 60, maxRequests: 10 },
  { label: "users:confirmVerification", audience: "", duration: 60, maxRequests: 10 },
  { label: "users:confirmEmailChange", audience: "", duration: 60, maxRequests: 10 },
  // A password that is sent with a person is worked on before the store looks who sends it: 130 ms each time.
  { label: "users:create", audience: "@guest", duration: 60, maxRequests: 5 },
  { label: "users:create", audience: "@auth", duration: 10, maxRequests: 20 },
  { label: "users:update", audience: "@guest", duration: 60, maxRequests: 10 },
  { label: "users:update", audience: "@auth", duration: 10, maxRequests: 20 },
  // Nobody writes without a token but whose token has just expired: a room of them after an outage fits in. The app
  // changes records and makes none; one to be made may be of 4 MB, which is read before anybody is asked who he is.
  { label: "*:create", audience: "@guest", duration: 60, maxRequests: 10 },
  { label: "session_control:update", audience: "@guest", duration: 60, maxRequests: 60 },
  { label: "*:update", audience: "@guest", duration: 60, maxRequests: 10 },
  { label: "*:delete", audience: "@guest", duration: 60, maxRequests: 60 },
  // A browser reads page after page, a room behind one address comes back in a few seconds and waits where it must
  // (src/sync/patience.ts); a hundred at once held every desk for ten seconds.
  ...ALL_COLLECTIONS.flatMap((collection) => {
    const maxRequests = mostLists(collection);
    if (maxRequests === undefined) return [];
    return [{ label: `${collection.name}:list`, audience: "@auth" as const, duration: 1, maxRequests }];
  }),
];

/** Warnings and worse: refused requests are kept (the audit log reads them), the others would be a write each. */
const LOG_LEVEL = 4;

/** Once a start, as soon as the tables are there. Not a migration: what a role starts with follows the version. */
export function prepare(app: PbApp): void {
  if (app.store().has(DONE)) return;
  const tables = "SELECT COUNT(*) AS n FROM sqlite_master WHERE name = 'role_authorities'";
  if (rowsOf(app, tables, { shape: { n: 0 } })[0]?.n !== 1) return;
  app.runInTransaction((tx) => {
    prepareRoles(tx);
    giveFirstWidgets(tx);
  });
  prepareNotes(app);
  prepareStore(app);
  applyMail(app);
  applyLogDays(app);
  app.store().set(DONE, true);
}

/** Roles that are missing; one that was changed is left alone, but the administrator's learns what is new. */
function prepareRoles(tx: PbApp): void {
  const present = new Map(
    tx.findRecordsByFilter("role_authorities", "id != ''", "name", 0, 0).map((role) => [role.getString("name"), role]),
  );
  const collection = tx.findCachedCollectionByNameOrId("role_authorities");
  for (const { authorities, ...seed } of roleSeeds()) {
    if (present.has(seed.name)) continue;
    tx.save(new Record(collection, { ...seed, authorities: JSON.stringify(authorities) }));
  }
  for (const role of present.values()) {
    const map = jsonField<AuthorityMap>(role, "authorities", {});
    const isAdministrator = role.getString("name") === "administrator";
    // Once, not for each name: with hundreds of names it cost seconds of every start.
    const rights = deriveRights(map);
    if (isAdministrator && ALL_AUTHORITIES.some((name) => !hasRight(rights, name)))
      role.set("authorities", JSON.stringify(withAll(map)));
    const derived = JSON.stringify(deriveRights(jsonField<AuthorityMap>(role, "authorities", {})));
    if (derived !== JSON.stringify(jsonField(role, "rights", {}))) tx.save(role);
  }
}

function withAll(map: AuthorityMap): AuthorityMap {
  const whole = toMap(ALL_AUTHORITIES);
  const common = ["miscellaneous", "customer_accounts"];
  const pick = (isCommon: boolean): AuthorityMap =>
    Object.fromEntries(Object.entries(whole).filter(([area]) => common.includes(area) === isCommon));
  return { ...map, ...pick(true), administrator: pick(false) };
}

function prepareStore(app: PbApp): void {
  const settings = app.settings();
  const { logs, rateLimits, batch, trustedProxy } = settings;
  const wanted = { rules: RATE_LIMITS, proxy: trustedHeaders() };
  const isAs = JSON.stringify(wanted) === JSON.stringify({ rules: rateLimits.rules, proxy: trustedProxy.headers });
  const logsAs = logs.logAuthId && logs.logIP && logs.minLevel === LOG_LEVEL;
  if (isAs && logsAs && rateLimits.enabled && !batch.enabled && !trustedProxy.useLeftmostIP) return;
  logs.logAuthId = true;
  logs.logIP = true;
  logs.minLevel = LOG_LEVEL;
  rateLimits.enabled = true;
  Object.assign(rateLimits, { rules: wanted.rules });
  batch.enabled = false;
  Object.assign(trustedProxy, { headers: wanted.proxy, useLeftmostIP: false });
  app.save(settings);
}

/** Said by the start where a front stands before the store, which then says for whom it asks. */
const FRONT = "WATCHDESK_FRONT";
const LOOPBACK = /^--http=(127\.\d+\.\d+\.\d+|localhost|\[::1\]):/;

/**
 * Where the person's address is read from; of several in it the last, which the front itself wrote. Believed only while
 * nobody but this machine reaches the store: anybody else could write it himself, a new one for each try.
 */
function trustedHeaders(): readonly string[] {
  if ($os.getenv(FRONT) !== "1") return [];
  return $os.args.some((argument) => LOOPBACK.test(argument)) ? ["X-Forwarded-For"] : [];
}
