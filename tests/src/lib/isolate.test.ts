import { expect, it } from "vitest";
import { plainText } from "../../../domain/alarms/plain-text";
import { isolate } from "../../../src/lib/isolate";

it.each([
  ["a telephone number", "+44 20 7946 0000"],
  ["a name that ends with a bracket", "Zone 3 (Hall)"],
  ["a name in Arabic", "المدخل"],
])("%s is set apart from the sentence, and stored without the marks", (_, value) => {
  expect(isolate(value)).toBe(`\u2068${value}\u2069`);
  expect(plainText(`Call to ${isolate(value)}: busy`)).toBe(`Call to ${value}: busy`);
});

it.each(["", "3", "١٢"])("%j needs no mark", (value) => expect(isolate(value)).toBe(value));
