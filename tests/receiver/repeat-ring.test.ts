/** The ring behind the memory of repeats: what is forgotten first, and that its bounds hold. */
import { describe, expect, it } from "vitest";
import type { Remembered } from "../../receiver/session/repeats";
import { RepeatMemory } from "../../receiver/session/repeats";
import { RepeatRing } from "../../receiver/session/repeat-ring";

const MINUTE = 60_000;
const AMPLE = { maxEntries: 1000, maxBytes: 1 << 20, windowMs: 5 * MINUTE };

function entry(sequence: number, more: Partial<Remembered> = {}): Remembered {
  const older = more.older ?? null;
  const storedAtMs = more.storedAtMs ?? 0;
  return {
    sequence,
    stamp: `s${sequence}`,
    storedAtMs,
    batch: sequence,
    duplicateOf: 0,
    firstAtMs: storedAtMs,
    repeats: 0,
    older,
    copies: (older?.copies ?? 0) + 1,
    ...more,
  };
}

/** The keys it still knows, of those put. */
const known = (ring: RepeatRing, ...keys: string[]): string => keys.filter((key) => ring.get(key)).join("");

describe("a ring of remembered messages", () => {
  it("forgets the oldest when there are too many", () => {
    const ring = new RepeatRing({ ...AMPLE, maxEntries: 2 });
    for (const key of ["a", "b", "c"]) ring.put(key, entry(1));
    expect(known(ring, "a", "b", "c")).toBe("bc");
  });

  it("takes a message that came again for the youngest", () => {
    const ring = new RepeatRing({ ...AMPLE, maxEntries: 2 });
    for (const key of ["a", "b", "a", "c"]) ring.put(key, entry(1));
    expect(known(ring, "a", "b", "c")).toBe("ac");
  });

  it("weighs keys and copies, and forgets the oldest when they are too heavy", () => {
    const ring = new RepeatRing({ ...AMPLE, maxBytes: 1000 });
    ring.put("a", entry(1));
    ring.put("b", entry(2));
    expect(known(ring, "a", "b")).toBe("ab");
    ring.put("b", entry(3, { older: entry(2) }));
    expect(known(ring, "a", "b")).toBe("ab");
    ring.put("c", entry(4));
    expect(known(ring, "a", "b", "c")).toBe("bc");
    ring.put("d".repeat(600), entry(5));
    expect(ring.size).toBe(1);
  });

  it("has all its weight back when what was put is removed", () => {
    const ring = new RepeatRing({ ...AMPLE, maxBytes: 700 });
    for (let turn = 1; turn <= 50; turn++) {
      ring.put("a", entry(turn, { older: entry(turn - 1) }));
      ring.remove("a");
    }
    ring.put("a", entry(51));
    ring.put("b", entry(52));
    expect(known(ring, "a", "b")).toBe("ab");
  });

  it.each<[string, number, string]>([
    ["keeps what is as old as the window", 5 * MINUTE, "ab"],
    ["forgets what is older", 5 * MINUTE + 1, "b"],
    ["forgets nothing when the clock was set back", -MINUTE, "ab"],
  ])("%s", (_, atMs, left) => {
    const ring = new RepeatRing(AMPLE);
    ring.put("a", entry(1));
    ring.put("b", entry(2, { storedAtMs: atMs }));
    expect(known(ring, "a", "b")).toBe(left);
  });

  it("takes back what a lost batch held: one copy, all copies, or none", () => {
    const ring = new RepeatRing({ ...AMPLE, maxBytes: 1300 });
    ring.put("a", entry(1));
    ring.put("b", entry(7, { older: entry(2) }));
    ring.put("c", entry(8));
    ring.forgetBatches(7);
    expect(known(ring, "a", "b", "c")).toBe("ab");
    expect(ring.get("b")?.sequence).toBe(2);
    // And its weight: two more have room again.
    ring.put("d", entry(9));
    ring.put("e", entry(10));
    expect(known(ring, "a", "b", "d", "e")).toBe("abde");
  });
});

describe("the memory of repeats with made-up accounts", () => {
  const stored = (sequence: number) => ({
    sequence,
    stamp: "",
    storedAtMs: 0,
    batch: 1,
    duplicateOf: 0,
    firstAtMs: 0,
  });

  it("forgets no known account's message for any number of theirs", () => {
    const memory = new RepeatMemory();
    memory.remember("a panel's fire", stored(1), true);
    for (let sequence = 2; sequence < 60_000; sequence++)
      memory.remember(`made up ${sequence}`, stored(sequence), false);
    expect(memory.look("a panel's fire", "", 0).same?.sequence).toBe(1);
    expect(memory.look("made up 2", "", 0).same).toBeNull();
    expect(memory.size).toBe(50_001);
  });

  it("holds a message once when its account becomes known, or is forgotten", () => {
    const memory = new RepeatMemory();
    for (const [turn, isKnown] of [false, true, false].entries()) {
      memory.remember("key", { ...stored(turn + 1), stamp: `s${turn}` }, isKnown);
      expect(memory.size).toBe(1);
    }
    expect(memory.look("key", "s0", 0).same?.sequence).toBe(1);
  });
});
