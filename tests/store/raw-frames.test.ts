/** Raw frames take a right of their own, by whichever way somebody asks for the signal. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addAlarm } from "../support/alarms";
import { person, type Person } from "../support/people";
import { startStore, type TestStore } from "../support/store";

let store: TestStore;
let alarm: string;
let signal: string;
const people: Record<string, Person> = {};

beforeAll(async () => {
  store = await startStore();
  alarm = await addAlarm(store);
  const row = { seq: 100, receivedAt: new Date().toISOString(), alarm, raw: "0a31" };
  signal = (await store.client().collection("events").create(row)).id;
  for (const role of ["operator", "shift_leader"]) people[role] = await person(store, role);
});

afterAll(() => store?.stop());

type Row = Record<string, unknown>;
interface Answer {
  items: Row[];
  events: Row[];
  raw?: string;
}

const ask = async (role: string, path: string) =>
  store.request<Answer>("GET", path, { token: people[role]?.token ?? "" });

const RECORDS = "/api/collections/events/records";

describe("a raw frame", () => {
  it.each([
    ["operator", undefined],
    ["shift_leader", "0a31"],
  ])("comes to a %s with the one signal he looks at: %s", async (role, raw) => {
    const one = await ask(role, `${RECORDS}/${signal}`);
    expect(one.status).toBe(200);
    expect(one.body.raw).toBe(raw);
    const detail = await ask(role, `/api/watchdesk/alarms/${alarm}`);
    expect(detail.body.events.map((event) => event["raw"])).toEqual([raw]);
  });

  it.each(["operator", "shift_leader"])("is in no list, filter or order of a %s", async (role) => {
    const list = await ask(role, `${RECORDS}?skipTotal=1`);
    expect(list.body.items).toHaveLength(1);
    expect(list.body.items[0]).not.toHaveProperty("raw");
    for (const query of [`filter=${encodeURIComponent('raw ~ "31"')}`, "sort=raw"]) {
      expect((await ask(role, `${RECORDS}?skipTotal=1&${query}`)).status).toBe(400);
    }
    expect((await ask(role, `${RECORDS}?skipTotal=1&fields=raw`)).body.items).toEqual([{}]);
  });
});
