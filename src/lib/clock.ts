/** Time and timers as a parameter, so that a test can turn them by hand. */

/** Ends a timer; calling it twice is fine. */
export type Cancel = () => void;

/** The clock of the machine: `now` may jump (people set it), `steady` never does. */
export interface Clock {
  /** Milliseconds since 1970 by the workstation's clock. */
  now(): number;
  /** Milliseconds on a clock that only goes forward. */
  steady(): number;
  after(ms: number, run: () => void): Cancel;
  every(ms: number, run: () => void): Cancel;
}

/** The browser's clock. */
export const browserClock: Clock = {
  now: () => Date.now(),
  steady: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  every: (ms, run) => {
    const timer = setInterval(run, ms);
    return () => clearInterval(timer);
  },
};
