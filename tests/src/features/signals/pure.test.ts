import { describe, expect, it } from "vitest";
import type { SignalRow } from "../../../../domain/signals/rows";
import { NO_FILTER, receiversOf, type SignalFilter, testOf } from "../../../../src/features/signals/filter";
import { readCode } from "../../../../src/resources/signals/signal-words";
import { dumpLines } from "../../../../src/resources/signals/dump-lines";
import { periodFault, readPeriod } from "../../../../src/resources/period/period";
import { fromWallClock, toWallClock } from "../../../../src/lib/wall-clock";
import { isInCalendar, isWholeDay, readDay } from "../../../../src/lib/calendar-day";
import { type DayOrder, dayExample, dayOrderOf } from "../../../../src/lib/day-order";
import { isWholeTime, readTimeOfDay } from "../../../../src/lib/time-of-day";

const signal = {
  class: "alarm",
  receiver: "r1",
  signal: "Burglary",
  zoneText: "Işıklar Şubesi arka kapı",
  text: "<img src=x>",
  code: "BA",
  qualifier: "",
  zone: "3",
  user: "",
  siteName: "İSTANBUL DEPO",
  siteNo: "4711",
  account: "004711",
} as SignalRow;

const passes = (one: SignalRow, filter: SignalFilter): boolean => testOf(filter)?.(one) ?? true;

describe("filters of the live list", () => {
  it.each<[string, Partial<SignalFilter>, boolean]>([
    ["nothing filtered", {}, true],
    ["its class", { class: "alarm" }, true],
    ["another class", { class: "test" }, false],
    ["its receiver", { receiver: "r1" }, true],
    ["another receiver", { receiver: "r10" }, false],
    ["dotted capital found by plain letters (H-IN-04)", { site: "istanbul" }, true],
    ["dotless i found by the plain one", { text: "ISIKLAR" }, true],
    ["and the other way round", { text: "ışık" }, true],
    ["site by its number", { site: "4711" }, true],
    ["account from its first digit: zeros count", { account: "4711" }, false],
    ["account as sent", { account: "0047" }, true],
    ["no account that merely has the digits in it", { account: "47" }, false],
    ["blanks around an account are nobody's", { account: " 0047 " }, true],
    ["digits of another keyboard", { account: "٠٠٤٧" }, true],
    ["blanks around a text", { text: " istanbul " }, true],
    ["no text that runs over from one field into the next", { text: "kapı <img" }, false],
    ["wildcards are plain text (H-PS-03)", { text: "%" }, false],
    ["markup is plain text", { text: "<IMG" }, true],
    ["all filters must pass", { class: "alarm", text: "front door" }, false],
  ])("%s", (_, change, want) => expect(passes(signal, { ...NO_FILTER, ...change })).toBe(want));
});

it("offers the receivers that sent something, in order, and the chosen one while it is silent", () => {
  expect(receiversOf(["r10", "r2", "", "r2"], "")).toEqual(["r2", "r10"]);
  expect(receiversOf(["r2"], "r1")).toEqual(["r1", "r2"]);
});

it.each([
  ["abcd", "ABCD"],
  ["ABCD", "abcd"],
])("finds account %s typed as %s, in the live list", (account, typed) =>
  expect(passes({ ...signal, account }, { ...NO_FILTER, account: typed })).toBe(true),
);

