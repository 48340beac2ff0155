/** Opening times of the demo room: the week of each kind of premises, sites that keep their own, days that are otherwise. */

import type { SiteKind } from "../model";

/** A day of the week, as a schedule names it. */
export type Weekday = "mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun";

/** Days on which a site, or one partition of it, opens and shuts within the same windows. */
export interface WeekRow {
  readonly days: readonly Weekday[];
  /** From and until. */
  readonly opens: readonly [string, string];
  /** Before it opens = the day after. */
  readonly closes: readonly [string, string];
  readonly tolerance: number;
  /** "" = each that has no times of its own. */
  readonly partition: string;
}

const ALL_DAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
const MON_TO_FRI = ALL_DAYS.slice(0, 5);
const MON_TO_SAT = ALL_DAYS.slice(0, 6);

/** `times`: `07:30-09:00 17:30-19:00`, the first window to open, the second to shut. */
function week(days: readonly Weekday[], times: string, more: Partial<WeekRow> = {}): WeekRow {
  const [opens, closes] = times.split(" ").map((window): readonly [string, string] => {
    const [from = "", until = ""] = window.split("-");
    return [from, until];
  });
  if (!opens || !closes) throw new Error(`not two windows: ${times}`);
  return { days, opens, closes, tolerance: 0, partition: "", ...more };
}

/** Homes come and go as they like. */
export const WEEKS: Readonly<Record<SiteKind, readonly WeekRow[]>> = {
  home: [],
  shop: [week(MON_TO_SAT, "07:30-09:00 17:30-19:00", { tolerance: 10 })],
  bank: [week(MON_TO_FRI, "08:15-09:00 16:45-18:00")],
  school: [week(MON_TO_FRI, "06:30-07:45 17:00-18:30", { tolerance: 15 })],
  warehouse: [
    week(MON_TO_FRI, "05:30-06:30 18:00-19:30", { tolerance: 10 }),
    week(["sat"], "06:00-07:00 12:30-13:30", { tolerance: 10 }),
  ],
  office: [week(MON_TO_FRI, "08:00-09:30 17:30-19:00", { tolerance: 15 })],
  clinic: [week(MON_TO_FRI, "07:30-08:45 18:00-19:15"), week(["sat"], "08:30-09:15 12:45-13:30")],
  // Shut after midnight: Sunday's night ends on Monday.
  petrol: [week(ALL_DAYS, "05:15-06:15 00:15-01:15", { tolerance: 10 })],
};

/** Instead of those of their kind, by site. */
export const OWN_WEEKS: Readonly<Record<string, readonly WeekRow[]>> = {
  // The ovens are lit by night.
  "1004": [week(MON_TO_SAT, "03:15-04:30 15:30-17:00", { tolerance: 15 })],
  // Goods come in through the back on Tuesdays and Fridays.
  "1006": [
    week(MON_TO_SAT, "07:30-09:00 20:30-22:00", { tolerance: 10 }),
    week(["tue", "fri"], "05:15-05:45 20:30-22:00", { tolerance: 10, partition: "2" }),
    week(["mon", "wed", "thu", "sat"], "07:30-09:00 20:30-22:00", { tolerance: 10, partition: "2" }),
  ],
  // The hall works round the clock, the offices do not.
  "1010": [week(MON_TO_FRI, "07:30-08:30 17:00-18:30", { tolerance: 15, partition: "2" })],
  // Lorries are loaded by night.
  "1035": [week(["sun", "mon", "tue", "wed", "thu"], "20:30-21:30 05:00-06:30", { tolerance: 15 })],
};

/** Days out of the week's order. */
export interface TemporaryRow {
  readonly site: string;
  /** The first and the last day, counted from the room's. */
  readonly days: readonly [from: number, until: number];
  readonly effect: "closed" | "open" | "own_hours";
  readonly reason: string;
  /** Who asked, by his place in the site's list. */
  readonly askedBy: number;
  readonly hours?: string;
  readonly partition?: string;
  readonly codewordChecked: boolean;
}

export const TEMPORARY: readonly TemporaryRow[] = [
  {
    site: "1001",
    days: [1, 1],
    effect: "own_hours",
    hours: "08:00-22:30",
    reason: "Stocktaking, all staff",
    askedBy: 0,
    codewordChecked: true,
  },
  {
    site: "1007",
    days: [2, 2],
    effect: "open",
    partition: "2",
    reason: "Parents' evening in the hall",
    askedBy: 0,
    codewordChecked: false,
  },
  {
    site: "1008",
    days: [-2, 4],
    effect: "closed",
    reason: "Closed for the week, decorators in from Monday",
    askedBy: 0,
    codewordChecked: true,
  },
  {
    site: "1011",
    days: [0, 0],
    effect: "own_hours",
    hours: "07:00-01:30",
    reason: "Sayım, gece yarısından sonra kapanacak",
    askedBy: 1,
    codewordChecked: true,
  },
];
