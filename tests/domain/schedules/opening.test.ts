import { expect, it } from "vitest";
import {
  decidesOver,
  type HolidayRow,
  type SiteTimes,
  type TemporaryRow,
  timesOfDay,
  type WeekRow,
} from "../../../domain/schedules/opening";

const WORKDAYS = ["mon", "tue", "wed", "thu", "fri"];
const shop: WeekRow = {
  partition: "",
  days: WORKDAYS,
  opensFrom: "07:30",
  opensUntil: "09:00",
  closesFrom: "17:30",
  closesUntil: "19:00",
  tolerance: 15,
};
const sunday: WeekRow = {
  ...shop,
  days: ["sun"],
  opensFrom: "11:00",
  opensUntil: "11:30",
  closesFrom: "15:00",
  closesUntil: "15:30",
};
const times = (change: Partial<SiteTimes> = {}): SiteTimes => ({
  week: [shop, sunday],
  temporary: [],
  holidays: [],
  ...change,
});
const holiday = (change: Partial<HolidayRow> = {}): HolidayRow => ({
  name: "Founders' Day",
  day: "2026-11-30",
  yearly: false,
  part: "whole",
  effect: "closed",
  hours: "",
  ...change,
});
const wish = (change: Partial<TemporaryRow> = {}): TemporaryRow => ({
  id: "wish",
  created: "2026-11-01 08:00:00.000Z",
  partition: "",
  fromDay: "2026-11-30",
  untilDay: "2026-12-01",
  effect: "closed",
  hours: "",
  reason: "Stocktaking",
  askedBy: "Ann",
  ...change,
});
const spans = (all: SiteTimes, day = "2026-11-30", partition = "") =>
  timesOfDay(all, partition, day)?.openings.map((one) => [
    one.opensFrom,
    one.opensUntil,
    one.closesFrom,
    one.closesUntil,
  ]);

it("gives the times of the week on its days, none on others", () => {
  expect(spans(times())).toEqual([[450, 540, 1050, 1140]]);
  expect(spans(times(), "2026-12-05")).toEqual([]);
});

it("knows nothing of a site without times", () => {
  expect(timesOfDay(times({ week: [] }), "", "2026-11-30")).toBeNull();
});

it("takes a partition's own times for it alone", () => {
  const vault: WeekRow = {
    ...shop,
    partition: "2",
    opensFrom: "10:00",
    opensUntil: "10:00",
    closesFrom: "12:00",
    closesUntil: "12:00",
  };
  const both = times({ week: [shop, vault] });
  expect(spans(both, "2026-11-30", "2")).toEqual([[600, 600, 720, 720]]);
  expect(spans(both, "2026-11-30", "1")).toEqual([[450, 540, 1050, 1140]]);
});

it.each<[string, string]>([
  ["0", ""],
  ["00", ""],
  ["", "0"],
  ["1a", "1A"],
  ["1A", "1a"],
  ["0", "7"],
])("takes the times of partition %j for partition %j, however it is written", (written, asked) => {
  const vault = { ...sunday, partition: written, days: WORKDAYS };
  expect(spans(times({ week: [vault] }), "2026-11-30", asked)).toEqual([[660, 690, 900, 930]]);
  const all = times({ temporary: [wish({ partition: written, effect: "open" })] });
  expect(spans(all, "2026-11-30", asked)).toEqual([[0, 0, 1440, 1440]]);
});

it("takes what is written as partition 0 for the whole site, beside that of one partition", () => {
  const all = times({
    week: [
      { ...shop, partition: "0" },
      { ...sunday, partition: "b", days: WORKDAYS },
    ],
  });
  expect(spans(all, "2026-11-30", "")).toEqual([[450, 540, 1050, 1140]]);
  expect(spans(all, "2026-11-30", "B")).toEqual([[660, 690, 900, 930]]);
});

