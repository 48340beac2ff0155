/** Which copy of an alarm stands, whatever came late, twice or within one millisecond. */
import { describe, expect, it } from "vitest";
import type { FeedItem } from "../../../domain/live/feed";
import { applyItem, noCopy, type AlarmCopy } from "../../../src/sync/merge-alarms";

type Step = readonly [collection: FeedItem["c"], action: FeedItem["a"], version: number | undefined, ms: number];

const item = ([c, a, version, ms]: Step): FeedItem => ({
  c,
  a,
  record: { id: "a1", updated: `2026-06-15 08:30:00.${String(ms).padStart(3, "0")}Z`, version },
});

const after = (steps: readonly Step[]): AlarmCopy => steps.map(item).reduce(applyItem, noCopy());

const BORN: Step = ["events_alarm", "create", 1, 1];
const PARKED: readonly Step[] = [
  ["events_alarm", "delete", 1, 5],
  ["events_pending", "create", 2, 5],
];
const WOKEN: readonly Step[] = [
  ["events_pending", "delete", 2, 5],
  ["events_alarm", "create", 3, 5],
];

describe("of two acts within one millisecond", () => {
  it.each<[string, readonly Step[]]>([
    ["in order", [BORN, ...PARKED, ...WOKEN]],
    ["the second first", [BORN, ...WOKEN, ...PARKED]],
    ["each the other way round", [BORN, ...PARKED.toReversed(), ...WOKEN.toReversed()]],
    ["all the other way round", [BORN, ...PARKED, ...WOKEN].toReversed()],
    ["the first one again", [BORN, ...PARKED, ...WOKEN, BORN, ...PARKED]],
  ])("the later stands: %s", (_, steps) => {
    const { table, row } = after(steps);
    expect([table, row?.version]).toEqual(["events_alarm", 3]);
  });
});

describe("a version", () => {
  it("counts before the time, which a clock that was set back makes smaller", () => {
    const { table, row } = after([
      ["events_alarm", "create", 1, 900],
      ["events_alarm", "update", 2, 100],
      ["events_alarm", "delete", 1, 950],
    ]);
    expect([table, row?.version]).toEqual(["events_alarm", 2]);
  });

  it("that is the same leaves it to the time: a site that moved there and back", () => {
    const moved: readonly Step[] = [BORN, ["events_alarm", "delete", 1, 5]];
    expect(after(moved).table).toBeUndefined();
    expect(after([...moved, BORN]).table).toBeUndefined();
    expect(after([...moved, ["events_alarm", "update", 1, 9]]).table).toBe("events_alarm");
  });

  it("is not known of a deletion kept from before: then the time decides", () => {
    const gone: Step = ["events_alarm", "delete", undefined, 5];
    expect(after([gone, BORN]).table).toBeUndefined();
    expect(after([gone, ["events_alarm", "update", 2, 9]]).table).toBe("events_alarm");
  });
});
