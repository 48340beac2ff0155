/** A while in which something may mend itself before it is told. One that runs is only ever shortened. */
import type { Cancel, Clock } from "../lib/clock";

export class Grace {
  readonly #clock: Pick<Clock, "steady" | "after">;
  #cancel: Cancel | undefined;
  #endsAt = 0;

  constructor(clock: Pick<Clock, "steady" | "after">) {
    this.#clock = clock;
  }

  /** Begins it, or has one that runs end sooner: each gap of a busy feed would begin it anew, and nothing ever be told. */
  begin(ms: number, onEnd: () => void): void {
    const endsAt = this.#clock.steady() + ms;
    if (this.#cancel && endsAt >= this.#endsAt) return;
    this.end();
    this.#endsAt = endsAt;
    this.#cancel = this.#clock.after(ms, () => {
      this.#cancel = undefined;
      onEnd();
    });
  }

  /** It is mended, or nobody waits for it any more. */
  end(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }
}
