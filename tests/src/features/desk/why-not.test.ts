import { describe, expect, it } from "vitest";
import {
  type DeskAct,
  type DeskFacts,
  whyNot,
  whyNotCalled,
  whyNotClosed,
  whyNotHeld,
} from "../../../../src/features/desk/why-not";

type Alarm = NonNullable<DeskFacts["alarm"]>;
const alarm = (change: Partial<Alarm> = {}): Alarm => ({
  place: "open",
  owner: "me",
  ownerName: "Ayse",
  unseenCount: 0,
  ...change,
});
const facts = (change: Partial<DeskFacts> = {}): DeskFacts => ({
  connected: true,
  me: "me",
  busy: false,
  can: () => true,
  unsent: 0,
  alarm: alarm(),
  ...change,
});
const BORA = { owner: "bora", ownerName: "Bora" };

describe("why an act is not possible", () => {
  it.each<[string, DeskAct, Partial<DeskFacts>, string | null]>([
    ["a free alarm can be claimed", "claim", { alarm: alarm({ owner: "" }) }, null],
    ["mine need not be claimed again", "claim", {}, "already_yours"],
    ["another's can't", "claim", { alarm: alarm(BORA) }, "taken"],
    ["a parked one is woken, not claimed", "claim", { alarm: alarm({ place: "pending" }) }, "on_hold"],
    ["a closed one stays closed (H-AC-01)", "claim", { alarm: alarm({ place: "closed", owner: "" }) }, "closed"],
    [
      "without a connection nothing is acted on",
      "claim",
      { connected: false, alarm: alarm({ owner: "" }) },
      "not_connected",
    ],
    ["but a note may wait for it (H-PW-04)", "note", { connected: false }, null],
    ["also on another's alarm: it is a fact", "note", { connected: false, alarm: alarm(BORA) }, null],
    ["not on a closed one", "note", { connected: false, alarm: alarm({ place: "closed" }) }, "closed"],
    ["release waits for nothing", "release", { connected: false }, "not_connected"],
    ["nor does close", "close", { connected: false }, "not_connected"],
    ["nor hold", "hold", { connected: false }, "not_connected"],
    ["nor seen", "seen", { connected: false, alarm: alarm({ unseenCount: 1 }) }, "not_connected"],
    ["nor wake", "wake", { connected: false, alarm: alarm({ place: "pending" }) }, "not_connected"],
    ["without the right neither", "hold", { can: (right) => right !== "signals.alarms.hold" }, "no_right"],
    ["nothing is open", "note", { alarm: null }, "no_alarm"],
    ["a note may be written on another's alarm", "note", { alarm: alarm(BORA) }, null],
    ["and on a parked one", "note", { alarm: alarm({ place: "pending" }) }, null],
    ["but not on a closed one", "note", { alarm: alarm({ place: "closed" }) }, "closed"],
    ["release only mine", "release", { alarm: alarm(BORA) }, "taken"],
    ["close first needs a claim", "close", { alarm: alarm({ owner: "" }) }, "claim_first"],
    ["mark seen only when something is unseen", "seen", {}, "all_seen"],
    ["mark seen", "seen", { alarm: alarm({ unseenCount: 3 }) }, null],
    ["wake what is parked", "wake", { alarm: alarm({ place: "pending", owner: "" }) }, null],
    ["nothing to wake", "wake", {}, "not_on_hold"],
    ["one act at a time", "release", { busy: true }, "busy"],
    ["a standing refusal weighs more than a running act", "release", { busy: true, alarm: alarm(BORA) }, "taken"],
  ])("%s", (_, act, change, want) => expect(whyNot(act, facts(change))?.key ?? null).toBe(want));

  it("names who holds it", () => {
    expect(whyNot("hold", facts({ alarm: alarm(BORA) }))).toEqual({ key: "taken", values: { name: "Bora" } });
  });
});

describe("why the result of a call can't be booked", () => {
  it.each<[string, Partial<DeskFacts>, string | null]>([
    ["by whoever holds the alarm it can", {}, null],
    ["nobody has taken it", { alarm: alarm({ owner: "" }) }, "claim_first"],
    ["a colleague holds it", { alarm: alarm(BORA) }, "taken"],
    ["whoever is rung back about one that waits books it", { alarm: alarm({ place: "pending", owner: "" }) }, null],
    ["it is closed", { alarm: alarm({ place: "closed" }) }, "closed"],
    ["without a connection it waits", { connected: false }, null],
    ["but only of whoever holds the alarm", { connected: false, alarm: alarm(BORA) }, "taken"],
    ["an act is on its way", { busy: true }, "busy"],
  ])("%s", (_, change, want) => expect(whyNotCalled(facts(change))?.key ?? null).toBe(want));
});

describe("why it can't close yet", () => {
  const form = { resolution: "false_user", comment: "Cleaner came early", commentMin: 10, note: "" };

  it("says everything at once, in the order in which it is seen to", () => {
    const reasons = whyNotClosed(facts({ alarm: alarm({ unseenCount: 2 }) }), {
      resolution: "",
      comment: "no",
      commentMin: 10,
      note: "Guard on the way",
    });
    expect(reasons).toEqual([
      { key: "unseen", values: { count: 2 } },
      { key: "note_unsaved" },
      { key: "resolution_missing" },
      { key: "comment_short", values: { count: 8 } },
    ]);
  });

  it("says only what stands before the form when that does", () => {
    expect(whyNotClosed(facts({ connected: false }), { ...form, resolution: "" })).toEqual([{ key: "not_connected" }]);
  });

  it("counts as the store does, without blanks around", () => {
    expect(whyNotClosed(facts(), { ...form, comment: "  ağaç ", commentMin: 4 })).toEqual([]);
    expect(whyNotClosed(facts(), { ...form, comment: "  ağ ", commentMin: 4 })).toHaveLength(1);
  });

  it("lets no text be lost that is in no record, and takes blanks for none", () => {
    expect(whyNotClosed(facts(), { ...form, note: "Spoke to the owner" })).toEqual([{ key: "note_unsaved" }]);
    expect(whyNotClosed(facts(), { ...form, note: " \n " })).toEqual([]);
  });

  it("is empty when all is done", () => expect(whyNotClosed(facts(), form)).toEqual([]));
});

describe("why it can't be held", () => {
  it.each<[string, { minutes: string; reason: string }, readonly string[]]>([
    ["ten minutes with a reason", { minutes: "10", reason: "Keyholder on the way" }, []],
    ["the most the priority allows", { minutes: "30", reason: "x" }, []],
    ["a minute more", { minutes: "31", reason: "x" }, ["minutes_many"]],
    ["no time", { minutes: "", reason: "x" }, ["minutes_missing"]],
    ["half a minute", { minutes: "0.5", reason: "x" }, ["minutes_missing"]],
    ["back in time", { minutes: "-5", reason: "x" }, ["minutes_missing"]],
    ["words", { minutes: "ten", reason: "x" }, ["minutes_missing"]],
    ["no reason", { minutes: "10", reason: "   " }, ["hold_reason_missing"]],
    [
      "neither: both, in the order of the form",
      { minutes: "", reason: "" },
      ["hold_reason_missing", "minutes_missing"],
    ],
  ])("%s", (_, form, want) => expect(whyNotHeld(facts(), { ...form, max: 30 }).map(({ key }) => key)).toEqual(want));

  it("says only what stands before the form when that does", () => {
    expect(whyNotHeld(facts({ connected: false }), { minutes: "", reason: "", max: 30 })).toEqual([
      { key: "not_connected" },
    ]);
  });
});
