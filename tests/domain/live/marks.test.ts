/** What a browser asks for after a beat: the collections it keeps whole that changed, and no others. */
import { describe, expect, it } from "vitest";
import { ALL_COLLECTIONS } from "../../../domain/collections/all";
import type { BeatState } from "../../../domain/live/beat";
import { changedBetween, MARKED, marksIn, type Marks } from "../../../domain/live/marks";

const marks = (changed: Marks["changed"] = {}, since = "2026-06-15 08:00:00.000Z"): Marks => ({ since, changed });

describe("what the beat tells of", () => {
  it.each<[string, string, boolean]>([
    ["a catalogue, which every browser keeps whole", "alarm_types", true],
    ["the settings", "program_settings", true],
    ["what was deleted", "deletions", true],
    ["sites, which are many: they follow with the round", "site_accounts", false],
    ["signals, which the feed tells", "events", false],
    ["open alarms", "events_alarm", false],
    ["the beat itself", "heartbeat", false],
  ])("%s", (_, name, isTold) => expect(MARKED.includes(name)).toBe(isTold));

  it("is what the collections' own files say, so that a new catalogue needs no line elsewhere", () => {
    const whole = ALL_COLLECTIONS.filter(({ offline }) => offline === "mirror").map(({ name }) => name);
    expect(MARKED).toEqual([...whole, "deletions"]);
  });

  it("stays small, however many changes there are: one number a collection", () => {
    const full = Object.fromEntries(MARKED.map((name) => [name, 1_780_000_000_000]));
    expect(JSON.stringify(full).length).toBeLessThan(1_000);
  });
});

describe("between two beats", () => {
  it.each<[string, Marks, Marks, readonly string[]]>([
    ["nothing changed", marks({ alarm_types: 5 }), marks({ alarm_types: 5 }), []],
    ["the first change since the store's start", marks(), marks({ alarm_types: 5 }), ["alarm_types"]],
    [
      "one of two changed again",
      marks({ alarm_types: 5, holidays: 6 }),
      marks({ alarm_types: 5, holidays: 7 }),
      ["holidays"],
    ],
    [
      "a clock that was put back is a change like any other",
      marks({ holidays: 7 }),
      marks({ holidays: 6 }),
      ["holidays"],
    ],
    ["a mark that is missing now is one too", marks({ holidays: 7 }), marks(), ["holidays"]],
    ["something was deleted", marks(), marks({ deletions: 1, holidays: 1 }), ["holidays", "deletions"]],
    ["a newer store tells of what is not kept here", marks(), marks({ of_tomorrow: 1 }), []],
    [
      "the store was started anew and has forgotten",
      marks({ holidays: 7 }),
      marks({}, "2026-06-15 09:00:00.000Z"),
      MARKED,
    ],
    [
      "the store was started anew, and a mark happens to be equal",
      marks({ holidays: 7 }),
      marks({ holidays: 7 }, "2026-06-15 09:00:00.000Z"),
      MARKED,
    ],
  ])("%s", (_, before, after, want) => expect(changedBetween(before, after)).toEqual(want));
});

describe("a beat", () => {
  const state = (more: object): BeatState => ({ receivers: [], ...more });
  it.each<[string, BeatState | null | undefined, Marks | undefined]>([
    ["without a state says nothing", undefined, undefined],
    ["with an empty one neither", null, undefined],
    ["of a store that does not say since when it runs neither", state({ changed: { holidays: 1 } }), undefined],
    ["of a store without marks is one in which nothing changed yet", state({ storeSince: "s" }), marks({}, "s")],
    [
      "of a store with marks has them",
      state({ storeSince: "s", changed: { holidays: 1 } }),
      marks({ holidays: 1 }, "s"),
    ],
  ])("%s", (_, told, want) => expect(marksIn(told)).toEqual(want));
});
