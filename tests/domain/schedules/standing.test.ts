import { expect, it } from "vitest";
import { minuteOf } from "../../../domain/clock-time";
import type { SiteTimes, TemporaryRow, WeekRow } from "../../../domain/schedules/opening";
import { isOpeningHours, openStanding } from "../../../domain/schedules/standing";

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
