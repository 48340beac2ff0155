/** How long a refusal stands, in the words of the form. */

import { createInstance } from "i18next";
import { expect, it } from "vitest";
import { AppError } from "../../../domain/errors";
import common from "../../../locales/en/common.json";
import { errorValues } from "../../../src/ui/error-values";

it.each([
  [{ retryAfter: 300 }, "Too many tries. Wait 5 minutes, then try again."],
  [{ retryAfter: 61 }, "Too many tries. Wait 2 minutes, then try again."],
  [{ retryAfter: 60 }, "Too many tries. Wait 1 minute, then try again."],
  [{ retryAfter: 1 }, "Too many tries. Wait 1 minute, then try again."],
  [{}, "Too many tries. Wait a little, then try again."],
])("%j reads %s", async (data, want) => {
  const i18n = createInstance();
  const t = await i18n.init({ lng: "en", ns: ["common"], defaultNS: "common", resources: { en: { common } } });
  const error = new AppError("too_many_tries", data);
  expect(t(`errors.${error.code}`, { ...errorValues(error) })).toBe(want);
});

it.each([
  [{ nextAt: "", zone: "UTC" }, /^You have no shift now, [^.]+\. Ask/],
  [{ nextAt: "2026-06-15 22:30:00.000Z", zone: "Europe/Istanbul" }, /The next begins Tue, Jun 16, 01:30\./],
  [{ nextAt: "2026-06-15 22:30:00.000Z", zone: "Nowhere/Land" }, /The next begins \w+, Jun 1\d/],
  [{ nextAt: "not a time" }, /^You have no shift now, [^.]+\. Ask/],
])("%j names the next shift where there is one, by the room's clock", async (data, want) => {
  const i18n = createInstance();
  const t = await i18n.init({ lng: "en", ns: ["common"], defaultNS: "common", resources: { en: { common } } });
  expect(t("errors.outside_shift", { ...errorValues(new AppError("outside_shift", data)) })).toMatch(want);
});
