/** A closed alarm is found by its number whatever the period, and no further than one reaches. */

import { afterAll, beforeAll, expect, it } from "vitest";
import { customerSeed } from "../../domain/access/presets";
import { addPerson, person, signIn, type Person } from "../support/people";
import { startStore, type TestStore } from "../support/store";

let store: TestStore;
const people: Record<string, Person> = {};

const NOVEMBER = { from: "2026-11-01T00:00:00Z", to: "2026-11-15T00:00:00Z" };
const JUNE = { from: "2026-06-01T00:00:00Z", to: "2026-06-15T00:00:00Z" };

beforeAll(async () => {
  store = await startStore();
  const make = async (collection: string, body: object) =>
    (await store.client().collection(collection).create(body)).id;
  const dealer = await make("installers_accounts", { code: "A", company: "A" });
  const customer = await make("customer_accounts", { code: "ONE", name: "One" });
  const owner = await addPerson(store, "user");
  const customer_users_authorities = { [owner.id]: customerSeed("customer_owner") };
  await make("customer_accounts_users", { customer, customer_users: [owner.id], customer_users_authorities });
  const end = { priority: 2, state: "closed", version: 1, firstAt: NOVEMBER.from };
  const closedAt = "2026-11-12T10:00:00Z";
  await make("alarm_history", { ...end, alarmNo: 1042, closedAt, dealer, customer, siteNo: "4711" });
  await make("alarm_history", { ...end, alarmNo: 1043, closedAt, siteNo: "1042" });
  people["operator"] = await person(store, "operator");
  people["dealer"] = await person(store, "dealer_admin", { dealer });
  people["owner"] = await signIn(store, owner.email);
});

afterAll(() => store?.stop());

interface Answer {
  items: { alarmNo: number }[];
  next: string | null;
  elsewhere: { id: string; alarmNo: number; closedAt: string } | null;
}

async function ask(who: string, query: Record<string, string>): Promise<Answer> {
  const path = `/api/watchdesk/alarm_history?${new URLSearchParams({ ...JUNE, ...query })}`;
  const { status, body } = await store.request<Answer>("GET", path, { token: people[who]?.token ?? "" });
  expect(status).toBe(200);
  return body;
}

it.each<[string, string, Record<string, string>, number | undefined]>([
  ["a number", "operator", { text: "1042" }, 1042],
  ["a number with blanks around it", "operator", { text: " 1042 " }, 1042],
  ["a number beside other filters", "operator", { text: "1042", priority: "9", account: "77" }, 1042],
  ["a number that no alarm has", "operator", { text: "1044" }, undefined],
  ["a part of a number", "operator", { text: "104" }, undefined],
  ["a number with zeros before it", "operator", { text: "01042" }, undefined],
  ["a number among words", "operator", { text: "1042 or 1" }, undefined],
  ["more digits than a number may have", "operator", { text: "9".repeat(200) }, undefined],
  ["no text", "operator", {}, undefined],
  ["its dealer", "dealer", { text: "1042" }, 1042],
  ["another's dealer", "dealer", { text: "1043" }, undefined],
  ["its customer", "owner", { text: "1042" }, 1042],
  ["no customer of his", "owner", { text: "1043" }, undefined],
  ["a further page", "operator", { text: "1042", before: "2026-06-10 00:00:00.000Z|abcdefghij12345" }, undefined],
])("by %s", async (_, who, query, want) => {
  const { items, elsewhere } = await ask(who, query);
  expect(items).toEqual([]);
  expect(elsewhere?.alarmNo).toBe(want);
});

it("says which alarm and when it was closed", async () => {
  const { id } = await store.client().collection("alarm_history").getFirstListItem("alarmNo = 1042");
  const { elsewhere } = await ask("operator", { text: "1042" });
  expect(elsewhere).toEqual({ id, alarmNo: 1042, closedAt: "2026-11-12 10:00:00.000Z" });
});

it("says nothing beside where the period has it, whatever else does not pass", async () => {
  const found = await ask("operator", { ...NOVEMBER, text: "1042" });
  // The account of another alarm is that number, too.
  expect(found.items.map(({ alarmNo }) => alarmNo).toSorted((a, b) => a - b)).toEqual([1042, 1043]);
  expect(found.elsewhere).toBeNull();
  expect((await ask("operator", { ...NOVEMBER, text: "1042", priority: "9" })).elsewhere).toBeNull();
});
