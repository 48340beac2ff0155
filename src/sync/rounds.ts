/** Runs catch-ups one at a time: another one after the one that is running, and again after a while where one has failed. */
import type { Cancel, Clock } from "../lib/clock";
import { attempt } from "./attempt";
import { backoffMs } from "./backoff";
import type { FeedNumbers } from "./feed-tracker";

export interface RoundsDeps {
  readonly clock: Clock;
  /** 0 <= x < 1 */
  readonly random: () => number;
  /** Resolves with the numbers up to which nothing is missing now; given up when `stale` says so. */
  readonly catchUp: (stale: AbortSignal) => Promise<FeedNumbers>;
  /** `connects` = the connection that stood when it began. */
  readonly onDone: (numbers: FeedNumbers, connects: number) => void;
  readonly onFailed: (error: unknown) => void;
  /** While there is no connection the next one brings a catch-up, and the rounds of each minute try as well. */
  readonly isRepeated: () => boolean;
}

export class Rounds {
  readonly #deps: RoundsDeps;
  #run: AbortController | undefined;
  #again = false;
  #repeat: Cancel | undefined;
  #tries = 0;
  #connects = 0;
  #stopped = false;
  /** When the last one was done, or the last round was due; and how long it took. */
  caughtAt = 0;
  tookMs = 0;

  constructor(deps: RoundsDeps) {
    this.#deps = deps;
    this.caughtAt = deps.clock.steady();
  }

  get isRunning(): boolean {
    return this.#run !== undefined;
  }

  /** Runs one, or another one after the one that is running. */
  request(): void {
    if (this.#stopped) return;
    if (this.#run) this.#again = true;
    else void this.#catchUp();
  }

  /** Gives up what hangs on the line of before. */
  drop(): void {
    this.#run?.abort();
    this.#run = undefined;
  }

  /** Another connection stands: one that began before says nothing about it. */
  begin(connects: number): void {
    this.#connects = connects;
    this.drop();
    this.forgive();
    void this.#catchUp();
  }

  /** The next failure is the first. */
  forgive(): void {
    this.#tries = 0;
  }

  stop(): void {
    this.#stopped = true;
    this.#run?.abort();
    this.#repeat?.();
  }

  async #catchUp(): Promise<void> {
    const { clock, catchUp, onDone, onFailed } = this.#deps;
    const run = (this.#run = new AbortController());
    this.#again = false;
    this.#repeat?.();
    const connects = this.#connects;
    const began = clock.steady();
    const done = await attempt(catchUp(run.signal));
    // Stopped, or another has taken its place.
    if (this.#stopped || this.#run !== run) return;
    this.#run = undefined;
    this.tookMs = clock.steady() - began;
    if (done.ok) {
      this.caughtAt = clock.steady();
      this.#tries = 0;
      onDone(done.value, connects);
    } else {
      onFailed(done.fault);
      this.#repeatLater();
    }
    if (this.#again && !this.isRunning) void this.#catchUp();
  }

  #repeatLater(): void {
    const { clock, random, isRepeated } = this.#deps;
    this.#tries += 1;
    if (isRepeated()) this.#repeat = clock.after(backoffMs(this.#tries, random()), () => this.request());
  }
}
