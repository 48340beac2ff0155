import { describe, expect, it } from "vitest";
import { sinceAlarm } from "../../../../src/features/desk/alarm/since-alarm";
import type { SignalClass } from "../../../../domain/signals/classes";

const minute = (at: number): string => `2026-11-28 10:${String(at).padStart(2, "0")}:00.000Z`;
const signal = (seq: number, cls: SignalClass, { alarm = "", at = seq }: { alarm?: string; at?: number } = {}) => ({
  id: `s${seq}`,
  seq,
  receivedAt: minute(at),
  alarm,
  class: cls,
  user: "1",
  partitionNo: "",
});
const ALARM = { id: "a", firstAt: minute(5), firstEvent: "s5" };
const FIRST = signal(5, "alarm", { alarm: "a" });

describe("what a site has sent since an alarm began", () => {
  it.each<[string, readonly ReturnType<typeof signal>[], number, string | null]>([
    ["nothing but its own", [FIRST, signal(6, "restore", { alarm: "a" })], 0, null],
    ["a cancel that is only logged", [FIRST, signal(6, "cancel")], 1, "s6"],
    ["a user disarms", [FIRST, signal(6, "open")], 1, "s6"],
    [
      "the latest of several, in whatever order they are read",
      [signal(8, "open"), FIRST, signal(6, "cancel")],
      2,
      "s8",
    ],
    ["what came before is no answer to it", [signal(4, "open"), FIRST], 0, null],
    ["in the same instant, but before", [signal(4, "open", { at: 5 }), FIRST], 0, null],
    ["in the same instant, but after", [FIRST, signal(6, "open", { at: 5 })], 1, "s6"],
    ["arming it again calms nothing", [FIRST, signal(6, "close")], 1, null],
    ["signals of another alarm count", [FIRST, signal(6, "alarm", { alarm: "b" })], 1, null],
    ["its first is no longer kept: by the time", [signal(4, "open"), signal(6, "open")], 1, "s6"],
  ])("%s", (_, signals, others, calmed) => {
    const since = sinceAlarm(signals, ALARM);
    expect([since.others, since.calmed?.id ?? null]).toEqual([others, calmed]);
  });
});
