/** Lines as the desk writes them: in English word for word what the store wrote beside them. */

import { createInstance, type TFunction } from "i18next";
import { beforeAll, describe, expect, it } from "vitest";
import { LINE_KEYS, lineText, secondsWaited } from "../../../domain/alarms/lines";
import alarms from "../../../locales/en/alarms.json";
import { lineIn } from "../../../src/resources/line-text";

let t: TFunction<"alarms">;

beforeAll(async () => {
  const i18n = createInstance();
  await i18n.init({
    lng: "en",
    ns: ["alarms"],
    defaultNS: "alarms",
    resources: { en: { alarms } },
    interpolation: { escapeValue: false },
  });
  t = i18n.getFixedT("en", "alarms") as never;
});

const clock = (instant: string, day: boolean): string => (day ? instant.slice(0, 19) : instant.slice(11, 19));
const AT = "2026-11-28 10:11:43.000Z";

const named = (signal: string, zone = "", rest: object = {}) => ({
  signal,
  zone,
  zoneText: zone === "4" ? "Kitchen" : "",
  account: "",
  times: 1,
  ...rest,
});

const VALUES = {
  account: "1001",
  siteNo: "4711",
  siteName: "Corner shop",
  name: "Ada",
  signal: "Burglary",
  minutes: 10,
  reason: "keyholder comes",
  resolution: "False: user",
  from: 3,
  to: 1,
  count: 3,
  total: 12,
  list: [named("Burglary", "4", { times: 2 }), named("Tamper"), named("Panic", "", { account: "0815" })],
  more: 2,
};

describe("a line of the store's own", () => {
  const rows = LINE_KEYS.flatMap(
    (key) =>
      [
        [key, VALUES],
        [key, { ...VALUES, zone: "4", zoneText: "Kitchen", count: 1, more: 0 }],
        [key, { ...VALUES, zone: "4", zoneText: "" }],
      ] as const,
  );

  it.each(rows)("%s reads in English as the store wrote it, %#", (key, values) => {
    const line = { report: "", message: { key, ...values }, at: AT };
    expect(lineIn(t, line, clock)).toBe(lineText(key, values));
  });
});

it.each([
  ["what a person wrote", null],
  ["what a newer store wrote", { key: "from_the_future" }],
])("leaves %s as it is", (_what, message) => {
  expect(lineIn(t, { report: "As it was.", message, at: AT }, clock)).toBe("As it was.");
});

it.each([
  [76, "2026-11-28 10:10:27.000Z", "(received 10:10:27, decided 10:11:43: waited 1 min 16 s for the server)"],
  [
    86_400,
    "2026-11-27 10:11:43.000Z",
    "(received 2026-11-27 10:11:43, decided 2026-11-28 10:11:43: waited 1 d for the server)",
  ],
])("tells that a signal waited %i seconds for the server, and when it came", (waited, at, want) => {
  const values = { ...VALUES, at, waited };
  const line = { report: "", message: { key: "alarm_created", ...values }, at: AT };
  expect(lineIn(t, line, clock)).toBe(`Alarm from account 1001: Burglary ${want}`);
  expect(lineText("alarm_created", values)).toBe(
    `Alarm from account 1001: Burglary (received ${at.slice(0, 19)} UTC, waited ${waited} s for the server)`,
  );
});

it.each([
  ["at once", "2026-11-28 10:11:42.000Z", 0],
  ["after half a minute", "2026-11-28 10:11:13.000Z", 0],
  ["after more", "2026-11-28 10:11:12.000Z", 31],
  ["by a clock that runs ahead", "2026-11-28 10:12:43.000Z", 0],
  ["nobody knows when", undefined, 0],
])("counts the wait of a signal decided %s", (_what, receivedAt, want) =>
  expect(secondsWaited(receivedAt, AT)).toBe(want),
);

describe("a line of a person that waited at its desk", () => {
  const late = (madeAt: string) => ({ message: { key: "late", madeAt }, report: "Guard informed", at: AT });

  it("says when it was written", () => {
    expect(lineIn(t, late("2026-11-28 10:02:00.000Z"), clock)).toBe("Guard informed (written 10:02:00)");
  });

  it("with its day, where that may be another", () => {
    expect(lineIn(t, late("2026-11-27 22:02:00.000Z"), clock)).toBe("Guard informed (written 2026-11-27 22:02:00)");
  });
});
