/** When a site may be open on a day: the times of its week, of a holiday, or those it has asked for. */
import { DAY_MINUTES, daysFrom, minuteOf, weekdayNumber } from "../clock-time";
import { plainNumber } from "../signals/normalise";

/** A row of `site_schedules`, as far as it is read here. */
export interface WeekRow {
  readonly partition: string;
  readonly days: readonly string[];
  readonly opensFrom: string;
  readonly opensUntil: string;
  readonly closesFrom: string;
  readonly closesUntil: string;
  readonly tolerance: number;
}

/** A row of `temporary_schedules`. */
export interface TemporaryRow {
  readonly id: string;
  /** When it was made, as the store writes it. */
  readonly created: string;
  readonly partition: string;
  readonly fromDay: string;
  readonly untilDay: string;
  readonly effect: string;
  readonly hours: string;
  readonly reason: string;
  readonly askedBy: string;
}

/** A row of `holidays`. */
export interface HolidayRow {
  readonly name: string;
  readonly day: string;
  readonly yearly: boolean;
  readonly part: string;
  readonly effect: string;
  readonly hours: string;
}

/** All times of a site. */
export interface SiteTimes {
  readonly week: readonly WeekRow[];
  readonly temporary: readonly TemporaryRow[];
  readonly holidays: readonly HolidayRow[];
}

/** An opening: minutes from the midnight with which its day begins; what is past 1440 is of the day after. */
export interface Opening {
  readonly opensFrom: number;
  readonly opensUntil: number;
  readonly closesFrom: number;
  readonly closesUntil: number;
  /** Minutes beside each window that are not yet too early or too late. */
  readonly tolerance: number;
}

/** What of its record decides over a day. */
export type Because =
  | { readonly kind: "week" }
  | { readonly kind: "holiday"; readonly names: readonly string[] }
  | { readonly kind: "temporary"; readonly reason: string; readonly askedBy: string };

/** The openings of a day, in their order; none = shut all day. */
export interface DayTimes {
  readonly openings: readonly Opening[];
  readonly because: Because;
}

/** As `site_schedules` names them, Monday first. */
export const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
const SUNDAY = 7;
const MOST_DAYS = 366;
const NOON = DAY_MINUTES / 2;
/** Until the end of the day itself, and of an opening that goes on past midnight. */
const NEVER = 2 * DAY_MINUTES;
const WHOLE_DAY: Opening = {
  opensFrom: 0,
  opensUntil: 0,
  closesFrom: DAY_MINUTES,
  closesUntil: DAY_MINUTES,
  tolerance: 0,
};

/** Rows of a partition. Numbers are compared as signals send them: `0` is the whole site, `1a` is `1A`. */
const ofPartition = <T extends { readonly partition: string }>(rows: readonly T[], partition: string): readonly T[] =>
  rows.filter((row) => plainNumber(row.partition) === plainNumber(partition));

/** A partition's own rows where it has any, else those of the whole site. */
function rowsFor<T extends { readonly partition: string }>(rows: readonly T[], partition: string): readonly T[] {
  const own = ofPartition(rows, partition);
  return own.length > 0 ? own : ofPartition(rows, "");
}

/** Of a row of the week; a time that can't be read is no opening. */
function openingOf(row: WeekRow): readonly Opening[] {
  const [opensFrom, opensUntil] = [minuteOf(row.opensFrom), minuteOf(row.opensUntil)];
  const [closesFrom, closesUntil] = [minuteOf(row.closesFrom), minuteOf(row.closesUntil)];
  if (opensFrom === null || opensUntil === null || closesFrom === null || closesUntil === null) return [];
  const after = (minute: number, before: number): number =>
    minute + Math.max(0, Math.ceil((before - minute) / DAY_MINUTES)) * DAY_MINUTES;
  const opened = after(opensUntil, opensFrom);
  // Windows that begin together are of one day: opened and shut when its people like. One clock time for both is the day after.
  const isTogether = closesFrom === opensFrom && opened > opensFrom && after(closesUntil, closesFrom) >= opened;
  // Shut at or before it opens is shut on the day after; the whole day is 00:00 to 24:00.
  const shutFrom = closesFrom <= opensFrom && !isTogether ? closesFrom + DAY_MINUTES : closesFrom;
  return [
    {
      opensFrom,
      opensUntil: opened,
      closesFrom: shutFrom,
      closesUntil: after(closesUntil, shutFrom),
      tolerance: row.tolerance,
    },
  ];
}

/** Of `09:00-13:00`; none where that can't be read. */
function openingOfHours(hours: string): readonly Opening[] {
  const [from = null, until = null, ...more] = hours.split("-").map(minuteOf);
  if (from === null || until === null || more.length > 0) return [];
  const shut = until <= from ? until + DAY_MINUTES : until;
  return [{ opensFrom: from, opensUntil: from, closesFrom: shut, closesUntil: shut, tolerance: 0 }];
}

/** Own hours that nobody wrote change nothing: read as none they would say that it is shut all day. */
const isSaid = ({ effect, hours }: { readonly effect: string; readonly hours: string }): boolean =>
  effect !== "own_hours" || openingOfHours(hours).length > 0;

const inOrder = (openings: readonly Opening[]): readonly Opening[] =>
  openings.toSorted((a, b) => a.opensFrom - b.opensFrom || a.closesUntil - b.closesUntil);

const onWeekday = (rows: readonly WeekRow[], weekday: number): readonly Opening[] =>
  rows.filter(({ days }) => days.includes(WEEKDAYS[weekday - 1] ?? "")).flatMap(openingOf);

