/** What the rooms of the receiver know about a spool: its records and how to append to it. */
import type { Verdict } from "../../domain/signals/incoming";

export interface SpoolRecord {
  /** `frame` = a stored frame; `notice` = a row of kind `link` about the line. */
  readonly kind: "frame" | "notice";
  readonly sequence: number;
  readonly receivedAtMs: number;
  readonly receiver: string;
  readonly protocol: string;
  readonly transport: string;
  readonly peer: string;
  readonly verdict: Verdict;
  /** Sequence of the first copy when this is the same message with a new stamp; 0 = none. */
  readonly duplicateOf: number;
  readonly codePage: string;
  /** Code of a notice, and behind a blank what else there is to tell; `""` for frames. */
  readonly notice: string;
  /** Leading zeros of the account don't count at this receiver. */
  readonly ignoreLeadingZeros: boolean;
  readonly raw: Uint8Array;
  readonly clear: Uint8Array | null;
}

/** What a start needs to know of a record without reading its frame again. */
export interface SpoolTag {
  readonly account: string;
  /** Fire, hold-up, medical and panic. */
  readonly isUrgent: boolean;
  /** Of its repeat key, as `session/left-behind.ts` makes it; 0 = it can have no copy. */
  readonly repeatHash: number;
}

/** A record as it was read from the disk; without a tag where an older program wrote it. */
export interface StoredRecord extends SpoolRecord {
  readonly tag: SpoolTag | null;
}

/** Where a record lies on the disk. */
export interface SpoolPlace {
  readonly segment: number;
  readonly at: number;
  readonly length: number;
}

/** Where a stored record lies, and what the uplink sorts by. */
export interface SpoolRef {
  readonly sequence: number;
  readonly receivedAtMs: number;
  /** Rows of one account keep their order. */
  readonly account: string;
  /** Fire, hold-up, medical and panic go first. */
  readonly isUrgent: boolean;
  segment: number;
  at: number;
  length: number;
}

export interface SpoolStatus {
  readonly state: "ok" | "failed" | "off";
  /** One sentence for people when it failed. */
  readonly reason: string;
}

export interface SpoolPort {
  readonly id: string;
  /** Batch that the next append falls into. Batches are synced whole, in order. */
  readonly openBatch: number;
  /** Everything up to this batch is on disk. */
  readonly committedBatch: number;
  readonly status: SpoolStatus;
  readonly takeSequence: () => number;
  readonly append: (record: SpoolRecord, tag: SpoolTag) => void;
}
