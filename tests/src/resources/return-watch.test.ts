/** Who is told that a hold has ended. */
import { describe, expect, it } from "vitest";
import { forgetWaits, NOTHING, type Returns, type Seen, stepReturns } from "../../../src/resources/return-watch";

const look = (open: Seen["open"], pending: Seen["pending"]): Seen => ({ me: "bora", open, pending });
const parked = (version = 3, parkedBy = "bora") => ({ id: "a1", parkedBy, version });
const open = (version: number, owner = "bora") => ({ id: "a1", owner, version });

const cases: readonly [string, readonly Seen[], readonly string[]][] = [
  ["its holder, when time is up", [look([], [parked()]), look([open(4)], [])], ["a1"]],
  [
    "also when the two lists do not change in one moment",
    [look([], [parked()]), look([], []), look([open(4)], [])],
    ["a1"],
  ],
  [
    "nobody while the open list is still that of before the hold",
    [look([open(2)], []), look([open(2)], [parked()])],
    [],
  ],
  ["nobody else's holder", [look([], [parked(3, "ayla")]), look([open(4, "ayla")], [])], []],
  [
    "not the one who was away: it is in the queue and rings as new",
    [look([], [parked()]), look([open(4, "")], [])],
    [],
  ],
  ["no longer, once it has left his hands", [look([], [parked()]), look([open(4)], []), look([open(5, "")], [])], []],
  [
    "again after the next hold",
    [look([], [parked()]), look([open(4)], []), look([], [parked(5)]), look([open(6)], [])],
    ["a1"],
  ],
];

const walk = (looks: readonly Seen[]): Returns => looks.reduce(stepReturns, NOTHING);

describe("the end of a hold is told to", () => {
  it.each(cases)("%s", (_who, looks, told) => {
    expect([...walk(looks).back]).toEqual(told);
  });

  it("nobody who ends it himself", () => {
    const waits = forgetWaits(walk([look([], [parked()])]), ["a1"]);
    expect([...stepReturns(waits, look([open(4)], [])).back]).toEqual([]);
  });

  it("nobody any longer who has turned to it", () => {
    const back = forgetWaits(walk([look([], [parked()]), look([open(4)], [])]), ["a1"]);
    expect([...stepReturns(back, look([open(5)], [])).back]).toEqual([]);
  });

  it("the same state is the same object, so that nothing is drawn anew for it", () => {
    const state = walk([look([], [parked()]), look([open(4)], [])]);
    expect(stepReturns(state, look([open(4)], []))).toBe(state);
  });
});
