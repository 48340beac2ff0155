/** The four lists of the queue. */
import { useMemo } from "react";
import { useOpenAlarms, usePendingAlarms } from "../../../resources/use-alarms";
import type { QueueAlarm } from "./queue-alarm";
import { byTab, byWake, type QueueTab } from "./tabs";

/** Lists by tab; undefined while the browser's copy is being read. */
export function useQueueLists(me: string): Readonly<Record<QueueTab, readonly QueueAlarm[]>> | undefined {
  const open = useOpenAlarms();
  const pending = usePendingAlarms();
  return useMemo(
    () => (open && pending ? { ...byTab(open, me), pending: byWake(pending) } : undefined),
    [open, pending, me],
  );
}
