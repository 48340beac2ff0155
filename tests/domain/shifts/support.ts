/** Clocks of zones, and records of shifts. */

import type { ShiftRow } from "../../../domain/shifts/rows";
import type { WallOf } from "../../../domain/shifts/room-clock";
import type { Span } from "../../../domain/shifts/whole";
import { storeDate } from "../../../domain/signals/store-date";
import { toWallClock } from "../../../src/lib/wall-clock";

export const wallIn =
  (timeZone: string): WallOf =>
  (ms) =>
    toWallClock(ms, timeZone);

export const halfRow = ({ startMs, endMs, ...more }: Span & Partial<ShiftRow>): ShiftRow => ({
  id: "shift",
  operator: "op",
  shift_name: "Night",
  shift_start_time: storeDate(startMs),
  shift_end_time: storeDate(endMs),
  shiftGroup: "",
  post: "",
  minimumStaff: 0,
  breakMinutes: 0,
  state: "planned",
  ...more,
});
