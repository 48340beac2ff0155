/** What rules can't say: an invalid token is no guest, and nobody hands out what he has not. */
import type { AuthorityMap } from "../../domain/access/authorities";
import { isTitleTaken, type NamedRole } from "../../domain/access/role-name";
import { checkMap, covers, deriveRights } from "../../domain/access/rights";
import { noteConfirmed } from "./confirmed";
import { unlessFull } from "./full-disk";
import { demandModest, demandModestList } from "./modest";
import { keepNowhere } from "./no-store";
import {
  jsonField,
  jsonRowsOf,
  type PbApp,
  type PbRecord,
  type PbRecordEvent,
  type PbRecordRequestEvent,
  type PbRecordsListEvent,
  type PbRequestEvent,
} from "./pb";
import { refuse } from "./refuse";
import type { AnsweringEvent } from "./retry-after";
import { sessionStands } from "./rights";
import { authorizationOf, sessionOfToken } from "./session-token";
import { refuseEnded } from "./session-why";
import { signedInThere, unlessBusy } from "./signed-in";
import { KEPT_SESSION } from "./users";

type Guarded = Pick<PbRequestEvent, "app" | "auth" | "requestInfo" | "next"> & AnsweringEvent;

/**
 * An expired or broken token would be taken for a guest and get an empty list: whoever watches an empty alarm list must
 * not be somebody who is no longer signed in (pocketbase.md 3.6). Neither may an ended session read on.
 */
export function demandToken(e: Guarded): void {
  demandSignedIn(e);
  demandModest(e);
  unlessFull(e.app, () => e.next());
}

/**
 * The same for a list, which may ask too much in more ways. Its rule has kept the query from reading a row by then. There is none
 * for guests: whoever has lost his token altogether must not be told that nothing is there.
 */
export function demandList(e: PbRecordsListEvent): void {
  demandSignedIn(e);
  if (authorizationOf(e) === "") refuse("not_signed_in");
  demandModestList(e, e.collection.name);
  e.next();
}

function demandSignedIn(e: Guarded): void {
  keepNowhere(e);
  const sent = authorizationOf(e);
  if (sent === "") return;
  const who = signedInThere(e);
  if (who.collection().name === "users") unlessBusy(() => demandStanding(e.app, who, sessionOfToken(sent)));
}

function demandStanding(app: PbApp, user: PbRecord, session: string): void {
  if (!user.getBool("active")) refuse("account_disabled");
  if (session !== "" && !sessionStands(app, session, user.id)) refuseEnded(app, session);
}

const rightsOfRole = (app: PbApp, id: string): AuthorityMap => {
  const role = app.findRecordsByIds("role_authorities", [id])[0];
  return role ? jsonField<AuthorityMap>(role, "rights", {}) : {};
};

/** The rights of a person who is no superuser; null when nothing needs to be compared. */
function rightsOfCaller(e: PbRecordRequestEvent): AuthorityMap | null {
  if (!e.auth || e.auth.isSuperuser()) return null;
  return rightsOfRole(e.app, e.auth.getString("role"));
}

/**
 * Who creates or changes people may not make somebody more than he is himself, nor change somebody who is: a new
 * password for the administrator would be the administrator's account.
 */
export function guardUser(e: PbRecordRequestEvent): void {
  const mine = rightsOfCaller(e);
  const own = e.auth?.id === e.record.id;
  if (mine && !own) {
    const roles = new Set([e.record.getString("role")]);
    if (!e.record.isNew()) roles.add(e.record.original().getString("role"));
    for (const role of roles) if (!covers(mine, rightsOfRole(e.app, role))) refuse("no_right", { field: "role" });
  }
  const session = sessionOfToken(authorizationOf(e));
  e.record.set(KEPT_SESSION, own ? session : "");
  noteConfirmed(e.record, null);
  e.next();
}

/** A role may be given no right that the person who gives it has not, and none may be taken by whoever has less. */
export function guardRole(e: PbRecordRequestEvent): void {
  const mine = rightsOfCaller(e);
  if (mine) {
    const wanted = checkMap(jsonField<unknown>(e.record, "authorities", {}));
    if (!wanted.ok) refuse("authority_map_bad", { ...wanted.fault });
    const before = e.record.isNew() ? {} : jsonField<AuthorityMap>(e.record.original(), "rights", {});
    if (!covers(mine, deriveRights(wanted.value)) || !covers(mine, before)) {
      refuse("no_right", { field: "authorities" });
    }
  }
  demandOwnTitle(e);
  e.next();
}

/** Whoever gives a role to a person sees its title alone. What stands already may stay: it keeps nobody from changing the rest. */
function demandOwnTitle({ app, record }: PbRecordRequestEvent): void {
  const title = record.getString("title");
  if (!record.isNew() && title === record.original().getString("title")) return;
  const columns = ["id", "name", "title"];
  const roles = jsonRowsOf<NamedRole>(app, "SELECT id, name, title FROM role_authorities", { columns });
  if (isTitleTaken(roles, { id: record.id, title })) refuse("bad_request", { field: "title" });
}

/** Dealers and customers share their ids with their feeds, so none may choose that of the other's, or one like the staff's. */
export function guardFeedId(e: PbRecordEvent): void {
  const { id } = e.record;
  const other = e.record.collection().name === "customer_accounts" ? "installers_accounts" : "customer_accounts";
  if (id.includes("staff") || e.app.findRecordsByIds(other, [id]).length > 0) refuse("bad_request", { field: "id" });
  e.next();
}

/** Nobody makes an entry for himself as a customer's user, moves it to another customer or gives it more (H-PS-01). */
export function guardEntries(e: PbRecordRequestEvent): void {
  const user = e.auth?.id ?? "";
  const before = e.record.isNew() ? "" : entryOf(e.record.original(), user);
  const after = entryOf(e.record, user);
  if (after !== "" && after !== before) refuse("no_right", { field: "customer_users" });
  e.next();
}

/** What a record of entries says of one user: at which customer, and what he may do there; "" when it does not name him. */
function entryOf(record: PbRecord, user: string): string {
  if (!record.getStringSlice("customer_users").includes(user)) return "";
  const map = jsonField<AuthorityMap>(record, "customer_users_authorities", {});
  return JSON.stringify([record.getString("customer"), map[user] ?? {}]);
}
