import { describe, expect, it } from "vitest";
import { armedSince, armedUnknown } from "../../../../src/resources/site/armed-since";
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

describe("what is said where it is not known", () => {
  it.each<[string, Parameters<typeof armedUnknown>[0], string]>([
    ["the panel has never said", { status: "ready", data: {} }, "armed_unknown"],
    ["reloaded while the line is down", { status: "offline" }, "armed_offline"],
    ["the line went down after it was read", { status: "offline", data: {} }, "armed_unknown"],
    ["the store does not give it", { status: "error" }, "armed_unreadable"],
    ["it is being read", { status: "loading" }, "armed_reading"],
  ])("%s", (_, remote, want) => expect(armedUnknown(remote)).toBe(want));
});
