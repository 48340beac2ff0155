/** From what is stored to what a control holds and back: what nobody touches comes out as it went in. */

import { expect, it } from "vitest";
import { readNumber, readWords, toDraft, toStored } from "../../../../../src/resources/records/form/codecs";
import type { Draft, Reading } from "../../../../../src/resources/records/form/drafts";
import { CONTROL_KINDS, type ControlKind, kindOf } from "../../../../../src/resources/records/form/kinds";
import { ALL_COLLECTIONS } from "../../../../../domain/collections/all";

const by: Reading = { timeZone: "Europe/Berlin", order: "dmy" };

it.each<[ControlKind, unknown, Draft]>([
  ["text", "Fire", "Fire"],
  ["text", undefined, ""],
  ["long", "one\ntwo", "one\ntwo"],
  ["day", "2027-03-28", "2027-03-28"],
  ["number", 0, "0"],
  ["number", 12.5, "12.5"],
  ["bool", true, true],
  ["bool", undefined, false],
  ["date", "2027-01-05 08:30:00.000Z", { day: "2027-01-05", time: "09:30" }],
  ["date", "2027-07-05 08:30:00.000Z", { day: "2027-07-05", time: "10:30" }],
  ["date", "", { day: "", time: "" }],
  ["phones", [{ number: "+44 1", kind: "mobile" }], [{ number: "+44 1", kind: "mobile" }]],
  ["phones", null, []],
  ["texts", { de: "Besetzt" }, [{ language: "de", text: "Besetzt" }]],
  ["words", ["fire", "video"], "fire\nvideo"],
  ["json", { a: [1] }, '{\n  "a": [\n    1\n  ]\n}'],
  ["json", null, ""],
  ["geoPoint", { lon: -1.5, lat: 53.8 }, { lat: "53.8", lon: "-1.5" }],
  ["geoPoint", { lon: 0, lat: 0 }, { lat: "", lon: "" }],
  ["file", "plan_abc.png", { kept: "plan_abc.png", picked: null }],
  ["selectMany", ["alarm", "site"], ["alarm", "site"]],
  ["relation", "abc", "abc"],
  ["relationMany", "no list", []],
])("%s: %j is held as %j", (kind, stored, draft) => expect(toDraft(kind, stored, by)).toEqual(draft));

it.each<[ControlKind, unknown]>([
  ["text", "Fire"],
  ["long", "one\ntwo"],
  ["day", "2027-03-28"],
  ["phone", "+44 20 7946 0018"],
  ["number", 0],
  ["number", -2.5],
  ["bool", false],
  ["date", "2027-07-05 08:30:00.000Z"],
  ["date", ""],
  ["phones", [{ number: "+44 1", kind: "mobile" }, { number: "112" }]],
  ["texts", { de: "Besetzt", fr: "Occupé" }],
  ["texts", null],
  ["words", ["fire", "video"]],
  ["json", { a: [1, null] }],
  ["geoPoint", { lon: -1.5, lat: 53.8 }],
  ["geoPoint", { lon: 0, lat: 0 }],
  ["selectMany", ["alarm"]],
  ["relationMany", []],
])("%s: %j comes back as it was", (kind, stored) =>
  expect(toStored(kind, toDraft(kind, stored, by), by)).toEqual(stored),
);

it.each<[string, ControlKind, Draft, unknown]>([
  ["blanks around a line are nobody's wish", "text", "  Fire ", "Fire"],
  ["a day in the order of the language", "day", "28.3.2027", "2027-03-28"],
  ["a comma before the decimals", "number", "12,5", 12.5],
  ["figures of another script", "number", "٤٢", 42],
  ["nothing is nought to the store", "number", "", 0],
  [
    "a number without its kind",
    "phones",
    [
      { number: " 112 ", kind: "" },
      { number: "", kind: "" },
    ],
    [{ number: "112" }],
  ],
  ["an empty row of a text is left out", "texts", [{ language: "", text: "" }], null],
  ["a time as people type it", "date", { day: "5.7.2027", time: "1030" }, "2027-07-05 08:30:00.000Z"],
  ["empty lines are no words", "words", "fire\n\n video \n", ["fire", "video"]],
])("%s", (_, kind, draft, stored) => expect(toStored(kind, draft, by)).toEqual(stored));

it("an hour that does not exist in the night of summer time is stored as one that does", () => {
  expect(toStored("date", { day: "2027-03-28", time: "02:30" }, by)).toMatch(/^2027-03-28 0[01]:30/);
});

it.each([
  ["", undefined],
  ["12a", null],
  ["1e5", null],
  ["--2", null],
  [".5", 0.5],
  ["-3", -3],
])("the number in %j is %j", (text, number) => expect(readNumber(text)).toBe(number));

it("keeps words in their order", () => expect(readWords("b\na")).toEqual(["b", "a"]));

it("has a way to ask for every field of every collection", () => {
  const kinds = ALL_COLLECTIONS.flatMap(({ fields }) => Object.values(fields).map(kindOf));
  for (const kind of kinds) expect(CONTROL_KINDS).toContain(kind);
});
