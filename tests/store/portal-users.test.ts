/** Portal users of a site: told by name within one's reach, added and taken off by the right to, and by nobody else. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { PortalUsersAnswer } from "../../domain/live/portal-users";
import { toMap } from "../../domain/access/authorities";
import { addPerson, person, type Person } from "../support/people";
import { startStore, type TestStore } from "../support/store";

let store: TestStore;
const people: Record<string, Person> = {};
let site: string;
let petra: string;
let paul: string;

const make = async (collection: string, body: object): Promise<string> =>
  (await store.client().collection(collection).create(body)).id;
const ask = (who: string, id = site) =>
  store.request<PortalUsersAnswer>("GET", `/api/watchdesk/site_users/${id}`, { token: people[who]?.token ?? "" });
const change = (who: string, [method, path, body]: [string, string, object]) =>
  store.request(method, `/api/collections/site_users/records${path}`, { token: people[who]?.token ?? "", body });

beforeAll(async () => {
  store = await startStore();
  const [own, other] = [
    await make("installers_accounts", { code: "A", company: "Alpha" }),
    await make("installers_accounts", { code: "B", company: "Beta" }),
  ];
  const reader = { administrator: toMap(["accounts.site_accounts.read", "accounts.site_portal_users.read"]) };
  await make("role_authorities", { name: "reader", staff: true, authorities: reader });
  people["chief"] = await person(store, "administrator");
  people["operator"] = await person(store, "operator");
  people["reader"] = await person(store, "reader");
  people["own dealer"] = await person(store, "administrator", { dealer: own });
  people["other dealer"] = await person(store, "administrator", { dealer: other });
  const customer = await make("customer_accounts", { code: "C1", name: "Corner shops", state: "active" });
  site = await make("site_accounts", { code: "1018", name: "Harbour", state: "active", installer: own, customer });
  people["petra"] = await person(store, "user", { name: "Petra" });
  petra = people["petra"].id;
  paul = (await addPerson(store, "user", { name: "Paul" })).id;
  await store.client().collection("users").update(petra, { mobileNumber: "+447700900555", surname: "Peters" });
  const granted = { [petra]: toMap(["accounts.site_accounts.read"]) };
  const entry = { customer, customer_users: [petra, paul], customer_users_authorities: granted };
  await make("customer_accounts_users", entry);
});

afterAll(() => store?.stop());

it("names nobody at first, and whom the customer has to whoever may add one", async () => {
  const { status, body } = await ask("chief");
  expect(status).toBe(200);
  expect(body).toMatchObject({ record: "", users: [] });
  expect(body.others).toMatchObject([
    { id: paul, name: "Paul", granted: false, active: true, lastLoginAt: "" },
    { id: petra, name: "Petra Peters", mobileNumber: "+447700900555", granted: true },
  ]);
  expect(body.others[1]?.lastLoginAt).not.toBe("");
  expect((await ask("reader")).body.others).toEqual([]);
});

it("has who was added, for the dealer of the site as well, and not who was taken off", async () => {
  expect((await change("own dealer", ["POST", "", { site, users: [petra] }])).status).toBe(200);
  const { body } = await ask("reader");
  expect(body.users).toMatchObject([{ id: petra, name: "Petra Peters" }]);
  expect((await change("chief", ["PATCH", `/${body.record}`, { users: [] }])).status).toBe(200);
  expect((await ask("own dealer")).body).toMatchObject({ record: body.record, users: [] });
});

it("is kept from other dealers, from the portal and from whoever has not the right", async () => {
  const { record } = (await ask("chief")).body;
  for (const [who, status] of [
    ["other dealer", 404],
    ["operator", 403],
    ["petra", 403],
    ["nobody", 401],
  ] as const)
    expect((await ask(who)).status, who).toBe(status);
  expect((await ask("chief", "abcdefghijklmno")).status).toBe(404);
  for (const who of ["reader", "other dealer", "operator", "petra"])
    expect((await change(who, ["PATCH", `/${record}`, { users: [paul] }])).status, who).toBe(404);
  expect((await ask("chief")).body.users).toEqual([]);
});
