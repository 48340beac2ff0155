/** The calendar as rows and cells: people, and the days of a week or the hours of a day. */
import { dayPlus, daysBetween, weekOf } from "../../../domain/clock-time";
import { roomDay, type WallOf } from "../../../domain/shifts/room-clock";
import {
  type Conflict,
  conflictsOf,
  type ScheduleAbsence,
  type ScheduleAnswer,
  type ScheduleItem,
  type SchedulePerson,
  spanOfItem,
} from "../../../domain/work/schedule";
import { hoursOfWork } from "../../../domain/work/working-hours";
import { clipped, inLanes, type PlanPlace, type PlanSpan } from "../../ui/plan/plan-bar";

/** How much is shown at once. */
export type ScheduleScope = "week" | "day";

/** The days of it. */
export const daysOf = (scope: ScheduleScope, day: string): readonly string[] =>
  scope === "week" ? weekOf(day) : [day];

/** The day that stands for what is next to it. */
export const stepped = (scope: ScheduleScope, day: string, by: 1 | -1): string =>
  dayPlus(day, scope === "week" ? by * 7 : by);

/** A column: a day, or an hour of one. */
export interface ScheduleColumn {
  readonly key: string;
  readonly day: string;
  /** Of a day that is shown by hours. */
  readonly hour?: number;
}

/** Something in a cell. */
export interface ScheduleBar extends PlanPlace {
  readonly item?: ScheduleItem;
  readonly absence?: ScheduleAbsence;
  readonly conflicts: readonly Conflict[];
}

/** A row. */
export interface ScheduleLine {
  /** Of nobody where the id is "". */
  readonly person: SchedulePerson;
  readonly lanes: number;
  readonly cells: readonly (readonly ScheduleBar[])[];
}

/** The whole of it. */
export interface ScheduleView {
  readonly columns: readonly ScheduleColumn[];
  readonly lines: readonly ScheduleLine[];
  /** Entries that something speaks against, in the order of their begin. */
  readonly against: readonly { readonly item: ScheduleItem; readonly conflicts: readonly Conflict[] }[];
}

/** What it is worked out by. */
export interface ViewOptions {
  readonly scope: ScheduleScope;
  readonly days: readonly string[];
  readonly wallOf: WallOf;
  readonly me: string;
}

const hourOf = (wall: string): number => Number(wall.slice(11, 13)) + Number(wall.slice(14, 16)) / 60;

/** From the hours of work on, or from whatever begins earlier, until the last has ended. */
function hoursOf({ items, working }: ScheduleAnswer, day: string, wallOf: WallOf): readonly [number, number] {
  let [from, until] = hoursOfWork(working);
  for (const item of items) {
    const { startMs, endMs } = spanOfItem(item);
    const [start, end] = [wallOf(startMs), wallOf(endMs)];
    from = Math.min(from, start.slice(0, 10) < day ? 0 : Math.floor(hourOf(start)));
    until = Math.max(until, end.slice(0, 10) > day ? 24 : Math.ceil(hourOf(end)));
  }
  return [from, until];
}

function columnsOf(answer: ScheduleAnswer, { scope, days, wallOf }: ViewOptions): readonly ScheduleColumn[] {
  const [day = ""] = days;
  if (scope === "week") return days.map((one) => ({ key: one, day: one }));
  const [from, until] = hoursOf(answer, day, wallOf);
  return Array.from({ length: until - from }, (_, at) => ({ key: String(from + at), day, hour: from + at }));
}

/** Narrower than this nothing can be read or hit. */
const LEAST_HOURS = 0.75;

function placeItem(item: ScheduleItem, columns: readonly ScheduleColumn[], wallOf: WallOf): PlanSpan | null {
  const { startMs, endMs } = spanOfItem(item);
  const [first] = columns;
  if (!first) return null;
  if (first.hour === undefined) {
    const [on, until] = [startMs, Math.max(startMs, endMs - 1)].map((ms) =>
      daysBetween(first.day, roomDay(ms, wallOf)),
    );
    return clipped(on ?? 0, (until ?? 0) + 1, columns.length);
  }
  const hour = (ms: number): number => daysBetween(first.day, roomDay(ms, wallOf)) * 24 + hourOf(wallOf(ms));
  const start = hour(startMs) - first.hour;
  return clipped(start, Math.max(start + LEAST_HOURS, hour(endMs) - first.hour), columns.length);
}

function placeAbsence({ fromDay, untilDay }: ScheduleAbsence, columns: readonly ScheduleColumn[]): PlanSpan | null {
  const [first] = columns;
  if (!first) return null;
  if (first.hour !== undefined) return { start: 0, length: columns.length };
  return clipped(daysBetween(first.day, fromDay), daysBetween(first.day, untilDay) + 1, columns.length);
}

/** One's own row first, then those of nobody, then the others as they came. */
function rowsOf({ people, items }: ScheduleAnswer, me: string): readonly SchedulePerson[] {
  const nobody = items.some(({ user }) => user === "") ? [{ id: "", name: "" }] : [];
  return [...people.filter(({ id }) => id === me), ...nobody, ...people.filter(({ id }) => id !== me)];
}

/** Worked out of what the server answered. */
export function scheduleView(answer: ScheduleAnswer, options: ViewOptions): ScheduleView {
  const { wallOf, me } = options;
  const items = answer.items.toSorted((a, b) => spanOfItem(a).startMs - spanOfItem(b).startMs);
  const columns = columnsOf(answer, options);
  const conflicts = new Map(items.map((item) => [item, conflictsOf(item, { ...answer, wallOf })]));
  const lineOf = (person: SchedulePerson): ScheduleLine => {
    const absences = answer.absences.filter(({ user }) => user === person.id);
    const placed = [
      ...absences.map((absence) => ({ absence, conflicts: [], ...placeAbsence(absence, columns) })),
      ...items
        .filter(({ user }) => user === person.id)
        .map((item) => ({ item, conflicts: conflicts.get(item) ?? [], ...placeItem(item, columns, wallOf) })),
    ].flatMap((one) => ("start" in one && one.start !== undefined ? [one as Omit<ScheduleBar, "lane">] : []));
    return { person, ...inLanes(placed, columns.length) };
  };
  const against = [...conflicts].flatMap(([item, found]) => (found.length > 0 ? [{ item, conflicts: found }] : []));
  return { columns, lines: rowsOf(answer, me).map(lineOf), against };
}
