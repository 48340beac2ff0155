/** An answer that comes when its person has left reaches nobody's copy but his: at the change of shift the next one sits there. */
import "fake-indexeddb/auto";
import { beforeEach, expect, it, vi } from "vitest";
import { readAlarm } from "../../../src/resources/refresh-alarm";
import { act } from "../../../src/sync/acts";
import { createDb, setDb } from "../../../src/sync/db";
import { createRecord, updateRecord } from "../../../src/sync/record-writes";

const world = vi.hoisted(() => ({
  live: undefined as unknown,
  answer: undefined as unknown as (row: object) => void,
}));

vi.mock("../../../src/sync/runtime", () => ({ live: () => world.live, session: () => undefined }));
vi.mock("../../../src/sync/api", () => ({ api: () => new Promise((done) => (world.answer = done)) }));

const ROW = { id: "alarm0000000001", name: "Fire", updated: "2026-06-15 08:30:00.000Z", version: 2, state: "queued" };
const DETAIL = { alarm: ROW, collection: "events_alarm", events: [], reports: [], items: [] };

/** A person sits here: his live layer, his copy. */
function seat(): { readonly merged: object[]; readonly count: () => Promise<number> } {
  const merged: object[] = [];
  const db = createDb(`late-answers:${Math.random()}`);
  world.live = { merge: (items: readonly object[]) => Promise.resolve(void merged.push(...items)) };
  setDb(db);
  return { merged, count: () => db.alarm_types.count() };
}

beforeEach(() => setDb(undefined));

it.each<[string, () => Promise<unknown>]>([
  ["an act", () => act(ROW.id, "claim", {})],
  ["an alarm that was read", () => readAlarm(ROW.id)],
])("of %s", async (_, ask) => {
  const first = seat();
  const asked = ask();
  world.answer(DETAIL);
  await asked;
  expect(first.merged).toHaveLength(1);
  const late = ask();
  const next = seat();
  world.answer(DETAIL);
  await late;
  expect(next.merged).toEqual([]);
});

it.each<[string, () => Promise<unknown>]>([
  ["a record that was made", () => createRecord("alarm_types", { name: "Fire" })],
  ["a record that was changed", () => updateRecord("alarm_types", { id: ROW.id, values: { name: "Fire" } })],
])("of %s", async (_, write) => {
  const first = seat();
  const written = write();
  world.answer(ROW);
  await written;
  expect(await first.count()).toBe(1);
  const late = write();
  const next = seat();
  world.answer(ROW);
  await late;
  expect(await next.count()).toBe(0);
});
