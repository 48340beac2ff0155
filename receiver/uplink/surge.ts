/** Knows when so many panels wait for an answer at once that answering them comes first. */

/** Frames that one sync stored together: on an ordinary day one or two. */
const MANY_AT_ONCE = 20;
/** A surge is over when no such sync was seen for this long. */
const CALM_MS = 250;
/** And what comes so much later is a surge of its own: shorter pauses would let one begin again and again. */
const ANEW_MS = 1000;
/** Then what waits is sent, however many still come. */
const MOST_MS = 3000;

export class Surge {
  private fromMs = -Infinity;
  private lastMs = -Infinity;

  /** One sync stored so many frames. */
  stored(count: number, nowMs: number): void {
    if (count < MANY_AT_ONCE) return;
    if (nowMs - this.lastMs > ANEW_MS) this.fromMs = nowMs;
    this.lastMs = nowMs;
  }

  /** Frames that are not urgent wait now. */
  isHolding(nowMs: number): boolean {
    return nowMs - this.lastMs <= CALM_MS && nowMs - this.fromMs < MOST_MS;
  }
}
