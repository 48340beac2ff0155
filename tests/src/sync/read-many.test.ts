/** Many rows read by their keys are the same however they lie in their table. */
import "fake-indexeddb/auto";
import { expect, it } from "vitest";
import { createDb } from "../../../src/sync/db";
import { readMany } from "../../../src/sync/read-many";

const keyOf = (n: number): string => `e:${String(n).padStart(5, "0")}`;
const numbers = (from: number, to: number, step = 1): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);

it.each<[string, number[], number[]]>([
  ["none", [], numbers(1, 20)],
  ["few of many", numbers(1, 500), [3, 400, 7]],
  ["all of a stretch, in any order", numbers(1, 500), numbers(100, 199).toReversed()],
  ["some of a stretch with gaps", numbers(1, 500, 2), numbers(90, 130)],
  ["here and there in a large table", numbers(1, 2_000), numbers(1, 2_000, 100)],
  ["hardly any of those that are asked for", [5, 77, 350], numbers(1, 400)],
  ["more than once", numbers(1, 30), [...numbers(1, 10), ...numbers(5, 15)]],
])("%s", async (name, there, asked) => {
  const db = createDb(`read-many ${name}`);
  await db.gone.bulkPut(there.map((n) => ({ key: keyOf(n), updated: String(n) })));
  const rows = await readMany(db.gone, asked.map(keyOf));
  expect(rows.map((row) => row?.updated)).toEqual(asked.map((n) => (there.includes(n) ? String(n) : undefined)));
  db.close();
});
