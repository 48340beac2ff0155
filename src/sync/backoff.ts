/** How long to wait before the next attempt: 1 s doubled to 60 s, spread so that a room does not return as one. */

const FIRST_MS = 1_000;
/** No wait is longer. */
export const MOST_MS = 60_000;

/** Wait before attempt number `attempt` (1 = the first repeat); `random` is 0 <= x < 1. */
export function backoffMs(attempt: number, random: number): number {
  const full = Math.min(MOST_MS, FIRST_MS * 2 ** Math.max(0, attempt - 1));
  return Math.round(full * (0.75 + random / 4));
}
