/** What decides over the times of a day, in words. */
import { createInstance, type TFunction } from "i18next";
import { beforeAll, expect, it } from "vitest";
import type { Because } from "../../../../domain/schedules/opening";
import type { SiteMoment } from "../../../../domain/schedules/standing";
import alarms from "../../../../locales/en/alarms.json";
import type { Format } from "../../../../src/resources/use-format";
import { becauseText, partitionText, standingText } from "../../../../src/resources/site/opening-words";

let t: TFunction<"alarms">;

beforeAll(async () => {
  const i18n = createInstance();
  const interpolation = { escapeValue: false };
  await i18n.init({ lng: "en", ns: ["alarms"], defaultNS: "alarms", resources: { en: { alarms } }, interpolation });
  t = i18n.getFixedT("en", "alarms") as never;
});

it.each<[Because, string]>([
  [{ kind: "week" }, ""],
  [{ kind: "holiday", names: ["Founders' Day"] }, "holiday: Founders' Day"],
  [{ kind: "holiday", names: ["Harvest", "Regatta"] }, "holiday: Harvest and Regatta"],
  // Else the word between the two would stand where their scripts put it.
  [{ kind: "holiday", names: ["עצמאות", "Regatta"] }, "holiday: \u2068עצמאות\u2069 and Regatta"],
])("writes %j as %j", (because, text) => expect(becauseText(t, because)).toBe(text));

it.each([
  ["", ""],
  ["0", ""],
  ["2", " · Partition 2"],
  ["1a", " · Partition 1A"],
])("writes partition %j as %j", (partition, text) => expect(partitionText(t, partition)).toBe(text));

it.each<[string, number, string]>([
  ["may be opened as long as shut", 1320, "May be opened and shut: \u206606:00–22:00\u2069"],
  ["may not be opened for so long", 600, "To be shut by \u206622:00\u2069"],
])("writes of a shop that may be shut from when it opens, and %s", (_, opensUntil, text) => {
  const opening = { opensFrom: 360, opensUntil, closesFrom: 360, closesUntil: 1320, tolerance: 0 };
  const standing = { state: "closing", opening, day: "2026-11-30", because: { kind: "week" } } as const;
  expect(standingText({ t, format: {} as Format, today: "2026-11-30" }, standing)).toBe(text);
});

it("writes of one that is to be opened by when", () => {
  const opening = { opensFrom: 480, opensUntil: 540, closesFrom: 1020, closesUntil: 1080, tolerance: 0 };
  const standing = { state: "opening", opening, day: "2026-11-30", because: { kind: "week" } } as const;
  const words = { t, format: {} as Format, today: "2026-11-30" };
  expect(standingText(words, standing)).toBe("To be opened: \u206608:00–09:00\u2069");
});

it("writes of one that is only to be shut now by when", () => {
  const opening = { opensFrom: 480, opensUntil: 480, closesFrom: 1020, closesUntil: 1080, tolerance: 0 };
  const standing = { state: "closing", opening, day: "2026-11-30", because: { kind: "week" } } as const;
  const words = { t, format: {} as Format, today: "2026-11-30" };
  expect(standingText(words, standing)).toBe("To be shut: \u206617:00–18:00\u2069");
});

it.each<[SiteMoment | null, string]>([
  [{ day: "2026-11-30", minute: 1080 }, "May be open until \u206618:00\u2069"],
  [{ day: "2026-11-30", minute: 1440 }, "May be open until \u206624:00\u2069"],
  // The clock time alone would be read as that of today.
  [{ day: "2026-12-05", minute: 360 }, "May be open until 2026-12-05 at \u206606:00\u2069"],
  [null, "May be open"],
])("writes that it is open until %j as %j", (until, text) => {
  const format = { calendarDay: (day: string) => day } as Format;
  const opening = { opensFrom: 480, opensUntil: 540, closesFrom: 690, closesUntil: 720, tolerance: 0 };
  const day = "2026-11-30";
  const standing = { state: "open", until, opening, day, because: { kind: "week" } } as const;
  expect(standingText({ t, format, today: day }, standing)).toBe(text);
});
