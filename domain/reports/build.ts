/** Rows of the reports out of what the store counted. */
import { mean, percent, percentile, within } from "./figures";
import type { ReportRow } from "./reports.table";

/** Answer limits of a category, seconds: 80 % within the first, 98.5 % within the last (alarm handling 3.3). */
export type Limits = readonly [first: number, last: number];

/** Shares that have to be reached within the first and the last limit, per cent. */
export const WANTED = { first: 80, last: 98.5 } as const;

const LIMITS = [30, 60, 90, 180] as const;

/** The answer times of a group of alarms, seconds each. */
export const answerFigures = (seconds: readonly number[]): ReportRow => ({
  answerMean: mean(seconds),
  answerMedian: percentile(seconds, 0.5),
  answerP95: percentile(seconds, 0.95),
  ...Object.fromEntries(LIMITS.map((limit) => [`within${limit}`, within(seconds, limit)])),
});

/** Counts of a day's work as the store gives them, in parts that are put together by day and operator. */
export interface WorkPart {
  readonly day: string;
  readonly operator: string;
}

export interface ClaimPart extends WorkPart {
  readonly claimed: number;
  readonly lapsed: number;
  readonly released: number;
  readonly held: number;
  readonly handling: number;
}

export interface ClosedPart extends WorkPart {
  readonly answers: readonly number[];
  readonly handles: readonly number[];
  readonly falseAlarms: number;
}

export interface LinePart extends WorkPart {
  readonly calls: number;
  readonly notes: number;
}

export interface ShiftPart extends WorkPart {
  readonly shift: string;
}

/** All that is known of a period's work. */
export interface Work {
  readonly claims: readonly ClaimPart[];
  readonly closed: readonly ClosedPart[];
  readonly lines: readonly LinePart[];
  readonly shifts: readonly ShiftPart[];
  /** Names by id. */
  readonly names: Readonly<Record<string, string>>;
}

const keyOf = ({ day, operator }: WorkPart): string => `${day} ${operator}`;

/** A row for each day and operator of whom there is anything, the newest day first, names in order. */
export function workRows({ claims, closed, lines, shifts, names }: Work): readonly ReportRow[] {
  const byKey = <T extends WorkPart>(parts: readonly T[]): ReadonlyMap<string, T> =>
    new Map(parts.map((part) => [keyOf(part), part]));
  const [claim, close, line, shift] = [byKey(claims), byKey(closed), byKey(lines), byKey(shifts)];
  const parts = new Map([...claims, ...closed, ...lines, ...shifts].map((part) => [keyOf(part), part]));
  const rows = [...parts].map(([key, { day, operator }]): ReportRow => {
    const { answers = [], handles = [], falseAlarms = 0 } = close.get(key) ?? {};
    const { claimed = 0, lapsed = 0, released = 0, held = 0, handling = 0 } = claim.get(key) ?? {};
    const { calls = 0, notes = 0 } = line.get(key) ?? {};
    return {
      day,
      operator: names[operator] ?? "",
      shift: shift.get(key)?.shift ?? "",
      claimed,
      closed: handles.length,
      lapsed,
      released,
      held,
      ...answerFigures(answers),
      handleMean: mean(handles),
      handling,
      calls,
      notes,
      falseAlarms,
    };
  });
  return rows.toSorted(
    (a, b) =>
      String(b["day"]).localeCompare(String(a["day"])) || String(a["operator"]).localeCompare(String(b["operator"])),
  );
}

/** What a site or a customer had, by what it is known by. */
export interface Had {
  readonly signals: number;
  readonly alarms: number;
  readonly intrusion: number;
  readonly holdUp: number;
  readonly fire: number;
  readonly medical: number;
  readonly technical: number;
  readonly confirmed: number;
  readonly falseAlarms: number;
  readonly handles: readonly number[];
}

/** The figures of one of them. */
export const countsOf = ({ handles, ...counts }: Had): ReportRow => ({
  ...counts,
  falseRate: percent(counts.falseAlarms, counts.alarms),
  handleMean: mean(handles),
});

/** The row of one category against its limits. Reached means both shares; of no alarm nothing is said. */
export function answerRow(category: string, seconds: readonly number[], limits: Limits): ReportRow {
  const [withinFirst, withinLast] = limits.map((limit) => within(seconds, limit));
  const isKnown = withinFirst !== null && withinFirst !== undefined && withinLast !== null && withinLast !== undefined;
  return {
    category,
    alarms: seconds.length,
    firstLimit: limits[0],
    withinFirst: withinFirst ?? null,
    lastLimit: limits[1],
    withinLast: withinLast ?? null,
    reached: isKnown ? withinFirst >= WANTED.first && withinLast >= WANTED.last : null,
    breaches: seconds.filter((value) => value > limits[1]).length,
    ...answerFigures(seconds),
  };
}
