/** Dates of the store for people: parsed once, shown by Intl in the zone that is asked for. */

import { formatTag } from "./languages";

/** Epoch ms of a date as the store writes it (`2026-06-15 08:30:00.000Z` or ISO); NaN when there is none. */
export const parseDate = (text: string): number => Date.parse(text.replace(" ", "T"));

/** The same, null when there is none. */
export function toMs(text: string | null | undefined): number | null {
  const ms = parseDate(text ?? "");
  return Number.isNaN(ms) ? null : ms;
}

/** How a moment is shown. */
export interface TimeFormat {
  /** IANA zone; left out = the workstation's. */
  readonly timeZone?: string;
  /** Intl tag of the language. */
  readonly language?: string;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(kind: "time" | "both", { timeZone, language = "en-GB" }: TimeFormat): Intl.DateTimeFormat {
  const key = `${kind}|${timeZone ?? ""}|${language}`;
  let format = formats.get(key);
  if (!format) {
    const time = { hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" } as const;
    const date = { year: "numeric", month: "2-digit", day: "2-digit" } as const;
    const parts = kind === "time" ? time : { ...date, ...time };
    format = new Intl.DateTimeFormat(formatTag(language), { ...parts, ...(timeZone ? { timeZone } : {}) });
    formats.set(key, format);
  }
  return format;
}

/** `14:03:12`; "" for no date. A zone that the browser does not know falls back to the workstation's. */
export const formatTime = (at: number | string, format: TimeFormat = {}): string => show("time", at, format);
/** `15/06/2026, 14:03:12`; "" for no date. */
export const formatDateTime = (at: number | string, format: TimeFormat = {}): string => show("both", at, format);

function show(kind: "time" | "both", at: number | string, format: TimeFormat): string {
  const ms = typeof at === "string" ? parseDate(at) : at;
  if (Number.isNaN(ms)) return "";
  try {
    return formatOf(kind, format).format(ms);
  } catch {
    return formatOf(kind, { language: format.language }).format(ms);
  }
}
