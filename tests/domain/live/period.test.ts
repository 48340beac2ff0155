/** Which periods may be asked for, and that a search text matches itself alone. */
import { expect, it } from "vitest";
import { checkPeriod, literalPattern } from "../../../domain/live/period";

it.each<[string, string, string, string]>([
  ["a day", "2026-06-01T00:00:00Z", "2026-06-02T00:00:00Z", "2026-06-01 00:00:00.000Z 2026-06-02 00:00:00.000Z"],
  [
    "another zone is the same instant",
    "2026-06-01T02:00:00+02:00",
    "2026-06-02T00:00:00Z",
    "2026-06-01 00:00:00.000Z 2026-06-02 00:00:00.000Z",
  ],
  [
    "the store's own spelling",
    "2026-06-01 00:00:00.000Z",
    "2026-06-02 00:00:00.000Z",
    "2026-06-01 00:00:00.000Z 2026-06-02 00:00:00.000Z",
  ],
  ["31 days", "2026-05-01T00:00:00Z", "2026-06-01T00:00:00Z", "2026-05-01 00:00:00.000Z 2026-06-01 00:00:00.000Z"],
  [
    "October with its longer day",
    "2026-09-30T22:00:00Z",
    "2026-10-31T23:00:00Z",
    "2026-09-30 22:00:00.000Z 2026-10-31 23:00:00.000Z",
  ],
  ["two months", "2026-05-01T00:00:00Z", "2026-07-01T00:00:00Z", "period_too_long"],
  ["no end", "2026-05-01T00:00:00Z", "", "period_unbounded"],
  ["no start", "", "2026-05-01T00:00:00Z", "period_unbounded"],
  ["backwards", "2026-05-02T00:00:00Z", "2026-05-01T00:00:00Z", "bad_request"],
  ["no date", "yesterday", "2026-05-01T00:00:00Z", "bad_request"],
  ["a date that means something to a database", "' OR 1=1 --", "2026-05-01T00:00:00Z", "bad_request"],
])("%s", (_, from, to, want) => {
  const checked = checkPeriod(from, to);
  expect(checked.ok ? `${checked.value.from} ${checked.value.to}` : checked.fault.code).toBe(want);
});

it.each<[string, string]>([
  ["O'Brien", "%O'Brien%"],
  ["%", "%\\%%"],
  ["_", "%\\_%"],
  ["\\", "%\\\\%"],
  ["100%_\\", "%100\\%\\_\\\\%"],
])("%s matches itself", (text, want) => expect(literalPattern(text)).toBe(want));
