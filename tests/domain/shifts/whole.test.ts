/** A shift over midnight is two records and one shift; its hours are those of the room's clock, across every clock change. */

import { describe, expect, it } from "vitest";
import { shiftGate } from "../../../domain/access/shift-gate";
import { storeDate } from "../../../domain/signals/store-date";
import { instantOf, roomDay } from "../../../domain/shifts/room-clock";
import { halvesOf, shiftMark, spanOf, timesOf, wholeShifts, workedMinutes } from "../../../domain/shifts/whole";
import { halfRow, wallIn } from "./support";

const LONDON = wallIn("Europe/London");
const at = (text: string): number => Date.parse(text);

describe("the instant of a wall-clock time", () => {
  it.each<[string, string, string, string]>([
    ["in winter", "Europe/London", "2027-01-15T08:30", "2027-01-15T08:30:00Z"],
    ["in summer", "Europe/London", "2027-07-15T08:30", "2027-07-15T07:30:00Z"],
    ["that the clock never shows: as much later", "Europe/London", "2027-03-28T01:30", "2027-03-28T01:30:00Z"],
    ["that it shows twice: the earlier", "Europe/London", "2027-10-31T01:30", "2027-10-31T00:30:00Z"],
    ["at a midnight that there is not", "Africa/Cairo", "2027-04-30T00:00", "2027-04-29T22:00:00Z"],
    ["ahead of the day line", "Pacific/Kiritimati", "2027-01-01T00:00", "2026-12-31T10:00:00Z"],
  ])("%s", (_, zone, wall, want) =>
    expect(new Date(instantOf(wall, wallIn(zone))).toISOString()).toBe(new Date(want).toISOString()),
  );

  it.each(["", "2027-13-01T00:00", "2027-01-01", "tomorrow"])("is none for %j", (wall) =>
    expect(instantOf(wall, LONDON)).toBeNaN(),
  );
});

describe("the records of a shift", () => {
  it.each<[string, string, string, string, readonly string[]]>([
    ["a day's", "2027-01-15", "07:00", "15:00", ["07:00:00.000 15:00:00.000"]],
    ["up to midnight", "2027-01-15", "15:00", "24:00", ["15:00:00.000 23:59:59.999"]],
    ["up to midnight, written as the next day's", "2027-01-15", "15:00", "00:00", ["15:00:00.000 23:59:59.999"]],
    ["a whole day", "2027-01-15", "00:00", "24:00", ["00:00:00.000 23:59:59.999"]],
    ["a night's", "2027-01-15", "23:00", "07:00", ["23:00:00.000 23:59:59.999", "00:00:00.000 07:00:00.000"]],
    // The clock goes from 01:00 to 02:00: 07:00 is 06:00 by UTC.
    [
      "a night over the spring change",
      "2027-03-27",
      "23:00",
      "07:00",
      ["23:00:00.000 23:59:59.999", "00:00:00.000 06:00:00.000"],
    ],
    // It begins in summer time, at 22:00 by UTC, and ends in winter time.
    [
      "a night over the autumn change",
      "2027-10-30",
      "23:00",
      "07:00",
      ["22:00:00.000 22:59:59.999", "23:00:00.000 07:00:00.000"],
    ],
  ])("of %s", (_, day, start, end, want) => {
    const halves = halvesOf({ day, start, end }, LONDON) ?? [];
    expect(
      halves.map(({ startMs, endMs }) => [startMs, endMs].map((ms) => storeDate(ms).slice(11, 23)).join(" ")),
    ).toEqual(want);
  });

  it.each([
    ["07:00", "07:00"],
    ["24:00", "07:00"],
    ["7:00", "15:00"],
    ["", "15:00"],
    // All of it is in the hour that is left out.
    ["01:10", "02:00"],
  ])("are none from %s until %s", (start, end) =>
    expect(halvesOf({ day: "2027-03-28", start, end }, LONDON)).toBeNull(),
  );

  it.each([
    ["2027-01-15", 8],
    ["2027-03-27", 7],
    ["2027-10-30", 9],
  ])("make one shift again: the night of %s has %d hours", (day, hours) => {
    const halves = halvesOf({ day, start: "23:00", end: "07:00" }, LONDON) ?? [];
    const rows = halves.map((half, i) => halfRow({ ...half, id: `half${i}`, shiftGroup: "night" }));
    const [whole, ...more] = wholeShifts(rows.toReversed());
    if (!whole) throw new Error("no shift");
    expect(more).toEqual([]);
    expect(workedMinutes(whole)).toBe(hours * 60);
    expect(whole.rows.map(({ id }) => id)).toEqual(["half0", "half1"]);
    expect(timesOf(whole, LONDON)).toEqual({ day, start: "23:00", end: "07:00" });
    expect(shiftMark(whole)).toBe(`op ${storeDate(spanOf(halves).startMs)} ${storeDate(spanOf(halves).endMs)}`);
  });

  it("are two shifts where they have no group, or another operator", () => {
    const halves = [
      { startMs: at("2027-01-15T23:00Z"), endMs: at("2027-01-15T23:59:59.999Z") },
      { startMs: at("2027-01-16T00:00Z"), endMs: at("2027-01-16T07:00Z") },
    ];
    const loose = halves.map((half, i) => halfRow({ ...half, id: `${i}` }));
    const others = halves.map((half, i) => halfRow({ ...half, id: `${i}`, operator: `op${i}`, shiftGroup: "g" }));
    expect(wholeShifts(loose)).toHaveLength(2);
    expect(wholeShifts(others)).toHaveLength(2);
  });
});

describe("H-TS-01 the gate and a night that was entered as one", () => {
  const halves = halvesOf({ day: "2027-03-27", start: "22:00", end: "06:00" }, LONDON) ?? [];
  it.each([
    ["21:59", "2027-03-27T21:59:00Z", false],
    ["22:01", "2027-03-27T22:01:00Z", true],
    ["23:59", "2027-03-27T23:59:00Z", true],
    ["23:59:59.999", "2027-03-27T23:59:59.999Z", true],
    ["00:00", "2027-03-28T00:00:00Z", true],
    ["00:01", "2027-03-28T00:01:00Z", true],
    ["05:59, of summer time by now", "2027-03-28T04:59:00Z", true],
    ["06:01", "2027-03-28T05:01:00Z", false],
  ])("at %s", (_, now, open) => expect(shiftGate(halves, at(now), (ms) => roomDay(ms, LONDON)).open).toBe(open));
});
