/** A site that is not in the copy, or has changed since, is fetched out of turn; nothing of its people stands in clear. */
import { describe, expect, it, vi } from "vitest";
import { AppError } from "../../../domain/errors";
import type { Db } from "../../../src/sync/db";
import { MOST_FILES, openFile, putFile, trimFiles, type SiteContent } from "../../../src/sync/site-file";
import { settle } from "./support/browser";
import { liveWorld } from "./support/live";
import { alarm } from "./support/store";
import { keepFile, NO_PARTS } from "../../support/site-parts";

const world = liveWorld();
const never = new AbortController().signal;
const fileOf = async (db: Db, id = "s1"): Promise<SiteContent | undefined> => openFile(db, await db.site_files.get(id));

function putSite(name: string, fields: object = {}): void {
  world.store.put("site_accounts", { id: "s1", name, phone: "+441132460000", mustReadNotes: "Dog", ...fields });
  const contact = { id: "p1", name: "Grace", phones: [], updated: "2026-06-15 09:00:00.000Z" };
  world.store.put("site_contacts", { id: "l1", site: "s1", contact: "p1", order: 1, expand: { contact } });
}

const names = (asked: readonly string[]): number => asked.filter((name) => name === "site_accounts/s1").length;

it("an alarm that names a site made a moment ago brings it at once, with whom to call", async () => {
  const { db } = await world.start();
  putSite("New Depot");
  world.store.send(["events_alarm", "create", alarm("a1", { site: "s1" })]);
  await world.pass(1);
  await settle();
  expect(await db.site_accounts.get("s1")).toMatchObject({ name: "New Depot" });
  const content = await fileOf(db);
  expect(content).toMatchObject({ site: { mustReadNotes: "Dog" }, contacts: [{ contact: { name: "Grace" } }] });
  expect(content?.contacts[0]?.link).not.toHaveProperty("expand");
});

it("after an outage the sites of many alarms wait until the screen is live", async () => {
  const { state, db } = await world.start();
  await world.pass(10);
  let open = (): void => undefined;
  world.store.gate = new Promise((done) => (open = done));
  world.store.drop();
  world.store.reconnect();
  await world.browser.clock.advance(4_000);
  const sites = Array.from({ length: 40 }, (_, at) => `s${at + 10}`);
  for (const id of sites) world.store.put("site_accounts", { id, name: id });
  world.store.send(...sites.map((site) => ["events_alarm", "create", alarm(`of-${site}`, { site })] as const));
  await world.browser.clock.advance(1_000);
  await settle();
  for (let i = 0; i < 10; i += 1) await settle();
  expect(state.status).toBe("not_live");
  expect(world.store.asked.filter((name) => name.startsWith("site_accounts/"))).toEqual([]);
  world.store.gate = undefined;
  open();
  for (let i = 0; i < 400 && (await db.site_files.count()) < sites.length; i += 1) await settle();
  expect(state.status).toBe("live");
  expect(await db.site_files.count()).toBe(sites.length);
});

it("a site that can't be read is not asked for with every signal, and one of the copy not at all", async () => {
  const { live } = await world.start();
  for (const version of [1, 2]) world.store.send(["events_alarm", "update", alarm("a1", { site: "s1", version })]);
  await world.pass(1);
  await settle();
  expect(names(world.store.asked)).toBe(1);
  putSite("New Depot");
  await live.loadSite("s1", never);
  world.store.send(["events_alarm", "create", alarm("a2", { site: "s1" })]);
  await world.pass(1);
  expect(names(world.store.asked)).toBe(2);
});

it("a site that is opened is as the store has it: what changed is new, and what was taken off it is gone", async () => {
  const { live, db } = await world.start();
  putSite("Old Depot");
  await live.loadSite("s1", never);
  putSite("New Depot");
  world.store.rows.get("site_contacts")?.delete("l1");
  world.store.put("site_zones", { id: "z1", site: "s1", number: "1" });
  await live.loadSite("s1", never);
  expect(await db.site_accounts.get("s1")).toMatchObject({ name: "New Depot" });
  expect(await fileOf(db)).toMatchObject({ site: { name: "New Depot" }, contacts: [], zones: [{ id: "z1" }] });
});

