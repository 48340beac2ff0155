/** Which sentence a list has for the age of its rows. */

/** What is brought up to date each minute is late after as many. */
export const LATE_MS = 180_000;

/** When the rows were last known to be complete, 0 = never, and how the screen stands. */
export interface RowsAge {
  readonly atMs: number;
  readonly isLate: boolean;
  readonly isLive: boolean;
}

/** null = they are as new as they look. */
export function ageSaid({ atMs, isLate, isLive }: RowsAge): "as_of" | "as_of_late" | "as_of_part" | null {
  if (!isLive) return atMs > 0 ? "as_of" : "as_of_part";
  return atMs > 0 && isLate ? "as_of_late" : null;
}
