/** The store's clock was ten minutes ahead and is put right: what is changed afterwards reaches the copy all the same. */
import "fake-indexeddb/auto";
import { describe, expect, it } from "vitest";
import { catchUp } from "../../../src/sync/catch-up";
import { createDb, type Db } from "../../../src/sync/db";
import { mergeRows } from "../../../src/sync/merge";
import { pullCollection, type MirrorContext } from "../../../src/sync/mirror";
import { sinceOf, toStoreDate } from "../../../src/sync/paging";
import type { ListQuery, StoreClient } from "../../../src/sync/store-client";
import { ScriptedStore } from "./support/store";

const AHEAD = Date.UTC(2026, 5, 15, 10, 10);
const RIGHT = Date.UTC(2026, 5, 15, 10, 0);

it("a catalogue's row is the store's, although its copy here has a later date", async () => {
  let row = { id: "a1", name: "Fire", updated: toStoreDate(AHEAD) };
  const list = (_: string, { params = {} }: ListQuery = {}): Promise<object[]> =>
    Promise.resolve(row.updated > String(params["updated"]) ? [row] : []);
  const client = { ...new ScriptedStore().client(), list: list as unknown as StoreClient["list"] };
  const db = createDb("clock-back");
  const context = (now: number): MirrorContext => ({
    client,
    db,
    reach: "staff",
    now: () => now,
    signal: new AbortController().signal,
    access: { key: "", keepsSites: true, mayRead: () => true } as never,
    pause: () => Promise.resolve(),
    room: () => Promise.resolve(undefined),
    onTight: () => undefined,
  });
  await pullCollection(context(AHEAD), "alarm_types");
  row = { id: "a1", name: "Smoke", updated: toStoreDate(RIGHT + 4_000) };
  await pullCollection(context(RIGHT + 5_000), "alarm_types");
  expect(await db.alarm_types.get("a1")).toMatchObject({ name: "Smoke" });
});

it("an older copy that comes late still changes nothing", async () => {
  const to = { db: createDb("clock-right"), now: () => RIGHT + 1_000 };
  await mergeRows(to, "alarm_types", [{ id: "a1", name: "Smoke", updated: toStoreDate(RIGHT) } as never]);
  await mergeRows(to, "alarm_types", [{ id: "a1", name: "Fire", updated: toStoreDate(RIGHT - 1) } as never]);
  expect(await to.db.alarm_types.get("a1")).toMatchObject({ name: "Smoke" });
});

it("what is asked for begins a minute before now where the last change read lies ahead", () => {
  expect(sinceOf(toStoreDate(AHEAD), RIGHT)).toBe(toStoreDate(RIGHT - 60_000));
});

describe("what is changed while the browser is away comes, although a row still has a later date than now", () => {
  const MINUTE_MS = 60_000;
  const store = new ScriptedStore();
  const put = (collection: string, row: { readonly id: string }, at: number): void => {
    store.put(collection, row);
    store.rows.get(collection)?.set(row.id, { ...row, updated: toStoreDate(at) });
  };
  const contextOf = (db: Db, now: number): MirrorContext => ({
    client: store.client(),
    db,
    reach: "staff",
    now: () => now,
    signal: new AbortController().signal,
    access: { keepsSites: true } as never,
    pause: () => Promise.resolve(),
    room: () => Promise.resolve(undefined),
    onTight: () => undefined,
  });

  it.each<[string, string, (context: MirrorContext) => Promise<unknown>]>([
    ["of a catalogue", "alarm_types", (context) => pullCollection(context, "alarm_types")],
    ["of the log", "events_reports", catchUp],
  ])("%s", async (_, collection, pull) => {
    const db = createDb(`clock-back ${collection}`);
    await pull(contextOf(db, AHEAD - MINUTE_MS));
    put(collection, { id: "early" }, AHEAD);
    await pull(contextOf(db, AHEAD + 1));
    // Put right by ten minutes, and seen so once; then the line is cut for five.
    await pull(contextOf(db, RIGHT));
    put(collection, { id: "late" }, RIGHT + MINUTE_MS);
    await pull(contextOf(db, RIGHT + 5 * MINUTE_MS));
    expect(await db.table(collection).toCollection().primaryKeys()).toEqual(["early", "late"]);
  });
});
