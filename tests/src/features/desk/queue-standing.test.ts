import { describe, expect, it } from "vitest";
import { queueStanding, type QueueStanding } from "../../../../src/features/desk/queue/queue-standing";
import { whyNotNext } from "../../../../src/features/desk/use-take-next";
import type { LiveState } from "../../../../src/sync/live-state";

describe("what an empty list of the queue means", () => {
  it.each<[string, readonly unknown[] | undefined, LiveState["status"], boolean, QueueStanding]>([
    ["the browser's copy is being read", undefined, "live", true, "reading"],
    ["rows are rows, however old", ["alarm"], "offline", false, "some"],
    ["a browser that has never asked the store", [], "connecting", false, "reading"],
    ["the first answer is on its way", [], "live", false, "reading"],
    ["the store was asked: there is nothing", [], "live", true, "none"],
    ["and was so when the line went down", [], "offline", true, "none"],
    ["nothing was read before the line went down", [], "offline", false, "unknown"],
    ["or before the stream did", [], "not_live", false, "unknown"],
  ])("%s", (_, rows, status, loaded, want) => expect(queueStanding(rows, { status, loaded })).toBe(want));
});

describe("why nothing can be taken next", () => {
  const desk = { connected: true, can: () => true, busy: false };
  it.each<[string, Partial<typeof desk>, QueueStanding, string | null]>([
    ["an alarm waits", {}, "some", null],
    ["nothing waits", {}, "none", "nothing_waits"],
    ["nobody knows yet: with 21 alarms open it said that nothing waits", {}, "reading", "queue_reading"],
    ["nobody could ask", {}, "unknown", "queue_unknown"],
    ["without a connection", { connected: false }, "unknown", "not_connected"],
    ["without the right", { can: () => false }, "reading", "no_right"],
    ["an act is on its way", { busy: true }, "some", "busy"],
  ])("%s", (_, change, standing, want) => expect(whyNotNext({ ...desk, ...change }, standing)?.key ?? null).toBe(want));
});
