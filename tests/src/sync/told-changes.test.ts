/** A catalogue that somebody changed is in the other browsers with the next beat, and nothing is asked for that did not change. */
import "fake-indexeddb/auto";
import { beforeEach, describe, expect, it } from "vitest";
import { AppError } from "../../../domain/errors";
import { ageOf } from "../../../src/sync/copy-age";
import type { Db } from "../../../src/sync/db";
import { toStoreDate } from "../../../src/sync/paging";
import { settle } from "./support/browser";
import { liveWorld, type LiveTab } from "./support/live";

const world = liveWorld();
const SINCE = "2026-06-15 08:00:00.000Z";
let changed: Record<string, number> = {};
let since = SINCE;

/** A beat that tells the marks as they are now. */
function beat(): void {
  world.store.beat(world.browser.clock.now(), { state: { receivers: [], storeSince: since, changed: { ...changed } } });
}

async function seconds(count: number): Promise<void> {
  for (let left = count; left > 0; left -= 1) await world.browser.clock.advance(1_000);
  await settle();
}

/** Five seconds pass with a beat at their end, as the receiver's clockwork has it. */
async function untilBeat(): Promise<void> {
  await seconds(5);
  beat();
}

/** What has been asked for meanwhile of what is kept whole. */
function asked(): string[] {
  const names = world.store.listened.filter((name) => WATCHED.includes(name));
  world.store.listened.length = 0;
  return names;
}
const WATCHED = ["deletions", "site_accounts", "alarm_types", "holidays", "resolution_codes"];

/** Stamped by the store's clock, as all that is read by `updated`. */
function change(collection: string, id: string, fields: object = {}): void {
  world.store.put(collection, { id, name: id, ...fields });
  const count = Object.values(changed).reduce((sum, each) => sum + each, 0);
  const row = { id, name: id, ...fields, updated: toStoreDate(world.browser.clock.now() + count / 1_000) };
  world.store.rows.get(collection)?.set(id, row);
  changed[collection] = (changed[collection] ?? 0) + 1;
}

const remove = (collection: string, id: string): void => {
  world.store.rows.get(collection)?.delete(id);
  change("deletions", `stone-${id}`, { collection, recordId: id });
};

const ids = async (db: Db, table: string): Promise<string[]> =>
  ((await db.table(table).toCollection().primaryKeys()) as string[]).toSorted((a, b) => (a < b ? -1 : 1));

/** A tab whose first round is over and which has heard a beat. */
async function started(): Promise<LiveTab> {
  beat();
  const tab = await world.start();
  await seconds(2);
  beat();
  await seconds(2);
  asked();
  return tab;
}

beforeEach(() => {
  changed = {};
  since = SINCE;
  for (const id of ["h1", "h2"]) change("holidays", id);
});

describe("with a beat", () => {
  it("comes what was made and changed, of that collection alone", async () => {
    const { db } = await started();
    change("holidays", "h3");
    change("holidays", "h1", { name: "New Year" });
    beat();
    await seconds(1);
    expect(await ids(db, "holidays")).toEqual(["h1", "h2", "h3"]);
    expect(await db.table("holidays").get("h1")).toMatchObject({ name: "New Year" });
    expect(asked()).toEqual(["holidays"]);
  });

  it("goes what was deleted, by its tombstone", async () => {
    const { db } = await started();
    remove("holidays", "h1");
    beat();
    await seconds(1);
    expect(await ids(db, "holidays")).toEqual(["h2"]);
    expect(asked()).toEqual(["deletions"]);
  });

  it("nothing is asked for where nothing changed, and once where something did", async () => {
    await started();
    for (let i = 0; i < 3; i += 1) await untilBeat();
    expect(asked()).toEqual([]);
    change("alarm_types", "a1");
    for (let i = 0; i < 4; i += 1) await untilBeat();
    expect(asked()).toEqual(["alarm_types"]);
  });

  it("an import of thousands of rows is asked for once a beat at most, and all of it comes", async () => {
    const { db } = await started();
    let most = 0;
    for (let batch = 0; batch < 8; batch += 1) {
      for (let row = 0; row < 300; row += 1) change("holidays", `r${batch}-${1_000 + row}`);
      await untilBeat();
      const pages = asked().filter((name) => name === "holidays").length;
      most = Math.max(most, pages);
    }
    for (let i = 0; i < 12; i += 1) await untilBeat();
    expect(await db.table("holidays").count()).toBe(2_402);
    // Read from a minute before the last row that is here: all of it, in pages of 500.
    expect(most).toBeLessThanOrEqual(Math.ceil(2_402 / 500));
  });

  it("says how old the copy of it is", async () => {
    const { db } = await started();
    const before = await ageOf(db, "holidays");
    await seconds(3);
    change("holidays", "h3");
    beat();
    await seconds(1);
    expect(await ageOf(db, "holidays")).toBeGreaterThan(before + 3_000);
    expect(await ageOf(db, "alarm_types")).toBe(before);
  });

  it("says so of each as soon as it is done, whatever comes of those after it", async () => {
    const { db } = await started();
    const before = await ageOf(db, "alarm_types");
    await seconds(3);
    let answer = (): void => undefined;
    world.store.onAnswer = (name) => {
      if (name === "holidays") world.store.gate = new Promise((done) => (answer = done));
    };
    change("alarm_types", "a1");
    change("holidays", "h3");
    beat();
    await seconds(2);
    expect(await ageOf(db, "alarm_types")).toBeGreaterThan(before + 3_000);
    expect(await ageOf(db, "holidays")).toBe(before);
    world.store.onAnswer = undefined;
    world.store.gate = undefined;
    answer();
    await settle();
    expect(await ageOf(db, "holidays")).toBeGreaterThan(before + 3_000);
  });

  it("comes only what the store hands out to this person", async () => {
    const { db } = await started();
    world.store.unreadable.add("holidays");
    change("holidays", "h3");
    beat();
    await seconds(1);
    expect(await ids(db, "holidays")).toEqual(["h1", "h2"]);
  });
});

