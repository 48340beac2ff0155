import { expect, it } from "vitest";
import { type FieldPress, readyDigit } from "../../../../src/features/desk/do/ready-digit";

const press = (key: string, change: Partial<FieldPress> = {}): FieldPress => ({
  key,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  isComposing: false,
  ...change,
});
const field = (value: string, selectionStart = value.length, selectionEnd = selectionStart) => ({
  value,
  selectionStart,
  selectionEnd,
});

it.each<[string, FieldPress, ReturnType<typeof field>, string | null]>([
  ["a digit in the empty field chooses", press("1"), field(""), "1"],
  ["and where the whole text goes with it, as after the Tab key", press("2"), field("Guard", 0, 5), "2"],
  ["behind a text it is text", press("1"), field("Guard "), null],
  ["before a text as well", press("1"), field("Guard", 0), null],
  ["and in the place of a part of it", press("1"), field("Guard", 1, 5), null],
  ["a blank first, and the reason begins with a digit", press("2"), field(" "), null],
  ["a letter is a letter", press("k"), field(""), null],
  ["no ready-made reason has the nought", press("0"), field(""), null],
  ["an input method chooses its own words by digits", press("1", { isComposing: true }), field(""), null],
  ["and hides its keys", press("Process"), field(""), null],
  ["the browser's own shortcut", press("1", { ctrlKey: true }), field(""), null],
  ["another of them", press("1", { metaKey: true }), field(""), null],
  ["a sign of the third level", press("2", { altKey: true }), field(""), null],
])("%s", (_, pressed, text, want) => expect(readyDigit(pressed, text)).toBe(want));
