/** May a site be open at this moment, and what comes next: what an operator asks before he reads an opening as odd. */
import { DAY_MINUTES, dayPlus, daysFrom } from "../clock-time";
import { type Because, type Opening, type SiteTimes, timesOfDay } from "./opening";

/** A moment by the site's clock: its day and the minute of it. */
export interface SiteMoment {
  readonly day: string;
  readonly minute: number;
}

/** How it should be now. Windows are minutes of `day`; what is past 1440 is of the day after. */
export type OpenStanding =
  /** Nothing is on record. */
  | { readonly state: "none" }
  /** It is being opened, stands open, or is being shut, with the opening that this belongs to. */
  | {
      readonly state: "opening" | "open" | "closing";
      readonly opening: Opening;
      readonly day: string;
      readonly because: Because;
    }
  /** It should be shut; `next` is null where it does not open within a fortnight. */
  | { readonly state: "shut"; readonly next: SiteMoment | null; readonly because: Because };

const LOOK_AHEAD_DAYS = 14;

/** What of an opening it is at a minute of its day; null = neither. A time without a window or a tolerance is over with its minute. */
function phaseOf({ opensFrom, opensUntil, closesFrom, closesUntil, tolerance }: Opening, minute: number) {
  if (minute < opensFrom - tolerance || minute > closesUntil + tolerance) return null;
  if (minute === closesUntil && closesFrom === closesUntil && tolerance === 0) return null;
  if (minute < opensUntil + tolerance && minute < closesFrom) return "opening";
  return minute >= closesFrom - tolerance ? "closing" : "open";
}

function nextOpening(times: SiteTimes, partition: string, { day, minute }: SiteMoment): SiteMoment | null {
  for (const at of daysFrom(day, LOOK_AHEAD_DAYS)) {
    const openings = timesOfDay(times, partition, at)?.openings ?? [];
    const next = openings.find(({ opensFrom }) => at !== day || opensFrom > minute);
    if (next) return { day: at, minute: next.opensFrom };
  }
  return null;
}

/** How a partition of it should be at a moment; `partition` is "" where none is named. */
export function openStanding(times: SiteTimes, partition: string, now: SiteMoment): OpenStanding {
  // What was opened yesterday and goes on past midnight comes first: it is what stands open. What opens at the next
  // midnight may be opened before it by its tolerance.
  for (const offset of [-1, 0, 1]) {
    const day = dayPlus(now.day, offset);
    const told = timesOfDay(times, partition, day);
    for (const opening of told?.openings ?? []) {
      const state = phaseOf(opening, now.minute - offset * DAY_MINUTES);
      if (state !== null && told) return { state, opening, day, because: told.because };
    }
  }
  const today = timesOfDay(times, partition, now.day);
  if (today === null) return { state: "none" };
  return { state: "shut", next: nextOpening(times, partition, now), because: today.because };
}

/** Opening hours or not; null where nothing is on record. */
export const isOpeningHours = ({ state }: OpenStanding): boolean | null => (state === "none" ? null : state !== "shut");
