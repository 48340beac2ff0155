/** Hours of work as they are stored: what was never set, what can't be, and the columns of a day. */
import { expect, it } from "vitest";
import { hoursOfWork, isWorkDay, isWorkingSpan, WORKING, workingHours } from "../../../domain/work/working-hours";

it("are Monday to Friday from seven until seven where nothing was ever set", () => {
  for (const stored of [null, {}, { workDays: [], workFrom: "", workUntil: "" }, { workFrom: "noon" }])
    expect(workingHours(stored)).toEqual(WORKING);
  expect(workingHours({ workDays: ["sun"], workUntil: "16:00" })).toEqual({
    workDays: ["sun"],
    workFrom: "07:00",
    workUntil: "16:00",
  });
});

it.each<[day: string, isOne: boolean]>([
  ["2027-06-18", true],
  ["2027-06-19", false],
  ["2027-06-20", false],
  ["2027-06-21", true],
])("%s: %s", (day, isOne) => {
  expect(isWorkDay(WORKING, day)).toBe(isOne);
});

it.each<[workFrom: string, workUntil: string, isOne: boolean, columns: readonly [number, number]]>([
  ["07:30", "16:15", true, [7, 17]],
  ["00:00", "24:00", true, [0, 24]],
  ["08:00", "08:00", false, [8, 8]],
  ["20:00", "06:00", false, [20, 6]],
  ["", "06:30", false, [7, 7]],
])("from %s until %s", (workFrom, workUntil, isOne, columns) => {
  expect(isWorkingSpan({ workFrom, workUntil })).toBe(isOne);
  expect(hoursOfWork(workingHours({ workFrom, workUntil }))).toEqual(columns);
});
