/** Whose rows are asked for: by the name of a dealer or of each customer, and together as one list. */

import "fake-indexeddb/auto";
import { expect, it } from "vitest";
import { writeCursor } from "../../../src/sync/cursors";
import { listSignals, reachParts } from "../../../src/sync/reach";
import type { ListQuery } from "../../../src/sync/store-client";
import { liveWorld } from "./support/live";
import { ScriptedStore, signal } from "./support/store";

const world = liveWorld();
const A = "aaaaaaaaaaaaaaa";
const B = "bbbbbbbbbbbbbbb";
const BOTH = `customer:${A} customer:${B}`;

it.each([
  ["staff", [{}]],
  [`dealer:${A}`, [{ filter: "dealer = {:dealer}", params: { dealer: A } }]],
  [
    BOTH,
    [
      { filter: "customer = {:customer}", params: { customer: A } },
      { filter: "customer = {:customer}", params: { customer: B } },
    ],
  ],
  ["", []],
])("of %s", (reach, parts) => {
  expect(reachParts(reach)).toEqual(parts);
});

const storeOf = (...owners: readonly string[]) => {
  const store = new ScriptedStore();
  owners.forEach((customer, at) => store.commit(["events", "create", { ...signal(`e${at}`, at + 1), customer }]));
  const asked: ListQuery[] = [];
  const client = store.client();
  const list = <T>(name: string, query: ListQuery = {}) => (asked.push(query), client.list<T>(name, query));
  return { asked, by: { client: { ...client, list }, signal: new AbortController().signal } };
};

it("the newest of several customers' signals are had in their order, no more than asked for", async () => {
  const { by, asked } = storeOf(A, B, "c", B, A, A, B);
  const query = { filter: "seq < {:before}", params: { before: 7 }, sort: "-seq", perPage: 3 } as const;
  const rows = await listSignals({ ...by, reach: BOTH }, query);
  expect(rows.map(({ seq }) => seq)).toEqual([6, 5, 4]);
  expect(asked.map(({ filter }) => filter)).toEqual(Array(2).fill("customer = {:customer} && seq < {:before}"));
});

it("a page of several customers ends where the first of theirs may go on", async () => {
  const { by } = storeOf(A, A, A, B, B);
  const rows = await listSignals({ ...by, reach: BOTH }, { sort: "seq", perPage: 2 });
  expect(rows.map(({ seq }) => seq)).toEqual([1, 2]);
});

it("nobody's are not asked for", async () => {
  const { by, asked } = storeOf(A);
  expect(await listSignals({ ...by, reach: "" }, { sort: "seq", perPage: 2 })).toEqual([]);
  expect(asked).toEqual([]);
});

it("a dealer's browser catches up with his signals and lines, and with no others", async () => {
  world.store.audiences = `dealer:${A}`;
  for (const [at, dealer] of [A, B, A].entries()) {
    world.store.commit(["events", "create", { ...signal(`e${at}`, at + 1), dealer }]);
  }
  const { db } = await world.start();
  await world.pass(5);
  const line = (id: string, dealer: string) => ({ id, alarm: "x", at: "", updated: "", dealer });
  world.store.drop();
  // The scripted store's time is before the browser's.
  await writeCursor(db, "events_reports", "2026-06-15 08:00:00.000Z");
  world.store.commit(["events", "create", { ...signal("e3", 4), dealer: A }]);
  world.store.commit(["events_reports", "create", line("ours", A)], ["events_reports", "create", line("theirs", B)]);
  world.store.reconnect();
  await world.pass(65);
  expect(await db.events.orderBy("seq").keys()).toEqual([1, 3, 4]);
  expect(await db.events_reports.toCollection().primaryKeys()).toEqual(["ours"]);
});
