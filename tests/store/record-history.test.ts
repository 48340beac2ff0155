/** What a record's page asks the audit log: the lines of one record, newest first, by an index; by right alone. */

import { afterAll, beforeAll, expect, it } from "vitest";
import { person, type Person } from "../support/people";
import { startStore, type TestStore } from "../support/store";
import { withinLimit } from "../support/within-limit";

let store: TestStore;
let admin: Person;
let id = "";

beforeAll(async () => {
  store = await startStore();
  admin = await person(store, "administrator");
  const path = "/api/collections/important_contacts/records";
  const made = await store.request<{ id: string }>("POST", path, {
    token: admin.token,
    body: { name: "Police Leeds", kind: "police", order: 1 },
  });
  id = made.body.id;
  await store.request("PATCH", `${path}/${id}`, { token: admin.token, body: { order: 2 } });
});

afterAll(() => store?.stop());

/** As `use-history` spells it. */
const history = (token: string, filter = `recordId = '${id}' && collection = 'important_contacts'`) => {
  const query = new URLSearchParams({ filter, sort: "-at", perPage: "50", skipTotal: "1" });
  return withinLimit(() =>
    store.request<{ items: { action: string; user: string }[] }>(
      "GET",
      `/api/collections/audit_log/records?${query.toString()}`,
      { token },
    ),
  );
};

it("is had newest first by whoever has the right", async () => {
  const answer = await history(admin.token);
  expect(answer.status).toBe(200);
  expect(answer.body.items.map(({ action, user }) => [action, user])).toEqual([
    ["update", admin.id],
    ["create", admin.id],
  ]);
});

it("is empty without the right", async () => {
  const operator = await person(store, "operator");
  expect((await history(operator.token)).body.items ?? []).toEqual([]);
});

it("is read by the index of the record's id", async () => {
  const none = await history(admin.token, "recordId = '' && collection = 'important_contacts'");
  expect(none.body.items ?? []).toEqual([]);
  const plan = await history(admin.token, "collection = 'important_contacts'");
  expect(plan.status === 200 ? plan.body.items : []).toEqual([]);
});
