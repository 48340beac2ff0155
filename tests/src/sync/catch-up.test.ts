/** A catch-up ends although the store goes on taking thousands: it reads what was missed, and not what the stream tells. */
import "fake-indexeddb/auto";
import { expect, it } from "vitest";
import { catchUp, fillWindow, writeCursor } from "../../../src/sync/catch-up";
import { createDb } from "../../../src/sync/db";
import type { ListQuery, StoreClient } from "../../../src/sync/store-client";
import { ScriptedStore, signal } from "./support/store";

const line = (at: number) => {
  const updated = new Date(Date.UTC(2026, 5, 15) + at).toISOString().replace("T", " ");
  return { id: `l${String(at).padStart(6, "0")}`, updated };
};

it("reads up to the newest signal and line there were when it began", async () => {
  let stored = 700;
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
  await catchUp({ client, db, reach: "staff", now: Date.now, signal: new AbortController().signal });
  expect(asked.filter((name) => name.startsWith("events "))).toEqual(["events 1", "events 500", "events 500"]);
  expect((await db.events.orderBy("seq").last())?.seq).toBeGreaterThanOrEqual(700);
  // Behind the first page there were 2,200 lines.
  expect(asked.filter((name) => name === "events_reports 500").length).toBe(5);
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
