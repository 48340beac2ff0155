import { describe, expect, it } from "vitest";
import { type Availability, availabilityAt, type CallTerms, parseCallHours } from "../../../domain/alarms/availability";

const NOW = Date.parse("2026-06-15T09:00:00Z");
const at = (day: number, clock: string): { day: number; minute: number } => {
  const [hour = 0, minute = 0] = clock.split(":").map(Number);
  return { day, minute: hour * 60 + minute };
};
const MONDAY_NINE = at(1, "09:00");
const terms = (change: Partial<CallTerms>): CallTerms => ({
  validFromMs: null,
  validUntilMs: null,
  hours: [],
  ...change,
});
const weekdays = [{ days: [1, 2, 3, 4, 5], from: "08:00", to: "18:00" }];
const nights = [{ days: [7], from: "22:00", to: "06:00" }];

it.each<[string, CallTerms, Availability]>([
  ["nothing is said of him", terms({}), "now"],
  ["his time ended", terms({ validUntilMs: NOW - 1 }), "expired"],
  ["his time ends at this very instant", terms({ validUntilMs: NOW }), "now"],
  ["his time has not begun", terms({ validFromMs: NOW + 1 }), "not_yet"],
  ["his time begins now", terms({ validFromMs: NOW }), "now"],
  ["his time ended, within his hours", terms({ validUntilMs: NOW - 1, hours: weekdays }), "expired"],
  ["within his hours", terms({ hours: weekdays }), "now"],
  ["hours of another day", terms({ hours: [{ days: [2], from: "08:00", to: "18:00" }] }), "outside_hours"],
])("%s", (_, of, want) => expect(availabilityAt(of, NOW, MONDAY_NINE)).toBe(want));

describe("hours", () => {
  it.each<[string, CallTerms["hours"], [number, string], Availability]>([
    ["before they begin", weekdays, [1, "07:59"], "outside_hours"],
    ["the minute they begin", weekdays, [1, "08:00"], "now"],
    ["the minute they end", weekdays, [1, "18:00"], "outside_hours"],
    ["a day that is none of them", weekdays, [6, "12:00"], "outside_hours"],
    ["over midnight, the evening of the day", nights, [7, "23:00"], "now"],
    ["over midnight, the morning after Sunday", nights, [1, "05:59"], "now"],
    ["over midnight, the morning of the day itself", nights, [7, "05:59"], "outside_hours"],
    ["the whole day", [{ days: [3], from: "00:00", to: "24:00" }], [3, "23:59"], "now"],
    [
      "from a time to the same one: until the next day",
      [{ days: [3], from: "08:00", to: "08:00" }],
      [4, "07:00"],
      "now",
    ],
    ["any of several", [...nights, ...weekdays], [2, "09:00"], "now"],
  ])("%s", (_, hours, [day, clock], want) => expect(availabilityAt(terms({ hours }), NOW, at(day, clock))).toBe(want));
});

it.each<[string, unknown, unknown]>([
  ["nothing stored", null, []],
  ["a text", "always", []],
  ["as it is stored", weekdays, weekdays],
  [
    "days in any order and twice",
    [{ days: [5, 1, 1], from: "08:00", to: "18:00" }],
    [{ days: [1, 5], from: "08:00", to: "18:00" }],
  ],
  ["a day that is none", [{ days: [0, 8], from: "08:00", to: "18:00" }], []],
  ["a time that is none", [{ days: [1], from: "8", to: "25:00" }], []],
  ["an entry that is none", [null, 3, {}], []],
])("reads %s", (_, stored, want) => expect(parseCallHours(stored)).toEqual(want));
