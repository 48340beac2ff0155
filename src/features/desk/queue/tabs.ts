/** Which tab of the queue an alarm stands in. */
import { compareQueue, type QueueKeys } from "../../../../domain/alarms/order";

/** The tabs, in their order on the screen. */
export const QUEUE_TABS = ["new", "mine", "others", "pending"] as const;

/** A tab of the queue. */
export type QueueTab = (typeof QUEUE_TABS)[number];

/** Where an open alarm stands for the person `me`. */
export const tabOf = ({ owner }: { readonly owner: string }, me: string): Exclude<QueueTab, "pending"> =>
  owner === "" ? "new" : owner === me ? "mine" : "others";

/** Open alarms by tab, each in queue order. */
export function byTab<T extends QueueKeys & { readonly owner: string }>(
  open: readonly T[],
  me: string,
): Readonly<Record<Exclude<QueueTab, "pending">, readonly T[]>> {
  const sorted = [...open].sort(compareQueue);
  return {
    new: sorted.filter((alarm) => tabOf(alarm, me) === "new"),
    mine: sorted.filter((alarm) => tabOf(alarm, me) === "mine"),
    others: sorted.filter((alarm) => tabOf(alarm, me) === "others"),
  };
}

/** Parked alarms: what wakes first stands first. */
export const byWake = <T extends { readonly wakeAt: string; readonly alarmNo: number }>(
  pending: readonly T[],
): readonly T[] =>
  [...pending].sort((a, b) => (a.wakeAt === b.wakeAt ? a.alarmNo - b.alarmNo : a.wakeAt < b.wakeAt ? -1 : 1));

/** A tab named in the address, or null. */
export const toTab = (text: string | undefined): QueueTab | null => QUEUE_TABS.find((tab) => tab === text) ?? null;
