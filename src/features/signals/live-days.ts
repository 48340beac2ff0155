/** What the live list says of the days of its rows. */
import { toMs } from "../../lib/date-time";
import { dayOf } from "../../lib/zoned-time";

/** Whether the oldest shown came in on another day than today: its time alone would mislead. */
export function reachesBack(
  last: { readonly receivedAt: string } | undefined,
  { today, timeZone }: { readonly today: string; readonly timeZone: string },
): boolean {
  const oldest = toMs(last?.receivedAt);
  return oldest !== null && dayOf(oldest, timeZone) !== today;
}
