/** The beat tells which of the collections that browsers keep whole has changed, and what was deleted leaves its id. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BeatState } from "../../domain/live/beat";
import { changedBetween, MARKED, marksIn, type Marks } from "../../domain/live/marks";
import { createRoom, type Room } from "../support/room";
import { batch, signal } from "../support/signals";
import { startStore, type TestStore } from "../support/store";
import { withinLimit } from "../support/within-limit";

let store: TestStore;
let room: Room;

beforeAll(async () => {
  store = await startStore();
  room = await createRoom(store);
});

afterAll(() => store?.stop());

const of = (collection: string) => store.client().collection(collection);

/** The receiver beats; gives what the record then says. */
async function beat(): Promise<BeatState> {
  const asked = { body: { spool: "aa", receivers: [] }, token: room.serviceToken };
  expect((await store.request("POST", "/api/watchdesk/heartbeat", asked)).status).toBe(200);
  const [record] = await of("heartbeat").getFullList<{ id: string; state: BeatState }>();
  return record?.state ?? { receivers: [] };
}

const marks = async (): Promise<Marks> => marksIn(await beat()) ?? { since: "", changed: {} };

/** What the next beat tells as changed. */
async function told(work: () => Promise<unknown>): Promise<readonly string[]> {
  const before = await marks();
  await work();
  return changedBetween(before, await marks());
}

const shortcut = (key: string) => ({ key, text: "On the way", endsIn: "note", order: 900, active: true });
const make = async (collection: string, values: object): Promise<string> => (await of(collection).create(values)).id;

const stones = (recordId: string) =>
  of("deletions").getFullList<{ collection: string; updated: string }>({ filter: `recordId = "${recordId}"` });

describe("the next beat tells", () => {
  it("what was made, changed and deleted, each once", async () => {
    let id = "";
    expect(await told(async () => (id = await make("report_shortcuts", shortcut("QA"))))).toEqual(["report_shortcuts"]);
    expect(await told(() => of("report_shortcuts").update(id, { text: "Police called" }))).toEqual([
      "report_shortcuts",
    ]);
    expect(await told(() => of("report_shortcuts").delete(id))).toEqual(["deletions"]);
    expect(await told(() => Promise.resolve())).toEqual([]);
  });

  it("several at once, and of each that it changed however many rows did", async () => {
    const work = async (): Promise<void> => {
      await Promise.all(["A", "B", "C", "D", "E", "F"].map((n) => make("report_shortcuts", shortcut(`R${n}`))));
      await make("holiday_sets", { name: "Yorkshire", active: true });
    };
    expect([...(await told(work))].sort()).toEqual(["holiday_sets", "report_shortcuts"]);
  });

  it("what a person changes by his own token", async () => {
    const { token } = await room.signIn("cem");
    const [row] = await of("alarm_types").getFullList({ sort: "code" });
    const path = `/api/collections/alarm_types/records/${row?.id}`;
    const change = () => store.request("PATCH", path, { token, body: { name: "Break-in" } });
    expect(await told(async () => expect((await change()).status).toBe(200))).toEqual(["alarm_types"]);
  });

  it("nothing of what was refused", async () => {
    const set = await make("holiday_sets", { name: "Rutland", active: true });
    await make("holidays", { set, name: "Fair", day: "2027-05-03", part: "whole", effect: "closed" });
    const work = async (): Promise<void> => {
      await expect(make("report_shortcuts", { key: "", text: "" })).rejects.toThrow();
      // Its days hang on it.
      await expect(of("holiday_sets").delete(set)).rejects.toThrow();
    };
    expect(await told(work)).toEqual([]);
    expect(await stones(set)).toEqual([]);
  });

  it("nothing of sites and signals, which come by thousands", async () => {
    const work = async (): Promise<void> => {
      const site = await make("site_accounts", { code: "8123", name: "New Depot", state: "active" });
      await of("site_accounts").update(site, { name: "Newer Depot" });
      const asked = { body: batch([signal({ account: "4711" })]), token: room.serviceToken };
      expect((await store.request("POST", "/api/watchdesk/signals", asked)).status).toBe(200);
    };
    expect(await told(work)).toEqual([]);
  });

  it("names of collections and times, and nothing else, in few bytes", async () => {
    const { changed = {} } = await beat();
    expect(Object.keys(changed).length).toBeGreaterThan(0);
    expect(Object.keys(changed).filter((name) => !MARKED.includes(name))).toEqual([]);
    const minute = Object.values(changed).filter((at) => Math.abs(at - Date.now()) > 60_000);
    expect(minute).toEqual([]);
    expect(JSON.stringify(changed).length).toBeLessThan(1_000);
  });

  it.each(["ayla", "dealerUser", "portalUser"] as const)("%s, too", async (name) => {
    const { token } = await room.signIn(name);
    const path = "/api/collections/heartbeat/records";
    const { body } = await store.request<{ items: { state: BeatState }[] }>("GET", path, { token });
    expect(body.items[0]?.state.changed).toEqual((await beat()).changed);
  });
});

