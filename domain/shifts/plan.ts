/** Making many shifts at once: a template for some days, a week once more, and which of them are new. */
import { dayPlus, daysFrom, minuteOf, weekdayNumber } from "../clock-time";
import { isObject } from "../plain-object";
import { roomDay, type WallOf } from "./room-clock";
import { halvesOf, overlap, spanOf, timesOf, type ShiftTimes, type Span, type WholeShift } from "./whole";

/** Of what kind a pattern is. */
export const TEMPLATE_KINDS = ["3x8", "2x12", "own"] as const;

/** A line of a template: a shift on some days of the week, 1 is Monday. */
export interface TemplateLine {
  readonly name: string;
  readonly start: string;
  readonly end: string;
  readonly post: string;
  readonly minimumStaff: number;
  readonly breakMinutes: number;
  readonly days: readonly number[];
}

/** A shift that is to be. */
export interface PlannedShift extends ShiftTimes {
  readonly operator: string;
  readonly name: string;
  readonly post: string;
  readonly minimumStaff: number;
  readonly breakMinutes: number;
}

/** One that will be, with its records. */
export interface PlacedShift extends PlannedShift {
  readonly halves: readonly Span[];
}

const MOST_LINES = 12;
const WEEK: readonly number[] = [1, 2, 3, 4, 5, 6, 7];

const shortText = (value: unknown, max: number): string | null =>
  typeof value === "string" && value.length <= max ? value : null;
const figure = (value: unknown, max: number): number | null =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= max ? value : null;

function readLine(value: unknown): TemplateLine | null {
  if (!isObject(value)) return null;
  const { name, start, end, post = "", minimumStaff = 0, breakMinutes = 0, days = WEEK } = value;
  const texts = [shortText(name, 80), shortText(post, 60)];
  const figures = [figure(minimumStaff, 99), figure(breakMinutes, 600)];
  if (texts.includes(null) || texts[0] === "" || figures.includes(null)) return null;
  if (minuteOf(start) === null || minuteOf(end) === null || start === "24:00" || start === end) return null;
  if (!Array.isArray(days) || days.length === 0 || !days.every((day) => WEEK.includes(day as number))) return null;
  return { name, start, end, post, minimumStaff, breakMinutes, days } as TemplateLine;
}

/** The lines of a template as they are kept; null where one of them can't be read. */
export function readLines(value: unknown): readonly TemplateLine[] | null {
  if (!Array.isArray(value) || value.length === 0 || value.length > MOST_LINES) return null;
  const lines = value.map(readLine);
  return lines.every((line) => line !== null) ? lines : null;
}

/** The shifts of some days from a template; `crews` are the operators of each line. */
export function planTemplate(
  lines: readonly TemplateLine[],
  crews: readonly (readonly string[])[],
  { first, count }: { readonly first: string; readonly count: number },
): readonly PlannedShift[] {
  return daysFrom(first, count).flatMap((day) =>
    lines.flatMap(({ days, ...line }, at) =>
      days.includes(weekdayNumber(day)) ? (crews[at] ?? []).map((operator) => ({ ...line, day, operator })) : [],
    ),
  );
}

/** Seven days once more from another day on, at the same times of the room's clock. */
export function planCopy(
  shifts: readonly WholeShift[],
  { from, to }: { readonly from: string; readonly to: string },
  wallOf: WallOf,
): readonly PlannedShift[] {
  const days = daysFrom(from, 7);
  return shifts.flatMap((shift) => {
    const at = days.indexOf(roomDay(shift.startMs, wallOf));
    const [row] = shift.rows;
    if (at < 0 || !row) return [];
    const { post, minimumStaff, breakMinutes } = row;
    const same = { operator: shift.operator, name: shift.name, post, minimumStaff, breakMinutes };
    return [{ ...timesOf(shift, wallOf), ...same, day: dayPlus(to, at) }];
  });
}

/** What becomes of planned shifts beside those there are. */
export interface Placing {
  readonly make: readonly PlacedShift[];
  /** Are there already, to the minute. */
  readonly same: readonly PlannedShift[];
  /** Their operator works then already, is away, or they are none. */
  readonly left: readonly PlannedShift[];
}

/** Beside what there is and beside one another; `isAway` = the operator is not there that day. */
export function place(
  planned: readonly PlannedShift[],
  standing: readonly Pick<WholeShift, "operator" | "startMs" | "endMs">[],
  { wallOf, isAway }: { readonly wallOf: WallOf; readonly isAway: (operator: string, day: string) => boolean },
): Placing {
  const make: PlacedShift[] = [];
  const same: PlannedShift[] = [];
  const left: PlannedShift[] = [];
  const taken = [...standing];
  for (const shift of planned) {
    const halves = halvesOf(shift, wallOf);
    const span = halves && spanOf(halves);
    const own = span ? taken.filter(({ operator }) => operator === shift.operator) : [];
    if (!halves || !span || isAway(shift.operator, shift.day)) left.push(shift);
    else if (own.some((other) => other.startMs === span.startMs && other.endMs === span.endMs)) same.push(shift);
    else if (own.some((other) => overlap(other, span))) left.push(shift);
    else {
      make.push({ ...shift, halves });
      taken.push({ operator: shift.operator, ...span });
    }
  }
  return { make, same, left };
}
