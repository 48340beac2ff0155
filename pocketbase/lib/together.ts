/** Runs the rest of a hook in one transaction with what belongs to it. */
import type { PbApp, PbRecordEvent } from "./pb";

/** `work` calls `e.next` itself, and touches `tx` alone. */
export function together(e: PbRecordEvent, work: (tx: PbApp) => void): void {
  const outer = e.app;
  try {
    outer.runInTransaction((tx) => {
      e.app = tx;
      work(tx);
    });
  } finally {
    e.app = outer;
  }
}
