import { expect, it } from "vitest";
import { byTab, byWake, toTab } from "../../../../src/features/desk/queue/tabs";

const alarm = (alarmNo: number, owner: string, priority = 3) => ({
  alarmNo,
  owner,
  priority,
  confirmed: false,
  firstAt: "2026-06-15 08:00:00.000Z",
});

it("puts every open alarm in exactly one tab, in queue order", () => {
  const tabs = byTab([alarm(1, ""), alarm(2, "me"), alarm(3, "bora"), alarm(4, "", 1)], "me");
  const numbers = Object.fromEntries(Object.entries(tabs).map(([tab, list]) => [tab, list.map((a) => a.alarmNo)]));
  expect(numbers).toEqual({ new: [4, 1], mine: [2], others: [3] });
});

it("puts what wakes first first", () => {
  const parked = [
    { alarmNo: 1, wakeAt: "2026-06-15 09:00:00.000Z" },
    { alarmNo: 3, wakeAt: "2026-06-15 08:00:00.000Z" },
    { alarmNo: 2, wakeAt: "2026-06-15 08:00:00.000Z" },
  ];
  expect(byWake(parked).map((row) => row.alarmNo)).toEqual([2, 3, 1]);
});

it.each([
  ["mine", "mine"],
  ["constructor", null],
  [undefined, null],
])("reads the tab %s from the address", (text, want) => expect(toTab(text)).toBe(want));
