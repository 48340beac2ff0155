/** What a person may not read any more leaves his copy within a minute, and what he may read anew comes. */
import "fake-indexeddb/auto";
import { beforeEach, describe, expect, it } from "vitest";
import { toMap } from "../../../domain/access/authorities";
import { ageOf } from "../../../src/sync/copy-age";
import { writeCursor } from "../../../src/sync/cursors";
import type { Db } from "../../../src/sync/db";
import { STONES_READ } from "../../../src/sync/mirror";
import type { SessionUser } from "../../../src/sync/session-state";
import { healthy, storeHealth } from "../../../src/sync/store-health";
import { settle } from "./support/browser";
import { liveWorld, type LiveTab } from "./support/live";
import { alarm, signal } from "./support/store";

const world = liveWorld();
const never = new AbortController().signal;
const ALL = ["accounts.site_accounts.read", "accounts.site_contacts.read", "signals.alarms.read"];
const KEEPS = "miscellaneous.offline_data.read";

const personWith = (...rights: string[]): SessionUser =>
  ({ id: "nils", roleId: "r1", rights: toMap(rights), authorities: {}, dealer: "", liveAudiences: "" }) as never;

const ids = async (db: Db, table: string): Promise<string[]> =>
  ((await db.table(table).toCollection().primaryKeys()) as string[]).toSorted((a, b) => (a < b ? -1 : 1));

beforeEach(() => {
  Object.assign(storeHealth, healthy());
  for (const id of ["s1", "s2"]) world.store.put("site_accounts", { id, name: `Depot ${id}`, code: id });
  world.store.put("customer_accounts", { id: "c1", name: "Depot Holdings" });
});

/** A tab whose first round is over. */
async function started(): Promise<LiveTab> {
  const tab = await world.start();
  await world.pass(5);
  return tab;
}

/** His rights are others now. */
async function nowWith(tab: LiveTab, ...rights: string[]): Promise<void> {
  world.person = personWith(...rights);
  tab.live.recheck();
  await world.pass(5);
  await settle();
}

describe("a site that was moved out of reach", () => {
  beforeEach(() => void (world.store.audiences = "dealer:ddddddddddddddd"));

  it("leaves no tombstone and is gone within a minute, with all that was kept of it", async () => {
    const { db, live } = await started();
    await live.loadSite("s1", never);
    world.store.rows.get("site_accounts")?.delete("s1");
    await world.pass(65);
    expect([await ids(db, "site_accounts"), await ids(db, "site_files")]).toEqual([["s2"], []]);
  });

  it("goes also in the minute in which another one comes", async () => {
    const { db } = await started();
    world.store.rows.get("site_accounts")?.delete("s1");
    world.store.put("site_accounts", { id: "s3", name: "Depot s3" });
    await world.pass(65);
    expect(await ids(db, "site_accounts")).toEqual(["s2", "s3"]);
  });

  it("goes also in the minute in which another one comes into reach that nobody has changed", async () => {
    const { db } = await started();
    const sites = world.store.rows.get("site_accounts");
    const row = sites?.get("s1");
    sites?.delete("s1");
    if (row) sites?.set("s3", { ...row, id: "s3", updated: "2020-01-01 00:00:00.000Z" });
    await world.pass(65);
    expect(await ids(db, "site_accounts")).toEqual(["s2", "s3"]);
  });

  it("goes from the copy of whoever keeps only what he opened", async () => {
    world.person = personWith(...ALL);
    const { db, live } = await started();
    await live.loadSite("s1", never);
    expect(await ids(db, "site_accounts")).toEqual(["s1"]);
    world.store.rows.get("site_accounts")?.delete("s1");
    await world.pass(65);
    expect([await ids(db, "site_accounts"), await ids(db, "site_files")]).toEqual([[], []]);
  });

  it("does not make a person of the staff compare every site each minute", async () => {
    world.store.audiences = "staff";
    await started();
    world.store.listened.length = 0;
    await world.pass(120);
    expect(world.store.listened.filter((name) => name === "site_accounts").length).toBeLessThanOrEqual(3);
  });
});

