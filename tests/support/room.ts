/** A small fixed room on a real store: the people and sites the cases speak of, with three dealers. */

import { customerSeed } from "../../domain/access/presets";
import { ensureRoles } from "./room-roles";
import type { TestStore } from "./store";
import { createRoomSites, type RoomCustomers, type RoomDealers, type RoomSites } from "./room-sites";

/** Someone who can sign in. */
export interface RoomUser {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly name: string;
  /** Name of the role record. */
  readonly role: string;
}

/** What the store says to a sign-in; `meta` names the session. */
export interface SignedIn {
  readonly token: string;
  readonly record: { readonly id: string } & Readonly<Record<string, unknown>>;
  readonly meta?: { readonly sessionId: string; readonly renewal: string; readonly expiresAt: string };
}

/** Who stands in the room from the start. */
export type RoomUserName =
  "cem" | "ayla" | "bora" | "dealerUser" | "otherDealerUser" | "portalUser" | "otherPortalUser" | "disabled";

/** What `addUser` needs to know. */
export interface NewRoomUser {
  readonly name: string;
  readonly role: string;
  readonly dealer?: string;
  readonly active?: boolean;
  readonly webuser?: boolean;
}

/** The room: ids to ask with, passwords to sign in with, a token to send signals with. */
export interface Room {
  readonly users: Readonly<Record<RoomUserName, RoomUser>>;
  readonly roles: Readonly<Record<string, string>>;
  readonly dealers: RoomDealers;
  readonly customers: RoomCustomers;
  readonly sites: RoomSites;
  /** Token of a service account: the only one `POST /api/watchdesk/signals` takes. */
  readonly serviceToken: string;
  /** Signs a person in over the wire, as the app does. */
  signIn(user: RoomUserName | RoomUser): Promise<SignedIn>;
  /** One more person, for a role the room has nobody of. */
  addUser(person: NewRoomUser): Promise<RoomUser>;
}

const DAY_S = 86_400;

/** Fills an empty store. Called once for each store, in `beforeAll`. */
export async function createRoom(store: TestStore): Promise<Room> {
  const client = store.client();
  const [roles, sites] = await Promise.all([ensureRoles(client), createRoomSites(client)]);
  const { dealers, customers } = sites;

  const addUser = async (person: NewRoomUser): Promise<RoomUser> => {
    const role = roles[person.role];
    if (!role) throw new Error(`the store knows no role "${person.role}"`);
    const email = `${person.name.toLowerCase().replace(/[^a-z]+/g, ".")}@watchdesk.test`;
    const password = `${person.name}-of-the-tests`;
    const { id } = await client.collection("users").create({
      email,
      password,
      passwordConfirm: password,
      verified: true,
      name: person.name,
      language: "EN",
      role,
      dealer: person.dealer ?? "",
      active: person.active ?? true,
      webuser: person.webuser ?? false,
    });
    return { id, email, password, name: person.name, role: person.role };
  };

  const users = await createPeople(addUser, dealers);
  await Promise.all([
    client.collection("administrators").create({ user: users.cem.id }),
    client.collection("operators").create({ user: users.ayla.id, code: "AY", can_login_outside_shift: true }),
    client.collection("operators").create({ user: users.bora.id, code: "BO", can_login_outside_shift: true }),
    client.collection("operators").create({ user: users.disabled.id, code: "DI" }),
    letIn(store, customers.depot, users.portalUser.id),
    letIn(store, customers.bakery, users.otherPortalUser.id),
  ]);
  const serviceToken = await createServiceToken(store);

  const signIn = async (who: RoomUserName | RoomUser): Promise<SignedIn> => {
    const { email, password } = typeof who === "string" ? users[who] : who;
    const path = "/api/collections/users/auth-with-password";
    const answer = await store.request<SignedIn>("POST", path, { body: { identity: email, password } });
    if (answer.status !== 200) throw new Error(`${email} was refused: ${JSON.stringify(answer)}`);
    return answer.body;
  };
  return { users, roles, dealers, customers, sites: sites.sites, serviceToken, signIn, addUser };
}

async function createPeople(
  add: (person: NewRoomUser) => Promise<RoomUser>,
  dealers: RoomDealers,
): Promise<Record<RoomUserName, RoomUser>> {
  const people: Record<RoomUserName, NewRoomUser> = {
    cem: { name: "Cem", role: "administrator" },
    ayla: { name: "Ayla", role: "operator" },
    bora: { name: "Bora", role: "operator" },
    dealerUser: { name: "Nils", role: "dealer_admin", dealer: dealers.north },
    otherDealerUser: { name: "Hana", role: "dealer_admin", dealer: dealers.harbour },
    portalUser: { name: "Petra", role: "user", webuser: true },
    otherPortalUser: { name: "Oisin", role: "user", webuser: true },
    disabled: { name: "Dario", role: "operator", active: false },
  };
  const made = await Promise.all(
    Object.entries(people).map(async ([key, person]) => [key, await add(person)] as const),
  );
  return Object.fromEntries(made) as Record<RoomUserName, RoomUser>;
}

async function letIn(store: TestStore, customer: string, user: string): Promise<void> {
  await store
    .client()
    .collection("customer_accounts_users")
    .create({
      customer,
      customer_users: [user],
      customer_users_authorities: { [user]: customerSeed("customer_owner") },
    });
}

async function createServiceToken(store: TestStore): Promise<string> {
  const accounts = store.client().collection("service_accounts");
  const password = "never-used-since-passwords-are-off";
  const account = await accounts.create({
    email: "receiver@watchdesk.test",
    password,
    passwordConfirm: password,
    name: "Receiver of the tests",
    enabled: true,
  });
  const path = `/api/collections/service_accounts/impersonate/${account.id}`;
  const token = store.superuser.token;
  const answer = await store.request<{ token: string }>("POST", path, { token, body: { duration: DAY_S } });
  if (answer.status !== 200) throw new Error(`no token for the service account: ${JSON.stringify(answer)}`);
  return answer.body.token;
}
