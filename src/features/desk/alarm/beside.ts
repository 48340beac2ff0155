/** Other alarms of a site that stand beside the open one, and where in the queue each is. */
import type { AlarmRow, PendingRow } from "../../../../domain/alarms/rows";
import { compareQueue } from "../../../../domain/alarms/order";
import { type QueueTab, tabOf } from "../queue/tabs";

/** One of them. */
export interface Beside {
  readonly alarm: AlarmRow;
  readonly tab: QueueTab;
  /** Of a parked one. */
  readonly wakeAt: string;
}

/** Open ones in the order of the queue, then those that wait; none where nobody knows the site. */
export function alarmsBeside(
  { id, site }: Pick<AlarmRow, "id" | "site">,
  { open, pending, me }: { open: readonly AlarmRow[]; pending: readonly PendingRow[]; me: string },
): readonly Beside[] {
  if (site === "") return [];
  const isBeside = (alarm: AlarmRow): boolean => alarm.site === site && alarm.id !== id;
  const standing = open.filter(isBeside).sort(compareQueue);
  const ids = new Set(standing.map((alarm) => alarm.id));
  return [
    ...standing.map((alarm): Beside => ({ alarm, tab: tabOf(alarm, me), wakeAt: "" })),
    // The two lists are read one after the other: one that is in both is back.
    ...pending
      .filter((alarm) => isBeside(alarm) && !ids.has(alarm.id))
      .map((alarm): Beside => ({ alarm, tab: "pending", wakeAt: alarm.wakeAt })),
  ];
}
