/** Times are written so that nobody takes yesterday's for today's: by the day of the room, not of the workstation. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { reachesBack } from "../../../src/features/signals/live-days";
import { createFormat } from "../../../src/resources/use-format";

const room = "Europe/Istanbul";

// 00:30 of the 28th in the room, still the 27th by UTC.
beforeEach(() => vi.useFakeTimers({ now: new Date("2026-11-27T21:30:00Z") }));
afterEach(() => vi.useRealTimers());

it.each([
  ["a signal of today", "2026-11-27 21:10:05.000Z", "00:10:05"],
  ["one from before the room's midnight", "2026-11-27 13:32:26.000Z", "27 Nov, 16:32:26"],
  ["one of another year", "2025-12-31 13:32:26.000Z", "31 Dec 2025, 16:32:26"],
  ["no time at all", "", ""],
])("writes %s to the second, with its day when it is not today", (_, at, want) => {
  expect(createFormat("en-GB", room).exactTime(at)).toBe(want);
});

it.each([
  ["yes: the oldest is of yesterday", ["2026-11-27 21:10:05.000Z", "2026-11-27 20:59:59.000Z"], true],
  ["no: all are of today in the room", ["2026-11-27 21:10:05.000Z", "2026-11-27 21:00:00.000Z"], false],
  ["no: there are none", [], false],
])("tells whether a list reaches back to another day: %s", (_, times, want) => {
  const shown = times.map((receivedAt) => ({ receivedAt }));
  expect(reachesBack(shown.at(-1), { today: "2026-11-28", timeZone: room })).toBe(want);
});

it.each([
  ["2026-06-15", "en-GB", "Monday"],
  ["2026-06-15", "de", "Montag"],
  ["2026-6-15", "en-GB", ""],
  ["2026-02-30", "en-GB", ""],
  ["soon", "en-GB", ""],
])("the weekday of %s in %s is %j, whatever the room's zone", (day, language, want) => {
  expect(createFormat(language, "Pacific/Kiritimati").weekday(day)).toBe(want);
});
