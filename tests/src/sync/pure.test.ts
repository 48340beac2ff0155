/** The small rules of the live layer, each by a table. */
import { describe, expect, it } from "vitest";
import { HandClock } from "./support/browser";
import { serverSkewMs, setServerSkew } from "../../../src/lib/server-time";
import { backoffMs } from "../../../src/sync/backoff";
import { FeedTracker } from "../../../src/sync/feed-tracker";
import { newId } from "../../../src/sync/new-id";
import { sinceOf } from "../../../src/sync/paging";
import { createSkew } from "../../../src/sync/server-skew";
import { tokenEndsAt } from "../../../src/sync/token";
import { withMissing } from "../../../src/sync/access-check";

const trackerAt = (number: number, audience = "staff"): FeedTracker => {
  const tracker = new FeedTracker();
  tracker.caughtUp(new Map([[audience, number]]));
  return tracker;
};

describe("the feed's numbers", () => {
  it.each<[string, number[], string[], boolean]>([
    ["begin where the catch-up read them", [7, 8], ["next", "next"], false],
    ["show a gap before the very first", [8], ["gap"], true],
    ["show a gap", [7, 9], ["next", "gap"], true],
    ["close a gap when the late one comes", [7, 9, 8], ["next", "gap", "next"], false],
    ["close only what is whole", [7, 9, 11, 8], ["next", "gap", "gap", "next"], true],
    ["know a repeat", [7, 8, 8, 7, 6], ["next", "next", "repeat", "repeat", "repeat"], false],
  ])("%s", (_, numbers, steps, gap) => {
    const tracker = trackerAt(6);
    expect(numbers.map((number) => tracker.accept("staff", number))).toEqual(steps);
    expect(tracker.hasGap()).toBe(gap);
  });

  it.each<[string, number[], boolean, string]>([
    ["those the catch-up has read, too", [5, 6], false, "next"],
    ["those that follow it", [8, 7], false, "repeat"],
    ["those beyond a gap", [6, 9], true, "gap"],
  ])("that come before a catch-up has said where counting starts wait for it: %s", (_, early, gap, next) => {
    const tracker = new FeedTracker();
    for (const number of early) expect(tracker.accept("staff", number)).toBe("next");
    expect(tracker.hasGap()).toBe(false);
    tracker.caughtUp(new Map([["staff", 6]]));
    expect(tracker.hasGap()).toBe(gap);
    expect(tracker.accept("staff", early.includes(9) ? 8 : 7)).toBe(next);
  });

  it("are counted by audience", () => {
    const tracker = trackerAt(4, "customer:a");
    tracker.caughtUp(new Map([["customer:b", 89]]));
    expect([
      tracker.accept("customer:a", 5),
      tracker.accept("customer:b", 90),
      tracker.accept("customer:a", 6),
    ]).toEqual(["next", "next", "next"]);
  });

  it.each<[string, number, boolean, number]>([
    ["as far as the catch-up went", 4, false, 5],
    ["not beyond it", 2, true, 3],
    ["and never back", 1, true, 2],
  ])("go on after what was missing has been caught up, %s", (_, caughtUp, gap, next) => {
    const tracker = trackerAt(0);
    for (const number of [1, 4]) tracker.accept("staff", number);
    tracker.caughtUp(new Map([["staff", caughtUp]]));
    expect([tracker.hasGap(), tracker.accept("staff", next)]).toEqual([gap, "next"]);
  });

  it("of a new connection count anew: a store that was put back has lower ones", () => {
    const tracker = trackerAt(90);
    tracker.reset();
    tracker.caughtUp(new Map([["staff", 5]]));
    expect(tracker.accept("staff", 6)).toBe("next");
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
])("a minute before %j is %j", (from, want) => expect(sinceOf(from, Date.UTC(2099, 0))).toBe(want));

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
