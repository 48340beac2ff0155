/** Who was on duty when, and who will be: three shifts by the control room's own clock. */

import { dayPlus, daysFrom, weekdayNumber } from "../../../domain/clock-time";
import { roomDay } from "../../../domain/shifts/room-clock";
import { halvesOf } from "../../../domain/shifts/whole";
import { storeDate } from "../../../domain/signals/store-date";
import type { PersonRow } from "../data/people.table";
import { recordId } from "../ids";
import type { DemoPerson, SeedRecord } from "../model";
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

/** The three, as the roster has them. */
const SHIFTS = [
  { name: "Early", start: "07:00", end: "15:00", minimumStaff: 2, breakMinutes: 30 },
  { name: "Late", start: "15:00", end: "23:00", minimumStaff: 2, breakMinutes: 30 },
  { name: "Night", start: "23:00", end: "07:00", minimumStaff: 2, breakMinutes: 30 },
] as const;

/** This week and the next. */
const ROSTER_DAYS = 14;
/** Of seven days, in turn. */
const DAYS_OFF = 2;

const wallOf = (ms: number): string => new Date(ms + zoneOffsetMs(ROOM_TIME_ZONE, ms)).toISOString().slice(0, 16);

/** A roster with nights from this week's Monday on, and the pattern it follows. */
export function rosterRecords(people: readonly PersonRow[], now: number): SeedRecord[] {
  const today = roomDay(now, wallOf);
  const days = daysFrom(dayPlus(today, 1 - weekdayNumber(today)), ROSTER_DAYS);
  const working = people.filter(({ shift }) => shift !== undefined);
  const lines = SHIFTS.map((shift) => ({ ...shift, post: "", days: [1, 2, 3, 4, 5, 6, 7] }));
  return [
    {
      collection: "shift_templates",
      body: { id: recordId("shift_templates", "3x8"), name: "Three shifts", kind: "3x8", lines },
    },
    ...working.flatMap((person, at) =>
      days.flatMap((day, index) => ((index + at * 2) % 7 < DAYS_OFF ? [] : shiftRecords(person, day))),
    ),
  ];
}

/** The records of a person's shift on a day: of a night two. */
function shiftRecords({ key, shift = 0 }: PersonRow, day: string): SeedRecord[] {
  const { name, start, end, ...more } = SHIFTS[shift];
  const halves = halvesOf({ day, start, end }, wallOf) ?? [];
  const group = halves.length > 1 ? recordId("shift_groups", `${key} ${day}`) : "";
  return halves.map(({ startMs, endMs }, half) => ({
    collection: "shift_management",
    body: {
      id: recordId("shift_management", `${key} ${day} ${half}`),
      operator: recordId("users", key),
      shift_name: name,
      shift_start_time: storeDate(startMs),
      shift_end_time: storeDate(endMs),
      shiftGroup: group,
      state: "planned",
      ...more,
    },
  }));
}
