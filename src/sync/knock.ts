/** While the screen is not live: asks the store for a sign of life every few seconds, so that its return is not slept through. */
import type { Cancel, Clock } from "../lib/clock";

/** H-RT-01 gives ten seconds from the line's return to a right list: this, a connect and a catch-up must fit. */
const EVERY_MS = 5_000;
/** After one that was refused or fell silent at once; one that hangs is given all of the time above, for a slow line. */
const SOON_MS = 2_500;
/** Connections of before may be dead without saying so, and the browser sends on them what comes next: one of these is new. */
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
  /** The last one was answered, or something else since: one is enough. */
  #isSure = false;

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
    this.#gone = this.#isSure = false;
  }

  /** Something else went unanswered: the first answer is a return, and what hangs besides is not waited for. */
  unanswered(): void {
    this.#gone = true;
    this.#isSure = false;
  }

  /** The store has answered something else meanwhile: that it is back is no news any more. */
  answered(): void {
    this.#gone = false;
    this.#isSure = true;
  }

  #ask(): void {
    const { ask } = this.#deps;
    const hangs = this.#asking;
    const asking = (this.#asking = new AbortController());
    this.#wait(EVERY_MS);
    // One that still hangs went unanswered, and belongs to the network as it was.
    if (hangs) {
      hangs.abort();
      this.unanswered();
      this.#deps.onResult(new Error("unanswered"));
    }
    const lanes = Array.from({ length: this.#isSure ? 1 : LANES }, () => ask(asking.signal));
    Promise.any(lanes).then(
      () => this.#heard(asking, undefined),
      (errors: unknown) => this.#heard(asking, errors instanceof AggregateError ? errors.errors[0] : errors),
    );
  }

  #wait(mostMs: number): void {
    const { clock, random, onWait } = this.#deps;
    const waitMs = mostMs * (0.75 + random() / 4);
    this.#timer?.();
    this.#timer = clock.after(waitMs, () => this.#ask());
    onWait(waitMs);
  }

  #heard(asking: AbortController, error: unknown): void {
    if (this.#asking !== asking) return;
    asking.abort();
    this.#asking = undefined;
    const answered = error === undefined;
    const returned = answered && this.#gone;
    this.#gone = !answered;
    this.#isSure = answered;
    if (!answered) this.#wait(SOON_MS);
    this.#deps.onResult(error);
    if (returned) this.#deps.onReturn();
  }
}
