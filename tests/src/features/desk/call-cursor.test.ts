import { describe, expect, it } from "vitest";
import { outOfView, stepNumber } from "../../../../src/features/desk/do/call-cursor";
import type { CallTarget } from "../../../../src/resources/site/call-targets";
import { ALWAYS } from "../../../../src/resources/site/call-terms";

const target = (id: string, ...numbers: string[]): CallTarget => ({
  id,
  name: id,
  kind: "",
  hasKeys: false,
  panelUser: "",
  phones: numbers.map((number) => ({ number, kind: "" })),
  standing: ALWAYS,
});

describe("the arrows on the call list", () => {
  const targets = [target("site", "1"), target("nobody"), target("ayse", "2", "3"), target("husband", "3", "4")];
  it.each<[string, string | null, 1 | -1, string | null]>([
    ["down goes to the next person, past one without a number", "1", 1, "2"],
    ["down goes through a person's numbers", "2", 1, "3"],
    ["down does not stand still on a number that two share", "3", 1, "4"],
    ["down stops at the last", "4", 1, "4"],
    ["up goes back", "4", -1, "3"],
    ["up stops at the first", "1", -1, "1"],
    ["down begins at the first when none is chosen", null, 1, "1"],
    ["up begins at the last when none is chosen", null, -1, "4"],
  ])("%s", (_, current, step, want) => expect(stepNumber(targets, current, step)).toBe(want));

  it("lead nowhere when there are no numbers", () => expect(stepNumber([target("x")], null, 1)).toBeNull());
});

describe("what is out of view", () => {
  const box = { top: 100, bottom: 300 };
  it.each([
    ["wholly in view", { top: 100, bottom: 180 }, 0],
    ["cut by less than the screen rounds", { top: 99.4, bottom: 180 }, 0],
    ["above", { top: 20, bottom: 90 }, -80],
    ["cut above", { top: 80, bottom: 150 }, -20],
    ["below", { top: 320, bottom: 400 }, 100],
    ["cut below", { top: 250, bottom: 330 }, 30],
    ["higher than the box: its upper edge", { top: 120, bottom: 420 }, 20],
    ["higher than the box, at its upper edge", { top: 100, bottom: 400 }, 0],
  ])("%s", (_, part, want) => expect(outOfView(box, part)).toBe(want));
});
