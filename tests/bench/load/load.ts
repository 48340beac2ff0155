/** What the load generator is told and what it answers. */

/** One run: every connection sends a frame, waits for the answer and sends the next. */
export interface LoadOrder {
  readonly port: number;
  readonly connections: number;
  readonly warmUpMs: number;
  readonly measureMs: number;
  /** Frames that are built beforehand, all connections together; a run that uses them up fails. */
  readonly frames: number;
  /** One of them for each connection, in turn. */
  readonly accounts: readonly string[];
  /** AES key in hex; clear frames without it. */
  readonly key?: string;
  /** `ack`: each answer must acknowledge its frame. `any`: an echo will do. */
  readonly answer: "ack" | "any";
}

/** What came of it. */
export interface LoadFigures {
  readonly perSecond: number;
  readonly answers: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
  /** Answers that acknowledged nothing. */
  readonly wrong: number;
  /** Connections that were closed on us. */
  readonly closed: number;
}
