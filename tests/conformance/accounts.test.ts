/** Accounts, people, roles and receivers, line by line: what they hold and how they are asked for. */

import { afterAll, beforeAll, expect, it } from "vitest";
import { ALL_AUTHORITIES, FLAGS, SECTIONS } from "../../domain/access/authorities";
import { roleSeeds } from "../../domain/access/presets";
import { hasRight } from "../../domain/access/rights";
import { receivers } from "../../domain/collections/receivers";
import { VERSION } from "../../domain/version";
import { newValues } from "../../src/resources/records/form/form-fields";
import { addPerson, PASSWORD, person, serviceToken, type Person } from "../support/people";
import { startStore, type TestStore } from "../support/store";

let store: TestStore;
let administrator: Person;
let operator: Person;

beforeAll(async () => {
  store = await startStore();
  administrator = await person(store, "administrator");
  operator = await person(store, "operator");
});

afterAll(() => store?.stop());

interface Listed {
  readonly items: readonly Record<string, never>[];
}

const list = async (name: string, query: string, { token }: Person) =>
  (await store.request<Listed>("GET", `/api/collections/${name}/records?${query}`, { token })).body.items;
const filter = (text: string): string => `filter=${encodeURIComponent(text)}`;

it("S3-02 S7-11 a person is read by id with his role, which holds an authorities object", async () => {
  const path = `/api/collections/users/records/${operator.id}?expand=role`;
  const { body } = await store.request("GET", path, { token: operator.token });
  expect(body).toMatchObject({
    id: operator.id,
    role: expect.stringMatching(/^\w{15}$/),
    expand: { role: { name: "operator", authorities: { operator: { signals: { alarms: { read: true } } } } } },
  });
});

it("S3-03 S7-13 operators are listed by their user and say whether they may sign in outside a shift", async () => {
  await store.client().collection("operators").create({ user: operator.id, can_login_outside_shift: true });
  const items = await list("operators", filter(`user="${operator.id}"`), operator);
  expect(items).toMatchObject([{ user: operator.id, can_login_outside_shift: true }]);
});

it("S3-05 S7-12 a customer's entries are listed by the user among them, with customer and users", async () => {
  const user = await person(store, "user");
  const customer = await store.client().collection("customer_accounts").create({ code: "C1", name: "One" });
  const map = { [user.id]: { accounts: { site_accounts: { read: true } } } };
  await store
    .client()
    .collection("customer_accounts_users")
    .create({
      customer: customer.id,
      customer_users: [user.id],
      customer_users_authorities: map,
    });
  const query = `expand=customer,customer_users&${filter(`customer_users~"${user.id}"`)}`;
  const items = await list("customer_accounts_users", query, administrator);
  expect(items).toMatchObject([
    {
      customer: customer.id,
      customer_users: [user.id],
      customer_users_authorities: map,
      expand: { customer: { code: "C1" }, customer_users: [{ id: user.id }] },
    },
  ]);
  expect(await list("customer_accounts_users", query, user)).toHaveLength(1);
});

it("S3-06 S7-14 the first record of program settings has the version that runs, which nobody else writes", async () => {
  const [first] = await list("program_settings", "", operator);
  expect(first).toMatchObject({ app_version: VERSION });
  const path = `/api/collections/program_settings/records/${String(first?.["id"])}`;
  const { token } = administrator;
  expect((await store.request("PATCH", path, { token, body: { app_version: "9" } })).status).toBe(404);
  expect((await store.request("PATCH", path, { token, body: { company: "Centre" } })).status).toBe(200);
});

it("S3-08 S7-09 a role is read by its id and has both timers in minutes", async () => {
  const { body } = await store.request<{ role: string }>("GET", `/api/collections/users/records/${operator.id}`, {
    token: operator.token,
  });
  const path = `/api/collections/role_authorities/records/${body.role}`;
  const role = await store.request("GET", path, { token: operator.token });
  expect(role.body).toMatchObject({ id: body.role, inactivityTimer: 30, logoutTimer: 2 });
});

it("S3-17 a receiver has the specification's fields, and no secret of it is read back", async () => {
  const names = "name baudrate databits parityType flowControl stopBits comport receiverType montime ipAdress port";
  const more = "realTime engineType specificReceiverNumber specificLineCardNumber detail communicatorId commId rowId";
  const parts = { hikVisionParameter: { appKey: "k" }, jsonParameter: { userName: "u" }, xmlParameter: { url: "x" } };
  const body = { code: "r9", ...parts };
  const { token } = administrator;
  const made = await store.request<{ id: string }>("POST", "/api/collections/receivers/records", { token, body });
  expect(made.body).toMatchObject(parts);
  for (const name of `${names} ${more}`.split(" ")) expect(Object.keys(made.body), name).toContain(name);
  const secrets = { janusKey: "0123456789ABCDEF", hikVisionSecretKey: "s1", jsonPassword: "s 2 ", xmlPassword: "s3" };
  const set = await store.request("POST", `/api/watchdesk/secrets/receivers/${made.body.id}`, { token, body: secrets });
  expect(set.status).toBe(204);
  expect(await store.client().collection("receivers").getOne(made.body.id)).toMatchObject(secrets);
  const read = await store.request("GET", `/api/collections/receivers/records/${made.body.id}`, { token });
  for (const secret of Object.keys(secrets)) expect(Object.keys(read.body as object)).not.toContain(secret);
});

