/** Numbers and times in the person's language and the control room's time zone. */
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { toMs } from "../lib/date-time";
import { type DayOrder, dayOrderOf } from "../lib/day-order";
import { formatTag } from "../lib/languages";
import { serverNow } from "../lib/server-time";
import { dayOf, knownZone, type TimeForm, weekdayOf, writeTime, writeWeekday } from "../lib/zoned-time";
import { useProgramSettings } from "./use-catalogue";

/** The store's text or epoch ms; what is missing is written as an empty text. */
export type Instant = string | number | null | undefined;

/** Another zone than the control room's; without seconds. */
export interface FormatOptions {
  readonly timeZone?: string;
  readonly short?: boolean;
}

/** Writes things out. */
export interface Format {
  readonly timeZone: string;
  /** How the language writes a day in figures. */
  readonly dayOrder: DayOrder;
  /** `02:14:05` today, `Jun 14, 23:51` on other days. */
  readonly time: (instant: Instant, options?: FormatOptions) => string;
  /** `02:14:05`, whatever the day. */
  readonly clock: (instant: Instant, options?: FormatOptions) => string;
  /** `02:14:05` today, as `dayTime` on other days: a clock without its day reads as today's. */
  readonly exactTime: (instant: Instant) => string;
  /** `Jun 14, 23:51:31`, with the year when it is not this one. */
  readonly dayTime: (instant: Instant) => string;
  /** The day alone, with its weekday and year. */
  readonly day: (instant: Instant, options?: FormatOptions) => string;
  /** A day of the calendar, `2026-06-15`, with its weekday and year: the same everywhere, so of no zone. */
  readonly calendarDay: (day: string) => string;
  /** Date and time to the second. */
  readonly dateTime: (instant: Instant, options?: FormatOptions) => string;
  /** The weekday of a day written as `2026-06-15`; "" when it is none. */
  readonly weekday: (day: string) => string;
  /** A weekday in short, 1 is Monday. */
  readonly weekdayShort: (day: number) => string;
  readonly number: (value: number) => string;
}

let zoneHere: string | undefined;

/** The browser's own zone, for when the centre's is not known: asked once, since asking is dear and each use would ask. */
const ownZone = (): string => (zoneHere ??= Intl.DateTimeFormat().resolvedOptions().timeZone);

/** The format of a language and a zone. */
export function createFormat(language: string, centreZone: string): Format {
  const numbers = new Intl.NumberFormat(formatTag(language));
  const write = (instant: Instant, options: FormatOptions, form: (ms: number, zone: string) => TimeForm): string => {
    const ms = typeof instant === "number" ? instant : toMs(instant);
    if (ms === null) return "";
    const timeZone = knownZone(options.timeZone, centreZone);
    return writeTime(ms, form(ms, timeZone), { language, timeZone });
  };
  const clockForm = ({ short }: FormatOptions): TimeForm => (short === true ? "clockShort" : "clock");
  const isToday = (ms: number, zone: string): boolean => dayOf(ms, zone) === dayOf(serverNow(), zone);
  const isThisYear = (ms: number, zone: string): boolean =>
    dayOf(ms, zone).slice(0, 4) === dayOf(serverNow(), zone).slice(0, 4);
  const dayTime = (ms: number, zone: string): TimeForm => (isThisYear(ms, zone) ? "dayTime" : "full");
  return {
    timeZone: centreZone,
    dayOrder: dayOrderOf(language),
    time: (instant, options = {}) =>
      write(instant, options, (ms, zone) => (isToday(ms, zone) ? clockForm(options) : "dayShort")),
    clock: (instant, options = {}) => write(instant, options, () => clockForm(options)),
    exactTime: (instant) => write(instant, {}, (ms, zone) => (isToday(ms, zone) ? "clock" : dayTime(ms, zone))),
    dayTime: (instant) => write(instant, {}, dayTime),
    day: (instant, options = {}) => write(instant, options, () => "day"),
    calendarDay: (day) => write(`${day}T12:00:00Z`, { timeZone: "UTC" }, () => "day"),
    dateTime: (instant, options = {}) => write(instant, options, () => "full"),
    weekday: (day) => weekdayOf(day, language),
    weekdayShort: (day) => writeWeekday(day, language),
    number: (value) => numbers.format(value),
  };
}

const cache = new Map<string, Format>();

/** The format of this person and this centre. */
export function useFormat(): Format {
  const { i18n } = useTranslation();
  const settings = useProgramSettings();
  // The page's own tag: some of our language codes mean another language to Intl.
  const language = document.documentElement.lang || "en";
  const zone = knownZone(settings?.timeZone, ownZone());
  return useMemo(() => {
    const key = `${language} ${zone} ${i18n.language}`;
    const format = cache.get(key) ?? createFormat(language, zone);
    cache.set(key, format);
    return format;
  }, [language, zone, i18n.language]);
}