it("a site is kept with all of its zones and partitions, also where it has more than a page of them", async () => {
  const { live, db } = await world.start();
  putSite("Tower");
  for (let n = 1; n <= 1_201; n += 1) {
    world.store.put("site_zones", { id: `z${n}`, site: "s1", number: String(n) });
    world.store.put("site_partitions", { id: `p${n}`, site: "s1", number: String(n) });
  }
  await live.loadSite("s1", never);
  const { zones = [], partitions = [] } = (await fileOf(db)) ?? {};
  expect([zones.length, partitions.length]).toEqual([1_201, 1_201]);
  expect([zones.at(-1)?.number, partitions.at(-1)?.number]).toEqual(["1201", "1201"]);
});

it("a site is kept with its opening times, with other times that are not over, and with plans of its own", async () => {
  const { live, db } = await world.start();
  putSite("North Depot");
  const day = (days: number) => new Date(world.browser.clock.now() + days * 86_400_000).toISOString().slice(0, 10);
  world.store.put("site_schedules", { id: "w1", site: "s1", days: ["mon"] });
  world.store.put("site_schedules", { id: "w2", site: "s2", days: ["mon"] });
  world.store.put("temporary_schedules", { id: "over", site: "s1", untilDay: day(-3) });
  // West of the date line it is still that day.
  world.store.put("temporary_schedules", { id: "yesterday", site: "s1", untilDay: day(-1) });
  world.store.put("temporary_schedules", { id: "next", site: "s1", untilDay: day(30) });
  world.store.put("site_action_plans", { id: "own", site: "s1", plan: "p1" });
  await live.loadSite("s1", never);
  const content = await fileOf(db);
  expect(content?.schedules.map(({ id }) => id)).toEqual(["w1"]);
  expect(content?.temporary.map(({ id }) => id).sort()).toEqual(["next", "yesterday"]);
  expect(content?.actionPlans.map(({ id }) => id)).toEqual(["own"]);
});

it("a site that is refused when it is opened is gone, with all that was kept of it", async () => {
  const { live, db } = await world.start();
  putSite("Old Depot");
  await live.loadSite("s1", never);
  world.store.unreadable.add("site_accounts");
  await expect(live.loadSite("s1", never)).rejects.toThrow(AppError);
  expect(await db.site_accounts.count()).toBe(0);
  expect(await db.site_files.count()).toBe(0);
});

it("a site that can't be asked for stays as it was", async () => {
  const { live, db } = await world.start();
  putSite("Old Depot");
  await live.loadSite("s1", never);
  world.store.failure = new AppError("network");
  await expect(live.loadSite("s1", never)).rejects.toThrow(AppError);
  expect(await fileOf(db)).toMatchObject({ site: { name: "Old Depot" } });
});

it("a store of a former version, without times and plans, leaves a site whole that it has", async () => {
  for (const name of ["site_schedules", "temporary_schedules", "site_action_plans", "action_plans"])
    world.store.unknown.add(name);
  const { live, db } = await world.start();
  putSite("Old Depot");
  await live.loadSite("s1", never);
  world.store.put("resolution_codes", { id: "r1", code: "FALSE" });
  world.store.put("holidays", { id: "h1", set: "hs", day: "2026-12-25" });
  await world.pass(65);
  expect(await fileOf(db)).toMatchObject({ site: { name: "Old Depot" }, contacts: [{}], schedules: [] });
  expect([await db.resolution_codes.count(), await db.holidays.count()]).toEqual([1, 1]);
});

it("row and file of a site that is gone go in one: where the file can't go, the next round finds both", async () => {
  world.store.audiences = "dealer:ddddddddddddddd";
  putSite("Old Depot");
  const { live, db } = await world.start();
  await world.pass(5);
  await live.loadSite("s1", never);
  world.store.rows.get("site_accounts")?.delete("s1");
  const files = vi.spyOn(db.site_files, "bulkDelete").mockRejectedValueOnce(new Error("the page is closed here"));
  await expect(live.loadSite("s1", never)).rejects.toThrow();
  expect([await db.site_accounts.count(), await db.site_files.count()]).toEqual([1, 1]);
  files.mockRestore();
  await world.pass(65);
  expect([await db.site_accounts.count(), await db.site_files.count()]).toEqual([0, 0]);
});

