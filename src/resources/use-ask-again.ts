/** Asks again for what could not be read, once the line is back. */
import { useEffect, useRef } from "react";
import { askAgainAfterMs, type ReadState } from "./ask-again";
import { useLive } from "./use-live";

/** `isWaiting` = the answer is not there yet; `error` = it was this instead. `ask` leaves what is shown until it has an answer. */
export function useAskAgain({ isWaiting, error }: { isWaiting: boolean; error: unknown }, ask: () => void): void {
  const up = useLive().status !== "offline";
  const hasFailed = error !== undefined && error !== null;
  /** What stood so while the line was down: a mark of "waiting", or the error. */
  const stoodDown = useRef<unknown>(undefined);
  useEffect(() => {
    const read: ReadState = isWaiting ? "waiting" : hasFailed ? { failed: error } : "settled";
    const mark = isWaiting ? "waiting" : error;
    if (!up) stoodDown.current = mark;
    else if (stoodDown.current !== mark) stoodDown.current = undefined;
    const back = up && read !== "settled" && stoodDown.current === mark;
    const afterMs = askAgainAfterMs(read, { up, back }, Math.random);
    if (afterMs === null) return;
    const timer = setTimeout(ask, afterMs);
    return () => clearTimeout(timer);
  }, [up, isWaiting, hasFailed, error, ask]);
}
