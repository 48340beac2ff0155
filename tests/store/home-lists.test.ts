/** The lists of a home page: what is one's own, in its order, and nothing of anybody else's. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { customerSeed } from "../../domain/access/presets";
import type { HomeListName, HomeLists } from "../../domain/live/home";
import type { HomeAnswer } from "../../domain/live/routes";
import { person, type Person } from "../support/people";
import { setRoomHour } from "../support/shifts";
import { startStore, type TestStore } from "../support/store";

let store: TestStore;
const people: Record<string, Person> = {};

const make = async (collection: string, body: object): Promise<string> =>
  (await store.client().collection(collection).create(body)).id;
const HOUR_MS = 3_600_000;
const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();
const inDays = (days: number): string => inHours(24 * days).slice(0, 10);
const listsOf = async (who: string): Promise<HomeLists> =>
  (await store.request<HomeAnswer>("GET", "/api/watchdesk/home", { token: people[who]?.token ?? "" })).body.lists;
const titles = async (who: string, list: HomeListName): Promise<readonly string[] | null> =>
  (await listsOf(who))[list]?.rows.map(({ title }) => title) ?? null;

const id = (who: string): string => people[who]?.id ?? "";

async function technicians(site: string): Promise<void> {
  const plan = { kind: "fault", site, assigned: id("callum") };
  await make("jobs", { ...plan, title: "Later", state: "planned", plannedFrom: inHours(3), plannedUntil: inHours(4) });
  await make("jobs", { ...plan, title: "Sooner", state: "planned", plannedFrom: inHours(1), dueAt: inHours(-1) });
  await make("jobs", { ...plan, title: "Tomorrow", state: "planned", plannedFrom: inHours(24) });
  await make("jobs", { ...plan, title: "Begun", state: "in_progress", plannedFrom: inHours(-30) });
  await make("jobs", { ...plan, title: "Piotr's", state: "planned", plannedFrom: inHours(2), assigned: id("piotr") });
  const tool = { state: "handed_out", holder: id("callum") };
  await make("tools", { ...tool, code: "T1", name: "Meter", calibrationDue: inDays(60) });
  await make("tools", { ...tool, code: "T2", name: "Ladder", calibrationDue: inDays(3) });
  await make("tools", { ...tool, code: "T3", name: "Drill", holder: id("piotr") });
  const store1 = await make("warehouses", { code: "CEN", name: "Central", kind: "central", active: true });
  const item = { unit: "piece", active: true };
  const low = await make("stock_items", { ...item, code: "A", name: "Siren", minimum: 5 });
  const enough = await make("stock_items", { ...item, code: "B", name: "Cable", minimum: 1 });
  for (const [what, quantity] of [
    [low, 2],
    [enough, 9],
  ] as const)
    await make("stock_moves", { kind: "receipt", item: what, to: store1, quantity });
}

async function sales(): Promise<void> {
  const lead = { state: "qualified", owner: id("duncan") };
  await make("leads", { ...lead, person: "A", company: "Today Ltd", nextStep: "Call", nextStepOn: inDays(0) });
  await make("leads", { ...lead, person: "B", company: "Late Ltd", nextStepOn: inDays(-3) });
  await make("leads", { ...lead, person: "C", company: "Next week Ltd", nextStepOn: inDays(7) });
  await make("leads", { ...lead, person: "D", company: "Won Ltd", state: "won", nextStepOn: inDays(0) });
  await make("leads", { ...lead, person: "E", company: "Elif's", owner: id("elif"), nextStepOn: inDays(0) });
  const visit = { kind: "visit", state: "planned", startsAt: inHours(1), endsAt: inHours(2) };
  await make("appointments", { ...visit, subject: "School", user: id("duncan") });
  await make("appointments", { ...visit, subject: "Elif's visit", user: id("elif") });
  const quote = { owner: id("duncan"), currency: "GBP" };
  await make("quotes", { ...quote, subject: "Sent", state: "sent", validUntil: inDays(-1) });
  await make("quotes", { ...quote, subject: "Draft", state: "draft" });
  await make("quotes", { ...quote, subject: "Elif's quote", state: "sent", owner: id("elif") });
}

async function portal(name: string, customer: string, site: string): Promise<void> {
  const user = id(name);
  const authorities = { [user]: customerSeed("customer_owner") };
  await make("customer_accounts_users", { customer, customer_users: [user], customer_users_authorities: authorities });
  await make("tickets", { subject: `${name} asks`, kind: "question", customer, requester: user });
  const event = { seq: name === "olga" ? 1 : 2, receivedAt: inHours(-1), site, customer, class: "alarm" };
  await make("events", { ...event, signal: `${name}'s signal`, siteName: `${name}'s` });
}

beforeAll(async () => {
  store = await startStore();
  // Noon in the room, so that an hour before and after is the same day; and its day is that of these tests.
  await setRoomHour(store, 12);
  const dealer = await make("installers_accounts", { code: "A", company: "Alpha" });
  for (const [name, role] of [
    ["callum", "technicians"],
    ["piotr", "technicians"],
    ["duncan", "sales"],
    ["elif", "sales"],
    ["ayla", "operator"],
    ["bora", "operator"],
    ["olga", "user"],
    ["sven", "user"],
  ] as const)
    people[name] = await person(store, role, { name });
  people["dealer"] = await person(store, "dealer_technician", { dealer });
  const one = await make("customer_accounts", { code: "C1", name: "One" });
  const two = await make("customer_accounts", { code: "C2", name: "Two" });
  const mine = await make("site_accounts", {
    code: "1",
    name: "Ours",
    state: "test",
    customer: one,
    installer: dealer,
  });
  const theirs = await make("site_accounts", { code: "2", name: "Theirs", state: "test", customer: two });
  await make("site_state", { site: mine, inAlarm: true, armedState: "armed" });
  await technicians(mine);
  await sales();
  await portal("olga", one, mine);
  await portal("sven", two, theirs);
  await make("tickets", { subject: "For Ayla", kind: "fault", assigned: id("ayla"), dueAt: inHours(-2) });
  await make("tickets", { subject: "Done", kind: "fault", assigned: id("ayla"), state: "closed" });
});

afterAll(() => store?.stop());

it("gives a technician his jobs of today in order, what he has begun first, and what is late", async () => {
  const { jobs, tools, stockLow } = await listsOf("callum");
  expect(jobs?.rows.map(({ title, wrong }) => [title.replace(/^\d+ /, ""), wrong])).toEqual([
    ["Begun", false],
    ["Sooner", true],
    ["Later", false],
  ]);
  expect(jobs).toMatchObject({ count: 3, rows: [{ detail: "1 Ours" }, {}, {}] });
  expect(tools?.rows).toMatchObject([
    { title: "T2 Ladder", wrong: true, day: inDays(3) },
    { title: "T1 Meter", wrong: false },
  ]);
  expect(stockLow?.rows).toMatchObject([{ title: "A Siren", quantity: 2, minimum: 5 }]);
  expect(await titles("callum", "inTest")).toEqual(["1 Ours", "2 Theirs"]);
  expect((await titles("piotr", "jobs"))?.join()).toMatch(/Piotr's$/);
  expect(await titles("piotr", "tools")).toEqual(["T3 Drill"]);
});

it("gives sales their own leads whose next step is due, visits of today, and quotes that wait", async () => {
  const { leads } = await listsOf("duncan");
  expect(leads?.rows.map(({ title, wrong }) => [title, wrong])).toEqual([
    ["Late Ltd", true],
    ["Today Ltd", false],
  ]);
  expect(await titles("duncan", "visits")).toEqual(["School"]);
  expect(await titles("elif", "visits")).toEqual(["Elif's visit"]);
  expect((await titles("duncan", "quotes"))?.map((title) => title.replace(/^\d+ /, ""))).toEqual(["Sent"]);
  expect(await titles("elif", "leads")).toEqual(["Elif's"]);
});

it("gives the portal its own sites, signals and tickets", async () => {
  const olga = await listsOf("olga");
  expect(olga.ownSites?.rows).toMatchObject([{ title: "1 Ours", state: "alarm", wrong: true }]);
  expect(olga.lastSignals?.rows.map(({ title }) => title)).toEqual(["olga's signal"]);
  expect(olga.tickets?.rows.map(({ title }) => title.replace(/^\d+ /, ""))).toEqual(["olga asks"]);
  expect(JSON.stringify(olga)).not.toMatch(/sven|Theirs/);
  expect(JSON.stringify(await listsOf("sven"))).not.toMatch(/olga|Ours/);
});

it("gives an operator the open tickets that he sees to, the late ones marked, and a colleague none of them", async () => {
  expect((await listsOf("ayla")).tickets).toMatchObject({ count: 1, rows: [{ wrong: true }] });
  expect((await listsOf("bora")).tickets).toEqual({ count: 0, rows: [] });
});

it("says nothing of what a role has no right to, and to a dealer's people nothing of the centre's work", async () => {
  const operator = await listsOf("ayla");
  for (const name of ["jobs", "leads", "quotes", "visits", "stockLow", "ownSites"] as const)
    expect(operator[name], name).toBeNull();
  const dealer = await listsOf("dealer");
  for (const name of ["jobs", "tools", "stockLow", "visits", "leads"] as const) expect(dealer[name], name).toBeNull();
  expect(await titles("dealer", "inTest")).toEqual(["1 Ours"]);
  const user = await listsOf("olga");
  for (const name of ["jobs", "inTest", "tools", "leads", "visits"] as const) expect(user[name], name).toBeNull();
});
