/** Who is asking, what his role grants and what he reaches: for routes, which no collection rule guards. */
import type { AuthorityMap } from "../../domain/access/authorities";
import { hasRight } from "../../domain/access/rights";
import { storeDate } from "../../domain/signals/store-date";
import { demandModestRoute } from "./modest";
import { jsonField, rowsOf, type PbApp, type PbRecord, type PbRequestEvent } from "./pb";
import { refuse } from "./refuse";
import { sessionOfToken } from "./session-token";
import { refuseEnded } from "./session-why";
import { signedIn, unlessBusy } from "./signed-in";

/** The person behind a request. */
export interface Caller {
  readonly id: string;
  readonly name: string;
  readonly staff: boolean;
  readonly rights: AuthorityMap;
  /** `staff`, `dealer:ID` or `customer:ID` for each customer. */
  readonly audiences: readonly string[];
  readonly dealer: string;
  /** "" for a token that belongs to none. */
  readonly session: string;
  readonly ip: string;
}

/** A name as it is shown: name and surname. */
export const fullName = (user: PbRecord): string => `${user.getString("name")} ${user.getString("surname")}`.trim();

/** Does the session stand? It belongs to the user and has not expired. */
export function sessionStands(app: PbApp, sessionId: string, userId: string): boolean {
  if (sessionId === "") return false;
  const sql = `SELECT id FROM session_control WHERE id = {:id} AND user = {:user} AND expiresAt > {:now}`;
  const bind = { id: sessionId, user: userId, now: storeDate(Date.now()) };
  return rowsOf(app, sql, { bind, shape: { id: "" } }).length === 1;
}

/** What a person's role says. */
export function staffRights(app: PbApp, user: PbRecord): Pick<Caller, "staff" | "rights"> {
  const role = app.findRecordsByIds("role_authorities", [user.getString("role")])[0];
  return {
    staff: role?.getBool("staff") ?? false,
    rights: role ? jsonField<AuthorityMap>(role, "rights", {}) : {},
  };
}

/** Whom he reaches, as the store keeps it on him. */
export const keptAudiences = (user: PbRecord): readonly string[] =>
  user
    .getString("audiences")
    .split(" ")
    .filter((audience) => audience !== "");

/** The caller; refused unless he is a person who is signed in, in use, and whose session stands. */
export function callerOf(e: PbRequestEvent): Caller {
  demandModestRoute(e);
  const user = signedIn(e);
  return unlessBusy(() => callerBehind(e, user));
}

function callerBehind(e: PbRequestEvent, user: PbRecord): Caller {
  if (user.collection().name !== "users") refuse("no_right");
  if (!user.getBool("active")) refuse("account_disabled");
  const session = sessionOfToken(e.request.header.get("Authorization"));
  if (session !== "" && !sessionStands(e.app, session, user.id)) refuseEnded(e.app, session);
  return {
    id: user.id,
    name: fullName(user),
    ...staffRights(e.app, user),
    audiences: keptAudiences(user),
    dealer: user.getString("dealer"),
    session,
    ip: e.realIP(),
  };
}

/** Refuses unless a staff role grants the path. */
export function demandRight(caller: Caller, path: string): void {
  if (!caller.staff || !hasRight(caller.rights, path)) refuse("no_right", { right: path });
}

/** Has he the right, as one of the centre's own? What a dealer's staff may ends at its sites. */
export const mayInCentre = (caller: Caller, path: string): boolean =>
  caller.staff && caller.dealer === "" && hasRight(caller.rights, path);

/** Customers whose entry grants the path to a portal user. */
export function customersGranting(app: PbApp, userId: string, path: string): readonly string[] {
  const sql = `SELECT customer FROM customer_user_rights WHERE user = {:user} AND json_extract(rights, {:path}) = 1`;
  const bind = { user: userId, path: `$.${path}` };
  return rowsOf(app, sql, { bind, shape: { customer: "" } }).map((row) => row.customer);
}

/** Does a staff member reach what belongs to this dealer? */
export const reachesDealer = (caller: Pick<Caller, "audiences">, dealer: string): boolean =>
  caller.audiences.includes("staff") || (dealer !== "" && caller.audiences.includes(`dealer:${dealer}`));
