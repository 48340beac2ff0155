import { expect, it } from "vitest";
import { plainText } from "../../../domain/alarms/plain-text";
import { isolate, isolateTurning } from "../../../src/lib/isolate";

it.each([
  ["a telephone number", "+44 20 7946 0000"],
  ["a name that ends with a bracket", "Zone 3 (Hall)"],
  ["a name in Arabic", "المدخل"],
])("%s is set apart from the sentence, and stored without the marks", (_, value) => {
  expect(isolate(value)).toBe(`\u2068${value}\u2069`);
  expect(plainText(`Call to ${isolate(value)}: busy`)).toBe(`Call to ${value}: busy`);
});

it.each(["", "3", "١٢"])("nothing and digits alone need no marks: %j", (value) => expect(isolate(value)).toBe(value));

it.each([
  ["an override that nobody ended", "Gate \u202Eexit", "\u2068Gate \u202Eexit\u2069"],
  ["an end of its own", "Gate\u2069 \u202Eexit", "\u2068Gate \u202Eexit\u2069"],
  ["a beginning of its own", "Gate \u2067exit", "\u2068Gate \u2067exit\u2069\u2069"],
  ["a sentence with a value set apart", "Zone \u2068Hall\u2069", "\u2068Zone \u2068Hall\u2069\u2069"],
])("%s turns nothing of the sentence around it (H-PS-05)", (_, value, want) => {
  expect(isolate(value)).toBe(want);
  expect(isolateTurning(value)).toBe(want);
});

it.each(["المدخل", "כניסה", "ދޮރު", "Gate \u202Eexit"])("%s is set apart in an English sentence", (value) =>
  expect(isolateTurning(value)).toBe(isolate(value)),
);

it.each(["Zone 3 (Hall)", "Küche Flügel", "Кухня", "厨房", "+44 20 7946 0000", "Ya\u200Brd", ""])(
  "%s has the direction of an English sentence and stays as it is",
  (value) => expect(isolateTurning(value)).toBe(value),
);
