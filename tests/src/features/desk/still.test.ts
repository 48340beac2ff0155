import { describe, expect, it } from "vitest";
import { holdStill, newAbove, plainRows, withGhosts } from "../../../../src/features/desk/queue/still";

const rows = (ids: string): { id: string }[] => [...ids].map((id) => ({ id }));
const ids = (shown: readonly { row: { id: string }; gone: boolean }[]): string =>
  shown.map(({ row, gone }) => (gone ? `(${row.id})` : row.id)).join("");

describe("rows that leave while the pointer is over the list", () => {
  it.each([
    ["stay where they were", "abc", "ac", "a(b)c"],
    ["at the top too", "abc", "bc", "(a)bc"],
    ["at the end too", "abc", "ab", "ab(c)"],
    ["several in their order", "abcd", "ad", "a(b)(c)d"],
    ["all of them", "ab", "", "(a)(b)"],
    ["beside new ones", "abc", "axc", "a(b)xc"],
    ["behind a row that moved", "abc", "ca", "ca(b)"],
  ])("%s", (_, before, after, want) => expect(ids(withGhosts(plainRows(rows(before)), rows(after)))).toBe(want));

  it("stay through a second change, and live again when they come back", () => {
    const once = withGhosts(plainRows(rows("abc")), rows("ac"));
    expect(ids(withGhosts(once, rows("xac")))).toBe("xa(b)c");
    expect(ids(withGhosts(once, rows("abc")))).toBe("abc");
  });
});

describe("the row under the pointer", () => {
  it("keeps its place when rows come in above", () => {
    expect(holdStill(plainRows(rows("xyzab")), { id: "a", offsetPx: 0 }, 50)).toEqual({ scrollPx: 150, padPx: 0 });
  });
  it("keeps its place when rows above have moved away and there is nothing to scroll", () => {
    expect(holdStill(plainRows(rows("cab")), { id: "c", offsetPx: 100 }, 50)).toEqual({ scrollPx: 0, padPx: 100 });
  });
  it("is let go when it is no longer there", () => {
    expect(holdStill(plainRows(rows("ab")), { id: "z", offsetPx: 0 }, 50)).toBeNull();
  });
});

describe("what is announced", () => {
  it("only what came in and lies above the window", () => {
    const shown = withGhosts(plainRows(rows("abc")), rows("xayc"));
    expect(newAbove(shown, new Set("abc"), 2)).toEqual(["x"]);
    expect(newAbove(shown, new Set("abc"), 0)).toEqual([]);
  });
});
