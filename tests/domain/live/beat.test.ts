/** What a beat says about the signals: whether they come, come late, or stay away. */
import { describe, expect, it } from "vitest";
import { intakeOf, linesAfterBeat, silentIntake, type BeatLine, type BeatRecord } from "../../../domain/live/beat";
import { storeDate } from "../../../domain/signals/store-date";

const NOW = Date.parse("2026-06-15T08:30:00Z");
const ago = (seconds: number): string => storeDate(NOW - seconds * 1000);
const line = (more: Partial<BeatLine> = {}): BeatLine => ({
  id: "r1",
  state: "listening",
  lastSignalAt: ago(3600),
  ...more,
});
const beat = (...receivers: readonly BeatLine[]): BeatRecord => ({
  updated: ago(0),
  by: "clockwork",
  state: { receivers, heardAt: ago(0) },
});

describe("a beat of the receiver", () => {
  it.each<[string, BeatRecord, ReturnType<typeof intakeOf>]>([
    ["all is well, however long no panel called", beat(line()), { kind: "ok", since: 0, count: 0, receiver: "" }],
    [
      "what waits for a moment is a storm, not a fault",
      beat(line({ waitingSince: ago(29) })),
      { kind: "ok", since: 0, count: 0, receiver: "" },
    ],
    [
      "what waits for longer comes late, counted from the oldest",
      beat(line({ waitingSince: ago(31) }), line({ id: "r2", waitingSince: ago(90) })),
      { kind: "late", since: NOW - 90_000, count: 0, receiver: "" },
    ],
    [
      "what the store refuses is counted once, though each line tells it",
      beat(line({ parked: 2 }), line({ id: "r2", parked: 2 })),
      { kind: "parked", since: 0, count: 2, receiver: "" },
    ],
    [
      "a line that acknowledges nothing is worse than signals that wait",
      beat(line({ waitingSince: ago(90) }), line({ id: "r2", state: "spool_full" })),
      { kind: "full", since: 0, count: 0, receiver: "r2" },
    ],
    [
      "a store whose disk is full, though the other receiver's beats were not saved either",
      {
        ...beat(line({ heardAt: ago(0), waitingSince: ago(90) })),
        state: { receivers: [line({ heardAt: ago(0) }), line({ id: "r2", heardAt: ago(90) })], diskFull: true },
      },
      { kind: "disk", since: 0, count: 0, receiver: "" },
    ],
    [
      "a receiver that can't store either is what panels meet",
      { ...beat(), state: { receivers: [line({ state: "spool_full" })], diskFull: true } },
      { kind: "full", since: 0, count: 0, receiver: "" },
    ],
    [
      "two programs' parked frames are added up",
      beat(line({ parked: 2, spool: "a" }), line({ id: "r2", parked: 2, spool: "a" }), line({ id: "r3", parked: 3 })),
      { kind: "parked", since: 0, count: 5, receiver: "" },
    ],
    [
      "a receiver that is not heard while another is, by its name",
      beat(line({ heardAt: ago(2) }), line({ id: "r2", name: "Harbour", heardAt: ago(16), state: "spool_full" })),
      { kind: "silent", since: NOW - 16_000, count: 0, receiver: "Harbour" },
    ],
    [
      "one that was heard a moment ago",
      beat(line({ heardAt: ago(0) }), line({ id: "r2", heardAt: ago(15) })),
      { kind: "ok", since: 0, count: 0, receiver: "" },
    ],
    [
      "nobody is blamed for the time in which the store was away",
      {
        ...beat(),
        state: { receivers: [line({ heardAt: ago(0) }), line({ id: "r2", heardAt: ago(90) })], storeSince: ago(9) },
      },
      { kind: "ok", since: 0, count: 0, receiver: "" },
    ],
    [
      "two that call themselves the same",
      beat(line({ spool: "a", isTwin: true }), line({ spool: "b", isTwin: true }), line({ id: "r2" })),
      { kind: "twin", since: 0, count: 0, receiver: "r1" },
    ],
    [
      "an older receiver says nothing of what waits",
      { updated: ago(0), by: "clockwork", state: null },
      { kind: "ok", since: 0, count: 0, receiver: "" },
    ],
  ])("%s", (_, record, wanted) => expect(intakeOf(record)).toEqual(wanted));
});

