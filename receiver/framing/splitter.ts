/** The contract of a splitter: bytes of a stream in, whole frames out. */

export interface Splitter {
  /**
   * Takes the next bytes. Frames are copies and may be kept. `isOverlong` means that the peer sends something else than
   * frames: drop the connection.
   */
  readonly push: (bytes: Uint8Array) => SplitResult;
  /** What is still undecided, when the stream pauses or ends. */
  readonly flush: () => Uint8Array[];
  /** Bytes of a frame that has begun and not ended. */
  readonly pendingBytes: () => number;
  /** True when what is held may be a whole frame already and only waits for bytes that would say otherwise. */
  readonly hasUndecidedEnd: () => boolean;
}

export interface SplitResult {
  readonly frames: readonly Uint8Array[];
  readonly isOverlong: boolean;
}
