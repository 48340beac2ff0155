/** Of a list beside an open record the first columns are seen, as many as there is room for. */
import { expect, it } from "vitest";
import { fittingLayout } from "../../../../../src/resources/records/list/fitting-layout";
import { layoutOf, pinColumn, resizeColumn, shownIds } from "../../../../../src/ui/grid/grid-layout";

const columns = [
  { id: "code", widthPx: 148 },
  { id: "name", widthPx: 180 },
  { id: "city", widthPx: 180 },
];
const layout = layoutOf(["code", "name", "city"], ["code", "name", "city", "state"]);
const plain = { widthPx: 400, hasTicks: false };

it.each<[string, readonly string[], readonly string[]]>([
  ["two of three", shownIds(fittingLayout(layout, columns, plain)), ["code", "name"]],
  [
    "all, where there is room",
    shownIds(fittingLayout(layout, columns, { ...plain, widthPx: 524 })),
    ["code", "name", "city"],
  ],
  ["ticks take some of it", shownIds(fittingLayout(layout, columns, { widthPx: 380, hasTicks: true })), ["code"]],
  ["one at least, however narrow", shownIds(fittingLayout(layout, columns, { ...plain, widthPx: 90 })), ["code"]],
  ["a width that was set", shownIds(fittingLayout(resizeColumn(layout, "code", 300), columns, plain)), ["code"]],
  [
    "what is pinned comes first",
    shownIds(fittingLayout(pinColumn(layout, "city", true), columns, plain)),
    ["city", "code"],
  ],
])("%s", (_, seen, want) => expect(seen).toEqual(want));

it("is the same object where nothing is left out", () => {
  expect(fittingLayout(layout, columns, { ...plain, widthPx: 900 })).toBe(layout);
});
