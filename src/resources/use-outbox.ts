/** What waits in the outbox, for components. */
import { useMemo } from "react";
import { useSnapshot } from "valtio";
import type { OutboxLine } from "../sync/outbox-lines";
import { outboxState, type OutboxState } from "../sync/outbox-state";

/** The outbox; read only. */
export const useOutbox = (): OutboxState => useSnapshot(outboxState) as OutboxState;

/** Lines for an alarm, in the order in which they were written. */
export function useOutboxOf(alarm: string): readonly OutboxLine[] {
  const { lines } = useOutbox();
  return useMemo(() => lines.filter((line) => line.alarm === alarm), [lines, alarm]);
}
