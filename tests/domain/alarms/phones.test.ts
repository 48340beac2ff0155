/** Numbers are read from whatever an older row holds: none of them may keep the page from being shown. */
import { expect, it } from "vitest";
import { readPhones } from "../../../domain/alarms/phones";

it.each<[string, unknown, readonly string[]]>([
  [
    "numbers with and without a kind",
    [{ number: "+44 1", kind: "mobile" }, { number: "112" }],
    ["+44 1 mobile", "112 "],
  ],
  ["nothing", null, []],
  ["an entry that is nothing", [null, { number: "1" }], ["1 "]],
  ["a number that is one, a kind that is none", [{ number: 5, kind: {} }, 7], ["5 ", "7 "]],
  ["bare texts", ["+44 1", " "], ["+44 1 "]],
  ["lists within and objects without a number", [[], {}, { number: { a: 1 }, kind: [] }], []],
  ["a text", "abc", []],
  ["an object", { number: "1" }, []],
])("%s", (_, stored, expected) => {
  expect(readPhones(stored).map(({ number, kind }) => `${number} ${kind}`)).toEqual(expected);
});
