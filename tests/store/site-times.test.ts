/** Opening times and action plans of sites, as somebody would write them who may not, and values that mean nothing. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createMatrixWorld, type MatrixWorld } from "../support/matrix-world";
import { startStore, type TestStore } from "../support/store";
import type { RoleName } from "./access-matrix.table";

let store: TestStore;
let world: MatrixWorld;
/** Customer Two's, and another dealer's. */
let foreign: string;

beforeAll(async () => {
  store = await startStore();
  world = await createMatrixWorld(store);
  const client = store.client();
  const { id: installer } = await client.collection("installers_accounts").getFirstListItem('code = "B"');
  const site = { code: "FOREIGN", name: "Theirs", state: "active", installer };
  foreign = (await client.collection("site_accounts").create(site)).id;
}, 120_000);

afterAll(() => store?.stop());

const records = (collection: string, id = "") => `/api/collections/${collection}/records${id && `/${id}`}`;
const OF_SITES = ["site_schedules", "temporary_schedules", "site_action_plans"] as const;

async function bodyOf(collection: string): Promise<Record<string, unknown>> {
  const kind = world.rows[collection];
  if (!kind) throw new Error(`no records for ${collection}`);
  return kind.body();
}

const make = async (collection: string, more: object = {}) =>
  store
    .client()
    .collection(collection)
    .create({ ...(await bodyOf(collection)), ...more });

const send = async (method: string, url: string, { as, body }: { as: RoleName; body?: object }) =>
  (await store.request(method, url, { token: await world.token(as), ...(body ? { body } : {}) })).status;

describe.each(OF_SITES)("%s", (collection) => {
  // Whatever his role grants: his reach alone is looked at.
  const dealer = "dealer_everything";

  it("are made at no site of another dealer", async () => {
    const body = await bodyOf(collection);
    expect(await send("POST", records(collection), { as: dealer, body })).toBe(200);
    for (const site of [foreign, [foreign], [body["site"], foreign]]) {
      expect(await send("POST", records(collection), { as: dealer, body: { ...body, site } })).toBe(400);
    }
  });

  it("are moved to no other site, nor from one", async () => {
    const { id, site } = await make(collection);
    for (const body of [
      { site: foreign },
      { site: [foreign] },
      { "site+": foreign },
      { "+site": foreign },
      { site: "" },
    ])
      await send("PATCH", records(collection, id), { as: dealer, body });
    expect((await store.client().collection(collection).getOne(id))["site"]).toBe(site);
    const theirs = await make(collection, { site: foreign });
    expect(await send("PATCH", records(collection, theirs.id), { as: dealer, body: { site } })).toBe(404);
    expect(await send("DELETE", records(collection, theirs.id), { as: dealer })).toBe(404);
    expect((await store.client().collection(collection).getOne(theirs.id))["site"]).toBe(foreign);
  });

  it.each(["owner", "keyholder", "shared"] as const)("are not written by the portal: %s", async (as) => {
    const { id } = await make(collection);
    expect(await send("POST", records(collection), { as, body: await bodyOf(collection) })).toBe(400);
    expect(await send("PATCH", records(collection, id), { as, body: world.rows[collection]?.change })).toBe(404);
    expect(await send("DELETE", records(collection, id), { as })).toBe(404);
  });
});

it("a dealer's administrator names no plan, be it for his own site", async () => {
  const body = await bodyOf("site_action_plans");
  for (const site of [body["site"], foreign])
    expect(await send("POST", records("site_action_plans"), { as: "dealer_admin", body: { ...body, site } })).toBe(400);
});

/** Field, values that are kept, values that are refused. */
type Bounds = readonly [collection: string, field: string, kept: readonly unknown[], refused: readonly unknown[]];

const CLOCKS = ["", "7:30", "24:01", "25:00", "12:60", "07:30 ", "07:30\n", "07:30:00", "٠٧:٣٠", null, 730];
// What differs in its spelling alone is kept plain (plain-numbers.test.ts).
const PARTITIONS = ["0x", "G", "1 1", "1234567", "1,2", "-1"];
const DAYS = [
  "",
  "2027-13-01",
  "2027-00-10",
  "2027-03-32",
  "2027-03-00",
  "2027-3-1",
  "28.03.2027",
  "2027-03-28T00:00",
  "tomorrow",
  null,
];
const HOURS = [
  "09:00",
  "09:00-",
  "9:00-13:00",
  "09:00-25:00",
  "24:00-06:00",
  "09:00 - 13:00",
  "09:00-13:00,14:00-18:00",
];

