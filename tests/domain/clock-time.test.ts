import { expect, it } from "vitest";
import { dayPlus, isCalendarDay, minuteOf, weekdayNumber, writeMinute } from "../../domain/clock-time";

it.each([
  ["00:00", 0],
  ["07:30", 450],
  ["24:00", 1440],
  ["24:01", null],
  ["7:30", null],
  ["25:00", null],
  ["", null],
  [null, null],
])("reads %s as minute %s", (clock, minute) => expect(minuteOf(clock)).toBe(minute));

it.each([
  [0, "00:00"],
  [450, "07:30"],
  [1440, "24:00"],
  [1560, "02:00"],
  [2880, "24:00"],
  [2940, "01:00"],
])("writes minute %s as %s", (minute, clock) => expect(writeMinute(minute)).toBe(clock));

it("counts days over the ends of months, years and clock changes", () => {
  expect(dayPlus("2026-12-31", 1)).toBe("2027-01-01");
  expect(dayPlus("2028-03-01", -1)).toBe("2028-02-29");
  expect(dayPlus("2027-03-27", 2)).toBe("2027-03-29");
});

it("knows the weekday of a day", () => {
  expect(weekdayNumber("2026-11-30")).toBe(1);
  expect(weekdayNumber("2026-11-29")).toBe(7);
});

it("knows which days there are", () => {
  for (const day of ["2026-02-28", "2028-02-29", "1999-12-31"]) expect([day, isCalendarDay(day)]).toEqual([day, true]);
  const none = ["2026-02-31", "2026-02-29", "2026-13-01", "0000-01-01", "9999-12-31", "2026-2-1", "2026-02-01T", ""];
  for (const day of none) expect([day, isCalendarDay(day)]).toEqual([day, false]);
});
