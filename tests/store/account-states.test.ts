/** A site that is switched off or on leaves a line that says from what to what, why and by whom. */

import { afterAll, beforeAll, expect, it } from "vitest";
import { person, type Person } from "../support/people";
import { createRoomSites } from "../support/room-sites";
import { startStore, type TestStore } from "../support/store";

let store: TestStore;
let keeper: Person;
let site: string;

beforeAll(async () => {
  store = await startStore();
  site = (await createRoomSites(store.client())).sites.northDepot.id;
  keeper = await person(store, "data_entry");
});

afterAll(() => store?.stop());

const change = (body: object) =>
  store.request("PATCH", `/api/collections/site_accounts/records/${site}`, { token: keeper.token, body });
const lines = () =>
  store
    .client()
    .collection("account_state_log")
    .getFullList({ filter: `site = "${site}"`, sort: "at" });

it("is written with the change of its state, and with no other", async () => {
  const category = await store
    .client()
    .collection("account_state_categories")
    .getFirstListItem<{ id: string }>('code = "works"');
  expect((await change({ notes: "a note" })).status).toBe(200);
  expect(await lines()).toEqual([]);
  expect((await change({ state: "out_of_service", stateCategory: category.id })).status).toBe(200);
  expect((await change({ state: "out_of_service" })).status).toBe(200);
  expect((await change({ state: "active", stateCategory: "" })).status).toBe(200);
  const [off, on, ...more] = await lines();
  expect(more).toEqual([]);
  expect(off).toMatchObject({
    before: "active",
    after: "out_of_service",
    category: category.id,
    user: keeper.id,
    userName: expect.stringMatching(/\w/),
  });
  expect(on).toMatchObject({ before: "out_of_service", after: "active", category: "" });
});

it("is not written for a change that is refused", async () => {
  const before = (await lines()).length;
  expect((await change({ state: "nonsense" })).status).toBe(400);
  expect((await lines()).length).toBe(before);
});
