/** Remembers stored frames, so that a repeated one is acknowledged again and stored once (reference 7). */

/** Equal in everything within this time: the same message again. */
export const REPEAT_WINDOW_MS = 5 * 60_000;
/** Equal but for the time stamp within this time: the same message with a new stamp (Ajax). */
const RESTAMPED_WINDOW_MS = 60_000;
/** About 2,000 frames a second for five minutes; beyond it the oldest are forgotten. */
const MAX_ENTRIES = 600_000;

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
}

export interface Sighting {
  /** Set when the very same message is stored already. */
  readonly same: Remembered | null;
  /** Sequence of the first copy when only the stamp differs; 0 = a new message. */
  readonly duplicateOf: number;
  readonly firstAtMs: number;
}

export class RepeatMemory {
  private readonly newest = new Map<string, Remembered>();

  constructor(private readonly maxEntries = MAX_ENTRIES) {}

  /** Has this message been stored? */
  look(key: string, stamp: string, nowMs: number): Sighting {
    let duplicateOf = 0;
    let firstAtMs = nowMs;
    for (let entry = this.newest.get(key) ?? null; entry; entry = entry.older) {
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

  remember(key: string, entry: Omit<Remembered, "repeats" | "older">): void {
    const older = this.newest.get(key) ?? null;
    const isFresh = older && entry.storedAtMs - older.storedAtMs <= REPEAT_WINDOW_MS;
    // Taken out and put in again, so that the map stays ordered by age.
    if (older) this.newest.delete(key);
    this.newest.set(key, { ...entry, repeats: 0, older: isFresh ? older : null });
    this.forgetOld(entry.storedAtMs);
  }

  /** Takes back what went into a batch that was lost. */
  forgetBatches(firstLost: number): void {
    for (const [key, entry] of this.newest) {
      let kept: Remembered | null = entry;
      while (kept && kept.batch >= firstLost) kept = kept.older;
      if (kept === entry) continue;
      if (kept) this.newest.set(key, kept);
      else this.newest.delete(key);
    }
  }

  get size(): number {
    return this.newest.size;
  }

  /** At most two a call: a steady stream keeps it small without ever stopping to clean. */
  private forgetOld(nowMs: number): void {
    for (let turn = 0; turn < 2; turn++) {
      const oldest = this.newest.entries().next().value;
      if (!oldest) return;
      const isOld = nowMs - oldest[1].storedAtMs > REPEAT_WINDOW_MS;
      if (!isOld && this.newest.size <= this.maxEntries) return;
      this.newest.delete(oldest[0]);
    }
  }
}
