/** Sets of delivered numbers, kept as ranges. */
import { describe, expect, it } from "vitest";
import { Ranges } from "../../receiver/spool/ranges";

describe("ranges", () => {
  it.each<[string, [number, number][], [number, number][]]>([
    [
      "apart",
      [
        [1, 2],
        [5, 6],
      ],
      [
        [1, 2],
        [5, 6],
      ],
    ],
    [
      "touching",
      [
        [1, 2],
        [3, 4],
      ],
      [[1, 4]],
    ],
    [
      "filling a gap",
      [
        [1, 2],
        [4, 5],
        [3, 3],
      ],
      [[1, 5]],
    ],
    [
      "over many",
      [
        [1, 1],
        [3, 3],
        [5, 5],
        [2, 6],
      ],
      [[1, 6]],
    ],
    [
      "inside",
      [
        [1, 9],
        [3, 4],
      ],
      [[1, 9]],
    ],
    [
      "before",
      [
        [5, 6],
        [1, 2],
      ],
      [
        [1, 2],
        [5, 6],
      ],
    ],
  ])("%s", (_, add, want) => {
    const ranges = new Ranges();
    for (const [from, to] of add) ranges.add(from, to);
    expect(ranges.toArray()).toEqual(want);
    for (let value = 0; value < 12; value++) {
      expect(ranges.has(value)).toBe(want.some(([from, to]) => value >= from && value <= to));
    }
  });

  it("cover only what is there whole", () => {
    const ranges = new Ranges();
    ranges.add(1, 5);
    expect([ranges.covers(1, 5), ranges.covers(2, 3), ranges.covers(1, 6), ranges.covers(0, 1)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
