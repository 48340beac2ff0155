/** Templates, copied weeks, and what of them is made beside what there is. */

import { describe, expect, it } from "vitest";
import { place, planCopy, planTemplate, readLines, type PlannedShift } from "../../../domain/shifts/plan";
import { halvesOf, spanOf, timesOf, wholeShifts, type WholeShift } from "../../../domain/shifts/whole";
import { halfRow, wallIn } from "./support";

const LONDON = wallIn("Europe/London");
const BERLIN = wallIn("Europe/Berlin");
const LINE = {
  name: "Night",
  start: "23:00",
  end: "07:00",
  post: "",
  minimumStaff: 2,
  breakMinutes: 30,
  days: [1, 2, 3, 4, 5, 6, 7],
};
const NOBODY_AWAY = () => false;

const standing = (planned: readonly PlannedShift[], wallOf = LONDON): readonly WholeShift[] =>
  wholeShifts(
    planned.flatMap((shift, at) =>
      (halvesOf(shift, wallOf) ?? []).map((half, i) =>
        halfRow({ ...half, id: `${at}-${i}`, operator: shift.operator, shift_name: shift.name, shiftGroup: `g${at}` }),
      ),
    ),
  );

describe("lines of a template", () => {
  it("are read with what they leave out", () => {
    expect(readLines([{ name: "Early", start: "07:00", end: "15:00" }])).toEqual([
      { name: "Early", start: "07:00", end: "15:00", post: "", minimumStaff: 0, breakMinutes: 0, days: LINE.days },
    ]);
  });
  it.each<[string, unknown]>([
    ["none", []],
    ["no list", { name: "Early" }],
    ["no name", [{ ...LINE, name: "" }]],
    ["no time", [{ ...LINE, start: "25:00" }]],
    ["an end like the start", [{ ...LINE, end: "23:00" }]],
    ["a day that is none", [{ ...LINE, days: [8] }]],
    ["no day", [{ ...LINE, days: [] }]],
    ["half a person", [{ ...LINE, minimumStaff: 0.5 }]],
    ["too many", Array.from({ length: 13 }, () => LINE)],
  ])("are refused: %s", (_, lines) => expect(readLines(lines)).toBeNull());
});

describe("a template", () => {
  it("makes each line's crew its shifts on the line's days", () => {
    const weekend = { ...LINE, name: "Weekend", start: "07:00", end: "19:00", days: [6, 7] };
    const planned = planTemplate([LINE, weekend], [["a", "b"], ["c"]], { first: "2027-03-22", count: 7 });
    expect(planned).toHaveLength(7 * 2 + 2);
    expect(planned.filter(({ operator }) => operator === "c").map(({ day }) => day)).toEqual([
      "2027-03-27",
      "2027-03-28",
    ]);
  });

  it("H-TS-02 keeps the room's hours on both sides of a clock change", () => {
    const line = { ...LINE, start: "08:30", end: "17:30" };
    const planned = planTemplate([line], [["a"]], { first: "2027-03-26", count: 5 });
    const { make } = place(planned, [], { wallOf: BERLIN, isAway: NOBODY_AWAY });
    const times = make.map(({ halves }) => timesOf(spanOf(halves), BERLIN));
    expect(times.map(({ start, end }) => `${start} ${end}`)).toEqual(Array.from({ length: 5 }, () => "08:30 17:30"));
    const utc = make.map(({ halves }) => new Date(halves[0]?.startMs ?? 0).toISOString().slice(11, 16));
    expect(utc).toEqual(["07:30", "07:30", "06:30", "06:30", "06:30"]);
  });
});

describe("a week that is copied", () => {
  const week = planTemplate([LINE], [["a"]], { first: "2027-03-15", count: 7 });
  const copy = planCopy(standing(week), { from: "2027-03-15", to: "2027-03-22" }, LONDON);

  it("has the same hours by the room's clock, over the change too", () => {
    expect(copy.map(({ day, start, end }) => `${day} ${start} ${end}`)).toEqual(
      week.map(({ start, end }, at) => `2027-03-${22 + at} ${start} ${end}`),
    );
  });
  it("leaves out what began outside it", () => {
    expect(planCopy(standing(week), { from: "2027-03-16", to: "2027-03-23" }, LONDON)).toHaveLength(6);
  });
  it("is made once", () => {
    const first = place(copy, standing(week), { wallOf: LONDON, isAway: NOBODY_AWAY });
    expect([first.make.length, first.same.length, first.left.length]).toEqual([7, 0, 0]);
    const again = place(copy, standing([...week, ...copy]), { wallOf: LONDON, isAway: NOBODY_AWAY });
    expect([again.make.length, again.same.length, again.left.length]).toEqual([0, 7, 0]);
  });
});

describe("placing", () => {
  const base = { ...LINE, operator: "a", day: "2027-06-15" };
  const early = { ...base, name: "Early", start: "07:00", end: "15:00" };
  it.each<[string, PlannedShift, PlannedShift, "make" | "same" | "left"]>([
    ["beside another's", early, { ...early, operator: "b" }, "make"],
    ["right after", early, { ...early, start: "15:00", end: "23:00" }, "make"],
    ["right after a night", base, { ...early, day: "2027-06-16" }, "make"],
    ["the same", early, early, "same"],
    ["into its end", early, { ...early, start: "14:00", end: "22:00" }, "left"],
    ["around it", early, { ...early, start: "06:00", end: "16:00" }, "left"],
    ["into the second half of a night", base, { ...early, day: "2027-06-16", start: "06:00" }, "left"],
    ["with times that are none", early, { ...early, operator: "b", end: "07:00" }, "left"],
  ])("%s", (_, there, shift, want) => {
    const placing = place([shift], standing([there]), { wallOf: LONDON, isAway: NOBODY_AWAY });
    expect(placing[want]).toHaveLength(1);
  });
  it("leaves out who is away, and what overlaps within the plan itself", () => {
    const isAway = (operator: string, day: string) => operator === "a" && day === "2027-06-15";
    expect(place([early], [], { wallOf: LONDON, isAway }).left).toHaveLength(1);
    const both = place([early, { ...early, start: "08:00" }], [], { wallOf: LONDON, isAway: NOBODY_AWAY });
    expect([both.make.length, both.left.length]).toEqual([1, 1]);
  });
});
