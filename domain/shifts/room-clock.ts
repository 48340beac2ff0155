/** Wall-clock times of the control room as instants; who asks brings the calendar, since the store's engine knows no `Intl`. */

/** What the room's clock shows at an instant: `2027-03-28T01:30`. */
export type WallOf = (ms: number) => string;

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const WALL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

const asUtc = (wall: string): number => Date.parse(`${wall}:00Z`);

/**
 * The instant at which the room's clock shows that; the earlier one where the clock is set back, and as much later as the
 * clock jumps where it never shows it; NaN for what is no time.
 */
export function instantOf(wall: string, wallOf: WallOf): number {
  const target = WALL.test(wall) ? asUtc(wall) : Number.NaN;
  if (Number.isNaN(target)) return Number.NaN;
  const offsetAt = (ms: number): number => asUtc(wallOf(ms)) - Math.floor(ms / MINUTE_MS) * MINUTE_MS;
  const guesses = [offsetAt(target - DAY_MS), offsetAt(target + DAY_MS)].map((offset) => target - offset);
  return guesses.find((ms) => wallOf(ms) === wall) ?? Math.max(...guesses);
}

/** The day of the room's calendar in which an instant lies. */
export const roomDay = (ms: number, wallOf: WallOf): string => wallOf(ms).slice(0, 10);

/** The instant at which a day of the room's calendar begins. */
export const dayStart = (day: string, wallOf: WallOf): number => instantOf(`${day}T00:00`, wallOf);
