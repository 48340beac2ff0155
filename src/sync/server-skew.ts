/** How far this workstation's clock is from the server's, from heartbeats (exact) and answers' dates (to the second). */
import type { Clock } from "../lib/clock";
import { serverSkewMs, setServerSkew } from "../lib/server-time";

const KEEP = 12;
/** More than this is no latency any more: somebody has set the workstation's clock, or it slept. */
const JUMP_MS = 3_000;
const HALF_SECOND_MS = 500;

export interface SkewEstimate {
  /** A heartbeat that the server saved at `savedAt`. */
  beat(savedAt: number): void;
  /** The date of an answer. */
  date(at: number): void;
}

/** An estimate that is kept in `lib/server-time`. */
export function createSkew(clock: Clock): SkewEstimate {
  let samples: number[] = [];
  let late = 0;
  const take = (ms: number, only: boolean): void => {
    samples = only ? [ms] : [...samples, ms].slice(-KEEP);
    // A beat is only ever late, never early: the smallest difference is nearest to the truth.
    setServerSkew(Math.min(...samples));
  };
  return {
    beat: (savedAt) => {
      const sample = clock.now() - savedAt;
      if (samples.length === 0) return take(sample, true);
      // One beat may have waited on a slow line; two in a row mean that the clock has moved.
      late = sample - serverSkewMs() > JUMP_MS ? late + 1 : 0;
      if (late === 1) return;
      take(sample, late > 1);
    },
    date: (at) => {
      const sample = clock.now() - at - HALF_SECOND_MS;
      if (samples.length === 0) return setServerSkew(sample);
      if (Math.abs(sample - serverSkewMs()) > JUMP_MS) {
        samples = [];
        setServerSkew(sample);
      }
    },
  };
}
