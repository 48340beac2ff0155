/** The status of the clock in the header. */

import { expect, it } from "vitest";
import { shiftStatus } from "../../../domain/shifts/status";

const at = (clock: string): number => Date.parse(`2027-06-15T${clock}Z`);
const span = (from: string, to: string) => ({ name: from, startMs: at(from), endMs: at(to) });
const DAY = [span("15:00:00", "16:00:00"), span("08:00:00", "12:00:00")];
const NIGHT = [span("00:00:00", "07:00:00"), span("23:00:00", "23:59:59.999")];

it.each<[string, readonly ReturnType<typeof span>[], string, string]>([
  ["before the first", DAY, "07:59:59", "not_started 08:00:00"],
  ["at the first second of it", DAY, "08:00:00", "active 08:00:00"],
  ["between two", DAY, "12:00:00", "not_started 15:00:00"],
  ["in the second", DAY, "15:59:59", "active 15:00:00"],
  ["when the last is over", DAY, "16:00:00", "expired 15:00:00"],
  ["without any", [], "10:00:00", "none -"],
  ["after last night", NIGHT, "07:00:00", "not_started 23:00:00"],
  ["in last night", NIGHT, "06:59:59", "active 00:00:00"],
  ["in the day's last millisecond", NIGHT, "23:59:59.999", "active 23:00:00"],
])("%s", (_, shifts, now, want) => {
  const { status, shift } = shiftStatus(shifts, at(now));
  expect(`${status} ${shift?.name ?? "-"}`).toBe(want);
});
