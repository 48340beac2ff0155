import { expect, it } from "vitest";
import { minuteOf } from "../../../domain/clock-time";
import type { SiteTimes, TemporaryRow, WeekRow } from "../../../domain/schedules/opening";
import { isOpeningHours, openStanding, type SiteMoment } from "../../../domain/schedules/standing";

const shop: WeekRow = {
  partition: "",
  days: ["mon", "tue", "wed", "thu", "fri"],
  opensFrom: "07:30",
  opensUntil: "09:00",
  closesFrom: "17:30",
  closesUntil: "19:00",
  tolerance: 15,
};
const bar: WeekRow = {
  ...shop,
  days: ["fri"],
  opensFrom: "18:00",
  opensUntil: "18:00",
  closesFrom: "02:00",
  closesUntil: "02:00",
  tolerance: 0,
};
const timesOf = (...week: WeekRow[]): SiteTimes => ({ week, temporary: [], holidays: [] });
const at = (times: SiteTimes, day: string, clock: string) =>
  openStanding(times, "", { day, minute: minuteOf(clock) ?? NaN });

const wish = (change: Partial<TemporaryRow>): TemporaryRow => ({
  id: "wish",
  created: "2026-11-01 08:00:00.000Z",
  partition: "",
  fromDay: "2026-11-29",
  untilDay: "2026-11-29",
  effect: "open",
  hours: "",
  reason: "Works",
  askedBy: "",
  ...change,
});

const MONDAY = "2026-11-30";
const MORNING = {
  name: "Harvest",
  day: MONDAY,
  yearly: false,
  part: "morning",
  effect: "own_hours",
  hours: "09:00-13:00",
};

it.each([
  ["07:14", "shut"],
  ["07:15", "opening"],
  ["09:14", "opening"],
  ["09:15", "open"],
  ["17:14", "open"],
  ["17:15", "closing"],
  ["19:15", "closing"],
  ["19:16", "shut"],
])("says at %s that a shop is %s", (clock, state) => expect(at(timesOf(shop), MONDAY, clock).state).toBe(state));

it("says when it opens next, today or after the weekend", () => {
  expect(at(timesOf(shop), MONDAY, "05:00")).toMatchObject({ state: "shut", next: { day: MONDAY, minute: 450 } });
  expect(at(timesOf(shop), "2026-11-27", "20:00")).toMatchObject({ next: { day: MONDAY, minute: 450 } });
});

it("stands open past midnight, of the day on which it was opened", () => {
  expect(at(timesOf(bar), "2026-11-27", "17:59").state).toBe("shut");
  expect(at(timesOf(bar), "2026-11-27", "18:00").state).toBe("open");
  expect(at(timesOf(bar), "2026-11-28", "01:59")).toMatchObject({ state: "open", day: "2026-11-27" });
  expect(at(timesOf(bar), "2026-11-28", "02:00").state).toBe("shut");
});

it("is being opened before midnight, too, by the tolerance of what opens at midnight", () => {
  const night = timesOf({
    ...bar,
    opensFrom: "00:00",
    opensUntil: "00:00",
    closesFrom: "05:00",
    closesUntil: "05:00",
    tolerance: 15,
  });
  const thursday = "2026-11-26";
  expect(at(night, thursday, "23:44")).toMatchObject({ state: "shut", next: { day: "2026-11-27", minute: 0 } });
  expect(at(night, thursday, "23:50")).toMatchObject({ state: "opening", day: "2026-11-27" });
  expect(at(night, "2026-11-27", "23:50").state).toBe("shut");
});

const EVERY_DAY = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const open = (opens: string, closes: string, more: Partial<WeekRow> = {}): WeekRow => ({
  ...bar,
  days: EVERY_DAY,
  opensFrom: opens,
  opensUntil: opens,
  closesFrom: closes,
  closesUntil: closes,
  ...more,
});

it.each<[string, WeekRow[]]>([
  ["from midnight to midnight", [open("00:00", "24:00")]],
  ["with a tolerance", [open("00:00", "24:00", { tolerance: 15 })]],
  ["to the last minute that can be written", [open("00:00", "23:59")]],
  ["with a window about midnight", [open("00:00", "24:00", { closesFrom: "23:59" })]],
  ["in two halves", [open("00:00", "12:00", { tolerance: 15 }), open("12:00", "24:00", { tolerance: 15 })]],
  ["from one morning to the next", [open("06:00", "06:00", { tolerance: 15 })]],
])("is open all the time where one day goes on into the next: %s", (_, week) => {
  for (const clock of ["00:00", "00:10", "05:50", "06:00", "11:50", "12:00", "12:10", "23:50", "23:59"])
    expect([clock, at(timesOf(...week), MONDAY, clock).state]).toEqual([clock, "open"]);
});

it.each<[string, SiteTimes, string, SiteMoment | null]>([
  ["its own end", timesOf(shop), "10:00", { day: MONDAY, minute: 1140 }],
  [
    "that of the afternoon, after a morning of own hours",
    { ...timesOf(open("08:00", "18:00")), holidays: [MORNING] },
    "10:00",
    { day: MONDAY, minute: 1080 },
  ],
  [
    "that of the row into which it goes on",
    timesOf(open("08:00", "12:00"), open("12:00", "18:00")),
    "10:00",
    { day: MONDAY, minute: 1080 },
  ],
  [
    "midnight as the end of its day",
    timesOf(open("00:00", "24:00", { days: ["mon"] })),
    "10:00",
    { day: MONDAY, minute: 1440 },
  ],
  ["the day after", timesOf(open("18:00", "02:00")), "20:00", { day: "2026-12-01", minute: 120 }],
  [
    "the end of several days",
    timesOf(open("06:00", "06:00", { days: shop.days })),
    "10:00",
    { day: "2026-12-05", minute: 360 },
  ],
  [
    "the latest end, where that of the shorter row goes on further",
    timesOf(open("06:00", "12:00"), open("06:00", "11:00", { closesUntil: "14:00" }), open("12:00", "20:00")),
    "10:00",
    { day: MONDAY, minute: 1200 },
  ],
  ["no end of a site that never shuts", timesOf(open("00:00", "24:00")), "23:59", null],
  ["no end of a site that never shuts, in its last minute", timesOf(open("00:00", "23:59")), "23:59", null],
  ["no end of what never shuts from one morning to the next", timesOf(open("06:00", "06:00")), "05:59", null],
])("may be open until %s", (_, times, clock, until) =>
  expect(at(times, MONDAY, clock)).toMatchObject({ state: "open", until }),
);