describe("what was deleted", () => {
  it("is read by everybody who keeps a copy, by its id alone", async () => {
    const id = await make("report_shortcuts", shortcut("QB"));
    await of("report_shortcuts").delete(id);
    const { token } = await room.signIn("ayla");
    // As the app asks.
    const since = encodeURIComponent('(updated > "2020-01-01 00:00:00.000Z")');
    const path = `/api/collections/deletions/records?skipTotal=1&perPage=500&sort=updated,id&filter=${since}`;
    const { status, body } = await withinLimit(() => store.request<{ items: object[] }>("GET", path, { token }));
    expect([status, body.items.at(-1)]).toMatchObject([200, { collection: "report_shortcuts", recordId: id }]);
    expect(Object.keys(body.items.at(-1) ?? {}).sort()).toEqual(
      ["at", "collection", "collectionId", "collectionName", "created", "id", "recordId", "updated"].sort(),
    );
  });

  it("and made anew under the same id and deleted again is told again", async () => {
    const id = "sameidagain0001";
    const once = async (): Promise<void> => {
      await make("report_shortcuts", { id, ...shortcut("QC") });
      await of("report_shortcuts").delete(id);
    };
    await once();
    const [first] = await stones(id);
    await once();
    const again = await stones(id);
    expect(again).toHaveLength(1);
    expect((again[0]?.updated ?? "") > (first?.updated ?? "x")).toBe(true);
  });

  it("and belongs to a plan is told by itself, not with the plan", async () => {
    const plan = await make("action_plans", { name: "Burglary", hours: "always" });
    const [step, kept] = [
      await make("action_plan_steps", { plan, order: 1, kind: "call", label: "Call the site" }),
      await make("action_plan_steps", { plan, order: 2, kind: "close", label: "Close" }),
    ];
    expect(await told(() => of("action_plan_steps").delete(step))).toEqual(["deletions"]);
    expect(await stones(step)).toMatchObject([{ collection: "action_plan_steps" }]);
    expect([await stones(plan), await stones(kept)]).toEqual([[], []]);
  });

  const TIMES = { opensFrom: "07:30", opensUntil: "09:00", closesFrom: "17:30", closesUntil: "19:00" };
  const PARTS: readonly (readonly [string, () => Promise<object>])[] = [
    ["site_zones", () => Promise.resolve({ number: "1", text: "Gate" })],
    ["site_schedules", () => Promise.resolve({ days: ["mon"], ...TIMES })],
    [
      "temporary_schedules",
      () => Promise.resolve({ fromDay: "2027-03-28", untilDay: "2027-03-29", effect: "closed", reason: "Stocktaking" }),
    ],
    ["site_action_plans", async () => ({ plan: await make("action_plans", { name: "Hold-up", hours: "always" }) })],
  ];
  it.each(PARTS)("of a site's %s, which lie in browsers with the site, is told as well", async (name, rest) => {
    const site = await make("site_accounts", { code: `P${name.length}`, name: "Old Depot", state: "active" });
    const part = await make(name, { site, ...(await rest()) });
    expect(await told(() => of(name).delete(part))).toEqual(["deletions"]);
    expect(await stones(part)).toMatchObject([{ collection: name }]);
  });
});

it("keeps what was deleted for thirty days, and then no longer", async () => {
  const DAY_MS = 86_400_000;
  const ids = await Promise.all([make("report_shortcuts", shortcut("QX")), make("report_shortcuts", shortcut("QY"))]);
  for (const [nth, id] of ids.entries()) {
    await of("report_shortcuts").delete(id);
    const [stone] = await of("deletions").getFullList({ filter: `recordId = "${id}"` });
    const at = new Date(Date.now() - (nth === 0 ? 31 : 29) * DAY_MS).toISOString();
    await of("deletions").update(stone?.id ?? "", { at });
  }
  await store.client().crons.run("watchdesk_tombstones");
  await expect.poll(() => stones(ids[0])).toEqual([]);
  expect(await stones(ids[1])).toHaveLength(1);
});

describe("a store that was started anew", () => {
  it("says since when it runs, so that everything is asked for once", async () => {
    const before = await marks();
    await store.restart();
    const after = await marks();
    expect(after.changed).toEqual({});
    expect(changedBetween(before, after)).toEqual(MARKED);
  });
});