describe("no beat of the receiver", () => {
  it.each<[string, BeatRecord | undefined, number]>([
    ["counts from its last one", beat(line()), NOW],
    [
      "counts from its last one while the store beats in its stead",
      { updated: ago(0), by: "store", state: { receivers: [], heardAt: ago(300) } },
      NOW - 300_000,
    ],
    ["has no beginning when only the store ever beat", { updated: ago(0), by: "store", state: { receivers: [] } }, 0],
    ["has no beginning when nobody ever beat", undefined, 0],
  ])("%s", (_, record, since) => {
    expect(silentIntake(record)).toEqual({ kind: "silent", since, count: 0, receiver: "" });
    if (record?.by === "store") expect(intakeOf(record).kind).toBe("silent");
  });
});

describe("beats of several programs", () => {
  /** Each step: second, program, ids it has. What stands then: `id@spool`, `!` = twin, `?` = not heard for 15 s. */
  const after = (steps: readonly (readonly [number, string, readonly string[]])[], kept = ["r1", "r2"]): string[] => {
    const start = NOW - 3_600_000;
    let lines: BeatLine[] = [];
    for (const [second, spool, ids] of steps) {
      const at = storeDate(start + second * 1000);
      const own = ids.map((id) => line({ id }));
      lines = linesAfterBeat({ known: lines, own, spool, at, isKept: (id) => kept.includes(id) });
    }
    const now = start + (steps.at(-1)?.[0] ?? 0) * 1000;
    const isOld = ({ heardAt = "" }: BeatLine): boolean => now - Date.parse(heardAt.replace(" ", "T")) > 15_000;
    return lines.map((told) => `${told.id}@${told.spool}${told.isTwin ? "!" : ""}${isOld(told) ? "?" : ""}`).toSorted();
  };
  const every5 = (spool: string, ids: readonly string[], [from, to]: readonly [number, number]) =>
    Array.from({ length: (to - from) / 5 + 1 }, (_, n) => [from + n * 5, spool, ids] as const);
  const mixed = (...lists: (readonly (readonly [number, string, readonly string[]])[])[]) =>
    lists.flat().toSorted(([a], [b]) => a - b);

  it.each([
    ["one program's lines", every5("a", ["r1", "r2"], [0, 60]), ["r1@a", "r2@a"]],
    ["a line it has no more is gone", [...every5("a", ["r1", "r2"], [0, 5]), [10, "a", ["r1"]] as const], ["r1@a"]],
    ["two programs", mixed(every5("a", ["r1"], [0, 60]), every5("b", ["r2"], [2, 62])), ["r1@a", "r2@b"]],
    [
      "the dead one of two stays and is silent, however long the other beats",
      mixed(every5("a", ["r1"], [0, 60]), every5("b", ["r2"], [2, 902])),
      ["r1@a?", "r2@b"],
    ],
    [
      "two with the same id are twins",
      mixed(every5("a", ["r1"], [0, 60]), every5("b", ["r1"], [2, 62])),
      ["r1@a!", "r1@b!"],
    ],
    [
      "of which the dead one is not hidden by the other",
      mixed(every5("a", ["r1"], [0, 60]), every5("b", ["r1"], [2, 902])),
      ["r1@a!?", "r1@b"],
    ],
    [
      "a program with a new spool follows its predecessor, be it started at once",
      mixed(every5("a", ["r1"], [0, 60]), every5("b", ["r1"], [62, 77])),
      ["r1@b"],
    ],
    ["or much later", mixed(every5("a", ["r1"], [0, 60]), every5("b", ["r1"], [962, 962])), ["r1@b"]],
  ])("%s", (_, steps, wanted) => expect(after(steps)).toEqual(wanted));

  it("forget a receiver that was taken out of use", () => {
    const steps = mixed(every5("a", ["r1"], [0, 60]), every5("b", ["r2"], [2, 902]));
    expect(after(steps, ["r2"])).toEqual(["r2@b"]);
  });
});