it("is shut at the end of a day that does not go on, and opened at the beginning of one", () => {
  const monday = timesOf(open("00:00", "24:00", { days: ["mon"], tolerance: 15 }));
  expect(at(monday, "2026-11-29", "23:50").state).toBe("opening");
  expect(at(monday, MONDAY, "00:10").state).toBe("opening");
  expect(at(monday, MONDAY, "23:50").state).toBe("closing");
  expect(at(monday, "2026-12-01", "00:10").state).toBe("closing");
});

it("may close and open between two windows that only touch", () => {
  const week = timesOf(
    open("08:00", "11:30", { closesUntil: "12:00" }),
    open("12:00", "18:00", { opensUntil: "12:30", tolerance: 5 }),
  );
  expect(at(week, MONDAY, "11:40").state).toBe("closing");
  expect(at(week, MONDAY, "11:57").state).toBe("opening");
  expect(at(week, MONDAY, "12:20").state).toBe("opening");
});

it.each([
  ["07:59", "shut"],
  ["08:10", "opening"],
  ["08:30", "open"],
])("is at %s %s by what opens later with a tolerance: the one before must be open first", (clock, state) => {
  const rows = [open("08:30", "12:00"), open("09:00", "18:00", { tolerance: 60 })];
  expect(at(timesOf(...rows), MONDAY, clock).state).toBe(state);
});

it("is not open by what goes on, while that itself is being opened", () => {
  const rows = [open("08:00", "12:00", { opensUntil: "09:00" }), open("09:00", "18:00", { tolerance: 60 })];
  expect(at(timesOf(...rows), MONDAY, "08:30").state).toBe("opening");
  expect(at(timesOf(...rows), MONDAY, "09:00").state).toBe("open");
});

it.each<[string, string, string, number]>([
  ["open before closing", "12:00", "open", 1080],
  ["open before opening", "06:30", "open", 720],
  ["opening before closing", "18:30", "opening", 1260],
  ["of two that are open that which is so longer", "10:00", "open", 1080],
])("takes of several openings %s", (_, clock, state, closesUntil) => {
  const rows = [
    open("06:00", "11:00", { closesUntil: "12:00" }),
    open("05:30", "18:00", { opensUntil: "08:00" }),
    open("17:00", "18:00", { closesUntil: "19:00" }),
    open("18:15", "21:00", { opensUntil: "18:45" }),
  ];
  const found = at(timesOf(...rows), MONDAY, clock);
  expect(found).toMatchObject({ state, opening: { closesUntil } });
  expect(at(timesOf(...rows.toReversed()), MONDAY, clock)).toEqual(found);
});

it("is shut at the second midnight after it was opened, and not forgotten at it", () => {
  const club = timesOf({ ...bar, opensFrom: "23:30", opensUntil: "23:45", closesFrom: "23:00", closesUntil: "01:00" });
  const [saturday, day] = ["2026-11-28", "2026-11-27"];
  expect(at(club, saturday, "12:00")).toMatchObject({ state: "open", day });
  expect(at(club, saturday, "23:30")).toMatchObject({ state: "closing", day });
  expect(at(club, "2026-11-29", "00:30")).toMatchObject({ state: "closing", day });
  expect(at(club, "2026-11-29", "01:01").state).toBe("shut");
});

it("is shut in the night after a day on which it may be opened and shut at any hour", () => {
  const flexible = { opensFrom: "06:00", opensUntil: "22:00", closesFrom: "06:00", closesUntil: "22:00" };
  const week = timesOf({ ...shop, ...flexible, tolerance: 0 });
  expect(at(week, "2026-11-27", "12:00").state).toBe("closing");
  expect(isOpeningHours(at(week, "2026-11-28", "03:00"))).toBe(false);
});

it("is open on a day that was asked for to its very end, and no longer", () => {
  const times: SiteTimes = {
    ...timesOf(shop),
    temporary: [wish({})],
  };
  expect(at(times, "2026-11-29", "23:59")).toMatchObject({
    state: "open",
    because: { kind: "temporary", reason: "Works" },
  });
  expect(at(times, MONDAY, "00:00").state).toBe("shut");
});

it("has no next opening where none comes within a fortnight", () => {
  const closed = wish({ fromDay: "2026-11-01", untilDay: "2027-01-31", effect: "closed", reason: "Winter" });
  expect(at({ ...timesOf(shop), temporary: [closed] }, MONDAY, "10:00")).toMatchObject({ state: "shut", next: null });
});

it("knows nothing where nothing is on record", () => {
  expect(at(timesOf(), MONDAY, "10:00")).toEqual({ state: "none" });
  expect(isOpeningHours({ state: "none" })).toBeNull();
  expect(isOpeningHours(at(timesOf(shop), MONDAY, "08:00"))).toBe(true);
  expect(isOpeningHours(at(timesOf(shop), MONDAY, "03:00"))).toBe(false);
});
