/** What the store keeps beside people, roles and customers' entries: derived rights, audiences, one row per entry. */
import type { AuthorityMap } from "../../domain/access/authorities";
import { checkMap, deriveRights, hasRight } from "../../domain/access/rights";
import { asOneSave } from "./alarm-work";
import { releaseUnreached } from "./claim-reach";
import { writeConfirmed } from "./confirmed";
import { sendInvitation } from "./invitations";
import { jsonField, jsonRowsOf, type PbApp, type PbRecord, type PbRecordEvent } from "./pb";
import { refuse } from "./refuse";
import { customersGranting } from "./rights";
import { endSessionsOf } from "./session-end";
import { cutAfterSave, dropPersonStreams, hasSameReach, takeCut } from "./streams";
import { together } from "./together";

/** Set by the guard on a person's own change of password: the session that goes on. */
export const KEPT_SESSION = "sessionKept";

/** Set on whoever asked for access and is being let in. */
const LET_IN = "letIn";

function checked(map: unknown): AuthorityMap {
  const result = checkMap(map);
  return result.ok ? result.value : refuse("authority_map_bad", { ...result.fault });
}

/** A role is saved: what its map grants is derived, and its people's streams end when that changes. */
export function roleSaving(e: PbRecordEvent): void {
  const map = checked(jsonField<unknown>(e.record, "authorities", {}));
  const before = e.record.isNew() ? "" : JSON.stringify(jsonField(e.record.original(), "rights", {}));
  const rights = JSON.stringify(deriveRights(map));
  const staffBefore = e.record.isNew() ? e.record.getBool("staff") : e.record.original().getBool("staff");
  const moved = staffBefore !== e.record.getBool("staff");
  const watching = before !== "" && mayWatch(JSON.parse(before)) !== mayWatch(JSON.parse(rights));
  e.record.set("rights", rights);
  together(e, (tx) => {
    e.next();
    // Saved one by one, whoever of them this changes: what stands on each is derived anew.
    if (moved || watching) for (const user of usersOfRole(tx, e.record.id)) tx.save(user);
  });
  if (moved || before !== rights) cutAfterSave(e.app, e.record);
}

const usersOfRole = (app: PbApp, role: string): readonly PbRecord[] =>
  app.findRecordsByFilter("users", "role = {:role}", "id", 0, 0, { role });

/** The role stands: streams that were opened under the old rights end, and what they show is read afresh. */
export function roleSaved(e: PbRecordEvent): void {
  if (takeCut(e.app, e.record)) {
    const persons = usersOfRole(e.app, e.record.id).map(({ id }) => id);
    dropPersonStreams(e.app, persons);
  }
  e.next();
}

// A record of the feed carries signals and moves of alarms together.
const WATCHING = ["signals.all_live_signals.read", "signals.alarms.read"] as const;

const mayWatch = (rights: AuthorityMap): boolean => WATCHING.every((path) => hasRight(rights, path));

const roleOf = (app: PbApp, user: PbRecord): PbRecord | undefined =>
  app.findRecordsByIds("role_authorities", [user.getString("role")])[0];

/** `staff`, `dealer:ID`, or each customer of which he may see signals and alarms: what the rules compare rows with. */
function audiencesOf(app: PbApp, user: PbRecord): string {
  if (roleOf(app, user)?.getBool("staff"))
    return user.getString("dealer") === "" ? "staff" : `dealer:${user.getString("dealer")}`;
  if (user.isNew()) return "";
  const signals = customersGranting(app, user.id, WATCHING[0]);
  const alarms = new Set(customersGranting(app, user.id, WATCHING[1]));
  return signals
    .filter((customer) => alarms.has(customer))
    .sort()
    .map((customer) => `customer:${customer}`)
    .join(" ");
}

/** Customers whose entry grants a portal user the history; staff are asked by right. */
function historyOf(app: PbApp, user: PbRecord): string {
  if (user.isNew()) return "";
  return [...customersGranting(app, user.id, "signals.signal_history.read")].sort().join(" ");
}

/** A portal user's audiences are those his entries let him watch; staff must have the rights as well; all must be active. */
function liveOf(app: PbApp, user: PbRecord): string {
  if (!user.getBool("active")) return "";
  const role = roleOf(app, user);
  const silent = role?.getBool("staff") && !mayWatch(jsonField<AuthorityMap>(role, "rights", {}));
  return silent ? "" : user.getString("audiences");
}

/** What the rules compare rows with; whatever was sent for it is overwritten. */
function deriveReach(app: PbApp, user: PbRecord): void {
  user.set("audiences", audiencesOf(app, user));
  user.set("liveAudiences", liveOf(app, user));
  user.set("historyCustomers", historyOf(app, user));
}

