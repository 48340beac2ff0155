/** What the feed brings: merged a moment later in one piece, with its numbers watched for gaps. */
import { feedItems, type FeedItem, type FeedRecord } from "../../domain/live/feed";
import type { Cancel } from "../lib/clock";
import type { Environment } from "./environment";
import { FeedTracker, type FeedNumbers } from "./feed-tracker";

const BUFFER_MS = 100;
/** A reordered record gets this long before its gap counts as one. */
const GAP_MS = 300;
/** What came and is still not in the copy by then hangs on a disk or a tab that does; the screen would miss it in silence. */
const HANGS_MS = 10_000;
/** An answer may be faster than the stream. */
const LATE_MS = 2_000;

export interface FeedBufferDeps {
  readonly env: Pick<Environment, "clock" | "isHidden">;
  /** Merges changes; `whole` = nothing is missing before them. */
  readonly merge: (items: readonly FeedItem[], whole: boolean) => Promise<void>;
  /** Nothing else than a gap in the numbers speaks against it. */
  readonly isWhole: () => boolean;
  readonly onGap: () => void;
  /** The store has told more than has come. */
  readonly onBehind: () => void;
  /** What has come could not be stored, or not within 10 s. */
  readonly onLost: () => void;
}

/** The feed of one stream. */
export class FeedBuffer {
  readonly #deps: FeedBufferDeps;
  readonly #tracker = new FeedTracker();
  #items: FeedItem[] = [];
  #flushing: Promise<void> = Promise.resolve();
  #flush: Cancel | undefined;
  #gap: Cancel | undefined;
  readonly #late = new Set<Cancel>();
  #stopped = false;

  constructor(deps: FeedBufferDeps) {
    this.#deps = deps;
  }

  accept(record: FeedRecord): void {
    const { env } = this.#deps;
    this.#items.push(...feedItems(record));
    if (this.#tracker.accept(record.audience, record.number) === "gap") this.#lookForGap();
    // A hidden tab's timers are held back for up to a minute: an alarm must not wait for them.
    if (env.isHidden()) void this.#drain();
    else this.#flush ??= env.clock.after(BUFFER_MS, () => void this.#drain());
  }

  /** Up to these numbers nothing is missing any more. */
  caughtUp(numbers: FeedNumbers): void {
    this.#tracker.caughtUp(numbers);
    if (this.#tracker.hasGap()) this.#lookForGap();
  }

  /** The store had told so far: what has not come a moment later is lost, though no later number shows the gap. */
  compare(numbers: FeedNumbers, onWhole: () => void): void {
    if (this.#stopped) return;
    // Another answer may come before this one is judged, and put off the judgement again and again.
    const cancel = this.#deps.env.clock.after(LATE_MS, () => {
      this.#late.delete(cancel);
      if (this.#tracker.isBehind(numbers)) this.#deps.onBehind();
      else onWhole();
    });
    this.#late.add(cancel);
  }

  /** A new connection counts anew. */
  reset(): void {
    this.#tracker.reset();
  }

  /** Nothing is merged any more. */
  stop(): void {
    this.#stopped = true;
    this.#flush?.();
    this.#gap?.();
    for (const cancel of this.#late) cancel();
  }

  #lookForGap(): void {
    this.#gap ??= this.#deps.env.clock.after(GAP_MS, () => {
      this.#gap = undefined;
      if (this.#tracker.hasGap()) this.#deps.onGap();
    });
  }

  #drain(): Promise<void> {
    this.#flush?.();
    this.#flush = undefined;
    const items = this.#items;
    this.#items = [];
    if (items.length === 0) return this.#flushing;
    const whole = this.#deps.isWhole() && !this.#tracker.hasGap();
    const settled = this.#deps.env.clock.after(HANGS_MS, () => this.#deps.onLost());
    this.#flushing = this.#flushing
      // What went before it may not have come into the copy.
      .then(() => (this.#stopped ? undefined : this.#deps.merge(items, whole && this.#deps.isWhole())))
      .catch(() => this.#deps.onLost())
      .finally(settled);
    return this.#flushing;
  }
}
