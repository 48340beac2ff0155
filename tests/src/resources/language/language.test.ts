/** Who may bring a language in, where arrows lead in the panel, and what is told of missing texts. */
import { describe, expect, it } from "vitest";
import { mayDownload } from "../../../../src/resources/language/may-download";
import { stepInGrid } from "../../../../src/resources/language/step-in-grid";
import { formatTag, withoutLanguage } from "../../../../src/lib/languages";
import { Missing, seesMissing } from "../../../../src/lib/missing-texts";
import { muiTextsOf } from "../../../../src/lib/mui-texts";
import { LANGUAGES } from "../../../../domain/languages/languages.table";

const may = (create: unknown) => ({
  miscellaneous: { are_they_allowed_to_download_language_package: { create } },
});

it.each<[string, unknown, boolean]>([
  ["true", may(true), true],
  ["false", may(false), false],
  ["a text", may("true"), false],
  ["a number", may(1), false],
  ["nothing", may(undefined), false],
  ["the feature itself", { miscellaneous: { are_they_allowed_to_download_language_package: true } }, false],
  ["another right", { miscellaneous: { languages: { create: true } } }, false],
  ["no area", {}, false],
  ["no map", null, false],
  ["a map that is a text", '{"miscellaneous":{}}', false],
  ["a list", [may(true)], false],
])("%s: allowed to download or not", (_, map, want) => expect(mayDownload(map)).toBe(want));

it.each<[string, number, boolean, number | undefined]>([
  ["ArrowRight", 0, false, 1],
  ["ArrowRight", 0, true, 0],
  ["ArrowLeft", 2, true, 3],
  ["ArrowLeft", 0, false, 0],
  ["ArrowDown", 1, false, 3],
  ["ArrowUp", 3, true, 1],
  ["ArrowDown", 25, false, 25],
  ["ArrowRight", 26, false, 26],
  ["Enter", 3, false, undefined],
])("%s from place %i, turned: %s, leads to %s", (key, at, isTurned, want) =>
  expect(stepInGrid(key, { at, count: 27, columns: 2, isTurned })).toBe(want),
);

it.each([
  ["/a", "?lang=tr", "", "/a"],
  ["/a", "?x=1&lang=tr&y=%26", "#z", "/a?x=1&y=%26#z"],
  ["/a", "?x=1", "", "/a?x=1"],
])("%s%s%s without the language it asks for", (pathname, search, hash, want) =>
  expect(withoutLanguage({ pathname, search, hash })).toBe(want),
);

it("numbers and times have Latin digits and the Gregorian calendar in every language", () => {
  for (const { tag } of LANGUAGES) {
    const { calendar, numberingSystem } = new Intl.DateTimeFormat(formatTag(tag)).resolvedOptions();
    expect([tag, calendar, numberingSystem]).toEqual([tag, "gregory", "latn"]);
    expect(new Intl.NumberFormat(formatTag(tag), { useGrouping: false }).format(1234)).toBe("1234");
  }
});

it("MUI has words of its own for each language but English", async () => {
  for (const { code } of LANGUAGES) expect((await muiTextsOf(code)) === undefined, code).toBe(code === "en");
});

describe("missing texts", () => {
  it("are told once, together, and each but once a window", () => {
    const missing = new Missing();
    let calls = 0;
    missing.add("common", "a", "A");
    missing.follow(() => (calls += 1));
    missing.add("common", "a", "A");
    missing.add("work", "b", "B");
    expect([calls, missing.take()]).toEqual([1, { common: { a: "A" }, work: { b: "B" } }]);
    missing.add("common", "a", "A");
    expect([calls, missing.take()]).toEqual([1, {}]);
    missing.add("common", "c", "C");
    expect([calls, missing.take()]).toEqual([2, { common: { c: "C" } }]);
  });

  it("are those that came from another language, and no text is changed", () => {
    const say = (usedLng: string) => ({ i18nResolved: { usedLng, usedNS: "x", exactUsedKey: "y", res: "Z" } });
    expect(seesMissing.process("value", "y", say("tr"), { language: "tr" })).toBe("value");
    expect(seesMissing.process("value", "y", say("en"), { language: "tr" })).toBe("value");
    expect(seesMissing.process("value", "y", {}, { language: "tr" })).toBe("value");
  });
});
