/** Times in a named zone and language: which parts are shown, and formatters made once. */

import { formatTag } from "./languages";

/** Which parts of a moment are shown. */
export type TimeForm = "clock" | "clockShort" | "day" | "dayShort" | "dayTime" | "full";

const CLOCK = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
const SECONDS = { ...CLOCK, second: "2-digit" } as const;
const DAY = { month: "short", day: "2-digit" } as const;

const FORMS: Readonly<Record<TimeForm, Intl.DateTimeFormatOptions>> = {
  clock: SECONDS,
  clockShort: CLOCK,
  day: { weekday: "short", year: "numeric", ...DAY },
  dayShort: { ...DAY, ...CLOCK },
  dayTime: { ...DAY, ...SECONDS },
  full: { year: "numeric", ...DAY, ...SECONDS },
};

const formats = new Map<string, Intl.DateTimeFormat>();

function made(key: string, make: () => Intl.DateTimeFormat): Intl.DateTimeFormat {
  const found = formats.get(key) ?? make();
  formats.set(key, found);
  return found;
}

const zones = new Map<string, string | null>();

/** A zone that Intl knows, or `fallback`: a mistyped zone of a site must not break the page. */
export function knownZone(timeZone: string | undefined, fallback: string): string {
  if (!timeZone) return fallback;
  if (!zones.has(timeZone)) zones.set(timeZone, resolve(timeZone));
  return zones.get(timeZone) ?? fallback;
}

function resolve(timeZone: string): string | null {
  try {
    return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** A moment in a form. */
export const writeTime = (ms: number, form: TimeForm, where: { language: string; timeZone: string }): string =>
  made(`${form} ${where.language} ${where.timeZone}`, () => {
    return new Intl.DateTimeFormat(formatTag(where.language), { ...FORMS[form], timeZone: where.timeZone });
  }).format(ms);

/** The weekday of a day written as `2026-06-15`; "" when it is none. */
export function weekdayOf(day: string, language: string): string {
  const ms = Date.parse(`${day}T12:00:00Z`);
  // Some engines read the 30th of February as the 2nd of March.
  if (Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== day) return "";
  const make = () => new Intl.DateTimeFormat(formatTag(language), { weekday: "long", timeZone: "UTC" });
  return made(`weekday ${language}`, make).format(ms);
}

const MONDAY_MS = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** A weekday in short, 1 is Monday: `Mon`. */
export const writeWeekday = (day: number, language: string): string =>
  made(
    `weekdayShort ${language}`,
    () => new Intl.DateTimeFormat(formatTag(language), { weekday: "short", timeZone: "UTC" }),
  ).format(MONDAY_MS + (day - 1) * DAY_MS);

/** Weekday (1 is Monday) and minute of the day on a zone's clock. */
export function weekMomentOf(ms: number, timeZone: string): { readonly day: number; readonly minute: number } {
  const [hour = 0, minute = 0] = writeTime(ms, "clockShort", { language: "en", timeZone }).split(":").map(Number);
  const day = Math.round((Date.parse(`${dayOf(ms, timeZone)}T00:00:00Z`) - MONDAY_MS) / DAY_MS);
  return { day: (((day % 7) + 7) % 7) + 1, minute: hour * 60 + minute };
}

/** The day of a moment in a zone, `2026-06-15`. */
export const dayOf = (ms: number, timeZone: string): string =>
  made(`day ${timeZone}`, () => new Intl.DateTimeFormat("en-CA", { timeZone })).format(ms);

const STAMP = { year: "numeric", month: "2-digit", day: "2-digit", ...SECONDS } as const;

/** A moment in a zone as programs sort it, in any language: `2026-11-28 14:03:12`. */
export function stampOf(ms: number, timeZone: string): string {
  const format = made(`stamp ${timeZone}`, () => new Intl.DateTimeFormat("en-CA", { ...STAMP, timeZone }));
  const part = Object.fromEntries(format.formatToParts(ms).map(({ type, value }) => [type, value]));
  return `${part.year}-${part.month}-${part.day} ${part.hour}:${part.minute}:${part.second}`;
}
