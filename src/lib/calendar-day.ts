/** A day as people write it: what can be only one day is taken whatever the language, the rest follows its order. */
import type { DayOrder } from "./day-order";
import { latin } from "./time-of-day";

/** Year first, as the field shows it. */
const YEAR_FIRST: readonly RegExp[] = [
  /^(?<year>\d{4})[-/. ](?<month>\d{1,2})[-/. ](?<day>\d{1,2})\.?$/,
  /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/,
];
/** Year last, and whole: of two digits it could be the day. */
const YEAR_LAST = /^(?<one>\d{1,2})(?<sign>[-/. ])(?<two>\d{1,2})\k<sign>(?<year>\d{4})$/;

const MONTHS = 12;

/** Marks of direction that a copy from a right-to-left page brings along. */
const unmarked = (text: string): string => text.replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, "");

const written = (year: string, month: string, day: string): string =>
  `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;

/** Is the first of two numbers the day? A number above twelve settles it; dots stand behind days in every country. */
function isDayFirst(one: string, two: string, by: { sign: string; order: DayOrder }): boolean {
  if (Number(one) > MONTHS) return true;
  if (Number(two) > MONTHS) return false;
  return by.sign === "." || by.order !== "mdy";
}

/** `2026-6-5`, `20260605`, `5.6.2026`, `25/11/2026` and `11/25/2026` as `2026-06-05` and so on; null when it is written in no such way. */
export function readDay(text: string, order: DayOrder): string | null {
  const plain = latin(unmarked(text).trim());
  for (const form of YEAR_FIRST) {
    const { year, month = "", day = "" } = form.exec(plain)?.groups ?? {};
    if (year) return written(year, month, day);
  }
  const { one = "", two = "", year, sign = "" } = YEAR_LAST.exec(plain)?.groups ?? {};
  if (!year) return null;
  return isDayFirst(one, two, { sign, order }) ? written(year, two, one) : written(year, one, two);
}

/** Whether the calendar has this day, written as `2026-06-15`: no 30th of February, no month 13. */
export function isInCalendar(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
}

/** Written out to the last digit: what is still being typed is not taken for a day. */
export const isWholeDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && isInCalendar(text);
