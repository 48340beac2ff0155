/** May a site be open at this moment, and what comes next: what an operator asks before he reads an opening as odd. */
import { DAY_MINUTES, dayPlus, daysFrom } from "../clock-time";
import { type Because, type Opening, type SiteTimes, timesOfDay } from "./opening";

/** A moment by the site's clock: its day and the minute of it. */
export interface SiteMoment {
  readonly day: string;
  readonly minute: number;
}

/** With the opening that it belongs to. */
interface OfOpening {
  readonly opening: Opening;
  readonly day: string;
  readonly because: Because;
}

/** How it should be now. Windows are minutes of `day`; what is past 1440 is of the day after. */
export type OpenStanding =
  /** Nothing is on record. */
  | { readonly state: "none" }
  /** It is being opened, or shut. */
  | ({ readonly state: "opening" | "closing" } & OfOpening)
  /** It stands open; `until` is the end of all that goes on from it, null where it is not shut within a fortnight. */
  | ({ readonly state: "open"; readonly until: SiteMoment | null } & OfOpening)
  /** It should be shut; `next` is null where it does not open within a fortnight. */
  | { readonly state: "shut"; readonly next: SiteMoment | null; readonly because: Because };

const LOOK_AHEAD_DAYS = 14;

/** What it is at a moment of which several openings say something: what is wholly open is neither opened nor shut. */
const STATES = ["open", "opening", "closing"] as const;

/** An opening of a day about the moment; `at` is the moment as a minute of its day. */
interface Placed extends OfOpening {
  readonly at: number;
}

/** Nobody writes more exactly, and many write the end of a day as 23:59. */
const EXACT_MINUTES = 1;

/** Is a site not shut between the two: is it open by the second before the first begins to be shut? */
function goesOnInto(first: Placed, second: Placed): boolean {
  // Minutes of the second's day as minutes of the first's.
  const later = first.at - second.at;
  const [{ opensUntil, closesFrom, closesUntil }, next] = [first.opening, second.opening];
  return (
    opensUntil <= next.opensFrom + later &&
    next.opensUntil + later <= closesFrom + EXACT_MINUTES &&
    next.closesUntil + later > closesUntil
  );
}

/** Has it been opened by the moment: before that nothing can go on from it. */
const isOpened = ({ opening, at }: Placed): boolean => at >= opening.opensUntil + opening.tolerance;

/** What of an opening it is at the moment; null = neither. A time without a window or a tolerance is over with its minute. */
function phaseOf(placed: Placed, all: readonly Placed[]): (typeof STATES)[number] | null {
  const { opensFrom, closesFrom, closesUntil, tolerance } = placed.opening;
  const { at } = placed;
  if (at < opensFrom - tolerance || at > closesUntil + tolerance) return null;
  if (!isOpened(placed) && at < closesFrom)
    return all.some((other) => isOpened(other) && goesOnInto(other, placed)) ? "open" : "opening";
  if (at < closesFrom - tolerance || all.some((other) => goesOnInto(placed, other))) return "open";
  return at === closesUntil && closesFrom === closesUntil && tolerance === 0 ? null : "closing";
}

function nextOpening(times: SiteTimes, partition: string, { day, minute }: SiteMoment): SiteMoment | null {
  for (const at of daysFrom(day, LOOK_AHEAD_DAYS)) {
    const openings = timesOfDay(times, partition, at)?.openings ?? [];
    const next = openings.find(({ opensFrom }) => at !== day || opensFrom > minute);
    if (next) return { day: at, minute: next.opensFrom };
  }
  return null;
}

/** Days whose openings are asked: what goes on past two midnights, and into what an opening goes on. */
const DAYS_ABOUT = Array.from({ length: LOOK_AHEAD_DAYS + 3 }, (_, at) => at - 2);

/** All openings that may say something of the moment. */
const placedAbout = (times: SiteTimes, partition: string, now: SiteMoment): readonly Placed[] =>
  DAYS_ABOUT.flatMap((offset) => {
    const day = dayPlus(now.day, offset);
    const told = timesOfDay(times, partition, day);
    const at = now.minute - offset * DAY_MINUTES;
    return told ? told.openings.map((opening) => ({ opening, day, because: told.because, at })) : [];
  });

const minutesLeft = ({ opening, at }: Placed): number => opening.closesUntil - at;

/** The end of all that these openings go on into. */
function endOf(open: readonly Placed[], all: readonly Placed[], now: SiteMoment): SiteMoment | null {
  const reached = new Set(open);
  // What is added on the way is walked through as well.
  for (const one of reached) for (const next of all) if (goesOnInto(one, next)) reached.add(next);
  const left = Math.max(...[...reached].map(minutesLeft));
  if (left >= LOOK_AHEAD_DAYS * DAY_MINUTES) return null;
  // Midnight is the end of a day, 24:00, not the beginning of the next.
  const days = Math.max(0, Math.ceil((now.minute + left) / DAY_MINUTES) - 1);
  return { day: dayPlus(now.day, days), minute: now.minute + left - days * DAY_MINUTES };
}

/** How a partition of it should be at a moment; `partition` is "" where none is named. */
export function openStanding(times: SiteTimes, partition: string, now: SiteMoment): OpenStanding {
  const all = placedAbout(times, partition, now);
  // Of several in one state that which lasts longest.
  const longest = all.toSorted((a, b) => minutesLeft(b) - minutesLeft(a));
  for (const state of STATES) {
    const found = longest.filter((placed) => phaseOf(placed, all) === state);
    if (!found[0]) continue;
    const { opening, day, because } = found[0];
    return state === "open"
      ? { state, until: endOf(found, all, now), opening, day, because }
      : { state, opening, day, because };
  }
  const today = timesOfDay(times, partition, now.day);
  if (today === null) return { state: "none" };
  return { state: "shut", next: nextOpening(times, partition, now), because: today.because };
}

/** Opening hours or not; null where nothing is on record. */
export const isOpeningHours = ({ state }: OpenStanding): boolean | null => (state === "none" ? null : state !== "shut");