it("ends on the day after what is shut at or before it opens", () => {
  const bar: WeekRow = { ...shop, opensFrom: "18:00", opensUntil: "19:00", closesFrom: "01:00", closesUntil: "03:00" };
  expect(spans(times({ week: [bar] }))).toEqual([[1080, 1140, 1500, 1620]]);
  const late: WeekRow = { ...bar, closesFrom: "23:30", closesUntil: "00:30" };
  expect(spans(times({ week: [late] }))).toEqual([[1080, 1140, 1410, 1470]]);
  // It opens after it shuts, so that it shuts on the day after, in a window that itself goes past midnight.
  const club: WeekRow = { ...bar, opensFrom: "23:30", opensUntil: "23:45", closesFrom: "23:00", closesUntil: "01:00" };
  expect(spans(times({ week: [club] }))).toEqual([[1410, 1425, 2820, 2940]]);
});

it.each<[string, [string, string], [string, string], number[]]>([
  ["by day", ["06:00", "22:00"], ["06:00", "22:00"], [360, 1320, 360, 1320]],
  ["at night", ["18:00", "06:00"], ["18:00", "06:00"], [1080, 1800, 1080, 1800]],
  ["shut later than opened", ["06:00", "20:00"], ["06:00", "22:00"], [360, 1200, 360, 1320]],
  // It can't be shut for good before it may last be opened, so this is of the day after.
  ["shut earlier than opened", ["06:00", "22:00"], ["06:00", "20:00"], [360, 1320, 1800, 2640]],
  ["one clock time for both", ["06:00", "06:00"], ["06:00", "06:00"], [360, 360, 1800, 1800]],
  ["opened at one clock time", ["06:00", "06:00"], ["06:00", "08:00"], [360, 360, 1800, 1920]],
])("ends where both windows begin together: %s", (_, opens, closes, expected) => {
  const row = { opensFrom: opens[0], opensUntil: opens[1], closesFrom: closes[0], closesUntil: closes[1] };
  expect(spans(times({ week: [{ ...shop, ...row }] }))).toEqual([expected]);
});

it("leaves out a row whose times can't be read", () => {
  expect(spans(times({ week: [{ ...shop, closesUntil: "soon" }] }))).toEqual([]);
});

it.each<[string, Partial<HolidayRow>, number[][]]>([
  ["shut all day", {}, []],
  ["Sunday's hours", { effect: "sunday_hours" }, [[660, 690, 900, 930]]],
  ["own hours", { effect: "own_hours", hours: "09:00-13:00" }, [[540, 540, 780, 780]]],
  ["shut in the morning", { part: "morning" }, [[720, 720, 1050, 1140]]],
  ["shut in the afternoon", { part: "afternoon" }, [[450, 540, 720, 720]]],
  [
    "own hours in the afternoon",
    { part: "afternoon", effect: "own_hours", hours: "13:00-15:00" },
    [
      [450, 540, 720, 720],
      [780, 780, 900, 900],
    ],
  ],
])("changes a day by a holiday: %s", (_, change, expected) => {
  const all = times({ holidays: [holiday(change)] });
  expect(spans(all)).toEqual(expected);
  expect(timesOfDay(all, "", "2026-11-30")?.because).toEqual({ kind: "holiday", names: ["Founders' Day"] });
});

it.each<[string, Partial<WeekRow>, number[][]]>([
  ["what may be shut before noon", { closesFrom: "11:30", closesUntil: "13:00" }, []],
  ["what may be shut at noon", { closesFrom: "12:00", closesUntil: "13:00" }, []],
  ["not what may be shut a minute later", { closesFrom: "12:01", closesUntil: "13:00" }, [[720, 720, 721, 780]]],
  [
    "not what may still be opened",
    { opensUntil: "17:00", closesFrom: "07:30", closesUntil: "19:00" },
    [[720, 1020, 720, 1140]],
  ],
])("leaves out after a morning on which it is shut %s", (_, change, expected) => {
  const all = times({ week: [{ ...shop, ...change }], holidays: [holiday({ part: "morning" })] });
  expect(spans(all)).toEqual(expected);
});

