import { expect, it } from "vitest";
import { type Choice, choiceOf } from "../../../../src/features/desk/do/choice-chips";

const minutes: readonly Choice[] = ["5", "10", "15", "30", "120"].map((value) => ({ value }));
const reasons: readonly Choice[] = [
  { value: "Keyholder on the way", digit: "1" },
  { value: "Guard on the way", digit: "2" },
];

it.each<[string, readonly Choice[], string, string, string | undefined]>([
  ["a figure by its first digit", minutes, "", "3", "30"],
  ["the first of those with the digit", minutes, "5", "1", "10"],
  ["once more, the next of them", minutes, "10", "1", "15"],
  ["after the last, the first again", minutes, "120", "1", "10"],
  ["from a figure that was typed", minutes, "17", "1", "10"],
  ["the same again where it is the only one", minutes, "5", "5", "5"],
  ["none has the digit", minutes, "5", "9", undefined],
  ["a text by the digit that stands on it", reasons, "", "2", "Guard on the way"],
  ["no text by a digit of no button", reasons, "", "3", undefined],
])("%s", (_, choices, value, digit, want) => expect(choiceOf(choices, value, digit)?.value).toBe(want));
