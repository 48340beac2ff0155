/** While the screen is live: asks the store what it has told, since a stream may lose what it tells, or live on where nothing else does. */
import type { Clock } from "../lib/clock";
import type { FeedNumbers } from "./feed-tracker";
import { isUnreached } from "./reached";

/** The stream may live on where requests go unanswered, and may lose what it tells: asked so often, both show within 15 s. */
const EVERY_MS = 6_000;
const PATIENCE_MS = 6_000;

export interface ProbeDeps {
  readonly clock: Clock;
  /** Up to which numbers the store has told. */
  readonly told: (signal: AbortSignal) => Promise<FeedNumbers>;
  /** The store had told so far when it was asked, by the steady clock. */
  readonly onTold: (numbers: FeedNumbers, askedAt: number) => void;
  /** Nobody answered, or not in time. */
  readonly onFault: (error: unknown) => void;
}

export class Probe {
  readonly #deps: ProbeDeps;
  #askedAt: number;

  constructor(deps: ProbeDeps) {
    this.#deps = deps;
    this.#askedAt = deps.clock.steady();
  }

  /** Something else has asked so long ago, or is about to. */
  spare(agoMs = 0): void {
    this.#askedAt = this.#deps.clock.steady() - agoMs;
  }

  /** Asks where that is due. */
  ask(): void {
    const { clock, told, onTold, onFault } = this.#deps;
    const now = clock.steady();
    if (now - this.#askedAt <= EVERY_MS) return;
    this.#askedAt = now;
    const patience = new AbortController();
    const end = clock.after(PATIENCE_MS, () => patience.abort());
    told(patience.signal)
      .then(
        (numbers) => onTold(numbers, now),
        // What the store refuses says that it is there.
        (error: unknown) => (isUnreached(error) || patience.signal.aborted) && onFault(error),
      )
      .finally(end);
  }
}
