/** Signals of a period out of this workstation's copy, once the store can't be asked for them. */
import { useEffect, useState } from "react";
import type { SignalQuestion } from "../../../domain/signals/history-filter";
import { openDb } from "../../sync/db";
import { whenIdle } from "../../sync/idle";
import { type KeptSignals, readKeptSignals } from "../../sync/kept-signals";

interface Held {
  readonly key: string;
  readonly kept: KeptSignals | null;
}

/** null asks nothing; undefined until it is read, and where there is nothing to be read. */
export function useKeptSignals(question: SignalQuestion | null): KeptSignals | undefined {
  const [held, setHeld] = useState<Held>();
  const key = question && JSON.stringify(question);
  useEffect(() => {
    const db = openDb();
    if (key === null || !db) return;
    let isAsked = true;
    readKeptSignals(db, JSON.parse(key) as SignalQuestion, whenIdle).then(
      (kept) => isAsked && setHeld({ key, kept }),
      // A copy that can't be read is none.
      () => undefined,
    );
    return () => void (isAsked = false);
  }, [key]);
  return held?.key === key ? (held?.kept ?? undefined) : undefined;
}
