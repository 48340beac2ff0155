/** Times of day as they are written, `07:30`, and days of the calendar, `2026-11-30`: of some place's clock, so no instants. */

/** Minutes of a day. */
export const DAY_MINUTES = 24 * 60;

const CLOCK = /^(?:([01]\d|2[0-3]):([0-5]\d)|24:00)$/;

/** Minute of the day, of `24:00` 1440; null where it is no time of day. */
export function minuteOf(clock: unknown): number | null {
  const found = typeof clock === "string" ? CLOCK.exec(clock) : null;
  if (!found) return null;
  return found[1] === undefined ? DAY_MINUTES : Number(found[1]) * 60 + Number(found[2]);
}

/** How a minute is written; one of the day after as that day writes it. */
export function writeMinute(minute: number): string {
  const ofDay = minute > DAY_MINUTES ? minute - DAY_MINUTES : minute;
  const [hour, rest] = [Math.floor(ofDay / 60), ofDay % 60];
  return `${String(hour).padStart(2, "0")}:${String(rest).padStart(2, "0")}`;
}

const DAY_MS = 86_400_000;
const atNoon = (day: string): number => Date.parse(`${day}T12:00:00Z`);

/** The day so many days later, or earlier. */
export const dayPlus = (day: string, days: number): string =>
  new Date(atNoon(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Its weekday, 1 is Monday. */
export const weekdayNumber = (day: string): number => new Date(atNoon(day)).getUTCDay() || 7;
