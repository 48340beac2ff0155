/** Tells that the computer slept or the tab was frozen, from one tick to the next. */
import type { Clock } from "../lib/clock";

/** A tick this late means so. */
const SLEPT_MS = 5_000;

export class SleepWatch {
  readonly #clock: Pick<Clock, "steady" | "now">;
  #steady = 0;
  #now = 0;

  constructor(clock: Pick<Clock, "steady" | "now">) {
    this.#clock = clock;
    this.begin();
  }

  /** From now on. */
  begin(): void {
    this.#steady = this.#clock.steady();
    this.#now = this.#clock.now();
  }

  /** Called with each tick: more time has passed since the last one than a tick takes. */
  hasSlept(): boolean {
    const passedMs = this.#clock.steady() - this.#steady;
    // Some machines stop the steady clock while they sleep; then the other one has moved alone.
    const slept = Math.max(passedMs, this.#clock.now() - this.#now) > SLEPT_MS;
    this.begin();
    return slept;
  }
}
