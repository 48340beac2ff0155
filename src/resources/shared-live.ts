/** One query for everybody who asks the same: watched while somebody looks, forgotten after. */
import { useSyncExternalStore } from "react";
import { openDb, watch, type Db } from "../sync/db";

/** A hook that gives the answer of `query`, undefined until it is read; however many use it, it runs once. */
export function createSharedLive<T>(query: (db: Db) => Promise<T>): () => T | undefined {
  const listeners = new Set<() => void>();
  let value: T | undefined;
  let stop: (() => void) | undefined;

  const receive = (answer: T | undefined): void => {
    value = answer;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    const db = openDb();
    if (db) stop ??= watch(() => query(db), receive);
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
