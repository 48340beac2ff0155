/** What a beat says about the signals: whether they come, come late, or stay away. */
import { describe, expect, it } from "vitest";
import { intakeOf, silentIntake, type BeatLine, type BeatRecord } from "../../../domain/live/beat";
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
    ["all is well, however long no panel called", beat(line()), { kind: "ok", since: 0, count: 0 }],
    [
      "what waits for a moment is a storm, not a fault",
      beat(line({ waitingSince: ago(29) })),
      { kind: "ok", since: 0, count: 0 },
    ],
    [
      "what waits for longer comes late, counted from the oldest",
      beat(line({ waitingSince: ago(31) }), line({ id: "r2", waitingSince: ago(90) })),
      { kind: "late", since: NOW - 90_000, count: 0 },
    ],
    [
      "what the store refuses is counted once, though each line tells it",
      beat(line({ parked: 2 }), line({ id: "r2", parked: 2 })),
      { kind: "parked", since: 0, count: 2 },
    ],
    [
      "a line that acknowledges nothing is worse than signals that wait",
      beat(line({ waitingSince: ago(90) }), line({ id: "r2", state: "spool_full" })),
      { kind: "full", since: 0, count: 0 },
    ],
    [
      "an older receiver says nothing of what waits",
      { updated: ago(0), by: "clockwork", state: null },
      { kind: "ok", since: 0, count: 0 },
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
    expect(silentIntake(record)).toEqual({ kind: "silent", since, count: 0 });
    if (record?.by === "store") expect(intakeOf(record).kind).toBe("silent");
  });
});
