/** Numbers, times and spans in the person's language and the control room's time zone. */
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { toMs } from "../lib/date-time";
import { serverNow } from "../lib/server-time";
import { useProgramSettings } from "./use-catalogue";

/** Writes things out. Instants are the store's text or epoch ms; what is missing is written as an empty text. */
export interface Format {
  readonly timeZone: string;
  /** `02:14:05` today, with the date before it on other days. */
  readonly time: (instant: string | number | null | undefined, options?: FormatOptions) => string;
  /** Date and time to the second. */
  readonly dateTime: (instant: string | number | null | undefined, options?: FormatOptions) => string;
  readonly number: (value: number) => string;
}

/** Another zone than the control room's; without seconds. */
export interface FormatOptions {
  readonly timeZone?: string;
  readonly short?: boolean;
}

/** The browser's own zone, for when the centre's is not known. */
const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A zone that Intl knows, or `fallback`: a mistyped zone of a site must not break the page. */
export function knownZone(timeZone: string | undefined, fallback: string): string {
  if (!timeZone) return fallback;
  try {
    return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
  } catch {
    return fallback;
  }
}

const CLOCK = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
const DAY = { year: "numeric", month: "short", day: "2-digit" } as const;

function createFormat(language: string, centreZone: string): Format {
  const made = new Map<string, Intl.DateTimeFormat>();
  const formatter = (kind: "clock" | "full", { timeZone, short }: FormatOptions): Intl.DateTimeFormat => {
    const key = `${kind} ${short ? "short" : "long"} ${timeZone ?? ""}`;
    const found = made.get(key);
    if (found) return found;
    const seconds = short ? {} : ({ second: "2-digit" } as const);
    const zone = knownZone(timeZone, centreZone);
    const day = kind === "full" ? DAY : {};
    const format = new Intl.DateTimeFormat(language, { ...day, ...CLOCK, ...seconds, timeZone: zone });
    made.set(key, format);
    return format;
  };
  const ms = (instant: string | number | null | undefined): number | null =>
    typeof instant === "number" ? instant : toMs(instant);
  const days = new Map<string, Intl.DateTimeFormat>();
  const dayOf = (at: number, timeZone: string): string => {
    const format = days.get(timeZone) ?? new Intl.DateTimeFormat("en-CA", { timeZone });
    days.set(timeZone, format);
    return format.format(at);
  };
  const numbers = new Intl.NumberFormat(language);
  const dateTime: Format["dateTime"] = (instant, options = {}) => {
    const at = ms(instant);
    return at === null ? "" : formatter("full", options).format(at);
  };
  return {
    timeZone: centreZone,
    dateTime,
    time: (instant, options = {}) => {
      const at = ms(instant);
      if (at === null) return "";
      const zone = knownZone(options.timeZone, centreZone);
      return dayOf(at, zone) === dayOf(serverNow(), zone)
        ? formatter("clock", options).format(at)
        : dateTime(at, options);
    },
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