const own = (hours: string, more: Partial<HolidayRow> = {}): Partial<HolidayRow> => ({
  effect: "own_hours",
  hours,
  ...more,
});

it.each<[string, Partial<HolidayRow>, Partial<HolidayRow>, number[][], string[]]>([
  [
    "a morning and an afternoon",
    { part: "morning" },
    own("13:00-15:00", { part: "afternoon" }),
    [[780, 780, 900, 900]],
    ["A", "B"],
  ],
  [
    "own hours of both halves that differ",
    own("08:00-10:00", { part: "morning" }),
    own("14:00-16:00", { part: "afternoon" }),
    [
      [480, 480, 600, 600],
      [840, 840, 960, 960],
    ],
    ["A", "B"],
  ],
  ["a half beside the whole day", { effect: "sunday_hours" }, { part: "morning" }, [[720, 720, 900, 930]], ["B", "A"]],
  ["shut before own hours", own("09:00-13:00"), {}, [], ["B"]],
  ["own hours before Sunday's", { effect: "sunday_hours" }, own("09:00-13:00"), [[540, 540, 780, 780]], ["B"]],
  ["the shorter of two own hours", own("09:00-18:00"), own("10:00-12:00"), [[600, 600, 720, 720]], ["B"]],
  ["the first of two that say the same", { part: "whole" }, { part: "whole" }, [], ["A"]],
  [
    "one pair of hours where both halves say the same",
    { effect: "sunday_hours", part: "morning" },
    { effect: "sunday_hours", part: "afternoon" },
    [[660, 690, 900, 930]],
    ["A", "B"],
  ],
  ["no holiday whose hours can't be read", own(""), { part: "afternoon" }, [[450, 540, 720, 720]], ["B"]],
])("folds two holidays of one day: %s", (_, a, b, expected, names) => {
  const all = times({ holidays: [holiday({ name: "A", ...a }), holiday({ name: "B", ...b })] });
  expect(spans(all)).toEqual(expected);
  expect(timesOfDay(all, "", "2026-11-30")?.because).toEqual({ kind: "holiday", names });
});

it("keeps a yearly holiday from its first year on", () => {
  const all = times({ holidays: [holiday({ day: "2025-11-30", yearly: true })] });
  expect(spans(all)).toEqual([]);
  expect(spans(times({ holidays: [holiday({ day: "2027-11-30", yearly: true })] }))).toEqual([[450, 540, 1050, 1140]]);
});

it("lets what was asked for stand before week and holiday, with its reason", () => {
  const all = times({ holidays: [holiday()], temporary: [wish({ effect: "open" })] });
  expect(timesOfDay(all, "", "2026-12-01")).toEqual({
    openings: [{ opensFrom: 0, opensUntil: 0, closesFrom: 1440, closesUntil: 1440, tolerance: 0 }],
    because: { kind: "temporary", reason: "Stocktaking", askedBy: "Ann" },
  });
  expect(spans(all, "2026-12-02")).toEqual([[450, 540, 1050, 1140]]);
});

it("takes the wish that was made last, whatever its days, and a partition's before the whole site's", () => {
  const all = times({
    temporary: [
      wish({
        id: "later",
        created: "2026-11-20 09:00:00.000Z",
        effect: "own_hours",
        hours: "20:00-02:00",
        fromDay: "2026-11-01",
      }),
      wish({ id: "earlier", created: "2026-11-19 09:00:00.000Z", effect: "open" }),
      wish({ id: "vault", created: "2026-11-01 09:00:00.000Z", partition: "2" }),
    ],
  });
  expect(spans(all)).toEqual([[1200, 1200, 1560, 1560]]);
  expect(spans({ ...all, temporary: all.temporary.toReversed() })).toEqual([[1200, 1200, 1560, 1560]]);
  expect(spans(all, "2026-11-30", "2")).toEqual([]);
});

