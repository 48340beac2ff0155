/** One query for everybody who asks the same: watched while somebody looks, forgotten after. */
import { useSyncExternalStore } from "react";
import { onDbChange, openDb, watch, type Db } from "../sync/db";
import { watchCalmly } from "./calm-watch";

type Query<T> = (db: Db) => Promise<T>;
/** Of a hook whose components are not there yet: they come soon. */
const KEPT_MS = 10_000;

/** The hook, and how to have it read before anything is drawn: done when the answer is there, or when there is no copy to read. */
export interface SharedLive<T> {
  (): T | undefined;
  readonly readAhead: () => Promise<void>;
}

type Watch<T> = (db: Db, receive: (answer: T) => void) => () => void;

/** A hook that gives the answer of `query`, undefined until it is read; however many use it, it runs once. */
export const createSharedLive = <T>(query: Query<T>): SharedLive<T> =>
  createShared((db, receive) => watch(() => query(db), receive));

/** The same for a table that may hold thousands of rows: `touched` is a cheap query that changes when any of them does. */
export const createCalmLive = <T>(touched: Query<unknown>, query: Query<T>): SharedLive<T> =>
  createShared((db, receive) => watchCalmly({ touched: () => touched(db), read: () => query(db) }, receive));

function createShared<T>(start: Watch<T>): SharedLive<T> {
  const listeners = new Set<() => void>();
  let value: T | undefined;
  let stop: (() => void) | undefined;
  /** Name of the database that `value` is of. */
  let of: string | undefined;

  const receive = (answer: T | undefined): void => {
    value = answer;
    for (const listener of listeners) listener();
  };
  /** Begins on the database that is current now; without one the last answer stays. */
  const begin = (): void => {
    const db = openDb();
    if (!db) return;
    stop?.();
    // Another person's: nothing of the one before is shown, however long his own takes to be read.
    if (db.name !== of && value !== undefined) receive(undefined);
    of = db.name;
    stop = start(db, receive);
  };
  let unfollow: (() => void) | undefined;
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    unfollow ??= onDbChange(begin);
    if (!stop) begin();
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      unfollow?.();
      stop?.();
      unfollow = stop = undefined;
      value = undefined;
    };
  };
  const read = (): T | undefined => value;
  const readAhead = (): Promise<void> =>
    new Promise((done) => {
      const leave = subscribe(done);
      if (value !== undefined || !stop) done();
      setTimeout(leave, KEPT_MS);
    });
  return Object.assign(() => useSyncExternalStore(subscribe, read, read), { readAhead });
}
