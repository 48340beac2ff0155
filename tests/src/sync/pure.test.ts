/** The small rules of the live layer, each by a table. */
import { describe, expect, it } from "vitest";
import { HandClock } from "./support/browser";
import { serverSkewMs, setServerSkew } from "../../../src/lib/server-time";
import { backoffMs } from "../../../src/sync/backoff";
import { FeedTracker } from "../../../src/sync/feed-tracker";
import { newId } from "../../../src/sync/new-id";
import { lessAMinute } from "../../../src/sync/paging";
import { createSkew } from "../../../src/sync/server-skew";
import { tokenEndsAt } from "../../../src/sync/token";
import { withMissing } from "../../../src/sync/access-check";

describe("the feed's numbers", () => {
  it.each<[string, number[], string[], boolean]>([
    ["begin anywhere", [7, 8, 9], ["next", "next", "next"], false],
    ["show a gap", [1, 3], ["next", "gap"], true],
    ["close a gap when the late one comes", [1, 3, 2], ["next", "gap", "next"], false],
    ["close only what is whole", [1, 3, 5, 2], ["next", "gap", "gap", "next"], true],
    ["know a repeat", [1, 2, 2, 1], ["next", "next", "repeat", "repeat"], false],
  ])("%s", (_, numbers, steps, gap) => {
    const tracker = new FeedTracker();
    expect(numbers.map((number) => tracker.accept("staff", number))).toEqual(steps);
    expect(tracker.hasGap()).toBe(gap);
  });

  it("are counted by audience", () => {
    const tracker = new FeedTracker();
    expect([
      tracker.accept("customer:a", 5),
      tracker.accept("customer:b", 90),
      tracker.accept("customer:a", 6),
    ]).toEqual(["next", "next", "next"]);
  });

  it("go on after what was missing has been caught up", () => {
    const tracker = new FeedTracker();
    for (const number of [1, 4]) tracker.accept("staff", number);
    tracker.close();
    expect([tracker.hasGap(), tracker.accept("staff", 5)]).toEqual([false, "next"]);
  });
});

describe("the wait before the next attempt", () => {
  it.each([
    [1, 1_000],
    [2, 2_000],
    [6, 32_000],
    [7, 60_000],
    [40, 60_000],
  ])("number %i is at most %i ms and at least three quarters of it", (attempt, most) => {
    expect(backoffMs(attempt, 1)).toBe(most);
    expect(backoffMs(attempt, 0)).toBe(most * 0.75);
  });
});

describe("the difference of the clocks", () => {
  const sample = (run: (clock: HandClock, skew: ReturnType<typeof createSkew>) => void): number => {
    setServerSkew(undefined);
    const clock = new HandClock();
    run(clock, createSkew(clock));
    return serverSkewMs();
  };
  it.each<[string, number, (clock: HandClock, skew: ReturnType<typeof createSkew>) => void]>([
    [
      "is the smallest of the last beats, since a beat is only ever late",
      40,
      (c, s) => [300, 40, 900].forEach((ms) => s.beat(c.now() - ms)),
    ],
    [
      "is not moved by one beat that waited on a slow line",
      40,
      (c, s) => [40, 9_000].forEach((ms) => s.beat(c.now() - ms)),
    ],
    [
      "follows a clock that was set forward after two beats",
      840_040,
      (c, s) => [40, 840_040, 840_040].forEach((ms) => s.beat(c.now() - ms)),
    ],
    [
      "follows a clock that was set back at once",
      -840_000,
      (c, s) => [40, -840_000].forEach((ms) => s.beat(c.now() - ms)),
    ],
    ["is taken from an answer's date until there is a beat", 59_500, (c, s) => s.date(c.now() - 60_000)],
    [
      "is not made coarser by an answer's date",
      40,
      (c, s) => [() => s.beat(c.now() - 40), () => s.date(c.now() - 900)].forEach((say) => say()),
    ],
  ])("%s", (_, want, run) => expect(sample(run)).toBe(want));
});

it("an id is 15 characters of [a-z0-9]; bytes that would make some likelier are thrown away", () => {
  const rounds = [255, 252, 251];
  const id = newId((bytes) => bytes.fill(rounds.shift() ?? 0));
  expect(id).toBe("9".repeat(15));
  expect(rounds).toEqual([]);
  expect(newId()).toMatch(/^[a-z0-9]{15}$/);
});

it.each([
  ["2026-06-15 08:30:00.123Z", "2026-06-15 08:29:00.123Z"],
  ["", ""],
  ["nonsense", ""],
])("a minute before %j is %j", (from, want) => expect(lessAMinute(from)).toBe(want));

it.each([
  [`h.${btoa('{"exp":1781512200}')}.s`, 1_781_512_200_000],
  ["not a token", 0],
  ["h.%%%.s", 0],
  [`h.${btoa('{"exp":"soon"}')}.s`, 0],
])("the end of %s is %i", (token, want) => expect(tokenEndsAt(token)).toBe(want));

it("a customer's authorities add what is missing and override nothing", () => {
  const role = { signals: { alarms: { read: true, close: false } }, help: true };
  const customer = {
    signals: { alarms: { close: true, note: true }, history: { read: true } },
    help: false,
    webuser: true,
  };
  expect(withMissing(role, customer)).toEqual({
    signals: { alarms: { read: true, close: false, note: true }, history: { read: true } },
    help: true,
    webuser: true,
  });
});
