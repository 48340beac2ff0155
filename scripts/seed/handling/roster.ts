/** Who was on duty when: three shifts by the control room's own clock. */

import type { DemoPerson } from "../model";
import type { Random } from "../random";
import { zoneOffsetMs } from "../signals/local-day";

const HOUR_MS = 3_600_000;
const SHIFT_HOURS = 8;
const FIRST_SHIFT_HOUR = 7;

/** The control room's time zone. */
export const ROOM_TIME_ZONE = "Europe/London";

/** Shift of a moment: 0 from seven, 1 from three in the afternoon, 2 from eleven at night. */
export function shiftAt(at: number): number {
  const hour = Math.floor((at + zoneOffsetMs(ROOM_TIME_ZONE, at)) / HOUR_MS) % 24;
  return Math.floor(((hour - FIRST_SHIFT_HOUR + 24) % 24) / SHIFT_HOURS);
}

/** One of those on duty; in a room too small for that, anybody who handles alarms. */
export function onDuty(people: readonly DemoPerson[], at: number, random: Random): DemoPerson {
  const handling = people.filter(({ shift, role }) => shift >= 0 && role !== "trainee");
  const present = handling.filter(({ shift }) => shift === shiftAt(at));
  return random.pick(present.length > 0 ? present : handling);
}
