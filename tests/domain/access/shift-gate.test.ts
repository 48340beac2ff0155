/** The shift gate: which shifts count, to the second, in the control room's time zone. */
import { describe, expect, it } from "vitest";
import { shiftGate, type Shift } from "../../../domain/access/shift-gate";

const dayIn = (timeZone: string) => {
  const format = new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
  return (ms: number) => format.format(ms);
};
const at = (text: string): number => Date.parse(text);
const shift = (from: string, to: string): Shift => ({ startMs: at(from), endMs: at(to) });

const EARLY = shift("2026-06-15T06:00:00Z", "2026-06-15T14:00:00Z");
const LATE = shift("2026-06-15T14:00:00Z", "2026-06-15T22:00:00Z");
const OVERNIGHT = shift("2026-06-15T22:00:00Z", "2026-06-16T06:00:00Z");
const EVENING_HALF = shift("2026-06-15T22:00:00Z", "2026-06-15T23:59:59.999Z");
const EVENING_TO_23_59 = shift("2026-06-15T22:00:00Z", "2026-06-15T23:59:00Z");
const EVENING_TO_24 = shift("2026-06-15T22:00:00Z", "2026-06-16T00:00:00Z");
const MORNING_HALF = shift("2026-06-16T00:00:00Z", "2026-06-16T06:00:00Z");
// Istanbul is three hours ahead all year, New York four behind in June.
const ISTANBUL_EVENING = shift("2026-06-15T19:00:00Z", "2026-06-15T20:59:59.999Z");
const NEW_YORK_EVENING = shift("2026-06-15T22:00:00Z", "2026-06-16T03:00:00Z");
// The clocks go forward at 01:00Z on the 29th of March and back at 01:00Z on the 25th of October in Berlin.
const SPRING_DAY = shift("2026-03-28T23:00:00Z", "2026-03-29T22:00:00Z");
const SPRING_LATE_BY_AN_HOUR = shift("2026-03-28T23:00:00Z", "2026-03-29T23:00:00Z");
const AUTUMN_DAY = shift("2026-10-24T22:00:00Z", "2026-10-25T23:00:00Z");

describe("an operator", () => {
  it.each<[string, readonly Shift[], string, string, string | null]>([
    ["without any shift is outside", [], "2026-06-15T08:00:00Z", "UTC", null],
    ["is inside from the first moment of his shift", [EARLY], "2026-06-15T06:00:00Z", "UTC", "open"],
    ["is outside a moment before", [EARLY], "2026-06-15T05:59:59.999Z", "UTC", "2026-06-15T06:00:00.000Z"],
    ["is inside until the last moment", [EARLY], "2026-06-15T13:59:59.999Z", "UTC", "open"],
    ["is outside when it ends at this second", [EARLY], "2026-06-15T14:00:00Z", "UTC", null],
    ["goes on where the next begins at this second", [EARLY, LATE], "2026-06-15T14:00:00Z", "UTC", "open"],
    [
      "is told of the soonest shift",
      [OVERNIGHT, MORNING_HALF, LATE],
      "2026-06-15T10:00:00Z",
      "UTC",
      "2026-06-15T14:00:00.000Z",
    ],
    ["is outside in a shift written across midnight, before it", [OVERNIGHT], "2026-06-15T23:00:00Z", "UTC", null],
    ["is outside in a shift written across midnight, after it", [OVERNIGHT], "2026-06-16T01:00:00Z", "UTC", null],
    ["works the night in two halves", [EVENING_HALF, MORNING_HALF], "2026-06-15T23:59:59.999Z", "UTC", "open"],
    ["works on after midnight", [EVENING_HALF, MORNING_HALF], "2026-06-16T00:00:00Z", "UTC", "open"],
    ["falls in no hole after 23:59", [EVENING_TO_23_59, MORNING_HALF], "2026-06-15T23:59:30Z", "UTC", "open"],
    ["falls in no hole before 24:00", [EVENING_TO_24, MORNING_HALF], "2026-06-15T23:59:59.999Z", "UTC", "open"],
    ["has no hour more for a half that ends at 23:59", [EVENING_TO_23_59], "2026-06-16T00:00:00Z", "UTC", null],
    ["has no minute more for a shift that ends at 22:00", [LATE], "2026-06-15T22:00:30Z", "UTC", null],
    ["has his day by the room's clock, ahead", [ISTANBUL_EVENING], "2026-06-15T20:30:00Z", "Europe/Istanbul", "open"],
    ["has his day by the room's clock, behind", [NEW_YORK_EVENING], "2026-06-16T02:00:00Z", "America/New_York", "open"],
    ["has it not by another room's", [NEW_YORK_EVENING], "2026-06-16T02:00:00Z", "UTC", null],
    ["works a day of 23 hours", [SPRING_DAY], "2026-03-29T21:59:59Z", "Europe/Berlin", "open"],
    ["has no 24 hours on it", [SPRING_LATE_BY_AN_HOUR], "2026-03-29T12:00:00Z", "Europe/Berlin", null],
    ["works a day of 25 hours", [AUTUMN_DAY], "2026-10-25T22:59:59Z", "Europe/Berlin", "open"],
    [
      "is outside in a shift that ends before it starts",
      [shift("2026-06-15T14:00:00Z", "2026-06-15T06:00:00Z")],
      "2026-06-15T10:00:00Z",
      "UTC",
      null,
    ],
    [
      "is outside in a shift of no length",
      [shift("2026-06-15T10:00:00Z", "2026-06-15T10:00:00Z")],
      "2026-06-15T10:00:00Z",
      "UTC",
      null,
    ],
    [
      "is outside in a shift whose dates can't be read",
      [{ startMs: Number.NaN, endMs: Number.NaN }],
      "2026-06-15T10:00:00Z",
      "UTC",
      null,
    ],
  ])("%s", (_, shifts, now, zone, want) => {
    const gate = shiftGate(shifts, at(now), dayIn(zone));
    const found = gate.open ? "open" : gate.nextAtMs === null ? null : new Date(gate.nextAtMs).toISOString();
    expect(found).toBe(want);
  });

  it("is told until when: the end of the longest that covers now", () => {
    const long = shift("2026-06-15T07:00:00Z", "2026-06-15T16:00:00Z");
    expect(shiftGate([EARLY, long], at("2026-06-15T08:00:00Z"), dayIn("UTC"))).toEqual({
      open: true,
      untilMs: long.endMs,
    });
  });
});
