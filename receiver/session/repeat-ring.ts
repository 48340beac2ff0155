/** Remembered messages in the order of their age, within a number of entries and of bytes. */
import type { Remembered } from "./repeats";

/** About what an entry takes beside its key. */
const ENTRY_BYTES = 300;
/** More than one large message can need; a steady stream keeps the ring small without ever stopping to clean. */
const MOST_FORGOTTEN = 16;

export interface RingBounds {
  readonly maxEntries: number;
  readonly maxBytes: number;
  readonly windowMs: number;
}

export class RepeatRing {
  private readonly newest = new Map<string, Remembered>();
  private bytes = 0;

  constructor(private readonly bounds: RingBounds) {}

  get size(): number {
    return this.newest.size;
  }

  get(key: string): Remembered | undefined {
    return this.newest.get(key);
  }

  /** It becomes the youngest, whatever it was. */
  put(key: string, entry: Remembered): void {
    this.remove(key);
    this.newest.set(key, entry);
    this.bytes += weigh(key, entry);
    this.forgetOld(entry.storedAtMs);
  }

  remove(key: string): void {
    const entry = this.newest.get(key);
    if (!entry) return;
    this.newest.delete(key);
    this.bytes -= weigh(key, entry);
  }

  /** Takes back what went into a batch that was lost. */
  forgetBatches(firstLost: number): void {
    for (const [key, entry] of this.newest) {
      let kept: Remembered | null = entry;
      while (kept && kept.batch >= firstLost) kept = kept.older;
      if (kept === entry) continue;
      this.bytes -= weigh(key, entry) - (kept ? weigh(key, kept) : 0);
      if (kept) this.newest.set(key, kept);
      else this.newest.delete(key);
    }
  }

  private forgetOld(nowMs: number): void {
    const { maxEntries, maxBytes, windowMs } = this.bounds;
    for (let turn = 0; turn < MOST_FORGOTTEN; turn++) {
      const oldest = this.newest.entries().next().value;
      if (!oldest) return;
      const isOld = nowMs - oldest[1].storedAtMs > windowMs;
      if (!isOld && this.newest.size <= maxEntries && this.bytes <= maxBytes) return;
      this.remove(oldest[0]);
    }
  }
}

const weigh = (key: string, { copies }: Remembered): number => key.length + ENTRY_BYTES * copies;
