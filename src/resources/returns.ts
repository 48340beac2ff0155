/** Alarms that have come back to their holder from a wait: told and rung until he turns to them, in every tab. */
import { useSyncExternalStore } from "react";
import { forgetWaits, NOTHING, type Returns, type Seen, stepReturns } from "./return-watch";

const listeners = new Set<() => void>();
let returns: Returns = NOTHING;

function change(next: Returns): void {
  if (next === returns) return;
  returns = next;
  for (const listener of listeners) listener();
}

const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("watchdesk.returns");
channel?.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  if (Array.isArray(data)) change(forgetWaits(returns, data.map(String)));
});

/** What the browser's copy shows now. */
export const watchReturns = (seen: Seen): void => change(stepReturns(returns, seen));

/** Their holder has turned to these, or is ending their wait himself: nothing needs to be told. */
export function forgetReturns(ids: readonly string[]): void {
  change(forgetWaits(returns, ids));
  channel?.postMessage(ids);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Ids of the alarms that are back and that nobody has turned to. */
export const useReturned = (): ReadonlySet<string> => useSyncExternalStore(subscribe, () => returns.back);
