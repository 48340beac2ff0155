/** What waits in the outbox of whoever is signed in, as the screen sees it. */
import { proxy } from "valtio/vanilla";
import type { OutboxLine } from "./outbox-lines";

export interface OutboxState {
  /** In the order in which they were written. */
  lines: readonly OutboxLine[];
  /** How many that are not sent stand in this tab's memory alone: closing it would lose them, also once he is signed out. */
  inMemory: number;
}

/** Nothing waits. */
export const emptyOutbox = (): OutboxState => ({ lines: [], inMemory: 0 });

/** Read it with `useSnapshot`; only `sync` writes. */
export const outboxState = proxy<OutboxState>(emptyOutbox());
