/** Texts flat and nested, what a new package changes in a language that is in use, and which missing texts are taken. */

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../../domain/languages/languages.table";
import {
  exchangePackage,
  flatTexts,
  isTemplate,
  isTextKey,
  missingTexts,
  nestedTexts,
  type Template,
} from "../../../domain/languages/template";

describe("the languages", () => {
  it("are 27, each once, three of them right-to-left", () => {
    expect(new Set(LANGUAGES.map(({ code }) => code)).size).toBe(27);
    const turned = LANGUAGES.filter(({ direction }) => direction === "rtl").map(({ code }) => code);
    expect(turned).toEqual(["sa", "he", "ur"]);
  });

  it.each(LANGUAGES)("$code has a flag and a tag that Intl knows", ({ code, tag }) => {
    expect(readFileSync(`public/flags/${code.toUpperCase()}.svg`, "utf8")).toMatch(/^<svg/);
    expect(Intl.DateTimeFormat.supportedLocalesOf(tag)).toEqual([tag]);
  });
});

describe("texts", () => {
  it("are flat and nested again the same", () => {
    const tree = { menu: { alarms: "Alarms", deep: { er: "x" } }, plain: "p" };
    const flat = flatTexts("common", tree);
    expect(flat).toEqual({ "common:menu.alarms": "Alarms", "common:menu.deep.er": "x", "common:plain": "p" });
    expect(nestedTexts({ ...flat, "other:plain": "q" }, "common")).toEqual(tree);
    expect(nestedTexts(flat, "comm")).toBeNull();
  });

  it("whose key is the beginning of another's, or a name that objects have, break nothing", () => {
    expect(nestedTexts({ "a:b": "1", "a:b.c": "2" }, "a")).toEqual({ b: "1" });
    expect(nestedTexts({ "a:b.c": "2", "a:b": "1" }, "a")).toEqual({ b: { c: "2" } });
    expect(JSON.stringify(nestedTexts({ "a:__proto__.x": "1", "a:constructor": "2" }, "a"))).toBe(
      '{"__proto__":{"x":"1"},"constructor":"2"}',
    );
    expect(({} as { x?: string }).x).toBeUndefined();
  });

  it.each<[string, unknown, boolean]>([
    ["nothing", {}, true],
    ["texts", { "a:b": "c" }, true],
    ["a list", [], false],
    ["null", null, false],
    ["a number among them", { "a:b": 1 }, false],
    ["something nested", { a: { b: "c" } }, false],
    ["a text without end", { "a:b": "x".repeat(5_001) }, false],
    ["too many", Object.fromEntries(Array.from({ length: 20_001 }, (_, i) => [`a:${i}`, ""])), false],
  ])("%s: a template or none", (_, value, is) => expect(isTemplate(value)).toBe(is));

  it.each<[string, boolean]>([
    ["common:menu.alarms", true],
    ["common:theme.dark-room", true],
    ["common:alarms_one", true],
    ["menu.alarms", false],
    ["common:", false],
    ["common:a..b", false],
    ["common:__proto__.x", false],
    ["common:a b", false],
    [`common:${"a".repeat(200)}`, false],
  ])("%s: a key or none", (key, is) => expect(isTextKey(key)).toBe(is));
});

describe("a new package", () => {
  const english: Template = { "a:one": "One", "a:two": "Two", "a:three": "Three" };
  const take = (mine: Template, before: Template, after: Template): Template =>
    exchangePackage({ mine, before, after, english });

  it.each<[string, Template, Template, Template, Template]>([
    [
      "a text that is still the old one's becomes the new one's",
      { "a:one": "Bir" },
      { "a:one": "Bir" },
      { "a:one": "BİR" },
      { "a:one": "BİR" },
    ],
    [
      "one that the centre changed stays",
      { "a:one": "Tek" },
      { "a:one": "Bir" },
      { "a:one": "BİR" },
      { "a:one": "Tek" },
    ],
    ["a new key is added", {}, {}, { "a:two": "İki" }, { "a:two": "İki" }],
    ["what the package has no more goes", { "a:one": "Bir" }, { "a:one": "Bir" }, {}, {}],
    ["unless the centre changed it", { "a:one": "Tek" }, { "a:one": "Bir" }, {}, { "a:one": "Tek" }],
    [
      "a text reported as missing, in English, gives way",
      { "a:two": "Two" },
      {},
      { "a:two": "İki" },
      { "a:two": "İki" },
    ],
    [
      "one that the centre has translated itself stays",
      { "a:two": "Çift" },
      {},
      { "a:two": "İki" },
      { "a:two": "Çift" },
    ],
    ["a key that somebody made up gives way", { "a:new": "trick" }, {}, { "a:new": "Yeni" }, { "a:new": "Yeni" }],
  ])("%s", (_, mine, before, after, want) => expect(take(mine, before, after)).toEqual(want));
});

describe("texts that a page has missed", () => {
  const english: Template = { "a:one": "One", "a:two": "Two" };
  const report = (sent: object, staff = true, mine: Template = { "a:one": "Bir" }): Template =>
    missingTexts({ mine, english, namespace: "a", sent: { ...sent }, staff });

  it("are added in English's own words, and nothing that is there is touched", () => {
    expect(report({ one: "Uno", two: "Call 0900 123" })).toEqual({ "a:two": "Two" });
  });

  it("may have a key that English has not, of the staff alone, of a key's form, and few", () => {
    expect(report({ three: "3", "b c": "4", four: 4, five: "x".repeat(501) })).toEqual({ "a:three": "3" });
    expect(report({ three: "3" }, false)).toEqual({});
    const many = Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`k${i}`, "x"]));
    expect(Object.keys(report(many))).toHaveLength(200);
  });
});
