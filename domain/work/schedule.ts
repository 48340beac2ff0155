/** The calendar of visits and jobs: what stands in it, where it is moved to, and what speaks against it. */
import { dayPlus } from "../clock-time";
import { dayStart, instantOf, roomDay, type WallOf } from "../shifts/room-clock";
import { overlap, type Span } from "../shifts/whole";
import { dateMs } from "../signals/store-date";
import { isWorkDay, type WorkingHours } from "./working-hours";

/** Of what collection an entry is; "" = something of which the reader learns only that it is there. */
export type ScheduleSource = "appointments" | "jobs" | "";

/** Something in the calendar. */
export interface ScheduleItem {
  readonly id: string;
  readonly source: ScheduleSource;
  readonly kind: string;
  readonly title: string;
  readonly state: string;
  readonly from: string;
  /** "" where a job has no planned end. */
  readonly until: string;
  /** Whose it is; "" = nobody's yet. */
  readonly user: string;
  readonly siteName: string;
  readonly place: string;
  /** The job that it is, or is about. */
  readonly job: string;
  /** Until then its site is on test; "" = it is not put on test for it. */
  readonly testUntil: string;
  /** The first day on which a tool that was lent for its job is due back; "" = none is, or the reader may not know. */
  readonly returnBy: string;
  readonly updated: string;
}

/** Whole days on which somebody is away. */
export interface ScheduleAbsence {
  readonly user: string;
  readonly fromDay: string;
  readonly untilDay: string;
  readonly kind: string;
}

/** A row of the calendar. */
export interface SchedulePerson {
  readonly id: string;
  readonly name: string;
}

/** `GET schedule`: some days of the calendar as far as its asker may see it. */
export interface ScheduleAnswer {
  readonly zone: string;
  readonly working: WorkingHours;
  readonly people: readonly SchedulePerson[];
  readonly items: readonly ScheduleItem[];
  readonly absences: readonly ScheduleAbsence[];
}

/** A job without a planned end takes this long. */
const USUAL_MS = 3_600_000;

/** From when until when. */
export function spanOfItem({ from, until }: Pick<ScheduleItem, "from" | "until">): Span {
  const startMs = dateMs(from);
  const endMs = until === "" ? startMs + USUAL_MS : dateMs(until);
  return { startMs, endMs: Math.max(startMs, endMs) };
}

/** What speaks against an entry; `with` = the other one that is at the same time. */
export type Conflict =
  | { readonly kind: "double"; readonly with: ScheduleItem }
  | { readonly kind: "outside" }
  | { readonly kind: "day_off" }
  | { readonly kind: "absent"; readonly absence: string };

const isOver = ({ state }: ScheduleItem): boolean => state === "cancelled" || state === "done";

/** A job and the appointment for it are one thing. */
const isSame = (a: ScheduleItem, b: ScheduleItem): boolean => a.id === b.id || (a.job !== "" && a.job === b.job);

/** Begins or ends outside the hours of work: of a day's own hours, since nobody is sent out overnight. */
function isOutside({ startMs, endMs }: Span, { working, wallOf }: Around): boolean {
  const day = roomDay(startMs, wallOf);
  const at = (clock: string): number =>
    clock === "24:00" ? dayStart(dayPlus(day, 1), wallOf) : instantOf(`${day}T${clock}`, wallOf);
  return startMs < at(working.workFrom) || endMs > at(working.workUntil);
}

interface Around {
  readonly items: readonly ScheduleItem[];
  readonly absences: readonly ScheduleAbsence[];
  readonly working: WorkingHours;
  readonly wallOf: WallOf;
}

/** All that speaks against an entry where it stands; nothing of what is over, or is an absence itself. */
export function conflictsOf(item: ScheduleItem, around: Around): readonly Conflict[] {
  const { items, absences, working, wallOf } = around;
  if (isOver(item) || item.kind === "absence" || item.source === "") return [];
  const span = spanOfItem(item);
  const day = roomDay(span.startMs, wallOf);
  const found: Conflict[] = [];
  if (!isWorkDay(working, day)) found.push({ kind: "day_off" });
  else if (isOutside(span, around)) found.push({ kind: "outside" });
  if (item.user === "") return found;
  const away = absences.find(({ user, fromDay, untilDay }) => user === item.user && fromDay <= day && day <= untilDay);
  if (away) found.push({ kind: "absent", absence: away.kind });
  for (const other of items) {
    if (other.user !== item.user || isSame(item, other) || isOver(other) || !overlap(span, spanOfItem(other))) continue;
    found.push(other.kind === "absence" ? { kind: "absent", absence: "absence" } : { kind: "double", with: other });
  }
  return found;
}

/** Where an entry is to go: other days, minutes, another person. */
export interface Shift {
  readonly days?: number;
  readonly minutes?: number;
  readonly user?: string;
}

/** The entry there, as long as it was and, by days, at the same time of the centre's clock whatever the clocks do between. */
export function movedTo<T extends ScheduleItem>(item: T, { days = 0, minutes = 0, user }: Shift, wallOf: WallOf): T {
  const { startMs, endMs } = spanOfItem(item);
  const wall = wallOf(startMs);
  const onDay = days === 0 ? startMs : instantOf(`${dayPlus(wall.slice(0, 10), days)}${wall.slice(10)}`, wallOf);
  const from = onDay + minutes * 60_000;
  return {
    ...item,
    from: new Date(from).toISOString(),
    until: item.until === "" ? "" : new Date(from + endMs - startMs).toISOString(),
    user: user ?? item.user,
  };
}

/** Fields of the record that say when and whose it is. */
export const planOf = ({ source, from, until, user }: ScheduleItem): Readonly<Record<string, string>> =>
  source === "jobs"
    ? { plannedFrom: from, plannedUntil: until, assigned: user }
    : { startsAt: from, endsAt: until, user };
