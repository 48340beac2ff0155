/** When a person is asked whether he is there, and when he is signed out. */
import { describe, expect, it } from "vitest";
import { limitsOf, look, signOfLife, stillWorking, type Look, type Watch } from "../../../domain/access/inactivity";

const MINUTE = 60_000;
const role = limitsOf({ inactivityTimer: 10, logoutTimer: 3 });
const watch: Watch = { lastAt: 0, shortAt: null };
const asked = (secondsLeft: number): Look => ({ phase: "asked", secondsLeft });

it.each<[string, number, Look]>([
  ["at once", 0, { phase: "here" }],
  ["a moment before the first span is over", 10 * MINUTE - 1, { phase: "here" }],
  ["when it is over", 10 * MINUTE, asked(180)],
  ["a second later", 10 * MINUTE + 1_000, asked(179)],
  ["part of a second counts as one", 10 * MINUTE + 1, asked(180)],
  ["the last second", 13 * MINUTE - 1, asked(1)],
  ["when both are over", 13 * MINUTE, { phase: "gone" }],
  ["long after, as when the computer wakes", 600 * MINUTE, { phase: "gone" }],
])("%s", (_, now, want) => expect(look(watch, now, role)).toEqual(want));

it.each<[string, number, number]>([
  ["no span before the question", 0, 5],
  ["no span after it", 5, 0],
  ["neither", 0, 0],
])("is off with %s", (_, inactivityTimer, logoutTimer) => {
  expect(limitsOf({ inactivityTimer, logoutTimer })).toBeNull();
  expect(look(watch, 1e12, limitsOf({ inactivityTimer, logoutTimer }))).toEqual({ phase: "here" });
});

describe("after 'still working'", () => {
  const said = stillWorking(0);
  it.each<[string, Watch, number, Look]>([
    ["he is asked after two minutes", said, 2 * MINUTE, asked(60)],
    ["and signed out a minute later", said, 3 * MINUTE, { phase: "gone" }],
    ["a sign of him begins the two minutes anew", signOfLife(said, MINUTE), 3 * MINUTE - 1, { phase: "here" }],
    ["and no more than these", signOfLife(said, MINUTE), 3 * MINUTE, asked(60)],
    [
      "who has worked on for two minutes has his role's time again",
      signOfLife(said, 2 * MINUTE),
      11 * MINUTE,
      { phase: "here" },
    ],
  ])("%s", (_, state, now, want) => expect(look(state, now, role)).toEqual(want));
});
