/** Too few people, too long a shift, too little rest. */

import { describe, expect, it } from "vitest";
import { fatigueOf, gapsIn } from "../../../domain/shifts/staffing";
import { wholeShifts, type WholeShift } from "../../../domain/shifts/whole";
import { halfRow } from "./support";

const DAY = Date.parse("2027-06-15T00:00:00Z");
const h = (hours: number): number => DAY + hours * 3_600_000;

const shift = (operator: string, [from, to]: readonly [number, number], minimumStaff = 0): WholeShift => {
  const row = halfRow({ startMs: h(from), endMs: h(to), id: `${operator}${from}`, operator, minimumStaff });
  const [whole] = wholeShifts([row]);
  if (!whole) throw new Error("no shift");
  return whole;
};

describe("gaps under the minimum staff", () => {
  const gaps = (shifts: readonly WholeShift[]) =>
    gapsIn({ startMs: h(0), endMs: h(24) }, shifts).map(
      ({ startMs, endMs, have, need }) => `${(startMs - DAY) / 3.6e6}-${(endMs - DAY) / 3.6e6} ${have}/${need}`,
    );
  it.each<[string, readonly WholeShift[], readonly string[]]>([
    ["nobody at all: two are missing", [], ["0-24 0/2"]],
    ["two all day", [shift("a", [0, 24]), shift("b", [0, 24])], []],
    ["two, one of them from the night before", [shift("a", [-2, 24]), shift("b", [0, 26])], []],
    ["one goes at three", [shift("a", [0, 24]), shift("b", [0, 15])], ["15-24 1/2"]],
    ["three are asked for", [shift("a", [0, 24], 3), shift("b", [0, 24])], ["0-24 2/3"]],
    ["one is enough, somebody said", [shift("a", [0, 24], 1)], []],
    ["one person twice is one", [shift("a", [0, 24]), shift("a", [8, 16])], ["0-24 1/2"]],
    [
      "a change of crews without a hole",
      [shift("a", [0, 12]), shift("b", [0, 12]), shift("c", [12, 24]), shift("d", [12, 24])],
      [],
    ],
  ])("%s", (_, shifts, want) => expect(gaps(shifts)).toEqual(want));
});

describe("fatigue", () => {
  const told = (shifts: readonly WholeShift[]) =>
    [...fatigueOf(shifts)].map(([id, why]) => `${id} ${why.map(({ kind, hours }) => `${kind} ${hours}`).join()}`);
  it.each<[string, readonly WholeShift[], readonly string[]]>([
    ["twelve hours and eleven of rest", [shift("a", [0, 12]), shift("a", [23, 31])], []],
    ["more than twelve hours", [shift("a", [0, 12.5])], ["a0 long 12.5"]],
    ["less than eleven of rest", [shift("a", [15, 23]), shift("a", [31, 39])], ["a31 rest 8"]],
    ["both", [shift("a", [0, 8]), shift("a", [10, 24])], ["a10 long 14,rest 2"]],
    ["in any order", [shift("a", [31, 39]), shift("a", [15, 23])], ["a31 rest 8"]],
  ])("%s", (_, shifts, want) => expect(told(shifts)).toEqual(want));
});
