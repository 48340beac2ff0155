/** Lines as the desk writes them: in English word for word what the store wrote beside them. */

import { createInstance, type TFunction } from "i18next";
import { beforeAll, describe, expect, it } from "vitest";
import { LINE_KEYS, lineText } from "../../../domain/alarms/lines";
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
    const line = { report: "", message: { key, ...values } };
    expect(lineIn(t, line)).toBe(lineText(key, values));
  });
});

it.each([
  ["what a person wrote", null],
  ["what a newer store wrote", { key: "from_the_future" }],
])("leaves %s as it is", (_what, message) => {
  expect(lineIn(t, { report: "As it was.", message })).toBe("As it was.");
});
