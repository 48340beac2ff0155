import { expect, it } from "vitest";
import { goneTo, type Whereabouts } from "../../../../src/features/desk/queue/gone-to";

const at = (table: Whereabouts["table"], owner: string): Whereabouts => ({ table, alarm: { owner } });

it.each([
  ["closed by its owner: not taken by him", at("alarm_history", "me"), "closed"],
  ["closed by somebody else", at("alarm_history", "bora"), "closed"],
  ["put on hold", at("events_pending", "me"), "pending"],
  ["claimed by the reader himself", at("events_alarm", "me"), "mine"],
  ["claimed by a colleague", at("events_alarm", "bora"), "taken"],
  ["released, or its claim has lapsed", at("events_alarm", ""), "new"],
  ["out of sight: nothing is claimed of it", { table: null, alarm: null }, "elsewhere"],
] as const)("tells where an alarm has gone: %s", (_, found, want) => {
  expect(goneTo(found, "me")).toBe(want);
});