describe("rights", () => {
  it("that are taken away take sites, people, signals and logs with them at once", async () => {
    world.person = personWith(...ALL, KEEPS);
    world.store.send(["events", "create", signal("e1", 1)], ["events_alarm", "create", alarm("a1", { site: "s1" })]);
    const tab = await started();
    const { db } = tab;
    await tab.live.loadSite("s2", never);
    expect([await ids(db, "site_files"), await ids(db, "events")]).toEqual([["s1", "s2"], ["e1"]]);
    for (const name of ["site_accounts", "customer_accounts", "events", "events_alarm"])
      world.store.unreadable.add(name);
    await nowWith(tab, KEEPS);
    for (const name of ["site_accounts", "site_files", "customer_accounts", "events", "events_alarm"]) {
      expect(await ids(db, name), name).toEqual([]);
    }
  });

  it("that are given bring rows that have not changed since", async () => {
    world.person = personWith(KEEPS);
    world.store.unreadable.add("site_accounts");
    const tab = await started();
    expect(await ids(tab.db, "site_accounts")).toEqual([]);
    world.store.unreadable.clear();
    await nowWith(tab, ...ALL, KEEPS);
    expect(await ids(tab.db, "site_accounts")).toEqual(["s1", "s2"]);
  });

  it("that say nothing of what is read leave all as it is", async () => {
    world.person = personWith(...ALL, KEEPS);
    const tab = await started();
    await tab.live.loadSite("s1", never);
    world.store.asked.length = 0;
    await nowWith(tab, ...ALL, KEEPS, "dialer.call.create");
    expect(await ids(tab.db, "site_files")).toEqual(["s1"]);
    expect(world.store.asked).not.toContain("site_accounts/s1");
  });

  it("to contacts that are taken away: a site with an alarm is read again, any other goes", async () => {
    world.person = personWith(...ALL, KEEPS);
    world.store.send(["events_alarm", "create", alarm("a1", { site: "s1" })]);
    const tab = await started();
    await tab.live.loadSite("s2", never);
    world.store.asked.length = 0;
    await nowWith(tab, ...ALL.filter((right) => !right.includes("contacts")), KEEPS);
    expect(await ids(tab.db, "site_files")).toEqual(["s1"]);
    expect(world.store.asked).toContain("site_accounts/s1");
  });

  it("to keep contacts that are taken away: all that was read whole goes at once, though nothing can be read again", async () => {
    const contacts = "miscellaneous.offline_data.contacts";
    world.person = personWith(...ALL, KEEPS, contacts);
    world.store.send(["events_alarm", "create", alarm("a1", { site: "s1" })]);
    const tab = await started();
    expect(await ids(tab.db, "site_files")).toEqual(["s1"]);
    // Asked for a site whole, the store answers no more.
    world.store.onAnswer = (name) => {
      if (name === "site_partitions") world.store.gate = new Promise(() => undefined);
    };
    await nowWith(tab, ...ALL, KEEPS);
    expect(await ids(tab.db, "site_files")).toEqual([]);
  });

  it("to a copy that are missing: only what was opened is kept", async () => {
    world.person = personWith(...ALL);
    const { db, live } = await started();
    expect(await ids(db, "site_accounts")).toEqual([]);
    await live.loadSite("s1", never);
    expect(await ids(db, "site_accounts")).toEqual(["s1"]);
  });

  it("to a copy that are taken away: the copy goes", async () => {
    world.person = personWith(...ALL, KEEPS);
    const tab = await started();
    expect(await ids(tab.db, "site_accounts")).toEqual(["s1", "s2"]);
    await nowWith(tab, ...ALL);
    expect([await ids(tab.db, "site_accounts"), await ids(tab.db, "customer_accounts")]).toEqual([[], []]);
  });
});

it("with too little room sites are not kept, which is said, and come once there is enough", async () => {
  const tab = await world.start();
  const { db } = tab;
  await db.site_accounts.clear();
  await db.meta.delete("cursor:site_accounts");
  tab.tab.roomBytes = 1_000_000;
  await world.pass(65);
  expect([await ids(db, "site_accounts"), storeHealth.tight]).toEqual([[], true]);
  tab.tab.roomBytes = 10_000_000_000;
  await world.pass(65);
  expect([await ids(db, "site_accounts"), storeHealth.tight]).toEqual([["s1", "s2"], false]);
});

