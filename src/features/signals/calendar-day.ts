/** A day as people write it, read without guessing: what could mean two days is none. */
import { latin } from "./time-of-day";

/** Year first, as the field shows it, or the day first with dots and a whole year, as most of Europe writes it. */
const FORMS: readonly RegExp[] = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/,
  /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/,
  /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})$/,
];

/** `2026-6-5`, `20260605` and `5.6.2026` as `2026-06-05`; null when it is written in no such way. */
export function readDay(text: string): string | null {
  const plain = latin(text.trim());
  for (const form of FORMS) {
    const { year, month = "", day = "" } = form.exec(plain)?.groups ?? {};
    if (year) return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  }
  return null;
}

/** Whether the calendar has this day, written as `2026-06-15`: no 30th of February, no month 13. */
export function isInCalendar(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
}

/** Written out to the last digit: what is still being typed is not taken for a day. */
export const isWholeDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && isInCalendar(text);
