/** Which tab of the queue an alarm stands in. */
import { compareQueue, type QueueKeys } from "../../../../domain/alarms/order";

/** The tabs, in their order on the screen. */
export const QUEUE_TABS = ["new", "mine", "others", "pending"] as const;

/** A tab of the queue. */
export type QueueTab = (typeof QUEUE_TABS)[number];

/** Open alarms by tab, each in queue order. */
export function byTab<T extends QueueKeys & { readonly owner: string }>(
  open: readonly T[],
  me: string,
): Readonly<Record<Exclude<QueueTab, "pending">, readonly T[]>> {
  const sorted = [...open].sort(compareQueue);
  return {
    new: sorted.filter((alarm) => alarm.owner === ""),
    mine: sorted.filter((alarm) => alarm.owner === me),
    others: sorted.filter((alarm) => alarm.owner !== "" && alarm.owner !== me),
  };
}

/** Parked alarms: what wakes first stands first. */
export const byWake = <T extends { readonly wakeAt: string; readonly alarmNo: number }>(
  pending: readonly T[],
): readonly T[] =>
  [...pending].sort((a, b) => (a.wakeAt === b.wakeAt ? a.alarmNo - b.alarmNo : a.wakeAt < b.wakeAt ? -1 : 1));

/** A tab named in the address, or null. */
export const toTab = (text: string | undefined): QueueTab | null => QUEUE_TABS.find((tab) => tab === text) ?? null;
