/** A panel that is moved by hand stays inside the window, and what the telephone says of an end has words. */

import { describe, expect, it } from "vitest";
import { causeOf } from "../../../../src/features/dialer/causes";
import { inside, moved } from "../../../../src/features/dialer/place";

const ROOM = { x: 1280, y: 800 };
const SIZE = { x: 320, y: 200 };

describe("a place", () => {
  it.each<[string, [number, number], [number, number]]>([
    ["inside stays", [100, 100], [100, 100]],
    ["beyond the left and the top", [-50, -1], [8, 8]],
    ["beyond the right and the bottom", [2000, 790], [952, 592]],
  ])("%s", (_, [x, y], [toX, toY]) => expect(inside({ x, y }, SIZE, ROOM)).toEqual({ x: toX, y: toY }));

  it("of what is larger than the window shows its beginning", () =>
    expect(inside({ x: 50, y: 50 }, SIZE, { x: 300, y: 150 })).toEqual({ x: 8, y: 8 }));
});

describe("an arrow key", () => {
  it.each<[string, boolean, number, number]>([
    ["ArrowLeft", false, 84, 100],
    ["ArrowRight", false, 116, 100],
    ["ArrowUp", true, 100, 36],
    ["ArrowDown", true, 100, 164],
  ])("%s, leaping %s", (key, leaps, x, y) => expect(moved({ x: 100, y: 100 }, key, leaps)).toEqual({ x, y }));

  it("is none of the others", () => expect(moved(ROOM, "Enter", false)).toBeUndefined());
});

it.each([
  ["Busy", "busy"],
  ["No Answer", "no_answer"],
  ["Not Found", "not_found"],
  ["User Denied Media Access", "microphone"],
  ["Terminated", "ended"],
  ["SIP Failure Code", "other"],
  [undefined, "other"],
])("%s ends a call as %s", (cause, key) => expect(causeOf(cause)).toBe(key));
