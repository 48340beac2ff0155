/** The token table keeps its contrast: text 4.5:1 on everything it stands on, shapes 3:1 (WCAG 2.2 1.4.3, 1.4.11). */
import { describe, expect, it } from "vitest";
import { contrast } from "../../../src/ui/theme/contrast";
import { PRIORITY_NAMES, SCHEMES, TOKENS, type Tokens } from "../../../src/ui/theme/tokens";

const TEXT = 4.5;
const GRAPHIC = 3;
/** A line parts surfaces and says nothing by itself: it must be seen, no more. */
const LINE = 1.25;
const GROUNDS = ["ground", "surface", "raised", "selected", "notice"] as const;
const TEXTS = ["text", "quiet"] as const;
/** Coloured words stand on plain grounds only. */
const PLAIN = ["ground", "surface", "raised"] as const;

/** The table of the look: light, dark, dark-room. What is written in a shape of no fill is in the colour of its outline. */
const WANTED: Readonly<Record<string, readonly [string, string, string]>> = {
  ground: ["#E9ECEF", "#14181C", "#07090B"],
  surface: ["#F6F7F8", "#1B2126", "#0C1013"],
  raised: ["#FFFFFF", "#232A31", "#12171B"],
  line: ["#CBD1D7", "#36404A", "#232B32"],
  text: ["#1B2228", "#DCE3E9", "#A9B4BD"],
  quiet: ["#4A555F", "#9EABB7", "#7C8893"],
  interactive: ["#1F5FA8", "#7FB2F0", "#5F8FC4"],
  good: ["#2E7040", "#79B98A", "#5B8C69"],
  "p1.fill": ["#B3122A", "#FF6B70", "#E0555A"],
  "p1.ink": ["#FFFFFF", "#1A0506", "#120304"],
  "p1.outline": ["#B3122A", "#FF6B70", "#E0555A"],
  "p2.fill": ["#F08A24", "#F59A3C", "#C97A2B"],
  "p2.ink": ["#221203", "#221203", "#140A02"],
  "p2.outline": ["#7A4300", "#F59A3C", "#C97A2B"],
  "p3.fill": ["#E2B714", "#E9C53A", "#B5982A"],
  "p3.ink": ["#221C00", "#221C00", "#141001"],
  "p3.outline": ["#665200", "#E9C53A", "#B5982A"],
  "p4.fill": ["#17728E", "#58B4CE", "#3C8196"],
  "p4.ink": ["#FFFFFF", "#03161C", "#020B0E"],
  "p4.outline": ["#17728E", "#58B4CE", "#3C8196"],
  "p5.fill": ["transparent", "transparent", "transparent"],
  "p5.ink": ["#4A555F", "#9EABB7", "#7C8893"],
  "p5.outline": ["#4A555F", "#9EABB7", "#7C8893"],
};

const valueOf = (tokens: Tokens, name: string): unknown =>
  name.split(".").reduce<unknown>((found, part) => (found as Record<string, unknown>)[part], tokens);

it.each(Object.entries(WANTED))("%s is the colour that was agreed on, in every theme", (name, wanted) =>
  expect(SCHEMES.map((scheme) => valueOf(TOKENS[scheme], name))).toEqual(wanted),
);

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

  it("the line shows on every ground it parts, and stays behind what is read", () => {
    for (const ground of PLAIN) {
      const seen = contrast(tokens.line, tokens[ground]);
      expect(seen).toBeGreaterThan(LINE);
      expect(seen).toBeLessThan(contrast(tokens.quiet, tokens[ground]));
    }
  });

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
