/** A history read to its end: every page once, no more than a file holds, and nothing after a cancel. */
import { expect, it } from "vitest";
import { readAll } from "../../../../src/features/signals/export/read-all";

/** A store with so many rows, in pages of three. */
const storeOf = (rows: number, asked: (number | undefined)[] = []) => {
  const read = (before: number | undefined) => {
    asked.push(before);
    const from = before ?? 0;
    const items = Array.from({ length: Math.min(3, rows - from) }, (_, nth) => from + nth);
    return Promise.resolve({ items, next: from + 3 < rows ? from + 3 : null });
  };
  return { read, asked };
};

it.each([
  ["nothing", 0, 9, [], false],
  ["less than a page", 2, 9, [2], false],
  ["two whole pages", 6, 9, [3, 6], false],
  ["exactly what a file holds", 9, 9, [3, 6, 9], false],
  ["one more than a file holds", 10, 9, [3, 6, 9], true],
  ["more than a file holds, within a page", 8, 7, [3, 6, 7], true],
])("reads %s", async (_, rows, most, counts, more) => {
  const read: number[] = [];
  const told: number[] = [];
  const onRows = (page: readonly number[], count: number): void => {
    read.push(...page);
    if (page.length > 0) told.push(count);
  };
  const all = await readAll({ read: storeOf(rows).read, onRows, most, signal: new AbortController().signal });
  const want = Math.min(rows, most);
  expect([all, read, told]).toEqual([{ count: want, more }, Array.from({ length: want }, (_row, nth) => nth), counts]);
});

it("asks for no page after a cancel, and tells of no row of the one that was under way", async () => {
  const { read, asked } = storeOf(100);
  const cancel = new AbortController();
  const told: number[] = [];
  const reading = readAll({
    read: (before: number | undefined) => {
      if (before === 3) cancel.abort();
      return read(before);
    },
    onRows: (_rows, count) => told.push(count),
    signal: cancel.signal,
  });
  await expect(reading).rejects.toThrow("aborted");
  expect([asked, told]).toEqual([[undefined, 3], [3]]);
});

it("fails as its pages do", async () => {
  const read = () => Promise.reject(new Error("away"));
  const { signal } = new AbortController();
  await expect(readAll({ read, onRows: () => undefined, signal })).rejects.toThrow("away");
});
