/** What a customer's own sites did: counted for him alone, of one site where one is asked for, and refused for another's. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { customerSeed } from "../../domain/access/presets";
import type { ReportAnswer } from "../../domain/reports/reports.table";
import { person, type Person } from "../support/people";
import { startStore, type TestStore } from "../support/store";

let store: TestStore;
const people: Record<string, Person> = {};
const sites: Record<string, string> = {};

const make = async (collection: string, body: object): Promise<string> =>
  (await store.client().collection(collection).create(body)).id;
const DAY = "from=2026-06-01T00:00:00Z&to=2026-06-02T00:00:00Z";
const ask = (who: string, more = "", period = DAY) =>
  store.request<ReportAnswer & { data?: object }>("GET", `/api/watchdesk/reports/site_activity?${period}${more}`, {
    token: people[who]?.token ?? "",
  });
const signalsOf = async (who: string, more = ""): Promise<unknown> =>
  (await ask(who, more)).body.tables["signals"]?.map(({ signal }) => signal);

let seq = 0;
async function event(site: string, customer: string, [clock, signal]: readonly [string, string], more: object) {
  seq += 1;
  const receivedAt = `2026-06-01T${clock}:00Z`;
  await make("events", { seq, receivedAt, signal, site: sites[site], siteName: site, siteNo: site, customer, ...more });
}

beforeAll(async () => {
  store = await startStore();
  for (const [name, role] of [
    ["chief", "administrator"],
    ["olga", "user"],
    ["keeper", "user"],
    ["sven", "user"],
    ["ayla", "operator"],
  ] as const)
    people[name] = await person(store, role, { name });
  const [one, two] = [
    await make("customer_accounts", { code: "C1", name: "One" }),
    await make("customer_accounts", { code: "C2", name: "Two" }),
  ];
  for (const [code, customer] of [
    ["school", one],
    ["bakery", one],
    ["marina", two],
  ] as const)
    sites[code] = await make("site_accounts", { code, name: code, city: "Gateshead", state: "active", customer });
  const entry = (name: string, seed: "customer_owner" | "customer_keyholder") => ({
    [people[name]?.id ?? ""]: customerSeed(seed),
  });
  await make("customer_accounts_users", {
    customer: one,
    customer_users: [people["olga"]?.id, people["keeper"]?.id],
    customer_users_authorities: { ...entry("olga", "customer_owner"), ...entry("keeper", "customer_keyholder") },
  });
  await make("customer_accounts_users", {
    customer: two,
    customer_users: [people["sven"]?.id],
    customer_users_authorities: entry("sven", "customer_owner"),
  });
  await event("school", one, ["06:00", "Opened"], { class: "open" });
  await event("school", one, ["09:00", "Burglary"], { class: "alarm", decision: "queued", alarm: "a1", zone: "3" });
  await event("school", one, ["09:01", "Burglary"], { class: "alarm", decision: "queued", alarm: "a1", zone: "4" });
  await event("school", one, ["19:00", "Closed"], { class: "close" });
  await event("bakery", one, ["08:00", "Mains lost"], { class: "trouble", zoneText: "Cellar" });
  await event("marina", two, ["07:00", "Test"], { class: "test" });
  await event("", "", ["07:30", "Stranger"], { class: "alarm" });
});

afterAll(() => store?.stop());

it("counts for a customer what his sites did, and lists their signals, the newest first", async () => {
  const { status, body } = await ask("olga");
  expect(status).toBe(200);
  expect(body.tables["activity"]).toMatchObject([
    { account: "school", signals: 4, alarms: 1, opens: 1, closes: 1, troubles: 0, lastAt: "2026-06-01 19:00:00.000Z" },
    { account: "bakery", signals: 1, alarms: 0, troubles: 1 },
  ]);
  expect(body.tables["signals"]?.map(({ signal, zone }) => [signal, zone])).toEqual([
    ["Closed", ""],
    ["Burglary", "4"],
    ["Burglary", "3"],
    ["Mains lost", "Cellar"],
    ["Opened", ""],
  ]);
  expect(JSON.stringify(body)).not.toMatch(/marina|Stranger/);
});

it("is of one site alone where one is asked for, and there is no other's", async () => {
  expect(await signalsOf("olga", `&site=${sites["bakery"]}`)).toEqual(["Mains lost"]);
  expect((await ask("olga", `&site=${sites["marina"]}`)).status).toBe(404);
  expect((await ask("olga", "&site=nosuchsite00000")).status).toBe(404);
  expect(await signalsOf("sven", `&site=${sites["marina"]}`)).toEqual(["Test"]);
  expect((await ask("sven", `&site=${sites["school"]}`)).status).toBe(404);
  expect((await ask("chief", `&site=${sites["marina"]}`)).status).toBe(200);
});

it("is had by nobody whose customer's entry does not grant it, and by no operator", async () => {
  for (const who of ["keeper", "ayla"]) expect((await ask(who)).status, who).toBe(403);
});

it("goes with the right, at the very next question", async () => {
  const rows = store.client().collection("customer_accounts_users");
  const [entry] = await rows.getFullList({ filter: `customer_users ~ "${people["sven"]?.id}"` });
  await rows.update(entry?.id ?? "", {
    customer_users_authorities: { [people["sven"]?.id ?? ""]: customerSeed("customer_keyholder") },
  });
  expect((await ask("sven")).status).toBe(403);
});

it("has a bounded period", async () => {
  expect((await ask("olga", "", "from=2026-01-01T00:00:00Z&to=2026-06-01T00:00:00Z")).status).toBe(400);
  expect((await ask("olga", "", "")).status).toBe(400);
});
