/** Knows whether the feed is without a gap: numbers are gap-free within an audience, arrival order is not promised. */
import { feedStep } from "../../domain/live/feed";

interface Position {
  /** Everything up to here has come. */
  last: number;
  /** What came beyond a gap. */
  ahead: Set<number>;
}

/** Positions by audience; forgotten with the connection, since every connect catches up anyway. */
export class FeedTracker {
  readonly #positions = new Map<string, Position>();

  /** Takes a number in; the first of an audience is where counting begins. */
  accept(audience: string, number: number): "repeat" | "next" | "gap" {
    const position = this.#positions.get(audience);
    if (!position) {
      this.#positions.set(audience, { last: number, ahead: new Set() });
      return "next";
    }
    const step = feedStep(position.last, number);
    if (step === "gap") position.ahead.add(number);
    if (step === "next") {
      position.last = number;
      while (position.ahead.delete(position.last + 1)) position.last += 1;
    }
    return step;
  }

  /** Is something missing right now? */
  hasGap(): boolean {
    return [...this.#positions.values()].some(({ ahead }) => ahead.size > 0);
  }

  /** What was missing has been caught up: goes on from the highest number seen. */
  close(): void {
    for (const position of this.#positions.values()) {
      position.last = Math.max(position.last, ...position.ahead);
      position.ahead.clear();
    }
  }

  /** A new connection counts anew. */
  reset(): void {
    this.#positions.clear();
  }
}