/** What of the openings is between two minutes of their day. */
function between(openings: readonly Opening[], from: number, until: number): readonly Opening[] {
  const within = (minute: number): number => Math.min(Math.max(minute, from), until);
  return openings.flatMap((one) => {
    // What may be shut by then, and not be opened any more, leaves only its shutting: nobody opens for that.
    const isOver = one.closesUntil <= from || (one.closesFrom <= from && one.opensUntil <= from);
    if (one.opensFrom >= until || isOver) return [];
    const [opensFrom, opensUntil] = [within(one.opensFrom), within(one.opensUntil)];
    const [closesFrom, closesUntil] = [within(one.closesFrom), within(one.closesUntil)];
    return [{ opensFrom, opensUntil, closesFrom, closesUntil, tolerance: one.tolerance }];
  });
}

const isOn = (holiday: HolidayRow, day: string): boolean =>
  holiday.yearly ? holiday.day.slice(5) === day.slice(5) && holiday.day <= day : holiday.day === day;

/** The more careful first. */
const EFFECTS: readonly string[] = ["closed", "own_hours", "sunday_hours"];

/** Of several holidays of one half of a day that counts which is more careful; of own hours the shorter, else the first. */
function holidayOf(half: "morning" | "afternoon", rows: readonly HolidayRow[]): HolidayRow | undefined {
  const other = half === "morning" ? "afternoon" : "morning";
  const length = ({ hours }: HolidayRow): number =>
    openingOfHours(hours).reduce((sum, { opensFrom, closesUntil }) => sum + closesUntil - opensFrom, 0);
  return rows
    .filter(({ part }) => part !== other)
    .toSorted((a, b) => EFFECTS.indexOf(a.effect) - EFFECTS.indexOf(b.effect) || length(a) - length(b))[0];
}

/** A day of the week with what its holidays change of it, or of half of it. */
function withHolidays(usual: readonly Opening[], week: readonly WeekRow[], rows: readonly HolidayRow[]): DayTimes {
  const [morning, afternoon] = [holidayOf("morning", rows), holidayOf("afternoon", rows)];
  const instead = (row: HolidayRow | undefined): readonly Opening[] => {
    if (!row) return usual;
    if (row.effect === "own_hours") return openingOfHours(row.hours);
    return row.effect === "sunday_hours" ? onWeekday(week, SUNDAY) : [];
  };
  // What is the same before noon and after is not shut and opened at noon.
  const isOne = morning?.effect === afternoon?.effect && morning?.hours === afternoon?.hours;
  const openings = isOne
    ? instead(morning)
    : [...between(instead(morning), 0, NOON), ...between(instead(afternoon), NOON, NEVER)];
  const names = [morning, afternoon].flatMap((row) => (row ? [row.name] : []));
  return { openings: inOrder(openings), because: { kind: "holiday", names: [...new Set(names)] } };
}

const isNewer = (a: TemporaryRow, b: TemporaryRow): boolean =>
  a.created > b.created || (a.created === b.created && a.id > b.id);

/** A partition's wish for a day: the one that was made last, since it was said knowing the others. What is corrected stays as old. */
function temporaryOn(rows: readonly TemporaryRow[], partition: string, day: string): TemporaryRow | undefined {
  const own = ofPartition(rows, partition);
  const standing = own.filter((row) => row.fromDay <= day && day <= row.untilDay && isSaid(row));
  return standing.toSorted((a, b) => (isNewer(a, b) ? -1 : 1))[0];
}

/** Over which of its days a wish decides, where a later one may stand before it. `unread`: its hours can't be read, so it changes nothing. */
export type Decides = "all" | "some" | "none" | "unread";

/** Asked of its days from `today` on, at most a year of them. */
export function decidesOver(wish: TemporaryRow, all: readonly TemporaryRow[], today: string): Decides {
  if (!isSaid(wish)) return "unread";
  const days = daysFrom(wish.fromDay < today ? today : wish.fromDay, MOST_DAYS).filter((day) => day <= wish.untilDay);
  // Where itself does not decide a newer one does.
  const own = days.filter((day) => temporaryOn(all, wish.partition, day)?.id === wish.id);
  if (own.length === days.length) return "all";
  return own.length > 0 ? "some" : "none";
}

function temporaryTimes({ effect, hours, reason, askedBy }: TemporaryRow): DayTimes {
  const openings = effect === "open" ? [WHOLE_DAY] : effect === "own_hours" ? openingOfHours(hours) : [];
  return { openings, because: { kind: "temporary", reason, askedBy } };
}

/** Times of a day, `2026-11-30` by the site's calendar; null where nothing is on record for that partition, or on that day. */
export function timesOfDay(times: SiteTimes, partition: string, day: string): DayTimes | null {
  // Asked of the day first: a partition's wish for next week does not undo what the whole site asked for today.
  const asked = temporaryOn(times.temporary, partition, day) ?? temporaryOn(times.temporary, "", day);
  if (asked) return temporaryTimes(asked);
  const week = rowsFor(times.week, partition);
  if (week.length === 0) return null;
  const usual = onWeekday(week, weekdayNumber(day));
  const holidays = times.holidays.filter((row) => isOn(row, day) && isSaid(row));
  return holidays.length > 0
    ? withHolidays(usual, week, holidays)
    : { openings: inOrder(usual), because: { kind: "week" } };
}

/** Holidays of these days, in their order. */
export const holidaysOn = <T extends HolidayRow>(holidays: readonly T[], days: readonly string[]) =>
  days.flatMap((day) => holidays.filter((row) => isOn(row, day)).map((row) => ({ day, row })));
