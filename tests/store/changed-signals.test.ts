/** Signals that were changed after they came: those that the list shows a person, as it shows them, and no others. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customerSeed } from "../../domain/access/presets";
import { addPerson, person, signIn, type Person } from "../support/people";
import { createRoomSites } from "../support/room-sites";
import type { TestStore } from "../support/store";
import { startHooked } from "../support/store-hooks";

const OURS = "oursdealer00001";
const THEIRS = "theirsdealer001";
const COUNT = 1_800;
const CAME = "2026-01-01 00:00:00.000Z";
const CHANGED = "2026-01-02 00:00:00.000Z";
// Every third was changed; of these every second is our dealer's, every fifth the customer's.
const HOOK = `
routerAdd("POST", "/test/fill/{customer}", (e) => {
  $app.db().newQuery("WITH RECURSIVE c(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM c WHERE i < ${COUNT}) " +
    "INSERT INTO events (id, seq, dealer, customer, receivedAt, repeats, encrypted, trace, raw, media, created, updated) " +
    "SELECT printf('e%014d', i), i, CASE WHEN i % 6 = 0 THEN '${OURS}' ELSE '${THEIRS}' END, " +
    "CASE WHEN i % 15 = 0 THEN {:customer} ELSE '' END, '${CAME}', i % 3 = 0, 1, '[]', '0a', 'null', '${CAME}', " +
    "CASE WHEN i % 3 = 0 THEN '${CHANGED}' ELSE '${CAME}' END FROM c")
    .bind({ customer: e.request.pathValue("customer") }).execute();
  return e.noContent(204);
});`;

let store: TestStore;
let people: Readonly<Record<"operator" | "dealer" | "customer" | "accountant", Person>>;

beforeAll(async () => {
  store = await startHooked({ hook: HOOK, product: true });
  const { customers } = await createRoomSites(store.client());
  const dealer = { id: OURS, company: OURS, code: "ou", state: "active" };
  await store.client().collection("installers_accounts").create(dealer);
  const { id, email } = await addPerson(store, "user");
  const entry = { customer_users: [id], customer_users_authorities: { [id]: customerSeed("customer_keyholder") } };
  await store
    .client()
    .collection("customer_accounts_users")
    .create({ customer: customers.depot, ...entry });
  people = {
    operator: await person(store, "operator"),
    dealer: await person(store, "operator", { dealer: OURS }),
    customer: await signIn(store, email),
    accountant: await person(store, "accountant"),
  };
  expect((await store.request("POST", `/test/fill/${customers.depot}`)).status).toBe(204);
});

afterAll(() => store?.stop());

interface Answer {
  readonly items: readonly { readonly id: string; readonly seq: number }[];
  readonly data?: { readonly code?: string; readonly field?: string };
}

const ask = (who: keyof typeof people, query: Readonly<Record<string, string | number>>) => {
  const all = { above: 0, upto: COUNT, since: CAME, ...query };
  const text = new URLSearchParams(Object.entries(all).map(([name, value]) => [name, String(value)]));
  const headers = { Authorization: people[who].token };
  return store.request<Answer>("GET", `/api/watchdesk/signals_changed?${text}`, { headers });
};

const seqs = async (who: keyof typeof people, query: Readonly<Record<string, string | number>> = {}) =>
  (await ask(who, query)).body.items.map(({ seq }) => seq);

describe("what comes", () => {
  it("is in order, a page of 500 at a time, and only what was changed", async () => {
    const first = await seqs("operator");
    const second = await seqs("operator", { above: first.at(-1) ?? 0 });
    const want = Array.from({ length: COUNT / 3 }, (_, n) => (n + 1) * 3);
    expect([first.length, [...first, ...second]]).toEqual([500, want]);
  });

  it("lies within the numbers and after the moment that were asked for", async () => {
    expect(await seqs("operator", { above: 6, upto: 12 })).toEqual([9, 12]);
    expect(await seqs("operator", { since: CHANGED })).toEqual([]);
  });

  it.each([
    ["dealer", 6],
    ["customer", 15],
  ] as const)("of a %s is his alone", async (who, every) => {
    expect(await seqs(who, { upto: 60 })).toEqual(Array.from({ length: 60 / every }, (_, n) => (n + 1) * every));
  });

  it.each(["operator", "dealer", "customer"] as const)("for a %s is written as the list writes it", async (who) => {
    const [row] = (await ask(who, { above: 29, upto: 30 })).body.items;
    const headers = { Authorization: people[who].token };
    const listed = await store.request<object>("GET", "/api/collections/events/records/e00000000000030", { headers });
    const { trace, collectionId, collectionName, ...want } = listed.body as Record<string, unknown>;
    expect([trace, collectionName, typeof collectionId]).toEqual([[], "events", "string"]);
    expect(row).toEqual(want);
  });
});

describe("what is refused", () => {
  it("is whoever may not read signals", async () => {
    const answer = await ask("accountant", {});
    expect([answer.status, answer.body.data?.code]).toEqual([403, "no_right"]);
  });

  it.each([
    ["above", "-1"],
    ["above", ""],
    ["upto", "1e9"],
    ["upto", "99999"],
    ["since", "yesterday"],
    ["since", "2026-01-01T00:00:00Z"],
  ])("is %s = %j, by its name", async (name, value) => {
    const answer = await ask("operator", { [name]: value });
    // Too many numbers at once are refused by where they begin.
    const field = value === "99999" ? "above" : name;
    expect([answer.status, answer.body.data]).toMatchObject([400, { code: "bad_request", field }]);
  });
});
