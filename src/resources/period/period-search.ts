/** What an address says of a period, apart from the fields: every route reads it. */
import { QUICK_HOURS, type Quick } from "./period";

/** `from` and `to` are `2026-06-15T08:30` on the control room's clock. */
export interface PeriodSearch {
  readonly quick?: Quick | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const WALL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;
const wall = (value: unknown): string | undefined =>
  typeof value === "string" && WALL.test(value) ? value : undefined;

/** Reads the period of an address as anybody may have written it. */
export const readPeriodSearch = (search: Readonly<Record<string, unknown>>): PeriodSearch => ({
  quick: (Object.keys(QUICK_HOURS) as readonly Quick[]).find((name) => name === search["quick"]),
  from: wall(search["from"]),
  to: wall(search["to"]),
});
