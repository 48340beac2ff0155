/** Sends the past through the intake that the receiver uses, window by window, and has each window's alarms handled. */

import type { IncomingSignal, SignalBatchAnswer } from "../../../domain/signals/incoming";
import { API } from "../../../domain/live/routes";
import type { StoreClient } from "./client";

const MAX_ROWS = 50;
/** Short enough that what belongs to a later hour does not join an alarm that was closed long before. */
const WINDOW_MS = 12 * 60_000;

/** Cuts rows in time order into windows. */
export function windowsOf(signals: readonly IncomingSignal[]): IncomingSignal[][] {
  const windows: IncomingSignal[][] = [];
  let current: IncomingSignal[] = [];
  for (const signal of signals) {
    const [first] = current;
    const full = current.length >= MAX_ROWS;
    if (first && (full || Date.parse(signal.receivedAt) - Date.parse(first.receivedAt) > WINDOW_MS)) {
      windows.push(current);
      current = [];
    }
    current.push(signal);
  }
  return current.length > 0 ? [...windows, current] : windows;
}

/** What `sendPast` does it with. */
export interface Sending {
  readonly client: StoreClient;
  readonly token: string;
  /** Keys of the signals that may raise an alarm. */
  readonly alarming: ReadonlySet<string>;
  /** Called after each window that was new and held one of them. */
  readonly handle: () => Promise<void>;
}

/** Sends everything; answers how many signals were new. */
export async function sendPast(
  signals: readonly IncomingSignal[],
  { client, token, alarming, handle }: Sending,
): Promise<number> {
  let accepted = 0;
  for (const window of windowsOf(signals)) {
    const body = { spool: "seed", signals: window, repeats: [] };
    const answer = await client.ask<SignalBatchAnswer>("POST", `${API}/signals`, { token, body });
    accepted += answer.accepted;
    if (answer.accepted > 0 && window.some(({ key }) => alarming.has(key))) await handle();
  }
  return accepted;
}
