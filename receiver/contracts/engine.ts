/** The contract of a protocol engine: what the rest of the receiver may know about any protocol. */
import type { RowKind, Verdict } from "../../domain/signals/incoming";

/** Whether a frame belongs in the spool: `raw` = correct but unreadable, `link` = only moves the link's state. */
export type Stored = boolean | "raw" | "link";

/** Something about the line that a person should know; becomes a row of kind `link`. */
export type NoticeCode =
  | "cannot_decrypt"
  | "clear_for_keyed_account"
  | "receiver_data_errors"
  | "clock_skew"
  | "clock_refused"
  | "galaxy_native"
  | "foreign_protocol";

/** One event of a frame, the same columns for every protocol. Empty string where nothing was sent. */
export interface EventFields {
  readonly code: string;
  readonly qualifier: string;
  readonly partition: string;
  readonly zone: string;
  readonly user: string;
  readonly address: string;
  readonly text: string;
}

/** What a reader made of one frame. */
export interface Reading {
  readonly verdict: Verdict;
  readonly stored: Stored;
  /** Why it was not acknowledged, for logs and counters; `""` when it was. */
  readonly why: string;
  readonly kind: RowKind;
  readonly token: string;
  readonly encrypted: boolean;
  /** Account as sent; `""` when the frame names none. */
  readonly account: string;
  readonly prefix: string;
  readonly receiverNumber: string;
  readonly sequence: string;
  /** The frame's own stamp as text; `""` when none. */
  readonly stamp: string;
  /** When it happened by the panel, ISO-8601 UTC; `""` when unknown. */
  readonly panelAt: string;
  /** Panel clock minus ours; 0 when there is no stamp. */
  readonly clockSkewSeconds: number;
  /** True when the stamp lies outside the protocol's window. */
  readonly isSkewed: boolean;
  readonly events: readonly EventFields[];
  readonly xdata: readonly { readonly letter: string; readonly content: string }[];
  /** Equal for two copies of one message, whatever their time stamps (reference 7); `""` when it is not to be kept. */
  readonly repeatKey: string;
  /** Decrypted content, kept in the spool so that it can be read without the key; null for clear frames. */
  readonly clear: Uint8Array | null;
  readonly notice: NoticeCode | "";
  /** The exact bytes to answer with; null = silence. */
  readonly reply: Uint8Array | null;
  /** The object that `npm run spool` prints and the vectors name `decoded`. */
  readonly toDecoded: () => Record<string, unknown>;
}

/** How a stored frame is read again, long after the key may have changed. */
export interface StoredFrame {
  readonly raw: Uint8Array;
  readonly clear: Uint8Array | null;
  readonly receivedAtMs: number;
  readonly codePage: string;
}

/** How a key as entered is read; `auto` = hex when it has the digits and the length of one, else text. */
export type KeyFormat = "auto" | "hex" | "text";

/** A key as entered, or with an explicit format. */
export type KeyEntry = string | { readonly key: string; readonly format: KeyFormat };

/** AES keys: account, or `prefix/account` → its key, or several of which any may open a frame. `*` is the default. */
export type KeyEntries = Readonly<Record<string, KeyEntry | readonly KeyEntry[]>>;

/** What a reader is made from. Randomness comes in by the door. */
export interface ReaderSetup {
  readonly keys: KeyEntries;
  readonly options: Readonly<Record<string, unknown>>;
  readonly randomBytes: (length: number) => Uint8Array;
}

/** One receiver's view of its protocol: options and keys applied. */
export interface Reader {
  /** Code page that texts fall back to; stored with each frame. */
  readonly codePage: string;
  readonly read: (frame: Uint8Array, nowMs: number) => Reading;
  readonly setKeys: (keys: KeyEntries) => void;
  /** Accounts the store knows, for `unknownAccount`; null = not known, all pass. */
  readonly setKnownAccounts: (accounts: readonly string[] | null) => void;
}

/** A protocol. Adding one is a folder and a line in `index.ts`. */
export interface ProtocolEngine {
  /** The `engineType` of the configuration and the `protocol` of the vectors. */
  readonly id: string;
  /** Name of the splitter in `framing/`. */
  readonly framing: string;
  readonly transports: readonly ("tcp" | "udp")[];
  /** Returns a sentence when keys or options are wrong. */
  readonly check: (setup: Pick<ReaderSetup, "keys" | "options">) => string;
  readonly createReader: (setup: ReaderSetup) => Reader;
  readonly reread: (frame: StoredFrame) => Reading;
}
