/** What the receiver hands to the store: one row per event of a frame, in the order it was received. */

/** What the receiver did with the frame on the wire. */
export type Verdict = "ack" | "nak" | "duh" | "drop";

/**
 * What a row tells.
 * - `event`: a decoded event of a panel; becomes one row of `events`.
 * - `unreadable`: correct frame, body that cannot be read or an unlisted token; stored raw, shown to an operator.
 * - `link`: something about the line itself that a person should know (`code` says what: `cannot_decrypt`,
 *   `clear_for_keyed_account`, `receiver_data_errors`, `clock_skew`, `clock_refused`, `galaxy_native`,
 *   `foreign_protocol`); becomes a row of `events` too.
 */
export type RowKind = "event" | "unreadable" | "link";

/** One row of a batch posted to `POST /api/watchdesk/signals`. Empty string where nothing was sent. */
export interface IncomingSignal {
  /** Idempotency key: `<run of the receiver>:<frame sequence>:<index in frame>`. The same key is never stored twice. */
  readonly key: string;
  readonly kind: RowKind;
  /** When the frame was complete, receiver's clock, ISO-8601 UTC with milliseconds. */
  readonly receivedAt: string;
  /** Receiver id of the configuration, for example `r1`. */
  readonly receiver: string;
  /** Protocol name (engineType), for example `dc09`. */
  readonly protocol: string;
  /** Token inside the protocol that says how to read `code`: `ADM-CID`, `SIA-DCS` … */
  readonly token: string;
  /** `tcp` or `udp`. */
  readonly transport: string;
  /** Sender's address and port as text. */
  readonly peer: string;
  readonly encrypted: boolean;
  /** Account exactly as sent; leading zeros are significant (DC-09 reference 1). */
  readonly account: string;
  /** Account prefix (the frame's L field), `""` when not sent; `0` means unused. */
  readonly prefix: string;
  /** Receiver number (the frame's R field), `""` when not sent. */
  readonly receiverNumber: string;
  /** Sequence as sent, `0001`-`9999`. */
  readonly sequence: string;
  /** Frame's own time stamp (or the H block), ISO-8601 UTC; `""` when none or impossible. */
  readonly panelAt: string;
  /** Panel clock minus ours in whole seconds; 0 when no stamp. */
  readonly clockSkewSeconds: number;
  /** `130` (Contact ID), `BA` (SIA), … `""` for rows without one. */
  readonly code: string;
  /** Contact ID: `E`, `R`, `P`; SIA: `""`. */
  readonly qualifier: string;
  /** Partition (area) digits as sent; `""` = none. */
  readonly partition: string;
  /** Zone digits as sent; `""` when the code table says the number is a user or an address. */
  readonly zone: string;
  readonly user: string;
  /** Number after an area code whose meaning the table leaves open (Ajax). */
  readonly address: string;
  /** Free text from the frame (`^…^`, `|A…`, I block), decoded to Unicode. Untrusted. */
  readonly text: string;
  /** Extended data blocks as sent, letter and content. */
  readonly xdata: readonly { readonly letter: string; readonly content: string }[];
  /** The frame on the wire as lower-case hex; only on the first row of a frame, `""` on the others. */
  readonly raw: string;
  /** Key of the first row when this is the same message with a new time stamp (DC-09 reference 7): no second alarm. */
  readonly duplicateOf: string;
}

/** Body of `POST /api/watchdesk/signals`. At most 50 frames; rows of one frame are never split over two batches. */
export interface SignalBatch {
  readonly spool: string;
  readonly signals: readonly IncomingSignal[];
  /** Identical repeats since the last batch: key of the first row and the total so far. */
  readonly repeats: readonly { readonly key: string; readonly count: number }[];
}

/** Answer to a batch: everything in it is committed. `accepted` leaves out rows that were there already. */
export interface SignalBatchAnswer {
  readonly accepted: number;
  readonly known: number;
}

/** Body of `POST /api/watchdesk/signals_missing`: frames of one run of a receiver, by their sequences; at most `MOST_ASKED`. */
export interface MissingQuestion {
  readonly run: string;
  readonly sequences: readonly number[];
}

/** Of those asked for, the frames of which no signal is stored: all rows of a frame are stored together. */
export interface MissingAnswer {
  readonly missing: readonly number[];
}

/** Frames that are asked for at once. */
export const MOST_ASKED = 1000;

/** Idempotency key of a row: the run of the receiver that numbered its frame, the frame's sequence, and the row's number in it. */
export const keyOf = (run: string, sequence: number, index: number): string => `${run}:${sequence}:${index}`;
