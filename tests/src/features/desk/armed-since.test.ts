import { describe, expect, it } from "vitest";
import { armedSince } from "../../../../src/features/desk/alarm/armed-since";
import type { PartitionStateRow } from "../../../../src/resources/use-site";

describe("since when a partition stands as it does", () => {
  const [armedAt, openSince] = ["2026-11-28 10:05:00.000Z", "2026-11-28 10:20:00.000Z"];
  it.each<[string, PartitionStateRow["armedState"], string, string, string]>([
    ["disarmed: when it was disarmed, not when it was last armed", "disarmed", armedAt, openSince, openSince],
    ["disarmed, and never armed before", "disarmed", "", openSince, openSince],
    ["armed", "armed", armedAt, "", armedAt],
    ["part armed", "part", armedAt, "", armedAt],
    ["nothing was ever said", "", "", "", ""],
  ])("%s", (_, armedState, armed, open, want) => {
    expect(armedSince({ armedState, armedAt: armed, openSince: open })).toBe(want);
  });
});
