/** Names of alarms and lengths of time as every screen writes them. */

import { createInstance, type TFunction } from "i18next";
import { beforeAll, describe, expect, it } from "vitest";
import alarms from "../../../locales/en/alarms.json";
import { alarmNameIn } from "../../../src/resources/alarm-name";
import { durationIn } from "../../../src/resources/use-duration";
import { ageIn, leftIn } from "../../../src/ui/use-age";
import { byDay } from "../../../src/features/signals/record-days";

let t: TFunction<"alarms">;

beforeAll(async () => {
  const i18n = createInstance();
  await i18n.init({ lng: "en", ns: ["alarms"], defaultNS: "alarms", resources: { en: { alarms } } });
  t = i18n.getFixedT("en", "alarms") as never;
});

describe("a length of time", () => {
  it.each([
    [0, "0 s"],
    [42, "42 s"],
    [59.6, "1 min"],
    [60, "1 min"],
    [65, "1 min 05 s"],
    [570, "9 min 30 s"],
    [3600, "1 h"],
    [3900, "1 h 05 min"],
    [3959, "1 h 05 min"],
    [86_400, "1 d"],
    [93_700, "1 d 02 h"],
    [-5, "0 s"],
  ])("of %d seconds is %s", (seconds, text) => {
    expect(durationIn(t, seconds)).toBe(text);
  });
});

const SITE = { site: "site1" };
const NO_SITE = { site: "" };

describe("an age", () => {
  it.each([
    [-5_000, "0 s"],
    [32_999, "32 s"],
    [60_000, "1 min"],
    [272_000, "4 min"],
    [3_599_000, "59 min"],
    [3_600_000, "1 h 00 min"],
    [3_900_000, "1 h 05 min"],
    [86_399_000, "23 h 59 min"],
    [86_400_000, "1 d 00 h"],
    [275_000_000, "3 d 04 h"],
  ])("of %d ms is %s, which is no time of day", (ms, text) => {
    expect(ageIn(t, ms)).toBe(text);
  });
});

describe("a time left", () => {
  it.each([
    [-5_000, "0 s"],
    [400, "1 s"],
    [59_100, "1 min 00 s"],
    [299_000, "4 min 59 s"],
    [600_000, "10 min"],
    [3_900_000, "1 h 05 min"],
  ])("of %d ms is %s", (ms, text) => {
    expect(leftIn(t, ms)).toBe(text);
  });
});

describe("an alarm", () => {
  it.each([
    ["by its type", { ...SITE, alarmType: "intrusion", alarmName: "Intrusion", signal: "Burglary" }, "Intrusion"],
    [
      "of an unknown account by its signal too",
      { ...NO_SITE, alarmType: "unknown_account", alarmName: "Unknown account", signal: "Panic alarm" },
      "Unknown account: Panic alarm",
    ],
    [
      "by its signal once the account has a site",
      { ...SITE, alarmType: "unknown_account", alarmName: "Unknown account", signal: "Panic alarm" },
      "Panic alarm",
    ],
    [
      "by its type where its signal has no name",
      { ...SITE, alarmType: "unknown_account", alarmName: "Unknown account", signal: "" },
      "Unknown account",
    ],
    [
      "by its signal where its type has no name",
      { ...SITE, alarmType: "x", alarmName: "", signal: "Burglary" },
      "Burglary",
    ],
  ])("is called %s", (_what, alarm, name) => {
    expect(alarmNameIn(t, alarm)).toBe(name);
  });
});

describe("rows of a record", () => {
  const days = (timeZone: string) =>
    byDay(["2026-06-14 22:59:58.000Z", "2026-06-14 23:00:00.000Z", "2026-06-15 08:00:00.000Z"], {
      at: (row) => row,
      timeZone,
    }).map((rows) => rows.length);

  it.each([
    ["Europe/London", [1, 2]],
    ["UTC", [2, 1]],
    ["Asia/Tokyo", [3]],
  ])("of a night stand under the days of %s", (timeZone, counts) => {
    expect(days(timeZone)).toEqual(counts);
  });
});
