/** What the stream needs of what is around it. */
import type { FeedItem } from "../../domain/live/feed";
import type { Environment } from "./environment";
import type { FeedNumbers } from "./feed-tracker";
import type { LiveState } from "./live-state";
import type { SkewEstimate } from "./server-skew";
import type { Beat, StreamListener } from "./store-client";

/** What the stream hands on. */
export interface StreamWork {
  /** Merges changes; `whole` = nothing is missing before them. */
  merge(items: readonly FeedItem[], whole: boolean): Promise<void>;
  /** Resolves with the numbers up to which nothing is missing now; given up when `stale` says so. */
  catchUp(stale: AbortSignal): Promise<FeedNumbers>;
  /** How far the store has told by now. */
  told(signal: AbortSignal): Promise<FeedNumbers>;
  /** The last beat, where the store's disk was too full to save it; null where there is none. */
  unsavedBeat(): Promise<Beat | null>;
}

export interface StreamDeps {
  readonly env: Environment;
  readonly client: {
    connect(listener: StreamListener): Promise<void>;
    disconnect(): void;
    /** Asks the store whether it is there. */
    knock(signal: AbortSignal): Promise<unknown>;
  };
  readonly state: LiveState;
  readonly skew: SkewEstimate;
  readonly work: StreamWork;
}
