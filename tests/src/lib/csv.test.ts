/** CSV as spreadsheets read it: every cell comes out as it went in, and none of them runs. */
import { expect, it } from "vitest";
import { csvCell, csvHead, csvLines } from "../../../src/lib/csv";

it.each([
  ["a plain text", "North Depot", "North Depot"],
  ["nothing", "", ""],
  ["letters of any script", "Küche Flügel, عربي 厨房", '"Küche Flügel, عربي 厨房"'],
  ["a comma", "Marina, hall 2", '"Marina, hall 2"'],
  ["quotes", 'the "back" door', '"the ""back"" door"'],
  ["two lines", "first\nsecond", '"first\nsecond"'],
  ["a semicolon, by which some countries part columns", "a;=1+1", '"a;=1+1"'],
  ["blanks at its ends", " 4711 ", '" 4711 "'],
  ["a formula", "=HYPERLINK(1)", "'=HYPERLINK(1)"],
  ["a formula with quotes and commas", '=CONCAT("a","b")', '"\'=CONCAT(""a"",""b"")"'],
  ["a telephone number", "+44 7700 900 122", "'+44 7700 900 122"],
  ["a telephone number without blanks: as a number it would lose its sign", "+447700900122", "'+447700900122"],
  ["a sum that begins as a number does", "-1+cmd|' /C calc'!A0", "'-1+cmd|' /C calc'!A0"],
  ["a name with a sign before it", "@home", "'@home"],
  ["a tab at its beginning", "\t=1", '"\'\t=1"'],
  ["a line's end at its beginning", "\r=1", '"\'\r=1"'],
  ["another line's end at its beginning", "\n=1", '"\'\n=1"'],
  ["the wide sign of another keyboard", "＝1+1", "'＝1+1"],
  ["a mark that hides a formula", "\u200e=1+1", "'=1+1"],
  ["a number below nothing", "-5", "-5"],
  ["a number with a fraction", "-5.25", "-5.25"],
  ["an account with zeros before it", "0017", "0017"],
  ["a time", "2026-11-28 14:03:12", "2026-11-28 14:03:12"],
  ["marks of direction around a value", "user \u206812 Julia\u2069", "user 12 Julia"],
  ["no-break spaces", "9\u00a0min\u202f30\u00a0s", "9 min 30 s"],
])("writes %s", (_, text, want) => expect(csvCell(text)).toBe(want));

it("ends each line as the standard says, also the last one", () => {
  expect(csvLines([])).toBe("");
  expect(
    csvLines([
      ["a", "b"],
      ["", "c,d"],
    ]),
  ).toBe('a,b\r\n,"c,d"\r\n');
});

it("begins with the mark of UTF-8 and the names", () => {
  const bytes = new TextEncoder().encode(csvHead(["No.", "Größe"]));
  expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
  expect(new TextDecoder().decode(bytes)).toBe("No.,Größe\r\n");
});
