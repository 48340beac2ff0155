/** Alarms that have come back to their holder from a wait: told and rung until he turns to them, in every tab. */
import { useSyncExternalStore } from "react";
import { forgetWaits, NOTHING, type Returns, type Seen, stepReturns } from "./return-watch";
import { readReturns, writeReturns } from "./stored-returns";

const listeners = new Set<() => void>();
let returns: Returns = NOTHING;
let person = "";

function change(next: Returns): void {
  if (next === returns) return;
  returns = next;
  if (person !== "") writeReturns(localStorage, person, next);
  for (const listener of listeners) listener();
}

const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("watchdesk.returns");
channel?.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  if (Array.isArray(data)) change(forgetWaits(returns, data.map(String)));
});

/** What the browser's copy shows now. */
export function watchReturns(seen: Seen): void {
  const before = seen.me === person ? returns : readReturns(localStorage, seen.me);
  person = seen.me;
  change(stepReturns(before, seen));
}

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