it("a file of a site whose row was taken out while it was being read is not put", async () => {
  const { db } = await world.start();
  await putFile(db, { site: { id: "s9", updated: "1" } as never, ...NO_PARTS }, 1);
  expect(await db.site_files.count()).toBe(0);
});

it("a site that changed in a round which failed later is read again by a later one", async () => {
  const putNow = (id: string, name: string): void => {
    const updated = new Date(world.browser.clock.now()).toISOString().replace("T", " ");
    world.store.put("site_accounts", { id, name });
    world.store.rows.get("site_accounts")?.set(id, { id, name, updated } as never);
  };
  putNow("s1", "Old Depot");
  putNow("s2", "Mill");
  const { live, db } = await world.start();
  await live.loadSite("s1", never);
  await world.pass(130);
  let fails = true;
  // Behind the rows of sites in each round.
  vi.spyOn(world.store.unknown, "has").mockImplementation((name) => {
    if (fails && name === "site_partitions") throw new AppError("network");
    return false;
  });
  putNow("s1", "New Depot");
  await world.pass(90);
  // The overlap of a minute does not reach the first one any more.
  putNow("s2", "Old Mill");
  await world.pass(90);
  fails = false;
  await world.pass(200);
  expect((await fileOf(db))?.site.name).toBe("New Depot");
});

describe("of every site lies in the copy only what lists need", () => {
  it("no notes, no instructions, no address; the number sealed", async () => {
    putSite("North Depot", { accessInstructions: "Key under the mat", addressLine: "12 Mill Lane" });
    const { db } = await world.start();
    await world.pass(5);
    const row = (await db.site_accounts.get("s1")) ?? {};
    expect(Object.keys(row).sort()).toEqual(
      [
        "city",
        "code",
        "customer",
        "id",
        "installer",
        "name",
        "phone",
        "prefix",
        "sealed",
        "state",
        "timeZone",
        "updated",
      ].filter((name) => name in row),
    );
    expect(row).toMatchObject({ name: "North Depot", phone: "" });
  });
});

describe("of whole sites", () => {
  const content = (id: string): SiteContent => ({
    site: { id, updated: "1" } as never,
    ...NO_PARTS,
  });

  it("the later of two reads stands, in whatever order they come", async () => {
    const { db } = await world.start();
    await keepFile(db, { ...content("s1"), zones: [{ id: "new" } as never] }, 2);
    await keepFile(db, content("s1"), 1);
    expect((await fileOf(db))?.zones).toHaveLength(1);
  });

  it("what was read by a clock that ran ahead does not stand in the way of what is read now", async () => {
    const { db } = await world.start();
    await keepFile(db, content("s1"), 700_000);
    await keepFile(db, { ...content("s1"), zones: [{ id: "new" } as never] }, 100_000);
    expect((await fileOf(db))?.zones).toHaveLength(1);
  });

  it("those read last stay, and those with an alarm however old", async () => {
    const { db } = await world.start();
    world.store.send(["events_alarm", "create", alarm("a1", { site: "busy" })]);
    await world.pass(1);
    await keepFile(db, content("busy"), 0);
    const row = (at: number) => ({ id: `s${at}`, readAt: at, parts: [], sealed: new Uint8Array() });
    await db.site_files.bulkPut(Array.from({ length: MOST_FILES + 100 }, (_, at) => row(at + 1)));
    await trimFiles(db);
    expect(await db.site_files.count()).toBe(MOST_FILES + 1);
    expect(await db.site_files.get("busy")).toBeDefined();
    expect(await db.site_files.get("s50")).toBeUndefined();
    expect(await db.site_files.get(`s${MOST_FILES + 100}`)).toBeDefined();
  });
});
