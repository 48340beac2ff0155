/** A clock whose timers keep their time in a hidden tab: the browser holds a page's own back for up to a minute there. */
import type { Cancel, Clock } from "./clock";
import { startTicker } from "./ticker";

const TICK_MS = 1_000;

interface Due {
  at: number;
  readonly run: () => void;
}

/** What is needed of the page. */
export interface Visibility {
  isHidden(): boolean;
  onChange(listener: () => void): void;
}

/** Runs what the plain clock is late with, each second, while the page is hidden. */
export function wakingClock(plain: Clock, page: Visibility, ticker = startTicker): Clock {
  const timers = new Set<Due>();
  let endTicker: (() => void) | undefined;
  const runLate = (): void => {
    const now = plain.steady();
    for (const timer of timers) if (timer.at <= now) timer.run();
  };
  const follow = (): void => {
    if (page.isHidden()) endTicker ??= ticker(TICK_MS, runLate);
    else {
      endTicker?.();
      endTicker = undefined;
    }
  };
  page.onChange(follow);
  follow();
  const add = (ms: number, run: () => void, again: boolean): Cancel => {
    const due: Due = {
      at: plain.steady() + ms,
      run: () => {
        if (again) due.at = plain.steady() + ms;
        else end();
        run();
      },
    };
    // Whichever of the two comes first; the interval's next turn is counted from there.
    const runDue = (): void => {
      if (due.at <= plain.steady() + TICK_MS / 2) due.run();
    };
    const cancel = again ? plain.every(ms, runDue) : plain.after(ms, () => due.run());
    const end = (): void => {
      timers.delete(due);
      cancel();
    };
    timers.add(due);
    return end;
  };
  return {
    now: () => plain.now(),
    steady: () => plain.steady(),
    after: (ms, run) => add(ms, run, false),
    every: (ms, run) => add(ms, run, true),
  };
}
