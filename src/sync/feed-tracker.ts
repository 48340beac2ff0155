/** Knows whether the feed is without a gap: numbers are gap-free within an audience, arrival order is not promised. */
import { feedStep } from "../../domain/live/feed";

interface Position {
  /** Everything up to here has come; undefined until a catch-up has said where counting starts. */
  last: number | undefined;
  /** What came beyond that. */
  ahead: Set<number>;
}

/** The number of each audience's feed. */
export type FeedNumbers = ReadonlyMap<string, number>;

/** Positions by audience; forgotten with the connection, since every connect catches up anyway. */
export class FeedTracker {
  readonly #positions = new Map<string, Position>();

  /** Takes a number in; before the first catch-up nothing can be told to be missing. */
  accept(audience: string, number: number): "repeat" | "next" | "gap" {
    const position = this.#positionOf(audience);
    if (position.last === undefined) {
      position.ahead.add(number);
      return "next";
    }
    const step = feedStep(position.last, number);
    if (step !== "repeat") position.ahead.add(number);
    goOn(position, position.last);
    return step;
  }

  /** Is something missing right now? */
  hasGap(): boolean {
    return [...this.#positions.values()].some(({ last, ahead }) => last !== undefined && ahead.size > 0);
  }

  /** Up to these numbers nothing is missing any more: a catch-up read them, and then everything that stands. */
  caughtUp(numbers: FeedNumbers): void {
    for (const [audience, number] of numbers) {
      const position = this.#positionOf(audience);
      goOn(position, Math.max(number, position.last ?? 0));
    }
  }

  /** Has less come than the store had told by then? */
  isBehind(numbers: FeedNumbers): boolean {
    return [...numbers].some(([audience, number]) => (this.#positions.get(audience)?.last ?? number) < number);
  }

  /** A new connection counts anew. */
  reset(): void {
    this.#positions.clear();
  }

  #positionOf(audience: string): Position {
    const position = this.#positions.get(audience) ?? { last: undefined, ahead: new Set() };
    this.#positions.set(audience, position);
    return position;
  }
}

/** From `last` over what follows it without a gap. */
function goOn(position: Position, last: number): void {
  let reached = last;
  while (position.ahead.has(reached + 1)) reached += 1;
  for (const number of position.ahead) if (number <= reached) position.ahead.delete(number);
  position.last = reached;
}
