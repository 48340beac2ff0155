/** Days as a site's clock has them, and moments within them. */

import type { Random } from "../random";
import { HOURS, SUNDAY } from "./mix.table";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** A local day. */
export interface LocalDay {
  /** Local midnight, ms UTC. */
  readonly startAt: number;
  /** 1, or less on a Sunday. */
  readonly factor: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** How far a zone's clocks are ahead of UTC at a moment, ms. */
export function zoneOffsetMs(timeZone: string, at: number): number {
  let format = formats.get(timeZone);
  if (!format) {
    const parts = { year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric" } as const;
    format = new Intl.DateTimeFormat("en-US", { timeZone, hourCycle: "h23", ...parts });
    formats.set(timeZone, format);
  }
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(at / MINUTE_MS) * MINUTE_MS;
}

/** The local days that touch the span. One of less than a week has no Sunday: beside nothing else it would only look empty. */
export function localDays(timeZone: string, from: number, to: number): LocalDay[] {
  const days: LocalDay[] = [];
  const hasSundays = to - from >= 7 * DAY_MS;
  const local = from + zoneOffsetMs(timeZone, from);
  for (let midnight = Math.floor(local / DAY_MS) * DAY_MS; ; midnight += DAY_MS) {
    const startAt = midnight - zoneOffsetMs(timeZone, midnight);
    if (startAt >= to) return days;
    days.push({ startAt, factor: hasSundays && new Date(midnight).getUTCDay() === 0 ? SUNDAY : 1 });
  }
}

/** A moment of the day, drawn from the curve of the hours. */
export function momentOf(day: LocalDay, random: Random): number {
  const weights = Object.fromEntries(HOURS.map((weight, hour) => [`${hour}`, weight]));
  const hour = Number(random.weighted(weights));
  return day.startAt + (hour * 60 + random.next() * 60) * MINUTE_MS;
}

/** A moment of the night, between ten in the evening and six. */
export const nightOf = (day: LocalDay, random: Random): number =>
  day.startAt + (22 * 60 + random.next() * 480) * MINUTE_MS;
