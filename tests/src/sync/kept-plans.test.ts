/** The plan that is kept for an alarm is the one that was first, and stands for what it was chosen by alone. */
import "fake-indexeddb/auto";
import { beforeEach, describe, expect, it } from "vitest";
import { createDb, type Db } from "../../../src/sync/db";
import { keepPlan, readKeptPlan } from "../../../src/sync/kept-plans";

const ALARM = { id: "a1", site: "s1", alarmType: "BA", category: "intrusion" };

let db: Db;
let round = 0;

beforeEach(async () => {
  db = createDb(`watchdesk:kept-plans-${++round}`);
  await db.open();
  await db.events_alarm.put(ALARM as never);
});

describe("of two tabs that have found none", () => {
  it("the first stays", async () => {
    await keepPlan(db, ALARM, { plan: "day", over: "" });
    await keepPlan(db, ALARM, { plan: "night", over: "" });
    expect(await readKeptPlan(db, ALARM)).toBe("day");
  });

  it("also where both put another in the place of one that is out of use", async () => {
    await keepPlan(db, ALARM, { plan: "old", over: "" });
    await keepPlan(db, ALARM, { plan: "day", over: "old" });
    await keepPlan(db, ALARM, { plan: "night", over: "old" });
    expect(await readKeptPlan(db, ALARM)).toBe("day");
  });
});

it.each([
  ["site", { site: "s2" }],
  ["type", { alarmType: "HA" }],
  ["category", { category: "holdup" }],
])("none is kept for an alarm that has another %s by now", async (_, other) => {
  await keepPlan(db, ALARM, { plan: "day", over: "" });
  expect(await readKeptPlan(db, { ...ALARM, ...other })).toBe("");
});
