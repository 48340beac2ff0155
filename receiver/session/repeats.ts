/**
 * Remembers stored frames, so that a repeated one is acknowledged again and stored once (reference 7). All its times are
 * of a clock that nobody sets: the time of day may jump between a frame and its copy.
 */
import { RepeatRing } from "./repeat-ring";

/** Equal in everything within this time: the same message again. */
export const REPEAT_WINDOW_MS = 5 * 60_000;
/** Equal but for the time stamp within this time: the same message with a new stamp (Ajax). */
const RESTAMPED_WINDOW_MS = 60_000;
/** About 2,000 frames a second for five minutes; beyond it, or beyond so many bytes, the oldest are forgotten. */
const MAX_ENTRIES = 600_000;
const MAX_BYTES = 192 << 20;
/** Accounts that nobody has are made up at will: what is remembered of them never takes the place of others'. */
const STRANGERS = { maxEntries: 50_000, maxBytes: 16 << 20, windowMs: REPEAT_WINDOW_MS };
/** One message with ever new stamps is looked through so far; a panel repeats a frame a few times, then makes a new one. */
export const MAX_COPIES = 64;

export interface Remembered {
  readonly sequence: number;
  readonly stamp: string;
  readonly storedAtMs: number;
  /** Spool batch it went into: its sync must be over before anybody is told yes. */
  readonly batch: number;
  /** First copy when this is a re-stamped one; 0 = it is the first. */
  readonly duplicateOf: number;
  readonly firstAtMs: number;
  repeats: number;
  older: Remembered | null;
  /** This one and those behind `older`. */
  readonly copies: number;
}

export interface Sighting {
  /** Set when the very same message is stored already. */
  readonly same: Remembered | null;
  /** Sequence of the first copy when only the stamp differs; 0 = a new message. */
  readonly duplicateOf: number;
  readonly firstAtMs: number;
}

export class RepeatMemory {
  private readonly known: RepeatRing;
  private readonly strangers = new RepeatRing(STRANGERS);

  constructor(maxEntries = MAX_ENTRIES, maxBytes = MAX_BYTES) {
    this.known = new RepeatRing({ maxEntries, maxBytes, windowMs: REPEAT_WINDOW_MS });
  }

  /** Has this message been stored? */
  look(key: string, stamp: string, nowMs: number): Sighting {
    let duplicateOf = 0;
    let firstAtMs = nowMs;
    for (let entry = this.find(key); entry; entry = entry.older) {
      if (nowMs - entry.storedAtMs > REPEAT_WINDOW_MS) break;
      if (entry.stamp === stamp) return { same: entry, duplicateOf: 0, firstAtMs: nowMs };
      // Measured from the first copy: a panel that always sends the same number must not hide its alarms for ever.
      if (duplicateOf === 0 && nowMs - entry.firstAtMs <= RESTAMPED_WINDOW_MS) {
        duplicateOf = entry.duplicateOf || entry.sequence;
        firstAtMs = entry.firstAtMs;
      }
    }
    return { same: null, duplicateOf, firstAtMs };
  }

  /** `isKnown` = the store has a site for its account. */
  remember(key: string, entry: Omit<Remembered, "repeats" | "older" | "copies">, isKnown = true): void {
    const newest = this.find(key);
    const older = newest && entry.storedAtMs - newest.storedAtMs <= REPEAT_WINDOW_MS ? newest : null;
    const copies = Math.min((older?.copies ?? 0) + 1, MAX_COPIES);
    const remembered = { ...entry, repeats: 0, older, copies };
    cutBehind(remembered, MAX_COPIES);
    // The account may have become known, or forgotten, since the last copy.
    (isKnown ? this.strangers : this.known).remove(key);
    (isKnown ? this.known : this.strangers).put(key, remembered);
  }

  /** Takes back what went into a batch that was lost. */
  forgetBatches(firstLost: number): void {
    this.known.forgetBatches(firstLost);
    this.strangers.forgetBatches(firstLost);
  }

  get size(): number {
    return this.known.size + this.strangers.size;
  }

  private find(key: string): Remembered | null {
    return this.known.get(key) ?? this.strangers.get(key) ?? null;
  }
}

function cutBehind(newest: Remembered, copies: number): void {
  let last: Remembered | null = newest;
  for (let count = 1; last && count < copies; count++) last = last.older;
  if (last) last.older = null;
}
