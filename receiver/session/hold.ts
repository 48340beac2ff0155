/** Keeps frames that arrive while the memory of repeats is still being read: an answer then might be a wrong one. */
import type { Source } from "../contracts/source";

interface Held {
  readonly take: (frame: Uint8Array, source: Source) => unknown;
  readonly frame: Uint8Array;
  readonly source: Source;
}

/** Some seconds of a storm; what comes beyond is not answered, and its panel sends it again. */
const MAX_HELD = 50_000;

export class FrameHold {
  private held: Held[] | null = [];

  constructor(private readonly maxHeld = MAX_HELD) {}

  /** Hands the frame on, now or when the hold ends. True when it may come from a panel. */
  pass(frame: Uint8Array, source: Source, take: (frame: Uint8Array, source: Source) => boolean): boolean {
    if (!this.held) return take(frame, source);
    if (this.held.length >= this.maxHeld) return true;
    this.held.push({ take, frame, source });
    source.owes(1);
    return true;
  }

  /** What was held goes on in the order in which it came. */
  end(): void {
    const held = this.held ?? [];
    this.held = null;
    for (const { take, frame, source } of held) {
      take(frame, source);
      // Behind it, so that a peer that waits for its last answer is not told meanwhile that nothing is owed.
      source.owes(-1);
    }
  }
}
