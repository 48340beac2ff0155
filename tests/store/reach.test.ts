/** What a dealer's staff name in their own records lies within their reach, too; and nobody's entry becomes his own. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { person, type Person } from "../support/people";
import { createRoom, type Room } from "../support/room";
import { startStore, type TestStore } from "../support/store";

let store: TestStore;
let room: Room;
let token: string;
let ours: string;
let theirs: string;
let listed: string;

beforeAll(async () => {
  store = await startStore();
  room = await createRoom(store);
  ({ token } = await room.signIn("dealerUser"));
  const add = async (name: string, installer: string): Promise<string> =>
    (await store.client().collection("contacts").create({ name, installer })).id;
  ours = await add("Ours", room.dealers.north);
  theirs = await add("Theirs", room.dealers.harbour);
  const line = { site: room.sites.northDepot.id, contact: await add("Listed", room.dealers.north), order: 2 };
  listed = (await store.client().collection("site_contacts").create(line)).id;
});

afterAll(() => store?.stop());

const path = (collection: string, id = "") => `/api/collections/${collection}/records${id && `/${id}`}`;
const ask = async (method: string, url: string, body: object, as = token): Promise<number> =>
  (await store.request(method, url, { token: as, body })).status;
const depot = () => room.sites.northDepot.id;

describe("a dealer's call list", () => {
  it("takes people of the dealer's own book alone", async () => {
    expect(await ask("POST", path("site_contacts"), { site: depot(), contact: theirs, order: 3 })).toBe(400);
    expect(await ask("POST", path("site_contacts"), { site: depot(), contact: ours, order: 3 })).toBe(200);
  });

  it("can't be changed to another dealer's person, and to one's own it can", async () => {
    const other = { name: "Other", installer: room.dealers.north };
    const { id } = await store.client().collection("contacts").create(other);
    expect(await ask("PATCH", path("site_contacts", listed), { contact: theirs })).toBe(404);
    expect(await ask("PATCH", path("site_contacts", listed), { contact: id })).toBe(200);
    expect(await ask("PATCH", path("site_contacts", listed), { order: 4 })).toBe(200);
  });

  it("is the centre's to fill from any book", async () => {
    const { token: centre } = await room.signIn("cem");
    expect(await ask("PATCH", path("site_contacts", listed), { contact: theirs }, centre)).toBe(200);
    // What the centre has put there stays changeable in everything else.
    expect(await ask("PATCH", path("site_contacts", listed), { order: 5 })).toBe(200);
  });
});

describe("a dealer's contact", () => {
  const body = (customer: string) => ({ name: "New", installer: room.dealers.north, customer });

  it("is made for a customer with a site of the dealer's, or for none", async () => {
    expect(await ask("POST", path("contacts"), body(room.customers.bakery))).toBe(400);
    expect(await ask("POST", path("contacts"), body(room.customers.depot))).toBe(200);
    expect(await ask("POST", path("contacts"), body(""))).toBe(200);
  });

  it("goes to no customer beyond reach, and stays changeable where the centre put it there", async () => {
    const contact = path("contacts", ours);
    expect(await ask("PATCH", contact, { customer: room.customers.bakery })).toBe(404);
    expect(await ask("PATCH", contact, { customer: room.customers.depot })).toBe(200);
    expect(await ask("PATCH", contact, { customer: "" })).toBe(200);
    await store.client().collection("contacts").update(ours, { customer: room.customers.bakery });
    expect(await ask("PATCH", contact, { notes: "n" })).toBe(200);
  });
});

describe("a record of entries that names the one who changes it", () => {
  let clerk: Person;
  let entries: string;
  const rights = { user: { signals: { alarms: { read: true } } } };

  beforeAll(async () => {
    clerk = await person(store, "administrator");
    const { id: customer } = await store.client().collection("customer_accounts").create({ code: "C9", name: "Nine" });
    const made = { customer, customer_users: [clerk.id], customer_users_authorities: { [clerk.id]: {} } };
    entries = (await store.client().collection("customer_accounts_users").create(made)).id;
  });

  const change = (body: object) => ask("PATCH", path("customer_accounts_users", entries), body, clerk.token);

  it("can't be moved to another customer", async () => {
    const { id } = await store.client().collection("customer_accounts").create({ code: "C10", name: "Ten" });
    expect(await change({ customer: id })).toBe(403);
  });

  it("can't be made to grant him more", async () => {
    expect(await change({ customer_users_authorities: { [clerk.id]: rights } })).toBe(403);
  });

  it("can be changed for others, and he may leave it", async () => {
    const other = room.users.portalUser.id;
    const both = { customer_users: [clerk.id, other], customer_users_authorities: { [clerk.id]: {}, [other]: rights } };
    expect(await change(both)).toBe(200);
    expect(await change({ customer_users: [other] })).toBe(200);
    expect(await change({ customer_users: [other, clerk.id] })).toBe(403);
  });
});
