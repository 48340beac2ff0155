/** A catch-up ends although the store goes on taking thousands: it reads what was missed, and not what the stream tells. */
import "fake-indexeddb/auto";
import { expect, it } from "vitest";
import { catchUp } from "../../../src/sync/catch-up";
import { writeCursor } from "../../../src/sync/cursors";
import { fillWindow, hasHole, windowBegin } from "../../../src/sync/signal-window";
import { createDb } from "../../../src/sync/db";
import type { ListQuery, StoreClient } from "../../../src/sync/store-client";
import { ScriptedStore, signal } from "./support/store";

const line = (at: number) => {
  const updated = new Date(Date.UTC(2026, 5, 15) + at).toISOString().replace("T", " ");
  return { id: `l${String(at).padStart(6, "0")}`, updated };
};

it("reads up to the newest signal and line there were when it began", async () => {
  let stored = 450;
  const asked: string[] = [];
  const list = async (collection: string, { params = {}, perPage = 500 }: ListQuery = {}): Promise<object[]> => {
    await Promise.resolve();
    asked.push(`${collection} ${perPage}`);
    const from = collection === "events" ? Number(params["after"] ?? stored - 1) : 0;
    const seqs = Array.from({ length: perPage }, (_, at) => from + at + 1).filter((seq) => seq <= stored);
    const lines = Array.from({ length: stored }, (_, at) => line(at + 1));
    // Five hundred more come with each page.
    if (perPage === 500 && /^events(_reports)?$/.test(collection)) stored += 500;
    if (asked.length > 50) throw new Error("it runs after the end");
    if (collection === "events") return seqs.map((seq) => ({ ...signal(`e${seq}`, seq), updated: line(seq).updated }));
    if (collection !== "events_reports") return [];
    if (perPage === 1) return lines.slice(-1);
    return lines.filter(({ id }) => id > String(params["id"])).slice(0, perPage);
  };
  const db = createDb("catch-up");
  await writeCursor(db, "events", 0);
  await writeCursor(db, "events_reports", line(0).updated);
  const client = { ...new ScriptedStore().client(), list: list as unknown as StoreClient["list"] };
  const rest = await catchUp({ client, db, reach: "staff", now: Date.now, signal: new AbortController().signal });
  expect(asked.filter((name) => name.startsWith("events "))).toEqual(["events 1", "events 500"]);
  expect((await db.events.orderBy("seq").last())?.seq).toBe(450);
  const pages = () => asked.filter((name) => name === "events_reports 500").length;
  expect([pages(), await db.events_reports.count()]).toEqual([1, 500]);
  await rest();
  // Behind the first page there were 1,450 lines.
  expect([pages(), await db.events_reports.count()]).toEqual([3, 1_500]);
});

/** A store whose signals are the numbers from 1 on, or every so many of them, a desk's copy of it, and what the desk asked for. */
function room(name: string, every = 1) {
  const store = new ScriptedStore();
  const db = createDb(name);
  const asked: string[] = [];
  const client = store.client();
  const list = (collection: string, query: ListQuery = {}) => {
    const { after, before } = query.params ?? {};
    if (collection === "events" && query.perPage !== 1)
      asked.push(after === undefined ? `below ${String(before)}` : `above ${String(after)}`);
    return client.list(collection, query);
  };
  const context = {
    client: { ...client, list: list as StoreClient["list"] },
    db,
    reach: "staff",
    now: Date.now,
    signal: new AbortController().signal,
  };
  let last = 0;
  return {
    db,
    asked,
    context,
    store,
    come: (count: number): void => {
      for (const end = last + count * every; last < end;) store.put("events", signal(`e${(last += every)}`, last));
    },
    /** It is put back to a copy of before. */
    restore: (to: number): void => {
      for (; last > to; last -= every) store.rows.get("events")?.delete(`e${last}`);
    },
    /** Which of the newest so many are not kept. */
    missing: async (count: number): Promise<number[]> => {
      const kept = new Set((await db.events.toArray()).map(({ seq }) => seq));
      return Array.from({ length: count }, (_, at) => last - at * every).filter((seq) => !kept.has(seq));
    },
  };
}

