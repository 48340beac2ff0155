/** One query for everybody who asks the same: watched while somebody looks, forgotten after. */
import { useSyncExternalStore } from "react";
import { watch } from "../sync/db";

/** A hook that gives the answer of `query`, undefined until it is read; however many use it, it runs once. */
export function createSharedLive<T>(query: () => Promise<T>): () => T | undefined {
  const listeners = new Set<() => void>();
  let value: T | undefined;
  let stop: (() => void) | undefined;

  const receive = (answer: T): void => {
    value = answer;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    stop ??= watch(query, receive);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      stop?.();
      stop = undefined;
      value = undefined;
    };
  };
  const read = (): T | undefined => value;
  return () => useSyncExternalStore(subscribe, read);
}
