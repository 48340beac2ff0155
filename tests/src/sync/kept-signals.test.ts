/** The signal history without a line: what the kept window says of a period, and from when to when it says all. */
import "fake-indexeddb/auto";
import { beforeEach, expect, it } from "vitest";
import type { SignalQuestion } from "../../../domain/signals/history-filter";
import { writeCursor } from "../../../src/sync/cursors";
import { LAST_LIVE } from "../../../src/sync/copy-age";
import { createDb, type Db } from "../../../src/sync/db";
import { readKeptSignals } from "../../../src/sync/kept-signals";
import { mergeRows } from "../../../src/sync/merge";
import type { SignalRow } from "../../../src/sync/rows";
import { forgetOpened } from "../../../src/sync/sealed-rows";

const START_MS = Date.UTC(2026, 5, 15, 8);
const at = (second: number): string => new Date(START_MS + second * 1000).toISOString();
const LIVE_MS = START_MS + 9_000_000;

/** Number and second are the same, but where one came late. */
const signal = (seq: number, values: Partial<SignalRow> = {}): SignalRow =>
  ({
    id: `s${seq}`,
    seq,
    updated: at(seq).replace("T", " "),
    receivedAt: at(seq).replace("T", " "),
    site: "site1",
    siteNo: "4711",
    siteName: "North Depot",
    signal: "Opened",
    userName: seq % 2 === 0 ? "Julia Marlow" : "Bora Demir",
    zoneText: "",
    text: "",
    class: "open",
    code: "401",
    qualifier: "R",
    zone: "",
    ...values,
  }) as SignalRow;

let db: Db;
let round = 0;
let pauses = 0;

const merge = (rows: readonly SignalRow[]): Promise<void> => mergeRows({ db }, "events", rows);
const range = (from: number, to: number): SignalRow[] =>
  Array.from({ length: to - from + 1 }, (_, index) => signal(from + index));

const ask = (question: Partial<SignalQuestion> = {}) =>
  readKeptSignals(db, { from: at(0), to: at(100_000), ...question }, () => {
    pauses += 1;
    return Promise.resolve();
  });
const numbers = async (question?: Partial<SignalQuestion>) => (await ask(question))?.rows.map(({ seq }) => seq);

beforeEach(async () => {
  forgetOpened();
  pauses = 0;
  db = createDb(`kept${++round}`);
  await db.meta.put({ key: LAST_LIVE, value: LIVE_MS });
  await writeCursor(db, "events", 1200);
  await writeCursor(db, "events:older", 0);
});

it("finds what the store would, in its order, also in what lies sealed", async () => {
  await merge([...range(1, 6), signal(7, { receivedAt: at(2.5) })]);
  expect(await numbers()).toEqual([6, 5, 4, 3, 7, 2, 1]);
  expect(await numbers({ text: "julia", from: at(2), to: at(6) })).toEqual([4, 2]);
  expect((await ask({ text: "julia" }))?.rows[0]?.userName).toBe("Julia Marlow");
  expect(await numbers({ code: "402" })).toEqual([]);
});

it("says from when to when all signals are kept, whatever was asked for", async () => {
  await merge(range(10, 20));
  const { fromMs, toMs } = (await ask({ code: "402", from: at(15) })) ?? {};
  expect([fromMs, toMs]).toEqual([START_MS + 10_000, LIVE_MS]);
});

it("leaves out what stands behind a gap: signals of an old alarm, and those from before a long absence", async () => {
  await merge([...range(1, 3), ...range(500, 510)]);
  await writeCursor(db, "events:older", 500);
  const kept = await ask();
  expect([kept?.rows.length, kept?.fromMs]).toEqual([11, START_MS + 500_000]);
});

it("looks through thousands in steps", async () => {
  await merge(range(1, 1200));
  expect(await numbers({ from: at(600), to: at(603) })).toEqual([602, 601, 600]);
  expect(pauses).toBe(2);
});

it.each<[string, () => Promise<unknown>]>([
  ["before anything was caught up", () => db.meta.delete("cursor:events")],
  ["of a copy that was never live", () => db.meta.delete(LAST_LIVE)],
  ["of an empty copy", () => db.events.clear()],
])("is nothing %s", async (_, change) => {
  await merge(range(1, 5));
  await change();
  expect(await ask()).toBeNull();
});
