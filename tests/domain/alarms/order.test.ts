import { describe, expect, it } from "vitest";
import { compareQueue, type QueueKeys } from "../../../domain/alarms/order";

const alarm = (change: Partial<QueueKeys>): QueueKeys => ({
  priority: 3,
  confirmed: false,
  firstAt: "2026-06-15 08:00:00.000Z",
  alarmNo: 10,
  ...change,
});

describe("order of the queue", () => {
  it.each<[string, Partial<QueueKeys>, Partial<QueueKeys>]>([
    ["priority 1 goes before 2, however old the other is", { priority: 1 }, { priority: 2, firstAt: "2020-01-01" }],
    ["a confirmed alarm goes before an unconfirmed one", { confirmed: true }, { firstAt: "2020-01-01" }],
    ["priority weighs more than confirmation", { priority: 2 }, { priority: 3, confirmed: true }],
    ["the older first signal goes first", { firstAt: "2026-06-15 07:59:59.999Z" }, {}],
    ["at the same instant the lower number goes first", { alarmNo: 9 }, {}],
  ])("%s", (_, first, second) => {
    expect(compareQueue(alarm(first), alarm(second))).toBeLessThan(0);
    expect(compareQueue(alarm(second), alarm(first))).toBeGreaterThan(0);
  });

  it("leaves an alarm where it is beside itself", () => expect(compareQueue(alarm({}), alarm({}))).toBe(0));
});
