/** While the store does not answer: asks it for a sign of life every few seconds, so that its return is not slept through. */
import type { Cancel, Clock } from "../lib/clock";

/** H-RT-01 gives ten seconds from the line's return to a right list: this, a connect and a catch-up must fit. */
const EVERY_MS = 5_000;

export interface KnockDeps {
  readonly clock: Clock;
  /** 0 <= x < 1; a room of desks does not knock as one. */
  readonly random: () => number;
  /** A request that any store that runs answers; rejects when nobody does. */
  readonly ask: (signal: AbortSignal) => Promise<unknown>;
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

  /** Knocks until `stop`; fine when it does already. */
  start(): void {
    if (!this.#timer) this.#wait();
  }

  /** The connection stands, or nobody wants one any more. */
  stop(): void {
    this.#timer?.();
    this.#timer = undefined;
    this.#asking?.abort();
    this.#asking = undefined;
    this.#gone = false;
  }

  #wait(): void {
    const { clock, random } = this.#deps;
    this.#timer = clock.after(EVERY_MS * (0.75 + random() / 4), () => this.#ask());
  }

  #ask(): void {
    // One that still hangs went unanswered, and belongs to the network as it was.
    if (this.#asking) this.#gone = true;
    this.#asking?.abort();
    const asking = (this.#asking = new AbortController());
    this.#wait();
    this.#deps.ask(asking.signal).then(
      () => this.#heard(asking, true),
      () => this.#heard(asking, false),
    );
  }

  #heard(asking: AbortController, answered: boolean): void {
    if (this.#asking !== asking) return;
    this.#asking = undefined;
    const returned = answered && this.#gone;
    this.#gone = !answered;
    if (returned) this.#deps.onReturn();
  }
}
