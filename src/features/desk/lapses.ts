/** Claims that have lapsed and of which nobody has been told in this tab yet; every tab of the browser hears of them. */
import { useSyncExternalStore } from "react";

const NONE: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();
let lapsed = NONE;

function change(next: ReadonlySet<string>): void {
  lapsed = next;
  for (const listener of listeners) listener();
}

const add = (id: string): void => change(new Set(lapsed).add(id));

const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("watchdesk.lapses");
channel?.addEventListener("message", ({ data }: MessageEvent<unknown>) => typeof data === "string" && add(data));

/** A claim has lapsed: every tab tells its person. */
export function tellLapse(id: string): void {
  add(id);
  channel?.postMessage(id);
}

/** These have been read, or stand again. */
export function forgetLapses(ids: Iterable<string>): void {
  const gone = new Set(ids);
  const left = [...lapsed].filter((id) => !gone.has(id));
  if (left.length < lapsed.size) change(new Set(left));
}

/** Those nobody has read yet. */
export const untoldLapses = (): ReadonlySet<string> => lapsed;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The same for components. */
export const useUntoldLapses = (): ReadonlySet<string> => useSyncExternalStore(subscribe, untoldLapses);
