/** When a person on a site's list may be called: from when, until when, and at which hours of the site's week. */
import { minuteOf } from "../clock-time";

/** Hours on some days of the week, `{"days":[1,2,3,4,5],"from":"08:00","to":"18:00"}`: 1 is Monday; `to` at or before `from` is of the next day. */
export interface CallHours {
  readonly days: readonly number[];
  readonly from: string;
  readonly to: string;
}

/** A moment on the site's own clock: weekday (1 is Monday) and minute of the day. */
export interface WeekMoment {
  readonly day: number;
  readonly minute: number;
}

/** What is known of a person; epoch ms, null where it is not bounded. */
export interface CallTerms {
  readonly validFromMs: number | null;
  readonly validUntilMs: number | null;
  /** Empty = at any hour. */
  readonly hours: readonly CallHours[];
}

/** May he be called now? */
export type Availability = "now" | "not_yet" | "expired" | "outside_hours";

const DAYS = 7;
const isDay = (day: unknown): day is number => Number.isInteger(day) && Number(day) >= 1 && Number(day) <= DAYS;

/** Hours as they are stored; whatever is damaged is left out, so that it keeps nobody from being called. */
export function parseCallHours(stored: unknown): readonly CallHours[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((entry: unknown) => {
    const { days, from, to } = (entry ?? {}) as Readonly<Record<string, unknown>>;
    const known = Array.isArray(days) ? days.filter(isDay) : [];
    if (known.length === 0 || minuteOf(from) === null || minuteOf(to) === null) return [];
    return [{ days: [...new Set(known)].sort((a, b) => a - b), from: String(from), to: String(to) }];
  });
}

function covers({ days, from, to }: CallHours, { day, minute }: WeekMoment): boolean {
  const [start, end] = [minuteOf(from) ?? 0, minuteOf(to) ?? 0];
  if (start < end) return days.includes(day) && minute >= start && minute < end;
  const dayBefore = day === 1 ? DAYS : day - 1;
  return (days.includes(day) && minute >= start) || (days.includes(dayBefore) && minute < end);
}

/** What stands against calling him at a moment, the last day of his time included to its very instant. */
export function availabilityAt(terms: CallTerms, nowMs: number, there: WeekMoment): Availability {
  if (terms.validUntilMs !== null && nowMs > terms.validUntilMs) return "expired";
  if (terms.validFromMs !== null && nowMs < terms.validFromMs) return "not_yet";
  return terms.hours.length === 0 || terms.hours.some((hours) => covers(hours, there)) ? "now" : "outside_hours";
}
