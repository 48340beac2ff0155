/** The kept signals as a running list: all of them are held, and what is shown of them is narrowed and held still. */
import { useEffect, useState, useSyncExternalStore } from "react";
import type { SignalRow } from "../../../domain/signals/rows";
import { browserClock } from "../../lib/clock";
import { onDbChange, openDb } from "../../sync/db";
import { whenIdle } from "../../sync/idle";
import { followWindow, MOST_HELD } from "../../sync/window";
import { LiveView } from "../../ui/grid/live-view";

export interface LiveSignals {
  readonly view: LiveView<SignalRow>;
  /** Receivers that sent any of them. */
  readonly senders: ReadonlySet<string>;
}

const NOBODY: ReadonlySet<string> = new Set();

const withSenders = (old: ReadonlySet<string>, rows: readonly SignalRow[]): ReadonlySet<string> => {
  const fresh = rows.filter(({ receiver }) => !old.has(receiver));
  return fresh.length === 0 ? old : new Set([...old, ...fresh.map(({ receiver }) => receiver)]);
};

/** Follows the copy as long as the page is there; draws again with what is shown. */
export function useLiveSignals(): LiveSignals {
  const db = useSyncExternalStore(onDbChange, openDb);
  const [view] = useState(() => new LiveView<SignalRow>({ most: MOST_HELD, clock: browserClock }));
  const [senders, setSenders] = useState(NOBODY);
  useSyncExternalStore(view.subscribe, () => view.version);
  useEffect(() => {
    // The session has ended: what is on the page stays as it is behind the question to sign in again.
    if (!db) return;
    view.clear();
    setSenders(NOBODY);
    const put = (rows: readonly SignalRow[]): void => {
      view.put(rows);
      setSenders((old) => withSenders(old, rows));
    };
    const sink = {
      put,
      drop: (numbers: readonly number[]) => view.drop(numbers),
      withdraw: (numbers: readonly number[]) => view.withdraw(numbers),
    };
    return followWindow(db, sink, { clock: browserClock, pause: whenIdle });
  }, [db, view]);
  useEffect(() => () => view.close(), [view]);
  return { view, senders };
}
