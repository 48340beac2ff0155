/** What is wrong with a new password before it is sent. */
import { expect, it } from "vitest";
import { faultsOf } from "../../../../src/resources/new-password";

it.each([
  ["all in order", ["the-old-one", "the-new-one", "the-new-one"], {}],
  ["nothing typed", ["", "", ""], { old: "missing", next: "short" }],
  ["seven characters", ["the-old-one", "1234567", "1234567"], { next: "short" }],
  ["eight, none of them Latin", ["the-old-one", "şifreşif", "şifreşif"], {}],
  ["the old one again", ["the-old-one", "the-old-one", "the-old-one"], { next: "same" }],
  ["a slip", ["the-old-one", "the-new-one", "the-new-on"], { again: "differs" }],
] as const)("%s", (_, [old, next, again], want) => expect(faultsOf({ old, next, again })).toEqual(want));
