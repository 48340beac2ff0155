/** While the screen is not live: asks the store for a sign of life every few seconds, so that its return is not slept through. */
import type { Cancel, Clock } from "../lib/clock";

/** H-RT-01 gives ten seconds from the line's return to a right list: this, a connect and a catch-up must fit. */
const EVERY_MS = 5_000;
/** A connection of before may be dead without saying so, and the browser sends on it what comes next: one of these is new. */
const LANES = 3;

export interface KnockDeps {
  readonly clock: Clock;
  /** 0 <= x < 1; a room of desks does not knock as one. */
  readonly random: () => number;
  /** A request that any store that runs answers; rejects when nobody does. */
  readonly ask: (signal: AbortSignal) => Promise<unknown>;
  /** The next one comes after so long. */
  readonly onWait: (ms: number) => void;
  /** What became of each knock: undefined = answered. */
  readonly onResult: (error: unknown) => void;
  /** It is back. One that answered all the time is not: its own refusals, and the growing waits after them, stand. */
  readonly onReturn: () => void;
}

export class Knock {
  readonly #deps: KnockDeps;
  #timer: Cancel | undefined;
  #asking: AbortController | undefined;
  #gone = false;

  constructor(deps: KnockDeps) {
    this.#deps = deps;
  }

  /** Knocks at once and then until `stop`; fine when it does already. */
  start(): void {
    if (!this.#timer) this.#ask();
  }

  /** The screen is live, or nobody wants it to be any more. */
  stop(): void {
    this.#timer?.();
    this.#timer = undefined;
    this.#asking?.abort();
    this.#asking = undefined;
    this.#gone = false;
  }

  /** The store has answered something else meanwhile: that it is back is no news any more. */
  answered(): void {
    this.#gone = false;
  }

  #ask(): void {
    const { clock, random, ask } = this.#deps;
    const hangs = this.#asking;
    const asking = (this.#asking = new AbortController());
    const waitMs = EVERY_MS * (0.75 + random() / 4);
    this.#timer = clock.after(waitMs, () => this.#ask());
    this.#deps.onWait(waitMs);
    // One that still hangs went unanswered, and belongs to the network as it was.
    if (hangs) {
      hangs.abort();
      this.#gone = true;
      this.#deps.onResult(new Error("unanswered"));
    }
    // After an answer one is enough.
    const lanes = Array.from({ length: this.#gone ? LANES : 1 }, () => ask(asking.signal));
    Promise.any(lanes).then(
      () => this.#heard(asking, undefined),
      (errors: unknown) => this.#heard(asking, errors instanceof AggregateError ? errors.errors[0] : errors),
    );
  }

  #heard(asking: AbortController, error: unknown): void {
    if (this.#asking !== asking) return;
    asking.abort();
    this.#asking = undefined;
    const answered = error === undefined;
    const returned = answered && this.#gone;
    this.#gone = !answered;
    this.#deps.onResult(error);
    if (returned) this.#deps.onReturn();
  }
}
