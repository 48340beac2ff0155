/** Times of day as they are written, `07:30`, and days of the calendar, `2026-11-30`: of some place's clock, so no instants. */

/** Minutes of a day. */
export const DAY_MINUTES = 24 * 60;

/** What a time of day before `24:00` is like, for the store's patterns as well. */
export const CLOCK = "([01][0-9]|2[0-3]):[0-5][0-9]";
const ANY_CLOCK = new RegExp(`^(${CLOCK}|24:00)$`);

/** Minute of the day, of `24:00` 1440; null where it is no time of day. */
export function minuteOf(clock: unknown): number | null {
  if (typeof clock !== "string" || !ANY_CLOCK.test(clock)) return null;
  const [hour = 0, minute = 0] = clock.split(":").map(Number);
  return hour * 60 + minute;
}

/** How a minute is written; one of a later day as that day writes it, its end as 24:00. */
export function writeMinute(minute: number): string {
  const ofDay = minute > DAY_MINUTES ? ((minute - 1) % DAY_MINUTES) + 1 : minute;
  const [hour, rest] = [Math.floor(ofDay / 60), ofDay % 60];
  return `${String(hour).padStart(2, "0")}:${String(rest).padStart(2, "0")}`;
}

const DAY_MS = 86_400_000;
const atNoon = (day: string): number => Date.parse(`${day}T12:00:00Z`);

/** The day so many days later, or earlier. */
export const dayPlus = (day: string, days: number): string =>
  new Date(atNoon(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The days from one on. */
export const daysFrom = (first: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => dayPlus(first, at));

/** How many days later one is than another. */
export const daysBetween = (first: string, day: string): number => Math.round((atNoon(day) - atNoon(first)) / DAY_MS);

/** The seven days, Monday first, in which a day lies. */
export const weekOf = (day: string): readonly string[] => daysFrom(dayPlus(day, 1 - weekdayNumber(day)), 7);

/** Its weekday, 1 is Monday. */
export const weekdayNumber = (day: string): number => new Date(atNoon(day)).getUTCDay() || 7;

const SOME_DAY = /^[12]\d{3}-\d{2}-\d{2}$/;

/** Is it a day of the calendar? The 31st of February is none, and nothing here is of a time before or long after ours. */
export const isCalendarDay = (day: string): boolean =>
  SOME_DAY.test(day) && !Number.isNaN(Date.parse(day)) && dayPlus(day, 0) === day;
