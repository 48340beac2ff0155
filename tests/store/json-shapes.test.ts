/** JSON of another shape than the pages read is refused by its field, whoever sends it; what stands already may stay. */

import { afterAll, beforeAll, expect, it } from "vitest";
import { person, type Person } from "../support/people";
import { createRoom, type Room } from "../support/room";
import { startStore, type TestStore } from "../support/store";

let store: TestStore;
let room: Room;
let dealer: Person;
let link: { id: string; contact: string };

beforeAll(async () => {
  store = await startStore();
  room = await createRoom(store);
  dealer = await person(store, "administrator");
  const filter = `site = "${room.sites.northDepot.id}"`;
  link = await store.client().collection("site_contacts").getFirstListItem(filter);
});

afterAll(() => store?.stop());

const change = (collection: string, id: string, body: object) =>
  store.request<{ data?: object }>("PATCH", `/api/collections/${collection}/records/${id}`, {
    token: dealer.token,
    body,
  });

it.each<[string, string, unknown]>([
  ["contacts", "phones", [null]],
  ["contacts", "phones", [{ number: 5, kind: 3 }]],
  ["contacts", "phones", "abc"],
  ["site_contacts", "availability", [{ days: 5, from: 3, to: null }]],
  ["site_contacts", "rights", 5],
  ["site_contacts", "notifyClasses", "x"],
  ["site_accounts", "customFields", 5],
  ["users", "phoneNumbers", [[]]],
])("%s.%s is no %j", async (collection, field, value) => {
  const site = room.sites.northDepot.id;
  const ids: Record<string, string> = { contacts: link.contact, site_contacts: link.id, site_accounts: site };
  const answer = await change(collection, ids[collection] ?? dealer.id, { [field]: value });
  expect(answer).toMatchObject({ status: 400, body: { data: { code: "bad_request", field } } });
});

it("is refused with a new record, too", async () => {
  const body = { name: "New", phones: [null] };
  const answer = await store.request<object>("POST", "/api/collections/contacts/records", {
    token: dealer.token,
    body,
  });
  expect(answer).toMatchObject({ status: 400, body: { data: { code: "bad_request", field: "phones" } } });
});

it("is taken as the pages read it, and taken away", async () => {
  for (const phones of [[{ number: "+44 7700 900 123", kind: "mobile" }], [], null]) {
    expect((await change("contacts", link.contact, { phones })).status).toBe(200);
  }
  const availability = [{ days: [1, 2], from: "22:00", to: "06:00" }];
  expect((await change("site_contacts", link.id, { availability })).status).toBe(200);
});
