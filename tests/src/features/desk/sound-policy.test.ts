import { describe, expect, it } from "vitest";
import { MUTE_MAX_MS } from "../../../../domain/alarms/mute";
import { mayMute, type Ring, ringFor, type Ringing, titlePrefix } from "../../../../src/features/desk/sound/policy";

const NOW = 1_000_000;
const alarm = (change: Partial<Ringing> = {}): Ringing => ({
  priority: 3,
  owner: "",
  queuedAt: NOW,
  breachAt: null,
  ...change,
});

describe("when the desk rings", () => {
  it.each<[string, readonly Ringing[], number, Ring | null]>([
    ["nothing is open", [], 0, null],
    ["an unclaimed alarm rings", [alarm()], 0, { priority: 3, loud: false }],
    [
      "one whose hold has ended rings for its holder, not louder for the answer target it met long ago",
      [alarm({ owner: "bora", returned: true, queuedAt: NOW - 900_000, breachAt: NOW - 840_000 })],
      0,
      { priority: 3, loud: false },
    ],
    ["a claim stops it (H-AC-04)", [alarm({ owner: "bora" })], 0, null],
    [
      "the most urgent of those nobody took",
      [alarm({ priority: 1, owner: "x" }), alarm({ priority: 4 }), alarm({ priority: 2 })],
      0,
      { priority: 2, loud: false },
    ],
    ["muted", [alarm()], NOW + 60_000, null],
    ["priority 1 is never muted", [alarm({ priority: 1 })], NOW + 60_000, { priority: 1, loud: false }],
    ["a mute that has run out", [alarm()], NOW, { priority: 3, loud: false }],
    ["a mute longer than five minutes is none", [alarm()], NOW + MUTE_MAX_MS + 1, { priority: 3, loud: false }],
    [
      "before half of the target it is not loud",
      [alarm({ queuedAt: NOW - 29_999, breachAt: NOW + 30_001 })],
      0,
      { priority: 3, loud: false },
    ],
    [
      "at half of the target it is",
      [alarm({ queuedAt: NOW - 30_000, breachAt: NOW + 30_000 })],
      0,
      { priority: 3, loud: true },
    ],
    [
      "a late low one does not raise a fresh urgent one",
      [alarm({ priority: 5, queuedAt: 0, breachAt: 10 }), alarm({ priority: 2 })],
      0,
      { priority: 2, loud: false },
    ],
  ])("%s", (_, alarms, muteUntil, want) => expect(ringFor(alarms, { now: NOW, muteUntil })).toEqual(want));
});

describe("who may mute", () => {
  it("nobody while priority 1 waits", () => expect(mayMute([alarm({ priority: 1 })])).toBe(false));
  it("everybody once it is taken", () => expect(mayMute([alarm({ priority: 1, owner: "x" }), alarm()])).toBe(true));
});

describe("the title", () => {
  it.each([
    ["carries nothing when nothing waits", 0, ""],
    ["carries the number", 7, "(7)"],
    ["carries 999", 999, "(999)"],
    ["ends there", 1000, "(999+)"],
  ])("%s", (_, count, want) => expect(titlePrefix(count)).toBe(want));
});