/** A person is created. */
export function userCreating(e: PbRecordEvent): void {
  deriveReach(e.app, e.record);
  e.next();
}

/**
 * A person is changed: whom he reaches is derived. In the same transaction a disabled one loses token and sessions, and
 * one of another reach or role the alarms that he may not hold any more.
 */
export function userUpdating(e: PbRecordEvent): void {
  const before = e.record.original();
  const disabled = before.getBool("active") && !e.record.getBool("active");
  const keyBefore = before.tokenKey();
  const kept = e.record.getString(KEPT_SESSION);
  // Let in: he waits for no answer any more, and gets a link to begin with.
  if (e.record.getBool("asked") && e.record.getBool("active")) {
    e.record.set("asked", false);
    e.record.set(LET_IN, true);
  }
  deriveReach(e.app, e.record);
  const moved = !hasSameReach(before, e.record);
  // Asked to change his password he goes on in no session either.
  const due = !before.getBool("mustChangePassword") && e.record.getBool("mustChangePassword");
  if (disabled || due) e.record.refreshTokenKey();
  let rekeyed = false;
  asOneSave(e, (work) => {
    writeConfirmed(work.tx, e.record);
    e.next();
    rekeyed = keyBefore !== e.record.tokenKey();
    if (rekeyed) endSessionsOf(work.tx, e.record.id, disabled ? { why: "account_disabled" } : { kept });
    if (moved) releaseUnreached(work, e.record);
  });
  if (moved || rekeyed) cutAfterSave(e.app, e.record);
}

/** The change stands: streams opened before it end; who may go on opens a new one and reads afresh. */
export function userUpdated(e: PbRecordEvent): void {
  if (e.record.getBool(LET_IN)) {
    e.record.set(LET_IN, false);
    sendInvitation(e.app, e.record);
  }
  if (takeCut(e.app, e.record)) dropPersonStreams(e.app, [e.record.id]);
  e.next();
}

/** A person is deleted: only the store's own people can, and his sessions go with a word for whoever still has one. */
export function userDeleting(e: PbRecordEvent): void {
  together(e, (tx) => {
    endSessionsOf(tx, e.record.id, { why: "account_disabled" });
    e.next();
  });
}

const USERS_OF =
  "SELECT DISTINCT user FROM customer_user_rights WHERE customer IN (SELECT value FROM json_each({:ids}))";

const usersOfCustomers = (app: PbApp, customers: readonly string[]): readonly string[] =>
  jsonRowsOf<{ user: string }>(app, USERS_OF, {
    columns: ["user"],
    bind: { ids: JSON.stringify(customers) },
  }).map((row) => row.user);

/** A customer's entries are saved: one row for each user, in the same transaction, and their audiences with them. */
export function entriesSaving(e: PbRecordEvent): void {
  const customer = e.record.getString("customer");
  const old = e.record.isNew() ? customer : e.record.original().getString("customer");
  const users = e.record.getStringSlice("customer_users");
  const map = jsonField<Record<string, unknown>>(e.record, "customer_users_authorities", {});
  const rows = users.map((user) => ({ user, authorities: checked(map[user] ?? {}) }));
  together(e, (tx) => {
    e.next();
    const before = usersOfCustomers(tx, [old, customer]);
    removeRows(tx, [old, customer]);
    const collection = tx.findCachedCollectionByNameOrId("customer_user_rights");
    for (const { user, authorities } of rows) {
      const rights = JSON.stringify(deriveRights(authorities));
      tx.save(new Record(collection, { customer, user, authorities: JSON.stringify(authorities), rights }));
    }
    refreshAudiences(tx, [...before, ...users]);
  });
}

/** A customer's entries go, and with them what they granted. */
export function entriesDeleting(e: PbRecordEvent): void {
  const customer = e.record.getString("customer");
  together(e, (tx) => {
    const before = usersOfCustomers(tx, [customer]);
    e.next();
    removeRows(tx, [customer]);
    refreshAudiences(tx, before);
  });
}

function removeRows(tx: PbApp, customers: readonly string[]): void {
  const sql = "DELETE FROM customer_user_rights WHERE customer IN (SELECT value FROM json_each({:ids}))";
  tx.db()
    .newQuery(sql)
    .bind({ ids: JSON.stringify(customers) })
    .execute();
}

/** Saved one by one through the store, so that open streams know the person as he is now. */
function refreshAudiences(tx: PbApp, users: readonly string[]): void {
  for (const user of tx.findRecordsByIds("users", [...new Set(users)])) {
    deriveReach(tx, user);
    if (!hasSameReach(user.original(), user)) tx.save(user);
  }
}
