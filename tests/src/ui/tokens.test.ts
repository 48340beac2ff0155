/** The token table keeps its contrast: text 4.5:1 on everything it stands on, shapes 3:1 (WCAG 2.2 1.4.3, 1.4.11). */
import { describe, expect, it } from "vitest";
import { contrast } from "../../../src/ui/theme/contrast";
import { PRIORITY_NAMES, SCHEMES, TOKENS, type Tokens } from "../../../src/ui/theme/tokens";

const TEXT = 4.5;
const GRAPHIC = 3;
const GROUNDS = ["ground", "surface", "raised", "selected", "notice"] as const;
const TEXTS = ["text", "quiet"] as const;
/** Coloured words stand on plain grounds only. */
const PLAIN = ["ground", "surface", "raised"] as const;

describe.each(SCHEMES)("%s", (scheme) => {
  const tokens: Tokens = TOKENS[scheme];

  it.each(TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)))(
    "%s on %s is readable",
    (text, ground) => {
      expect(contrast(tokens[text], tokens[ground])).toBeGreaterThanOrEqual(TEXT);
    },
  );

  it.each((["interactive", "good"] as const).flatMap((text) => PLAIN.map((ground) => [text, ground] as const)))(
    "%s as a word on %s is readable",
    (text, ground) => expect(contrast(tokens[text], tokens[ground])).toBeGreaterThanOrEqual(TEXT),
  );

  it("a word on a filled button is readable", () =>
    expect(contrast(tokens.onInteractive, tokens.interactive)).toBeGreaterThanOrEqual(TEXT));

  it("the mark of focus shows on every ground", () => {
    for (const ground of GROUNDS) expect(contrast(tokens.interactive, tokens[ground])).toBeGreaterThanOrEqual(GRAPHIC);
  });

  it.each(PRIORITY_NAMES)("the number in %s is readable", (name) => {
    const { fill, ink } = tokens[name];
    const grounds = fill === "transparent" ? GROUNDS.map((ground) => tokens[ground]) : [fill];
    for (const ground of grounds) expect(contrast(ink, ground)).toBeGreaterThanOrEqual(TEXT);
  });

  it.each(PRIORITY_NAMES)("the shape of %s shows on every ground", (name) => {
    for (const ground of GROUNDS)
      expect(contrast(tokens[name].outline, tokens[ground])).toBeGreaterThanOrEqual(GRAPHIC);
  });
});

it("nothing in the dark room is brighter than its text, but priority 1", () => {
  const { text, ground, p1: _p1, ...others } = TOKENS["dark-room"];
  const brightness = (colour: string): number => contrast(colour, "#000000");
  for (const colour of Object.values(others).flatMap((value) =>
    typeof value === "string" ? value : [value.outline],
  )) {
    expect(brightness(colour)).toBeLessThanOrEqual(brightness(text));
  }
  expect(brightness(ground)).toBeLessThan(brightness(text));
});
