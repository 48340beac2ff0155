/**
 * Time that passes while somebody is away: it goes on through the computer's sleep, where some machines stop the steady
 * clock, and is not moved by whoever sets the workstation's. Which of the two it was the server's clock says.
 */
import type { Clock } from "../lib/clock";
import { serverNow } from "../lib/server-time";
import { attempt } from "./attempt";

/** The two clocks of the workstation have parted by so much: it slept, or was set. */
const PARTED_MS = 5_000;
/** A network takes its time to wake; after that nobody is held to have slept who may only have set his clock. */
const DOUBT_MS = 30_000;

export interface WakingTimeDeps {
  readonly clock: Pick<Clock, "now" | "steady">;
  /** The server's time, asked now; rejects where it does not answer. */
  readonly askServer: () => Promise<number>;
  /** What was in doubt is known. */
  readonly onKnown: () => void;
}

interface Doubt {
  /** Before the clocks parted. */
  readonly steady: number;
  readonly server: number;
  readonly sinceSteady: number;
}

export class WakingTime {
  readonly #deps: WakingTimeDeps;
  #sleptMs = 0;
  #steady: number;
  #now: number;
  #server: number;
  #doubt: Doubt | undefined;
  #asking = false;

  constructor(deps: WakingTimeDeps) {
    this.#deps = deps;
    this.#steady = deps.clock.steady();
    this.#now = deps.clock.now();
    this.#server = serverNow(deps.clock);
  }

  /** Milliseconds on a clock that only goes forward; look first whether it is in doubt. */
  get now(): number {
    return this.#deps.clock.steady() + this.#sleptMs;
  }

  /** Called often: true while it is not known yet how much time has passed. */
  isInDoubt(): boolean {
    const { clock } = this.#deps;
    const [steady, now] = [clock.steady(), clock.now()];
    const partedMs = now - this.#now - (steady - this.#steady);
    if (partedMs > PARTED_MS) this.#doubt ??= { steady: this.#steady, server: this.#server, sinceSteady: steady };
    this.#steady = steady;
    this.#now = now;
    this.#server = serverNow(clock);
    if (!this.#doubt) return false;
    if (steady - this.#doubt.sinceSteady > DOUBT_MS) this.#doubt = undefined;
    else void this.#ask(this.#doubt);
    return this.#doubt !== undefined;
  }

  async #ask(doubt: Doubt): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    const answer = await attempt(this.#deps.askServer());
    this.#asking = false;
    if (!answer.ok || this.#doubt !== doubt) return;
    this.#doubt = undefined;
    const unseenMs = answer.value - doubt.server - (this.#deps.clock.steady() - doubt.steady);
    if (unseenMs > PARTED_MS) this.#sleptMs += unseenMs;
    this.#deps.onKnown();
  }
}
