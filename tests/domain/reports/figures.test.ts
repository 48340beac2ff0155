/** Figures of reports: shares, percentiles, and days of the room's calendar also where the clocks change. */
import { expect, it } from "vitest";
import { answerRow, workRows } from "../../../domain/reports/build";
import { daySpans } from "../../../domain/reports/days";
import { mean, percent, percentile, within } from "../../../domain/reports/figures";

it.each<[string, number | null, number | null]>([
  ["of nothing there is no mean", mean([]), null],
  ["a mean is whole", mean([1, 2, 2]), 2],
  ["the median of an even number is the lower of the two", percentile([40, 10, 30, 20], 0.5), 20],
  [
    "the 95th of twenty is the nineteenth",
    percentile(
      [...Array(20).keys()].map((n) => n + 1),
      0.95,
    ),
    19,
  ],
  ["the 95th of one is that one", percentile([7], 0.95), 7],
  ["of nothing there is no percentile", percentile([], 0.5), null],
  ["a share has one digit", percent(1, 3), 33.3],
  ["of nothing there is no share", percent(0, 0), null],
  ["the limit itself is within", within([30, 31], 30), 50],
])("%s", (_, got, want) => expect(got).toBe(want));

const dayIn = (timeZone: string) => {
  const format = new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
  return (ms: number): string => format.format(ms);
};

it.each([
  ["begins and ends within days", "UTC", "2026-06-01T12:00:00Z", "2026-06-03T06:00:00Z", [12, 24, 6]],
  ["the short day of spring", "Europe/Berlin", "2026-03-27T23:00:00Z", "2026-03-29T22:00:00Z", [24, 23]],
  ["the long day of autumn", "Europe/Berlin", "2026-10-23T22:00:00Z", "2026-10-25T23:00:00Z", [24, 25]],
  ["a zone of three quarters", "Asia/Kathmandu", "2026-05-31T18:15:00Z", "2026-06-01T19:15:00Z", [24, 1]],
  ["a day that was left out", "Pacific/Apia", "2011-12-29T10:00:00Z", "2011-12-31T10:00:00Z", [24, 24]],
])("%s", (_, zone, from, to, hours) => {
  const spans = daySpans(Date.parse(from), Date.parse(to), dayIn(zone));
  expect(spans.map(({ fromMs, toMs }) => (toMs - fromMs) / 3_600_000)).toEqual(hours);
  expect(spans.every(({ day, fromMs, toMs }) => dayIn(zone)(fromMs) === day && dayIn(zone)(toMs - 1) === day)).toBe(
    true,
  );
});

it("says of a category whether both shares are reached, and nothing of one without alarms", () => {
  const good = answerRow("life", [10, 20, 30, 30, 31], [30, 60]);
  expect(good).toMatchObject({ withinFirst: 80, withinLast: 100, reached: true, breaches: 0 });
  expect(answerRow("life", [10, 31, 31, 30, 61], [30, 60])).toMatchObject({ reached: false, breaches: 1 });
  expect(answerRow("other", [], [90, 180])).toMatchObject({ alarms: 0, reached: null, answerMean: null });
});

it("puts a day's parts of an operator into one row, the newest day first", () => {
  const at = (day: string, operator: string) => ({ day, operator });
  const rows = workRows({
    claims: [{ ...at("2026-06-01", "a"), claimed: 3, lapsed: 1, released: 0, held: 1, handling: 90 }],
    closed: [{ ...at("2026-06-01", "a"), answers: [10, 20], handles: [30, 50], falseAlarms: 1 }],
    lines: [{ ...at("2026-06-02", "b"), calls: 2, notes: 1 }],
    shifts: [{ ...at("2026-06-02", "a"), shift: "Late" }],
    names: { a: "Ada", b: "Bora" },
  });
  expect(rows.map(({ day, operator, claimed, closed, shift }) => [day, operator, claimed, closed, shift])).toEqual([
    ["2026-06-02", "Ada", 0, 0, "Late"],
    ["2026-06-02", "Bora", 0, 0, ""],
    ["2026-06-01", "Ada", 3, 2, ""],
  ]);
  expect(rows[2]).toMatchObject({ answerMean: 15, answerMedian: 10, handleMean: 40, handling: 90, falseAlarms: 1 });
});