it("finds a code in the live list as its column shows it", () => {
  const ended = { ...signal, code: "131", qualifier: "R" };
  expect(["r131", "R131", "131", "E131"].map((text) => passes(ended, { ...NO_FILTER, text }))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

it.each([
  ["R401", { code: "401", qualifier: "R" }],
  ["e131", { code: "131", qualifier: "E" }],
  [" E 131 ", { code: "131", qualifier: "E" }],
  ["401", { code: "401", qualifier: "" }],
  ["ba", { code: "BA", qualifier: "" }],
  ["RP", { code: "RP", qualifier: "" }],
  ["", { code: "", qualifier: "" }],
])("reads the code %j as the column shows it", (typed, want) => expect(readCode(typed)).toEqual(want));

describe("a frame for the eye", () => {
  it("shows hex and ASCII, dots for what can't be read", () => {
    expect(dumpLines("0a41ff0d")).toEqual([{ offset: "0000", hex: "0a 41 ff 0d".padEnd(47), ascii: "·A··" }]);
  });
  it("breaks after sixteen bytes", () => {
    expect(dumpLines("41".repeat(17)).map(({ offset, ascii }) => [offset, ascii])).toEqual([
      ["0000", "A".repeat(16)],
      ["0010", "A"],
    ]);
  });
  it("shows nothing for nothing", () => expect(dumpLines("")).toEqual([]));
});

describe("the period", () => {
  const HOUR_MS = 3_600_000;
  it.each([
    ["a day", 0, 24 * HOUR_MS, null],
    ["31 days with the night in which the clock goes back", 0, (31 * 24 + 1) * HOUR_MS, null],
    ["a moment more", 0, (31 * 24 + 1) * HOUR_MS + 1, "too_long"],
    ["backwards", 2, 1, "backwards"],
    ["an empty field", null, 1, "missing"],
  ] as const)("%s", (_, from, to, want) => expect(periodFault(from, to)).toBe(want));

  it.each([
    ["summer", "2026-07-01T12:00", "Europe/Berlin", "2026-07-01T10:00:00.000Z"],
    ["winter", "2026-01-01T12:00", "Europe/Berlin", "2026-01-01T11:00:00.000Z"],
    ["half-hour zone", "2026-01-01T12:00", "Asia/Kolkata", "2026-01-01T06:30:00.000Z"],
    [
      "twice there on the night the clock goes back: the first",
      "2026-10-25T02:30",
      "Europe/Berlin",
      "2026-10-25T00:30:00.000Z",
    ],
  ])("reads the room's clock: %s", (_, wall, zone, want) => {
    const ms = fromWallClock(wall, zone);
    expect(new Date(ms ?? 0).toISOString()).toBe(want);
    expect(toWallClock(ms ?? 0, zone)).toBe(wall);
  });
  it("does not stumble over an hour that never was", () => {
    expect(fromWallClock("2026-03-29T02:30", "Europe/Berlin")).not.toBeNull();
  });
  it("says so when the field is empty", () => expect(fromWallClock("", "UTC")).toBeNull());
});

describe("a time of day", () => {
  it.each<[string, string, string | null]>([
    ["as it is shown", "17:45", "17:45"],
    ["without the leading zero", "8:05", "08:05"],
    ["digits alone", "1745", "17:45"],
    ["three digits alone", "830", "08:30"],
    ["an hour alone", "8", "08:00"],
    ["with a dot, as much of Europe writes it", "08.30", "08:30"],
    ["with an h, as the French do", "8h30", "08:30"],
    ["blanks around it", " 08:30 ", "08:30"],
    ["Arabic digits", "١٧:٤٥", "17:45"],
    ["Persian digits", "۰۸:۳۰", "08:30"],
    ["midnight", "00:00", "00:00"],
    ["the last minute", "23:59", "23:59"],
    ["an hour that no day has", "24:00", null],
    ["a minute that no hour has", "12:60", null],
    ["half of the 12-hour clock", "5:45 PM", null],
    ["half-typed minutes", "17:4", null],
    ["words", "noon", null],
    ["nothing", "", null],
  ])("%s: %j", (_, text, want) => expect(readTimeOfDay(text)).toBe(want));

  it.each([
    ["17:45", true],
    ["17:4", false],
    ["1745", false],
    ["25:00", false],
  ])("%s is written out to the end: %s", (text, want) => expect(isWholeTime(text)).toBe(want));
});

describe("a day", () => {
  it.each<[string, string, string | null]>([
    ["as it is shown", "2026-06-15", "2026-06-15"],
    ["without leading zeros", "2026-6-5", "2026-06-05"],
    ["digits alone", "20260615", "2026-06-15"],
    ["with strokes, the year first", "2026/06/15", "2026-06-15"],
    ["with dots, the day first", "15.6.2026", "2026-06-15"],
    ["a dot behind the day of a year-first date", "2026. 6. 15.", null],
    ["with dots, the day first, though the language has the month first", "5.6.2026", "2026-06-05"],
    ["with strokes, a day that is no month", "25/11/2026", "2026-11-25"],
    ["the same the American way", "11/25/2026", "2026-11-25"],
    ["with dots, a day that is no month", "25.11.2026", "2026-11-25"],
    ["with dashes, a day that is no month", "25-11-2026", "2026-11-25"],
    ["with blanks, a day that is no month", "25 11 2026", "2026-11-25"],
    ["copied from a right-to-left page", "\u200f25/11/2026", "2026-11-25"],
    ["two signs", "25/11.2026", null],
    ["Arabic digits, the year last", "٢٥/١١/٢٠٢٦", "2026-11-25"],
    ["Arabic digits", "٢٠٢٦-٠٦-١٥", "2026-06-15"],
    ["blanks around it", " 2026-06-15 ", "2026-06-15"],
    ["a year of two digits", "15.06.26", null],
    ["half-typed", "2026-06-", null],
    ["words", "yesterday", null],
    ["nothing", "", null],
  ])("%s: %j", (_, text, want) => expect(readDay(text, "mdy")).toBe(want));

  it.each<[string, string, DayOrder, string]>([
    ["the day first", "06/05/2026", "dmy", "2026-05-06"],
    ["the month first", "06/05/2026", "mdy", "2026-06-05"],
    ["the year first, where nobody writes it last: the day is the smaller part", "06/05/2026", "ymd", "2026-05-06"],
    ["what can be one day alone is that day", "25/11/2026", "mdy", "2026-11-25"],
    ["and the other way round", "11/25/2026", "dmy", "2026-11-25"],
    ["year first is year first", "2026-06-05", "mdy", "2026-06-05"],
  ])("follows the language where it could be two days: %s", (_, text, order, want) =>
    expect(readDay(text, order)).toBe(want),
  );

  it.each<[string, string, DayOrder]>([
    ["English, of which the flag is Britain's", "en", "dmy"],
    ["American English", "en-US", "mdy"],
    ["British English", "en-GB", "dmy"],
    ["German", "de", "dmy"],
    ["Turkish", "tr", "dmy"],
    ["Arabic", "ar", "dmy"],
    ["Hebrew", "he", "dmy"],
    ["Chinese", "zh-Hans", "ymd"],
    ["Hungarian", "hu", "ymd"],
    ["Swedish", "sv", "ymd"],
  ])("%s has its order", (_, language, want) => expect(dayOrderOf(language)).toBe(want));

  it.each<DayOrder>(["ymd", "dmy", "mdy"])("an example of %s is read as what it is", (order) =>
    expect(readDay(dayExample(order), order)).toBe("2026-06-15"),
  );

  it.each([
    ["2026-02-28", true],
    ["2026-02-29", false],
    ["2024-02-29", true],
    ["2026-13-01", false],
    ["2026-06-31", false],
  ])("the calendar has %s: %s", (day, has) => expect(isInCalendar(day)).toBe(has));

  it("is not taken for whole while it is typed", () =>
    expect(["2026-06-1", "2026-06-15", "2026-06-45"].map(isWholeDay)).toEqual([false, true, false]));
});

describe("a period from its fields", () => {
  const day = (time: string, date = "2026-06-15") => ({ date, time });
  const by = { timeZone: "UTC", order: "dmy", nowMs: Date.parse("2026-06-20T00:00:00Z") } as const;
  it.each([
    ["both ends", day("08:30"), day("17:45"), null, null],
    ["an end without its date", day("08:30", ""), day("17:45"), "missing", "from"],
    ["no date", day("08:30", "yesterday"), day("17:45"), "day", "from"],
    [
      "a beginning in the future, before an end that is not",
      day("08:30", "2026-06-21"),
      day("17:45"),
      "future",
      "from",
    ],
    ["a whole period in the future", day("08:30", "2026-06-21"), day("17:45", "2026-06-22"), "future", "from"],
    ["a beginning of this moment", day("00:00", "2026-06-20"), day("00:01", "2026-06-20"), null, null],
    ["a day of no calendar", day("08:30"), day("17:45", "2026-02-30"), "no_day", "to"],
    ["an end without its time", day("08:30"), day(" "), "missing", "to"],
    ["a time of the 12-hour clock", day("08:30"), day("5:45 PM"), "time", "to"],
    ["the end before the beginning", day("17:45"), day("08:30"), "backwards", "to"],
    ["more than a month", day("08:30", "2026-04-01"), day("08:30"), "too_long", "to"],
  ] as const)("%s", (_, from, to, fault, at) => expect(readPeriod({ from, to }, by)).toMatchObject({ fault, at }));
  it.each([
    ["too long by its beginning", day("08:30", "2026-04-01"), day("08:30"), "from"],
    ["too long by its end", day("08:30", "2026-04-01"), day("08:30"), "to"],
    ["backwards by its beginning", day("17:45"), day("08:30"), "from"],
  ] as const)("%s blames the end that was changed", (_, from, to, edited) =>
    expect(readPeriod({ from, to, edited }, by).at).toBe(edited),
  );
  it("is on the room's clock", () =>
    expect(readPeriod({ from: day("830"), to: day("17.45") }, { ...by, timeZone: "Europe/Berlin" }).period).toEqual({
      fromMs: Date.parse("2026-06-15T06:30:00Z"),
      toMs: Date.parse("2026-06-15T15:45:00Z"),
    }));
});