it("S9-03 S9-04 S3-17 a receiver begins with 5000 partitions and type 1, by hand, in the form or by its first beat", async () => {
  expect(newValues(receivers)).toMatchObject({ receiverType: 1, detail: { maxPartitions: 5000 } });
  const counts = { framesToday: 7, crcErrors: 0, undelivered: 0 };
  const line = { id: "r1", engineType: "dc09", state: "listening", port: 1, lastSignalAt: "", ...counts };
  const token = await serviceToken(store);
  const beat = (state: string) =>
    store.request("POST", "/api/watchdesk/heartbeat", {
      token,
      body: { spool: "s1", receivers: [{ ...line, state }] },
    });
  expect((await beat("listening")).status).toBe(200);
  await beat("stopped");
  await beat("stopped");
  const [receiver] = await list("receivers", `expand=communicatorId&${filter('code="r1"')}`, administrator);
  expect(receiver).toMatchObject({
    receiverType: 1,
    detail: { maxPartitions: 5000 },
    commId: 1,
    rowId: 1,
    expand: { communicatorId: { commId: 1, status: true, nodeId: "s1" } },
  });
  const [service] = await list("communicators", "", administrator);
  expect(service).toMatchObject({ serviceInfo: { status: 0, statusInfo: "stopped", dailyTotalSignal: 7 } });
  const log = await list("receiver_status_log", "sort=at,created", administrator);
  expect(log.map(({ before, state }) => [before, state])).toEqual([
    ["", "listening"],
    ["listening", "stopped"],
  ]);
});

it("S3-23 S3-24 S3-25 S6-01 the five roles have maps by section, area and feature, with the flags at the root", () => {
  const roles = roleSeeds();
  const named = (name: string) => roles.find((role) => role.name === name)?.authorities ?? {};
  expect(SECTIONS).toEqual(["administrator", "operator", "sales", "user", "technicians"]);
  for (const name of SECTIONS) expect(Object.keys(named(name)), name).toContain(name);
  expect(named("operator")).toMatchObject({ operator: { accounts: { site_accounts: { read: true } } } });
  expect(named("administrator")).toMatchObject({
    customer_accounts: { read: true },
    miscellaneous: { are_they_allowed_to_download_language_package: { create: true } },
    help: true,
    product_support: true,
  });
  expect(named("user")["webuser"]).toBe(true);
  expect(FLAGS).toEqual(["webuser", "help", "product_support"]);
  expect(
    ALL_AUTHORITIES.every(
      (path) =>
        hasRight(named("administrator"), path) || hasRight(named("administrator")["administrator"] as never, path),
    ),
  ).toBe(true);
});

it("a line is left of each sign-in, refusal and end of a session, with no word that was typed", async () => {
  const { id, email } = await addPerson(store, "operator");
  const signIn = (identity: string, password: string) =>
    store.request<{ token: string; meta: { sessionId: string } }>("POST", "/api/collections/users/auth-with-password", {
      body: { identity, password },
    });
  await signIn(email, "not-this-one");
  await signIn("nobody-at-all@watchdesk.test", "not-this-one");
  const mine = (await signIn(email, PASSWORD)).body;
  const session = "/api/collections/session_control/records";
  await store.request("DELETE", `${session}/${mine.meta.sessionId}`, { token: mine.token });
  const again = (await signIn(email, PASSWORD)).body;
  await store.request("DELETE", `${session}/${again.meta.sessionId}`, { token: administrator.token });
  const lines = await list("login_log", `sort=at,created&${filter(`user="${id}"`)}`, administrator);
  expect(lines.map(({ what, reason }) => [what, reason])).toEqual([
    ["refused", "wrong_password"],
    ["sign_in", ""],
    ["sign_out", ""],
    ["sign_in", ""],
    ["ended", "end_session"],
  ]);
  const all = JSON.stringify(await list("login_log", "perPage=500", administrator));
  expect(all).not.toContain("nobody-at-all");
  expect(all).not.toContain("not-this-one");
  expect(await list("login_log", `${filter('user="" && what="refused"')}`, administrator)).toHaveLength(1);
});