it("after a long absence has the newest signals first, fills the hole behind them, and reads nothing twice", async () => {
  const { db, asked, context, come, missing } = room("long absence");
  come(3_000);
  await catchUp(context);
  await fillWindow(context);
  expect([await missing(3_000), await windowBegin(db)]).toEqual([[], 0]);
  come(1_300);
  asked.length = 0;
  await catchUp(context);
  expect([asked, (await missing(200)).length, (await missing(1_300)).length]).toEqual([["below 4301"], 0, 1_100]);
  // Without a line nobody is told that there were none in between.
  expect([await hasHole(db), await windowBegin(db)]).toEqual([true, 4_101]);
  await fillWindow(context);
  expect(asked).toEqual(["below 4301", "below 4101", "below 3601", "below 3101"]);
  expect([await missing(4_300), await hasHole(db), await windowBegin(db)]).toEqual([[], false, 0]);
});

it.each([
  ["a hole above a hole", 900],
  ["a hole deeper than what is kept", 5_400],
])("%s is filled, too", async (name, further) => {
  const { db, context, come, missing } = room(name);
  come(1_000);
  await catchUp(context);
  await fillWindow(context);
  come(700);
  await catchUp(context);
  come(further);
  await catchUp(context);
  expect(await hasHole(db)).toBe(true);
  await fillWindow(context);
  expect([await missing(Math.min(5_000, 1_700 + further)), await hasHole(db)]).toEqual([[], false]);
});

it("fills all of it for whoever gets one signal of ten, too: numbers run over everybody's", async () => {
  const { context, come, missing } = room("one of ten", 10);
  come(5_100);
  await catchUp(context);
  await fillWindow(context);
  come(2_000);
  await catchUp(context);
  await fillWindow(context);
  expect(await missing(5_000)).toEqual([]);
});

it("forgets what was known below a hole where the store was put back to a copy of before", async () => {
  const { context, come, missing, restore } = room("restored");
  come(1_000);
  await catchUp(context);
  await fillWindow(context);
  come(1_000);
  await catchUp(context);
  restore(700);
  // Other signals under the same numbers.
  await context.db.events.clear();
  come(900);
  await catchUp(context);
  await fillWindow(context);
  expect(await missing(1_600)).toEqual([]);
});

it("asks again for what one of several customers got after he was asked, and before another's was read", async () => {
  const { context } = room("customers");
  const { client, db } = context;
  const of = (customer: string, seq: number) => ({
    ...signal(`e${seq}`, seq),
    customer,
    seq,
    updated: line(seq).updated,
  });
  let isLate = false;
  const list = async (collection: string, { params = {}, perPage }: ListQuery = {}): Promise<object[]> => {
    await Promise.resolve();
    if (collection !== "events") return [];
    if (perPage === 1) return [signal("e100", 100)];
    const rows = params["customer"] === "b" ? [of("b", 102)] : isLate ? [of("a", 101)] : [];
    isLate = true;
    return rows.filter(({ seq }) => Number(seq) > Number(params["after"]));
  };
  await writeCursor(db, "events", 99);
  const asked = {
    ...context,
    client: { ...client, list: list as StoreClient["list"] },
    reach: "customer:a customer:b",
  };
  await catchUp(asked);
  await catchUp(asked);
  expect((await db.events.orderBy("seq").toArray()).map(({ seq }) => seq)).toEqual([101, 102]);
});

it("after a short one reads what is missing, and leaves a window that is still being filled as it is", async () => {
  const { asked, context, come, missing } = room("short absence");
  come(900);
  await catchUp(context);
  come(500);
  asked.length = 0;
  await catchUp(context);
  expect(asked).toEqual(["above 900"]);
  await fillWindow(context);
  expect(await missing(1_400)).toEqual([]);
});

it("leaves no hole below the newest signals where thousands came while the ones before were being read", async () => {
  const store = new ScriptedStore();
  const come = (from: number, to: number): void => {
    for (let seq = from; seq <= to; seq += 1) store.put("events", signal(`e${seq}`, seq));
  };
  const db = createDb("hole");
  const signalOf = new AbortController().signal;
  const context = { client: store.client(), db, reach: "staff", now: Date.now, signal: signalOf };
  come(1, 1_500);
  await catchUp(context);
  let answer = (): void => undefined;
  store.gate = new Promise((done) => (answer = done));
  const filling = fillWindow(context);
  await new Promise((done) => setTimeout(done, 50));
  store.gate = undefined;
  come(1_501, 8_000);
  await catchUp(context);
  answer();
  await filling;
  await fillWindow(context);
  const kept = new Set((await db.events.toArray()).map(({ seq }) => seq));
  const newest = Array.from({ length: 5_000 }, (_, at) => 8_000 - at);
  expect(newest.filter((seq) => !kept.has(seq))).toEqual([]);
}, 30_000);