it("takes of wishes made in one moment always the same, in whatever order they are read", () => {
  const temporary = [wish({ id: "a", effect: "open" }), wish({ id: "b" })];
  expect(spans(times({ temporary }))).toEqual([]);
  expect(spans(times({ temporary: temporary.toReversed() }))).toEqual([]);
});

it.each<[string, Partial<TemporaryRow>, string]>([
  ["there is no other", { id: "wish" }, "all"],
  ["the other is of before", { created: "2026-11-01 09:00:00.000Z" }, "all"],
  ["a later one has all of its days", { created: "2027-01-01 09:00:00.000Z" }, "none"],
  ["a later one has a part of them", { created: "2027-01-01 09:00:00.000Z", fromDay: "2026-12-02" }, "some"],
  ["a later one has only those that are over", { created: "2027-01-01 09:00:00.000Z", untilDay: "2026-11-30" }, "all"],
  ["a later one is another partition's", { created: "2027-01-01 09:00:00.000Z", partition: "2" }, "all"],
  ["a later one can't be read", { created: "2027-01-01 09:00:00.000Z", effect: "own_hours" }, "all"],
])("says over which of its days a wish decides where %s", (_, other, said) => {
  const created = "2026-11-20 09:00:00.000Z";
  const asked = wish({ created, fromDay: "2026-11-29", untilDay: "2026-12-03" });
  const all = [asked, { ...asked, id: "other", ...other }];
  expect(decidesOver(asked, all, "2026-12-01")).toBe(said);
});

it("says of a wish whose hours can't be read that it changes nothing", () => {
  const asked = wish({ effect: "own_hours", hours: "" });
  expect(decidesOver(asked, [asked, wish({ id: "older" })], asked.fromDay)).toBe("unread");
});

it("does not lose the whole site's wish of today to a partition's of another day", () => {
  const all = times({
    temporary: [wish(), wish({ partition: "2", fromDay: "2027-01-01", untilDay: "2027-01-02", effect: "open" })],
  });
  expect(spans(all, "2026-11-30", "2")).toEqual([]);
});

it("tells times that were asked for of a site that has no others", () => {
  const all = times({ week: [], temporary: [wish({ effect: "open" })] });
  expect(spans(all)).toEqual([[0, 0, 1440, 1440]]);
  expect(timesOfDay(all, "", "2026-12-03")).toBeNull();
});

/** Nothing, half of it, and more than one can mean. */
const NO_HOURS = ["", "09:00", "09:00-", "9-13", "13:00-25:00", "09:00-13:00-15:00"];

it.each(NO_HOURS)("keeps the usual week on a holiday whose own hours are %j: nobody said that it is shut", (hours) => {
  const usual = { openings: timesOfDay(times(), "", "2026-11-30")?.openings, because: { kind: "week" } };
  for (const part of ["whole", "morning", "afternoon"]) {
    const all = times({ holidays: [holiday({ effect: "own_hours", hours, part })] });
    expect(timesOfDay(all, "", "2026-11-30")).toEqual(usual);
  }
});

it.each(NO_HOURS)("reads a day as if nobody had asked where the hours asked for are %j", (hours) => {
  const unread = wish({ effect: "own_hours", hours });
  const all = times({ holidays: [holiday()], temporary: [unread] });
  expect(timesOfDay(all, "", "2026-11-30")).toEqual({
    openings: [],
    because: { kind: "holiday", names: ["Founders' Day"] },
  });
  expect(timesOfDay(all, "", "2026-12-01")).toMatchObject({ because: { kind: "week" } });
  expect(spans(all, "2026-12-01")).toEqual([[450, 540, 1050, 1140]]);
  expect(timesOfDay(times({ week: [], temporary: [unread] }), "", "2026-11-30")).toBeNull();
  const vault = times({ temporary: [wish({ effect: "open" }), { ...unread, partition: "2" }] });
  expect(spans(vault, "2026-11-30", "2")).toEqual([[0, 0, 1440, 1440]]);
});
