/** What the check of the texts finds in a language beside English. */

import { expect, it } from "vitest";
// @ts-expect-error -- TypeScript, checked with the app
import { LANGUAGES } from "../../domain/languages/languages.table";
import { COMPLETE, EVERY_NAMESPACE, TAGS } from "../../scripts/lib/complete-languages.mjs";
import { languageFaults } from "../../scripts/lib/language-faults.mjs";
import { flatOf } from "../../scripts/lib/locale-keys.mjs";

const ENGLISH = {
  "common:done": "Done",
  "common:who": "{{name}} was here",
  "common:alarms_one": "One alarm of {{site}}",
  "common:alarms_other": "{{count, number}} alarms of {{site}}",
  "work:name": "Contact ID",
};

/** @param {Record<string, string>} theirs @param {Partial<import("../../scripts/lib/language-faults.mjs").LanguageCheck>} [more] */
const faultsOf = (theirs, more = {}) =>
  languageFaults({ tag: "tr", english: ENGLISH, theirs, complete: [], same: ["Contact ID"], ...more });

const ALL = {
  "common:done": "Tamam",
  "common:who": "{{name}} buradaydı",
  "common:alarms_one": "{{site}} için bir alarm",
  "common:alarms_other": "{{site}} için {{count, number}} alarm",
  "work:name": "Contact ID",
};

it.each([
  ["a complete language", ALL, { complete: "all" }, []],
  ["one that need not be complete", { "common:done": "Tamam" }, {}, []],
  [
    "a key that is missing where none may be",
    { ...ALL, "common:done": undefined },
    { complete: ["common"] },
    ["missing: common:done"],
  ],
  ["one that is missing in another namespace", { ...ALL, "work:name": undefined }, { complete: ["common"] }, []],
  ["a placeholder that is lost", { "common:who": "Biri buradaydı" }, {}, ["lost name: common:who"]],
  ["one that is added", { "common:done": "Tamam {{name}}" }, {}, ["added name: common:done"]],
  ["one by another name", { "common:who": "{{ad}} buradaydı" }, {}, ["lost name: common:who", "added ad: common:who"]],
  ["a count said in words where the form is of one number", ALL, {}, []],
  [
    "a form of many numbers that does not say which",
    { ...ALL, "common:alarms_other": "{{site}} alarmları" },
    {},
    ["lost count: common:alarms_other"],
  ],
  [
    "a plural form that is missing",
    { "common:alarms_other": ALL["common:alarms_other"] },
    {},
    ["missing: common:alarms_one"],
  ],
  ["a key that English has not", { "common:none": "Yok" }, {}, ["unknown: common:none"]],
  [
    "a form that the language has not",
    { ...ALL, "common:alarms_few": ALL["common:alarms_other"] },
    {},
    ["unknown: common:alarms_few"],
  ],
  [
    "a text that is still the English one",
    { "common:who": "{{name}} was here" },
    {},
    ['not translated: common:who "{{name}} was here"'],
  ],
  ["a word that is the same", { "common:done": "Done" }, {}, []],
  ["a name that is the same everywhere", { "work:name": "Contact ID" }, {}, []],
])("%s", (_, theirs, more, want) => {
  /** @type {Record<string, string>} */
  const given = JSON.parse(JSON.stringify(theirs));
  expect(faultsOf(given, /** @type {object} */ (more))).toEqual(want);
});

it("asks for the forms of the language itself: six in Arabic, one in Japanese", () => {
  const begun = { "common:alarms_other": ALL["common:alarms_other"] };
  const forms = ["few", "many", "one", "two", "zero"].map((form) => `missing: common:alarms_${form}`);
  expect(faultsOf(begun, { tag: "ar" }).sort()).toEqual(forms);
  expect(faultsOf(begun, { tag: "ja" })).toEqual([]);
});

it("wants the number where a form stands for many, as the Russian one for 1, 21 and 31", () => {
  const text = { "common:alarms_one": "{{site}}: alarm" };
  const all = Object.fromEntries(
    ["few", "many", "other"].map((form) => [`common:alarms_${form}`, "{{count}} {{site}}"]),
  );
  expect(faultsOf({ ...text, ...all }, { tag: "ru" })).toEqual(["lost count: common:alarms_one"]);
});

it("makes a file flat", () => {
  expect(flatOf("common", { a: { b_one: "x" }, c: "y" })).toEqual({ "common:a.b_one": "x", "common:c": "y" });
});

it("knows the tags as the app does, and lists no language that there is not", () => {
  /** @type {readonly { code: string, tag: string }[]} */
  const languages = LANGUAGES;
  for (const { code, tag } of languages) expect(TAGS[code] ?? code).toBe(tag);
  const codes = languages.map(({ code }) => code);
  for (const code of [...COMPLETE, ...EVERY_NAMESPACE]) expect(codes).toContain(code);
});