describe("the moment", () => {
  it("is drawn by lot, so that not all desks ask at once", async () => {
    await started();
    change("holidays", "h3");
    beat();
    await world.browser.clock.advance(500);
    expect(asked()).toEqual([]);
    await world.browser.clock.advance(300);
    expect(asked()).toEqual(["holidays"]);
  });

  it("is later where everything is to be asked for: the store was started anew", async () => {
    await started();
    since = "2026-06-15 08:31:00.000Z";
    changed = {};
    beat();
    await seconds(2);
    expect(asked()).toEqual([]);
    for (let i = 0; i < 3; i += 1) await untilBeat();
    expect(asked()).toEqual(["deletions", "alarm_types", "resolution_codes", "holidays"]);
  });

  it("waits while a round is under way; then it is asked for once", async () => {
    let free = (): void => undefined;
    await started();
    for (let i = 0; i < 9; i += 1) await untilBeat();
    world.store.onAnswer = (name) => {
      if (name === "holidays") world.store.gate = new Promise((done) => (free = done));
    };
    for (let i = 0; i < 4; i += 1) await untilBeat();
    expect(asked().filter((name) => name === "holidays")).toEqual(["holidays"]);
    world.store.onAnswer = undefined;
    change("holidays", "h3");
    beat();
    await seconds(3);
    expect(asked()).toEqual([]);
    world.store.gate = undefined;
    free();
    await settle();
    for (let i = 0; i < 4; i += 1) await untilBeat();
    expect(asked().filter((name) => name === "holidays")).toEqual(["holidays"]);
  });

  it("is later after a pull of many rows: the next one reads most of them again", async () => {
    await started();
    for (let row = 0; row < 6_000; row += 1) change("holidays", `r${10_000 + row}`);
    beat();
    await seconds(1);
    while (world.store.listened.length < 13) await settle();
    await settle();
    expect(asked()).toHaveLength(13);
    change("holidays", "h3");
    for (let i = 0; i < 2; i += 1) await untilBeat();
    expect(asked()).toEqual([]);
    for (let i = 0; i < 2; i += 1) await untilBeat();
    expect(asked()).toContain("holidays");
  });

  it("is the next beat's after any other, however slow the machine", async () => {
    let free = (): void => undefined;
    await started();
    world.store.gate = new Promise((done) => (free = done));
    change("holidays", "h3");
    beat();
    await seconds(4);
    world.store.gate = undefined;
    free();
    await settle();
    change("holidays", "h4");
    asked();
    beat();
    await seconds(1);
    expect(asked()).toEqual(["holidays"]);
  });
});

describe("tabs", () => {
  it("only the one that leads asks; the other has it from the copy", async () => {
    await started();
    const second = await world.start();
    await seconds(1);
    asked();
    change("holidays", "h3");
    beat();
    await seconds(1);
    expect(asked()).toEqual(["holidays"]);
    expect(await ids(second.db, "holidays")).toEqual(["h1", "h2", "h3"]);
  });

  it("one that is signed out asks for nothing any more", async () => {
    const { live } = await started();
    change("holidays", "h3");
    beat();
    live.stop();
    await seconds(3);
    expect(asked()).toEqual([]);
  });
});

describe("without it", () => {
  it("what a beat did not bring comes with the next round", async () => {
    const { db } = await started();
    change("holidays", "h3");
    world.store.onAnswer = (name) => {
      if (name === "holidays") world.store.failure = new AppError("store_busy");
    };
    beat();
    await seconds(1);
    world.store.onAnswer = undefined;
    world.store.failure = undefined;
    expect(await ids(db, "holidays")).toEqual(["h1", "h2"]);
    for (let i = 0; i < 13; i += 1) await untilBeat();
    expect(await ids(db, "holidays")).toEqual(["h1", "h2", "h3"]);
  });

  it("an older store, whose beats tell nothing, is asked each minute as before", async () => {
    const { db } = await started();
    change("holidays", "h3");
    await world.pass(65);
    expect(await ids(db, "holidays")).toEqual(["h1", "h2", "h3"]);
  });

  it("what was made anew under the id of what was deleted stays, however often its tombstone is read", async () => {
    const { db } = await started();
    remove("holidays", "h1");
    beat();
    await seconds(1);
    change("holidays", "h1");
    for (let i = 0; i < 20; i += 1) await untilBeat();
    // From here on it is older than what is read again with each pull.
    change("holidays", "h3");
    for (let i = 0; i < 20; i += 1) await untilBeat();
    expect(await ids(db, "holidays")).toEqual(["h1", "h2", "h3"]);
  });
});
