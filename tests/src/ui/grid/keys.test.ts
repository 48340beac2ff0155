/** Keys of a grid: over 100,000 rows, mirrored in right-to-left pages. */
import { expect, it } from "vitest";
import { columnAct, type GridPress, movePlace, type Place } from "../../../../src/ui/grid/grid-keys";
import { nextSort, sortOf } from "../../../../src/ui/grid/grid-column";

const press = (text: string): GridPress => {
  const parts = text.split("+");
  const has = (name: string): boolean => parts.includes(name);
  return {
    key: parts.at(-1) ?? "",
    ctrlKey: has("Ctrl"),
    altKey: has("Alt"),
    shiftKey: has("Shift"),
    metaKey: has("Meta"),
  };
};

const EXTENT = { rows: 100_000, columns: 6, page: 20, rightToLeft: false };
const at = (row: number, column: number): Place => ({ row, column });

it.each<[string, string, Place, Place]>([
  ["down", "ArrowDown", at(4, 2), at(5, 2)],
  ["up", "ArrowUp", at(4, 2), at(3, 2)],
  ["up from the first row, to the header", "ArrowUp", at(0, 2), at(-1, 2)],
  ["down from the header", "ArrowDown", at(-1, 2), at(0, 2)],
  ["no further up than the header", "ArrowUp", at(-1, 2), at(-1, 2)],
  ["no further down than the last row", "ArrowDown", at(99_999, 0), at(99_999, 0)],
  ["to the right", "ArrowRight", at(4, 2), at(4, 3)],
  ["to the left", "ArrowLeft", at(4, 2), at(4, 1)],
  ["no further than the first column", "ArrowLeft", at(4, 0), at(4, 0)],
  ["no further than the last column", "ArrowRight", at(4, 5), at(4, 5)],
  ["a page down", "PageDown", at(4, 2), at(24, 2)],
  ["a page up", "PageUp", at(30, 2), at(10, 2)],
  ["a page up ends at the first row, not in the header", "PageUp", at(4, 2), at(0, 2)],
  ["the first column", "Home", at(4, 2), at(4, 0)],
  ["the last column", "End", at(4, 2), at(4, 5)],
  ["the very first cell", "Ctrl+Home", at(4, 2), at(0, 0)],
  ["the very last cell", "Ctrl+End", at(4, 2), at(99_999, 5)],
])("%s", (_, keys, from, to) => expect(movePlace(press(keys), from, EXTENT)).toEqual(to));

it.each<[string, string, Place, Place]>([
  ["to the right is towards the start", "ArrowRight", at(4, 2), at(4, 1)],
  ["to the left is towards the end", "ArrowLeft", at(4, 2), at(4, 3)],
  ["Home is the first column all the same", "Home", at(4, 2), at(4, 0)],
])("right to left: %s", (_, keys, from, to) =>
  expect(movePlace(press(keys), from, { ...EXTENT, rightToLeft: true })).toEqual(to),
);

it.each(["a", "Enter", " ", "Tab", "Alt+ArrowRight", "Meta+ArrowDown", "Ctrl+ArrowRight"])(
  "%s is none of movement",
  (keys) => expect(movePlace(press(keys), at(1, 1), EXTENT)).toBeUndefined(),
);

it.each<[string, string, Place, Place]>([
  ["down to the first row before any press", "ArrowDown", at(-1, -1), at(0, -1)],
  ["up to the last row before any press", "ArrowUp", at(-1, -1), at(99_999, -1)],
  ["no further up than the first row", "ArrowUp", at(0, -1), at(0, -1)],
  ["Home is the first row", "Home", at(40, -1), at(0, -1)],
  ["End is the last row", "End", at(40, -1), at(99_999, -1)],
  ["a page down", "PageDown", at(4, -1), at(24, -1)],
  ["onwards into the cells of the row", "ArrowRight", at(4, -1), at(4, 0)],
  ["and there through them", "ArrowDown", at(4, 0), at(5, 0)],
  ["back from the first cell to the row", "ArrowLeft", at(4, 0), at(4, -1)],
  ["in the header there is no row to stand on", "ArrowLeft", at(-1, 0), at(-1, 0)],
  ["Home among cells is the first of them", "Home", at(4, 3), at(4, 0)],
])("row by row: %s", (_, keys, from, to) =>
  expect(movePlace(press(keys), from, { ...EXTENT, byRow: true })).toEqual(to),
);

it("row by row, mirrored: the arrow to the left leads into the cells", () => {
  const extent = { ...EXTENT, byRow: true, rightToLeft: true };
  expect(movePlace(press("ArrowLeft"), at(4, -1), extent)).toEqual(at(4, 0));
  expect(movePlace(press("ArrowRight"), at(4, -1), extent)).toBeUndefined();
});

it.each(["Ctrl+Home", "ArrowLeft", "Enter"])("row by row %s is none of movement", (keys) =>
  expect(movePlace(press(keys), at(4, -1), { ...EXTENT, byRow: true })).toBeUndefined(),
);

it("row by row there is nowhere to go without rows", () => {
  expect(movePlace(press("ArrowDown"), at(-1, -1), { ...EXTENT, rows: 0, byRow: true })).toBeUndefined();
});

it("stays at the header of a list without rows", () => {
  expect(movePlace(press("ArrowDown"), at(-1, 0), { ...EXTENT, rows: 0 })).toEqual(at(-1, 0));
});

it.each<[string, boolean, ReturnType<typeof columnAct>]>([
  ["Alt+ArrowRight", false, { act: "move", step: 1 }],
  ["Alt+ArrowLeft", false, { act: "move", step: -1 }],
  ["Alt+Shift+ArrowRight", false, { act: "resize", step: 1 }],
  ["Alt+ArrowRight", true, { act: "move", step: -1 }],
  ["Alt+Shift+ArrowLeft", true, { act: "resize", step: 1 }],
  ["ArrowRight", false, undefined],
  ["Shift+ArrowRight", false, undefined],
  ["Ctrl+Alt+ArrowRight", false, undefined],
  ["Alt+ArrowDown", false, undefined],
])("%s, right to left: %s", (keys, rightToLeft, act) => expect(columnAct(press(keys), rightToLeft)).toEqual(act));

it.each([
  ["", "name", "none", "name"],
  ["name", "name", "ascending", "-name"],
  ["-name", "name", "descending", "name"],
  ["-order", "name", "none", "name"],
])("sorted by %j, a press on %s", (sort, id, is, next) => {
  expect(sortOf(sort, id)).toBe(is);
  expect(nextSort(sort, id)).toBe(next);
});
