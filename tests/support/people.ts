/** People of the tests: made by the superuser, then known by their own tokens alone. */

import { feedTopics } from "../../domain/live/feed";
import type { SessionMeta } from "../../domain/live/routes";
import type { TestStore } from "./store";

/** Everybody's in the tests. */
export const PASSWORD = "a-long-password";

/** A person who is signed in. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly token: string;
  readonly session: SessionMeta;
  /** Topics of his own feed, as they were when he signed in. */
  readonly topics: readonly string[];
}

/** What differs from an active member of staff. */
export interface PersonOptions {
  readonly active?: boolean;
  readonly dealer?: string;
  readonly name?: string;
}

let count = 0;

/** Id of a role by its name. */
export async function roleId(store: TestStore, name: string): Promise<string> {
  const role = await store.client().collection("role_authorities").getFirstListItem(`name = "${name}"`);
  return role.id;
}

/** Creates a person of a role; he is not signed in. */
export async function addPerson(store: TestStore, role: string, options: PersonOptions = {}) {
  count += 1;
  const email = `${role.replaceAll("_", "-")}-${count}@watchdesk.test`;
  const { id } = await store
    .client()
    .collection("users")
    .create({
      email,
      password: PASSWORD,
      passwordConfirm: PASSWORD,
      name: options.name ?? `${role} ${count}`,
      role: await roleId(store, role),
      active: options.active ?? true,
      dealer: options.dealer ?? "",
      verified: true,
    });
  return { id, email };
}

/** The answer to a sign-in. */
export interface SignIn {
  token: string;
  record: { id: string; liveAudiences: string };
  meta: SessionMeta;
}

/** Signs in; every call opens a session. */
export async function signIn(store: TestStore, email: string): Promise<Person> {
  const answer = await store.request<SignIn>("POST", "/api/collections/users/auth-with-password", {
    body: { identity: email, password: PASSWORD },
  });
  if (answer.status !== 200) throw new Error(`${email} was refused: ${JSON.stringify(answer.body)}`);
  const { record, token, meta } = answer.body;
  return { id: record.id, email, token, session: meta, topics: feedTopics(record.liveAudiences) };
}

/** Creates a person and signs him in. */
export async function person(store: TestStore, role: string, options: PersonOptions = {}): Promise<Person> {
  const { email } = await addPerson(store, role, options);
  return signIn(store, email);
}

/** The receiving service's token. */
export async function serviceToken(store: TestStore): Promise<string> {
  const client = store.client();
  count += 1;
  const account = await client.collection("service_accounts").create({
    name: "receiver",
    email: `receiver-${count}@watchdesk.test`,
    enabled: true,
    password: PASSWORD,
    passwordConfirm: PASSWORD,
  });
  return impersonated(store, { collection: "service_accounts", id: account.id, seconds: 3600 });
}

/** A token that the superuser makes for somebody: it belongs to no session and lives as long as wanted. */
export async function impersonated(
  store: TestStore,
  { collection, id, seconds }: { collection: string; id: string; seconds: number },
): Promise<string> {
  const path = `/api/collections/${collection}/impersonate/${id}`;
  const options = { token: store.superuser.token, body: { duration: seconds } };
  const answer = await store.request<{ token: string }>("POST", path, options);
  if (answer.status !== 200) throw new Error(`no token: ${JSON.stringify(answer.body)}`);
  return answer.body.token;
}
