/** What decides over the times of a day, in words. */
import { createInstance, type TFunction } from "i18next";
import { beforeAll, expect, it } from "vitest";
import type { Because } from "../../../../domain/schedules/opening";
import alarms from "../../../../locales/en/alarms.json";
import { becauseText, partitionText } from "../../../../src/resources/site/opening-words";

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
