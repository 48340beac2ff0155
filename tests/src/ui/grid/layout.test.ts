/** Columns as people lay them out: order, width, hiding, pinning, and what is left of a layout kept by an older release. */
import { describe, expect, it } from "vitest";
import {
  type GridLayout,
  layoutOf,
  MAX_WIDTH_PX,
  MIN_WIDTH_PX,
  moveColumn,
  pinColumn,
  placeColumn,
  readLayout,
  resizeColumn,
  shownIds,
  showColumn,
} from "../../../../src/ui/grid/grid-layout";

const USUAL = layoutOf(["a", "b", "c"], ["a", "b", "c", "d"]);

const shownAfter = (change: (layout: GridLayout) => GridLayout): string => shownIds(change(USUAL)).join("");

it.each<[string, (layout: GridLayout) => GridLayout, string]>([
  ["as it is, the fourth hidden", (layout) => layout, "abc"],
  ["one place towards the end", (layout) => moveColumn(layout, "a", 1), "bac"],
  ["one place towards the start", (layout) => moveColumn(layout, "c", -1), "acb"],
  ["no place before the first", (layout) => moveColumn(layout, "a", -1), "abc"],
  ["no place behind the last", (layout) => moveColumn(layout, "c", 1), "abc"],
  ["a hidden column does not move", (layout) => moveColumn(layout, "d", -1), "abc"],
  ["dragged forward, behind the one it is dropped on", (layout) => placeColumn(layout, "a", "c"), "bca"],
  ["dragged back, before the one it is dropped on", (layout) => placeColumn(layout, "c", "a"), "cab"],
  ["dropped on itself", (layout) => placeColumn(layout, "b", "b"), "abc"],
  ["a hidden one between two does not hold a step up", (l) => moveColumn(showColumn(l, "b", false), "a", 1), "ca"],
  ["shown", (layout) => showColumn(layout, "d", true), "abcd"],
  ["hidden", (layout) => showColumn(layout, "a", false), "bc"],
  ["pinned ones stand first", (layout) => pinColumn(layout, "c", true), "cab"],
  ["pinned ones stay among themselves", (layout) => moveColumn(pinColumn(layout, "c", true), "c", 1), "cab"],
  ["dropped beyond the pinned ones", (layout) => placeColumn(pinColumn(layout, "c", true), "a", "c"), "cab"],
  ["let go of again", (layout) => pinColumn(pinColumn(layout, "c", true), "c", false), "abc"],
])("%s", (_, change, shown) => expect(shownAfter(change)).toBe(shown));

it("the last column that is seen can't be hidden", () => {
  const alone = ["a", "b"].reduce((layout, id) => showColumn(layout, id, false), USUAL);
  expect(shownIds(showColumn(alone, "c", false))).toEqual(["c"]);
});

it.each([
  ["no narrower than can be taken hold of", 3, MIN_WIDTH_PX],
  ["no wider than a screen", 99_999, MAX_WIDTH_PX],
  ["whole pixels", 120.6, 121],
])("a width is %s", (_, px, kept) => expect(resizeColumn(USUAL, "a", px).width["a"]).toBe(kept));

describe("a kept layout", () => {
  it.each<[string, unknown, string]>([
    ["none at all", null, "abc"],
    ["a text", "abc", "abc"],
    ["a list", ["a"], "abc"],
    ["nothing said", {}, "abc"],
    ["its own order", { order: ["c", "a", "b", "d"], hidden: ["d"], pinned: [], width: {} }, "cab"],
    ["columns that have gone", { order: ["x", "b", "a", "c", "d"], hidden: ["d", "x"] }, "bac"],
    ["a column that has come stays hidden", { order: ["b", "a"], hidden: [] }, "ba"],
    ["all of it hidden", { order: ["a", "b", "c", "d"], hidden: ["a", "b", "c", "d"] }, "abc"],
    ["a column twice", { order: ["b", "b", "a", "c", "d"], hidden: ["d"] }, "bac"],
    ["pinned ones that are known", { order: ["a", "b", "c", "d"], hidden: ["d"], pinned: ["b", "x"] }, "bac"],
  ])("%s", (_, kept, shown) => expect(shownIds(readLayout(kept, USUAL)).join("")).toBe(shown));

  it("keeps widths that are numbers, within bounds", () => {
    const width = { a: 200, b: "wide", c: 1, x: 300, d: Number.NaN };
    expect(readLayout({ order: ["a", "b", "c", "d"], hidden: [], width }, USUAL).width).toEqual({
      a: 200,
      c: MIN_WIDTH_PX,
    });
  });
});
