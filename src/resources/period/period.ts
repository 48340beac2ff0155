/** The bounded period of histories and reports: quick choices, and fields in the control room's wall-clock time. */
import { PERIOD_MAX_DAYS } from "../../../domain/live/period";
import type { DayOrder } from "../../lib/day-order";
import { isInCalendar, readDay } from "../../lib/calendar-day";
import { readTimeOfDay } from "../../lib/time-of-day";
import { fromWallClock } from "../../lib/wall-clock";

/** A period in ms since 1970; `to` is not part of it. */
export interface Period {
  readonly fromMs: number;
  readonly toMs: number;
}

/** Quick choices by hours back from now. */
export const QUICK_HOURS = { h1: 1, h24: 24, d7: 168, d31: 744 } as const;

/** A quick choice. */
export type Quick = keyof typeof QUICK_HOURS;

/** Longest period the store answers: 31 days, and an hour for the night in which the clocks go back. */
export const MAX_PERIOD_MS = PERIOD_MAX_DAYS * 24 * 3_600_000 + 3_600_000;

/** Why a period can't be asked for. */
export type PeriodFault = "missing" | "day" | "no_day" | "time" | "future" | "backwards" | "too_long";

/** One end of a period as its fields hold it: a day and a time of day as somebody wrote them. */
export interface WallText {
  readonly date: string;
  readonly time: string;
}

/** A period's two ends. */
export type PeriodEnd = "from" | "to";

/** A period read from its fields: the instants, or why there are none and which end is to be mended. */
export type ReadPeriod =
  | { readonly period: Period; readonly fault: null; readonly at: null }
  | { readonly period: null; readonly fault: PeriodFault; readonly at: PeriodEnd };

/** The period of a quick choice. */
export const quickPeriod = (quick: Quick, nowMs: number): Period => ({
  fromMs: nowMs - QUICK_HOURS[quick] * 3_600_000,
  toMs: nowMs,
});

/** Why a period can't be asked for, as a key of the locale; null when it can. */
export function periodFault(fromMs: number | null, toMs: number | null): PeriodFault | null {
  if (fromMs === null || toMs === null) return "missing";
  if (toMs <= fromMs) return "backwards";
  return toMs - fromMs > MAX_PERIOD_MS ? "too_long" : null;
}

/** What a period's fields are read by: the control room's clock, the language's order of a day, and now. */
export interface PeriodReading {
  readonly timeZone: string;
  readonly order: DayOrder;
  readonly nowMs: number;
}

/** Both ends as typed, and which of them somebody has changed last: where they do not fit, that one is at fault. */
export interface WallPeriod extends Readonly<Record<PeriodEnd, WallText>> {
  readonly edited?: PeriodEnd;
}

/** Reads both ends. Of what has not begun nothing is stored: that it begins ahead is a fault of the beginning. */
export function readPeriod(text: WallPeriod, by: PeriodReading): ReadPeriod {
  const { timeZone, order, nowMs } = by;
  for (const at of ["from", "to"] as const) {
    if (text[at].date === "" || text[at].time.trim() === "") return { period: null, fault: "missing", at };
    const day = readDay(text[at].date, order);
    if (day === null) return { period: null, fault: "day", at };
    if (!isInCalendar(day)) return { period: null, fault: "no_day", at };
    if (readTimeOfDay(text[at].time) === null) return { period: null, fault: "time", at };
  }
  const instant = ({ date, time }: WallText): number | null =>
    fromWallClock(`${readDay(date, order) ?? ""}T${readTimeOfDay(time) ?? ""}`, timeZone);
  const [fromMs, toMs] = [instant(text.from), instant(text.to)];
  if (fromMs !== null && fromMs > nowMs) return { period: null, fault: "future", at: "from" };
  const fault = periodFault(fromMs, toMs);
  if (fault !== null || fromMs === null || toMs === null) {
    return { period: null, fault: fault ?? "missing", at: text.edited ?? "to" };
  }
  return { period: { fromMs, toMs }, fault: null, at: null };
}