it.each([
  ["site_zones", { number: "1" }],
  ["site_schedules", { days: ["mon"] }],
  ["temporary_schedules", { untilDay: "2999-01-01" }],
  ["site_action_plans", { plan: "p1" }],
])("a part that changed, or went, brings the site it is of up to date: %s", async (name, rest) => {
  const { db, live } = await started();
  await live.loadSite("s1", never);
  const later = (ms: number) => new Date(world.browser.clock.now() + ms).toISOString().replace("T", " ");
  const put = (id: string, at: string) =>
    (world.store.rows.get(name) ?? new Map()).set(id, { id, site: "s1", ...rest, updated: at });
  world.store.put(name, { id: "z1", site: "s1", ...rest });
  put("z1", later(10_000));
  world.store.asked.length = 0;
  await world.pass(65);
  expect(world.store.asked).toContain("site_accounts/s1");
  expect((await db.site_files.get("s1"))?.parts).toEqual(["z1"]);
  world.store.rows.get(name)?.delete("z1");
  world.store.put("deletions", { id: "d1", collection: name, recordId: "z1" });
  const tombstone = world.store.rows.get("deletions")?.get("d1");
  world.store.rows.get("deletions")?.set("d1", { ...tombstone, updated: later(10_000) } as never);
  world.store.asked.length = 0;
  await world.pass(65);
  expect(world.store.asked).toContain("site_accounts/s1");
  expect((await db.site_files.get("s1"))?.parts).toEqual([]);
});

describe("what went while a browser was away, of which the store keeps no tombstone any more", () => {
  const DAY_MS = 86_400_000;

  /** A site whole and a customer in the copy; then a zone and the customer go without a trace. */
  async function missed(): Promise<LiveTab> {
    world.store.put("site_zones", { id: "z1", site: "s1", number: "1" });
    const tab = await started();
    await tab.live.loadSite("s1", never);
    expect((await tab.db.site_files.get("s1"))?.parts).toEqual(["z1"]);
    world.store.rows.get("site_zones")?.delete("z1");
    world.store.rows.get("customer_accounts")?.delete("c1");
    return tab;
  }

  it("goes with the first round after an absence that was longer than they are kept", async () => {
    const { db } = await missed();
    await writeCursor(db, STONES_READ, world.browser.clock.now() - 30 * DAY_MS);
    await world.pass(65);
    expect((await db.site_files.get("s1"))?.parts).toEqual([]);
    expect(await ids(db, "customer_accounts")).toEqual([]);
    // Once, and not with each round.
    world.store.asked.length = 0;
    await world.pass(125);
    expect(world.store.asked).not.toContain("site_accounts/s1");
  });

  it("is not looked for by a browser that was there all the time, however old the newest tombstone is", async () => {
    const { db } = await missed();
    const old = new Date(world.browser.clock.now() - 90 * DAY_MS).toISOString().replace("T", " ");
    await writeCursor(db, "deletions", old);
    world.store.asked.length = 0;
    await world.pass(65);
    expect(world.store.asked).not.toContain("site_accounts/s1");
  });
});

it("what is no longer handed out goes although the clock has been set back since all was compared", async () => {
  const { db } = await started();
  await writeCursor(db, "compared", world.browser.clock.now() + 365 * 86_400_000);
  world.store.rows.get("customer_accounts")?.delete("c1");
  await world.pass(65);
  expect(await ids(db, "customer_accounts")).toEqual([]);
});

it("says when a collection was last complete", async () => {
  const { db } = await started();
  const at = await ageOf(db, "site_accounts");
  expect(at).toBeGreaterThan(world.browser.clock.now() - 10_000);
  world.store.gate = new Promise(() => undefined);
  await world.pass(120);
  expect(await ageOf(db, "site_accounts")).toBe(at);
  expect(await ageOf(db, "nothing_of_ours")).toBe(0);
  expect(await ageOf(db, "events_alarm")).toBeGreaterThan(0);
});
