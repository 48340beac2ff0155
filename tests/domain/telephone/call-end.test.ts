/** How a call ended: out of what the telephone says, and what the store takes of it. */
import { expect, it } from "vitest";
import { checkEnd, endOf, isEnded } from "../../../domain/telephone/call-end";

it.each<[cause: string, talkedMs: number | null, result: string, seconds: number]>([
  ["ended", 61_400, "answered", 61],
  ["line", 3_600, "answered", 4],
  ["ended", -5_000, "answered", 0],
  ["busy", null, "busy", 0],
  ["no_answer", null, "no_answer", 0],
  ["rejected", null, "rejected", 0],
  ["canceled", null, "canceled", 0],
  ["not_found", null, "wrong_number", 0],
  ["microphone", null, "failed", 0],
  ["something new", null, "failed", 0],
])("%s after %s ms of talk: %s, %s s", (cause, talkedMs, result, seconds) => {
  const liveAtMs = talkedMs === null ? 0 : 1_000_000 - talkedMs;
  expect(endOf({ cause, liveAtMs }, 1_000_000)).toEqual({ result, seconds });
});

it.each<[body: Record<string, unknown>, field: string]>([
  [{}, "result"],
  [{ result: "ringing" }, "result"],
  [{ result: ["busy"] }, "result"],
  [{ result: "busy", seconds: -1 }, "seconds"],
  [{ result: "busy", seconds: 1.5 }, "seconds"],
  [{ result: "busy", seconds: "3" }, "seconds"],
  [{ result: "busy", seconds: 86_401 }, "seconds"],
])("%j is wrong in %s", (body, field) => {
  expect(checkEnd(body)).toEqual({ ok: false, fault: { field } });
});

it("takes a result with its seconds, or without", () => {
  expect(checkEnd({ result: "answered", seconds: 75 })).toEqual({
    ok: true,
    value: { result: "answered", seconds: 75 },
  });
  expect(checkEnd({ result: "busy" })).toEqual({ ok: true, value: { result: "busy", seconds: 0 } });
});

it("lets what was said first stand, and ringing is nothing said", () => {
  expect(["", "ringing", "busy", "answered"].map(isEnded)).toEqual([false, false, true, true]);
});
