/** The room at one glance: each part for who may see it, counted from the room's midnight on. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { HomeAnswer } from "../../domain/live/routes";
import { person, type Person } from "../support/people";
import { startStore, type TestStore } from "../support/store";

let store: TestStore;
const people: Record<string, Person> = {};

const make = async (collection: string, body: object): Promise<string> =>
  (await store.client().collection(collection).create(body)).id;

const HOUR_MS = 3_600_000;
const ago = (ms: number): string => new Date(Date.now() - ms).toISOString();
const ask = async (who: string): Promise<HomeAnswer> =>
  (await store.request<HomeAnswer>("GET", "/api/watchdesk/home", { token: people[who]?.token ?? "" })).body;

beforeAll(async () => {
  store = await startStore();
  const [settings] = await store.client().collection("program_settings").getFullList<{ id: string }>();
  // A zone in which it is noon, so that the day neither begins nor ends under the test.
  const offset = 12 - new Date().getUTCHours();
  const zone = offset === 0 ? "UTC" : `Etc/GMT${offset > 0 ? "-" : "+"}${Math.abs(offset)}`;
  await store
    .client()
    .collection("program_settings")
    .update(settings?.id ?? "", { timeZone: zone });
  const dealer = await make("installers_accounts", { code: "A", company: "Alpha" });
  people["leader"] = await person(store, "administrator");
  people["ada"] = await person(store, "operator", { name: "Ada" });
  people["dealer"] = await person(store, "dealer_admin", { dealer });
  const site = await make("site_accounts", { code: "1", name: "Ours", state: "active", installer: dealer });
  await make("site_accounts", { code: "2", name: "Theirs", state: "test" });
  await make("site_state", { site, nextTestDueAt: ago(HOUR_MS) });
  const event = { signal: "Burglary", class: "alarm" };
  await make("events", { ...event, seq: 1, receivedAt: ago(HOUR_MS), dealer });
  await make("events", { ...event, seq: 2, receivedAt: ago(2 * HOUR_MS) });
  await make("events", { ...event, seq: 3, receivedAt: ago(30 * HOUR_MS) });
  const closed = { priority: 1, state: "closed", version: 1, firstAt: ago(HOUR_MS), closedAt: ago(HOUR_MS) };
  await make("alarm_history", { ...closed, alarmNo: 1, closedBy: people["ada"].id, answerSeconds: 10 });
  await make("alarm_history", { ...closed, alarmNo: 2, closedBy: people["leader"].id, answerSeconds: 20, dealer });
  await make("receivers", { code: "r1", name: "Main", state: "listening", enabled: true });
  const operator = await make("operators", { user: people["ada"].id, can_login_outside_shift: true });
  const shift = { operator, shift_start_time: ago(HOUR_MS), shift_end_time: ago(-HOUR_MS) };
  await make("shift_management", { ...shift, shift_name: "Day" });
});

afterAll(() => store?.stop());

it("counts the room's day for who may see all of it", async () => {
  const home = await ask("leader");
  expect(home.signals).toMatchObject({ count: 2 });
  expect(home.room).toEqual({ closed: 2, answerMean: 15, answerMedian: 10 });
  expect(home.own).toEqual({ closed: 1, answerMean: 20, answerMedian: 20 });
  expect(home.receivers).toMatchObject([{ name: "Main", state: "listening" }]);
  expect(home.shifts).toMatchObject([{ name: "Ada", shift: "Day", here: true }]);
  expect(home.sites).toEqual({ active: 1, test: 1, outOfService: 0, lateToTest: 1 });
  expect(Date.now() - Date.parse(home.since)).toBeLessThan(14 * HOUR_MS);
});

it("tells an operator his own shift, and a dealer what is his", async () => {
  expect((await ask("ada")).shifts).toMatchObject([{ name: "Ada" }]);
  const dealer = await ask("dealer");
  expect(dealer.signals).toMatchObject({ count: 1 });
  expect(dealer.sites).toEqual({ active: 1, test: 0, outOfService: 0, lateToTest: 1 });
  expect(dealer.room).toMatchObject({ closed: 1 });
  expect(dealer.shifts).toBeNull();
});