const BOUNDS: readonly Bounds[] = [
  ["site_schedules", "opensFrom", ["00:00", "07:30", "23:59"], CLOCKS],
  ["site_schedules", "opensUntil", ["09:00"], CLOCKS],
  ["site_schedules", "closesFrom", ["17:30"], CLOCKS],
  ["site_schedules", "closesUntil", ["24:00", "01:15"], CLOCKS],
  ["site_schedules", "partition", ["", "0", "1", "1A", "FFFFFF"], PARTITIONS],
  ["site_schedules", "days", [["sun"], ["mon", "sat"]], [[], ["monday"], ["mon", "0"], "", null]],
  ["site_schedules", "tolerance", [0, 240], [-1, 241, 1.5]],
  ["temporary_schedules", "partition", ["", "2"], PARTITIONS],
  ["temporary_schedules", "fromDay", ["2027-03-28"], DAYS],
  ["temporary_schedules", "untilDay", ["2027-03-30"], DAYS],
  ["temporary_schedules", "effect", ["open", "closed"], ["", "shut", null]],
  ["temporary_schedules", "hours", ["", "09:00-13:00", "22:00-02:00", "09:00-24:00"], HOURS],
  ["temporary_schedules", "reason", ["x"], ["", null, "x".repeat(201)]],
  ["holidays", "hours", ["", "09:00-13:00"], HOURS],
  ["action_plans", "hours", ["open", "closed"], ["", "night", null]],
  ["action_plans", "category", ["", "fire"], ["burglary"]],
  ["action_plans", "name", ["Burglary"], ["", null, "x".repeat(81)]],
  // 0 and nothing are the same to the store, and no bound of a number: both are refused by being required.
  ["action_plan_steps", "order", [1, 99], [0, null, 100, -1, 1.5]],
  ["alarm_types", "priority", [1, 9], [0, null, 10, -1]],
  ["action_plan_steps", "kind", ["call", "close"], ["", "shell", null]],
  ["action_plan_steps", "label", ["Call"], ["", null, "x".repeat(161)]],
  ["action_plan_steps", "whom", ["", "police"], ["everybody"]],
  ["action_plan_steps", "onYes", [0, 99], [-1, 100, 2.5]],
  ["action_plan_steps", "onNo", [0, 99], [-1, 100]],
  ["action_plan_steps", "timeoutSeconds", [0, 86_400], [-1, 86_401]],
  [
    "action_plan_steps",
    "url",
    ["", "https://help.watchdesk.example/technical", "http://10.0.0.4/cam?zone=3"],
    [
      "javascript:alert(1)",
      "JavaScript:alert(1)",
      " javascript:alert(1)",
      "data:text/html,x",
      "//watchdesk.example",
      "/settings",
      "https://",
      "https://a b",
      "javascript:alert(1)//https://a",
      "javascript:alert(1)\nhttps://a",
      `https://${"x".repeat(400)}`,
    ],
  ],
];

describe.each(["holidays", "temporary_schedules"])("own hours of %s", (collection) => {
  const NEEDED = { status: 400, body: { data: { code: "bad_request", hours: { code: "validation_required" } } } };
  const OWN = { effect: "own_hours", hours: "09:00-13:00" };
  const sent = async (method: string, url: string, body: object) =>
    store.request<Record<string, unknown>>(method, url, { token: store.superuser.token, body });

  it("are not made without hours", async () => {
    const body = { ...(await bodyOf(collection)), effect: "own_hours" };
    for (const more of [{}, { hours: "" }, { hours: null }])
      expect(await sent("POST", records(collection), { ...body, ...more })).toMatchObject(NEEDED);
    const unread = await sent("POST", records(collection), { ...body, hours: "9-13" });
    expect(unread).toMatchObject({ status: 400, body: { data: { hours: { code: "validation_invalid_format" } } } });
    expect((await sent("POST", records(collection), { ...body, ...OWN })).status).toBe(200);
  });

  it("do not lose them, nor are chosen without", async () => {
    const [usual, own] = [await make(collection), await make(collection, OWN)];
    expect(await sent("PATCH", records(collection, usual.id), { effect: "own_hours" })).toMatchObject(NEEDED);
    expect(await sent("PATCH", records(collection, own.id), { hours: "" })).toMatchObject(NEEDED);
    expect(await store.client().collection(collection).getOne(own.id)).toMatchObject(OWN);
    expect((await sent("PATCH", records(collection, usual.id), OWN)).status).toBe(200);
    expect((await sent("PATCH", records(collection, own.id), { effect: "closed", hours: "" })).status).toBe(200);
  });
});

describe("what has no meaning is not kept", () => {
  it.each(BOUNDS)("%s.%s", async (collection, field, kept, refused) => {
    const { id } = await make(collection);
    const before: unknown = (await store.client().collection(collection).getOne(id))[field];
    const patch = (value: unknown) =>
      store.request<Record<string, unknown>>("PATCH", records(collection, id), {
        token: store.superuser.token,
        body: { [field]: value },
      });
    for (const value of refused) {
      const { status, body } = await patch(value);
      expect([value, status], JSON.stringify(body)).toEqual([value, 400]);
    }
    expect((await store.client().collection(collection).getOne(id))[field]).toEqual(before);
    for (const value of kept) {
      const { status, body } = await patch(value);
      expect([status, body[field]], JSON.stringify(value)).toEqual([200, value]);
    }
  });

  it("and two plans of one name are one too many", async () => {
    const { name } = await make("action_plans");
    await expect(make("action_plans", { name })).rejects.toThrow();
  });

  it("and a plan that sites and steps name does not go, nor does its type", async () => {
    const client = store.client();
    const type = await make("alarm_types");
    const plan = await make("action_plans", { alarmType: type.id });
    await make("action_plan_steps", { plan: plan.id });
    await expect(client.collection("action_plans").delete(plan.id)).rejects.toThrow();
    expect((await client.collection("action_plan_steps").getFullList({ filter: `plan = "${plan.id}"` })).length).toBe(
      1,
    );
  });
});
