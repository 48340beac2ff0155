/** A role is made by whoever may, under a name of its own and with nothing that its maker has not; everybody else is refused. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { person, type Person } from "../support/people";
import { startStore, type TestStore } from "../support/store";

let store: TestStore;
const people: Record<string, Person> = {};

const ROLES = "/api/collections/role_authorities/records";
const READS_SITES = { operator: { accounts: { site_accounts: { read: true } } } };

beforeAll(async () => {
  store = await startStore();
  const dealer = await store.client().collection("installers_accounts").create({ code: "A", company: "Alpha" });
  people["chief"] = await person(store, "administrator");
  people["operator"] = await person(store, "operator");
  const authorities = { administrator: { settings: { authorities: { update: true } } } };
  await store.client().collection("role_authorities").create({ name: "scribe", staff: true, authorities });
  people["scribe"] = await person(store, "scribe");
  people["dealerScribe"] = await person(store, "scribe", { dealer: dealer.id });
});

afterAll(() => store?.stop());

const make = (who: string, body: object) =>
  store.request<{ id: string; data: object }>("POST", ROLES, { token: people[who]?.token ?? "", body });
const night = { name: "night_shift", title: "Night shift", staff: true, authorities: READS_SITES };

it("is made with the rights of its map, and who did it stands in the audit log", async () => {
  const { status, body } = await make("chief", { ...night, inactivityTimer: 15, logoutTimer: 2 });
  expect([status, body]).toMatchObject([200, { rights: READS_SITES.operator, staff: true, inactivityTimer: 15 }]);
  const filter = `collection = "role_authorities" && recordId = "${body.id}"`;
  const [line] = await store.client().collection("audit_log").getFullList({ filter });
  expect(line).toMatchObject({ action: "create", user: people["chief"]?.id });
});

it("is refused to whoever may not change roles, and to a dealer's people whatever their role says", async () => {
  for (const who of ["operator", "dealerScribe", "nobody"]) {
    const { status } = await make(who, { ...night, name: `by_${who.toLowerCase()}`, title: who });
    expect([400, 401, 403], who).toContain(status);
  }
  const { items } = await store.client().collection("role_authorities").getList(1, 1, { filter: 'name ~ "by_%"' });
  expect(items).toEqual([]);
});

it("is refused with rights that its maker has not", async () => {
  const { status, body } = await make("scribe", { ...night, name: "more", title: "More" });
  expect([status, body.data]).toMatchObject([403, { code: "no_right", field: "authorities" }]);
});

it.each([
  ["a name that there is", { ...night, title: "Another" }, { name: { code: "validation_not_unique" } }],
  ["a title that there is", { ...night, name: "n2", title: " NIGHT  SHIFT" }, { code: "bad_request", field: "title" }],
  [
    "another role's name as a title",
    { ...night, name: "n3", title: "Scribe" },
    { code: "bad_request", field: "title" },
  ],
])("is refused under %s", async (_, body, data) => {
  const answer = await make("chief", body);
  expect([answer.status, answer.body.data]).toMatchObject([400, data]);
});

it("keeps its title when something else of it is changed, and takes no other's", async () => {
  const filter = 'name = "night_shift"';
  const { id } = await store.client().collection("role_authorities").getFirstListItem(filter);
  const change = (body: object) =>
    store.request<{ data: object }>("PATCH", `${ROLES}/${id}`, { token: people["chief"]?.token ?? "", body });
  expect((await change({ title: "Night shift", maxSessions: 2 })).status).toBe(200);
  expect((await change({ title: "scribe" })).body.data).toMatchObject({ code: "bad_request", field: "title" });
});
