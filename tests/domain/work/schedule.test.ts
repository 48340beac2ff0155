/** The calendar of visits and jobs: what speaks against an entry, and where it goes when it is moved. */
import { expect, it } from "vitest";
import { conflictsOf, movedTo, type ScheduleItem, spanOfItem } from "../../../domain/work/schedule";
import { WORKING } from "../../../domain/work/working-hours";
import { toWallClock } from "../../../src/lib/wall-clock";

const wallOf = (ms: number): string => toWallClock(ms, "Europe/London");

const item = (id: string, from: string, until: string, more: Partial<ScheduleItem> = {}): ScheduleItem => ({
  id,
  source: "appointments",
  kind: "visit",
  title: id,
  state: "planned",
  from,
  until,
  user: "duncan",
  siteName: "",
  place: "",
  job: "",
  testUntil: "",
  returnBy: "",
  updated: "",
  ...more,
});

/** A Wednesday in the centre's summer: its clock is an hour ahead. */
const visit = item("visit", "2027-06-16 09:00:00.000Z", "2027-06-16 10:00:00.000Z");

it.each<[string, ScheduleItem, Partial<ScheduleItem>, readonly string[]]>([
  ["another of the same person in its last minute", visit, { from: "2027-06-16 09:59:00.000Z" }, ["double"]],
  ["another that begins as it ends", visit, { from: "2027-06-16 10:00:00.000Z" }, []],
  ["another of a colleague", visit, { from: "2027-06-16 09:00:00.000Z", user: "elif" }, []],
  ["another that was called off", visit, { from: "2027-06-16 09:00:00.000Z", state: "cancelled" }, []],
  ["the appointment for the same job", { ...visit, job: "j" }, { from: "2027-06-16 09:00:00.000Z", job: "j" }, []],
  ["a job of which one may know no more", visit, { from: "2027-06-16 09:00:00.000Z", source: "" }, ["double"]],
  ["an absence of his", visit, { from: "2027-06-16 08:00:00.000Z", kind: "absence" }, ["absent"]],
])("%s", (_, mine, other, want) => {
  const items = [mine, item("other", "", "2027-06-16 11:00:00.000Z", other)];
  expect(conflictsOf(mine, { items, absences: [], working: WORKING, wallOf }).map(({ kind }) => kind)).toEqual(want);
});

it.each<[string, string, string, readonly string[]]>([
  ["seven by the centre's clock", "2027-06-16 06:00:00.000Z", "2027-06-16 07:00:00.000Z", []],
  ["a minute before", "2027-06-16 05:59:00.000Z", "2027-06-16 07:00:00.000Z", ["outside"]],
  ["until seven in the evening", "2027-06-16 17:00:00.000Z", "2027-06-16 18:00:00.000Z", []],
  ["a minute longer", "2027-06-16 17:00:00.000Z", "2027-06-16 18:01:00.000Z", ["outside"]],
  ["on a Saturday", "2027-06-19 09:00:00.000Z", "2027-06-19 10:00:00.000Z", ["day_off"]],
  ["over midnight", "2027-06-16 17:00:00.000Z", "2027-06-17 08:00:00.000Z", ["outside"]],
])("%s", (_, from, until, want) => {
  const one = item("one", from, until);
  expect(conflictsOf(one, { items: [one], absences: [], working: WORKING, wallOf }).map(({ kind }) => kind)).toEqual(
    want,
  );
});

it("asks the centre's own days and hours, until the end of the day where they say so", () => {
  const working = { workDays: ["sat"], workFrom: "10:30", workUntil: "24:00" };
  const kinds = (from: string, until: string) =>
    conflictsOf(item("one", from, until), { items: [], absences: [], working, wallOf }).map(({ kind }) => kind);
  expect(kinds("2027-06-19 09:30:00.000Z", "2027-06-19 23:00:00.000Z")).toEqual([]);
  expect(kinds("2027-06-19 09:29:00.000Z", "2027-06-19 11:00:00.000Z")).toEqual(["outside"]);
  expect(kinds("2027-06-19 09:30:00.000Z", "2027-06-19 23:01:00.000Z")).toEqual(["outside"]);
  expect(kinds("2027-06-16 10:00:00.000Z", "2027-06-16 11:00:00.000Z")).toEqual(["day_off"]);
});

it("knows whole days on which somebody is away, first and last", () => {
  const absences = [{ user: "duncan", fromDay: "2027-06-14", untilDay: "2027-06-16", kind: "sick" }];
  expect(conflictsOf(visit, { items: [visit], absences, working: WORKING, wallOf })).toEqual([
    { kind: "absent", absence: "sick" },
  ]);
  expect(conflictsOf({ ...visit, user: "elif" }, { items: [], absences, working: WORKING, wallOf })).toEqual([]);
  const after = movedTo(visit, { days: 1 }, wallOf);
  expect(conflictsOf(after, { items: [], absences, working: WORKING, wallOf })).toEqual([]);
});

it("keeps the time of the centre's clock and the length over the night in which clocks change", () => {
  const before = item("before", "2027-03-27 09:00:00.000Z", "2027-03-27 10:30:00.000Z");
  const moved = movedTo(before, { days: 1 }, wallOf);
  expect(wallOf(spanOfItem(moved).startMs)).toBe("2027-03-28T09:00");
  expect(moved.from).toBe("2027-03-28T08:00:00.000Z");
  expect(spanOfItem(moved).endMs - spanOfItem(moved).startMs).toBe(90 * 60_000);
});

it("moves by minutes and to another person, and keeps no end where there was none", () => {
  const job = item("job", "2027-06-16 09:00:00.000Z", "", { source: "jobs" });
  const moved = movedTo(job, { minutes: -15, user: "elif" }, wallOf);
  expect(moved).toMatchObject({ from: "2027-06-16T08:45:00.000Z", until: "", user: "elif" });
});
