/** What a key may claim after a race was lost. */
import { describe, expect, it } from "vitest";
import { PressGuard, SETTLE_MS } from "../../../../src/features/desk/press-guard";

const cases: readonly [string, readonly number[], readonly boolean[]][] = [
  ["the second Enter of a hasty hand claims nothing", [120], [false]],
  [
    "a press while the wait lasts begins it again: hammering never claims",
    [400, 800, 1_200, 1_600],
    [false, false, false, false],
  ],
  ["a fresh press after a look claims", [SETTLE_MS], [true]],
  ["after one that was too soon, the next has to leave the same time", [500, 500 + SETTLE_MS], [false, true]],
];

describe("after a lost race", () => {
  it.each(cases)("%s", (_what, pressesMs, claimed) => {
    const guard = new PressGuard();
    guard.hold(0);
    expect(pressesMs.map((ms) => guard.press(ms))).toEqual(claimed);
  });

  it("nothing was lost: the first press claims", () => {
    expect(new PressGuard().press(0)).toBe(true);
  });

  it("the wait counts from when the next alarm is on the screen", () => {
    const guard = new PressGuard();
    guard.hold(0);
    guard.hold(900);
    expect(guard.press(1_000)).toBe(false);
  });
});
