/** What the rest of `sync` needs of the store, so that a test can script it. */
import type { BeatRecord } from "../../domain/live/beat";
import type { FeedRecord } from "../../domain/live/feed";

/** A request to a route of ours (`path` below /api/watchdesk) or to any path that begins with `/`. */
export interface SendOptions {
  readonly method?: "GET" | "POST" | "PATCH" | "DELETE";
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly signal?: AbortSignal;
}

/** One page of a collection, without a total. `params` are put into `filter` safely ({:name}). */
export interface ListQuery {
  readonly filter?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly sort?: string;
  readonly perPage?: number;
  readonly fields?: string;
  readonly expand?: string;
  readonly signal?: AbortSignal;
}

/** One record: what of it, and what of those it refers to. */
export type RecordQuery = Pick<ListQuery, "fields" | "expand" | "signal">;

/** A heartbeat record. `by` is `store` while the store's own minute clock stands in for the clockwork. */
export type Beat = BeatRecord;

/** What the stream tells. */
export interface StreamListener {
  /** After every connect, once the subscriptions stand: whatever came in between must be caught up. */
  onConnect(): void;
  onDisconnect(): void;
  onFeed(record: FeedRecord): void;
  onBeat(beat: Beat): void;
  /** A telephone rings for the person; left out where he has none of his business with that. */
  readonly onRing?: (call: RingRecord) => void;
}

/** A record of `incoming_calls`. */
export interface RingRecord {
  readonly id: string;
  readonly number: string;
}

/** The store, as one signed-in person reaches it. */
export interface StoreClient {
  send<T>(path: string, options?: SendOptions): Promise<T>;
  list<T>(collection: string, query?: ListQuery): Promise<T[]>;
  one<T>(collection: string, id: string, query?: RecordQuery): Promise<T>;
  /** Opens the one stream on these topics of the feed; rejects when the first connect fails, and then nothing retries by itself. */
  connect(listener: StreamListener, feed: readonly string[]): Promise<void>;
  /** Closes it. */
  disconnect(): void;
}

/** Refusals that say that the session is over, whatever was asked. */
export type EndCode = "session_ended" | "account_disabled" | "outside_shift" | "inactive";

/** What came with a refusal. */
export type RefusalData = Readonly<Record<string, unknown>>;

/** That a session is over. An answer may come late: by then another one may have begun. */
export interface SessionEnd {
  /** Of which one it was said: that which the request was sent with. */
  readonly session: string;
  readonly code: EndCode;
  readonly data: RefusalData;
}

/** What a request is sent with; asked before each one. */
export interface Credentials {
  token(): string;
  sessionId(): string;
  /** Renews the token when it is about to run out; never throws for a lost network. */
  ensureFresh(): Promise<void>;
  /** The store did not take the token: the next request renews it first. False when there is nothing to renew. */
  markStale(): boolean;
  /** The store said that a session is over. */
  onRefused(end: SessionEnd): void;
  /** Time by the store's answer, to the second. */
  onServerDate(epochMs: number): void;
}
