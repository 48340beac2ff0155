/**
 * Frames of the last runs, of which a panel may still send a copy: only where they lie. To read five minutes of a flood again
 * kept panels waiting for seconds after each start (58,000 frames: 3 s); what is needed of them is read when a frame comes
 * that may be a copy.
 */
import type { SpoolPlace } from "../contracts/spool";
import { MAX_COPIES } from "./repeats";

interface Left extends SpoolPlace {
  readonly older: Left | null;
}

/** Of a repeat key, a whole number below 2^53; 0 for the empty one. Equal hashes are a reason to look, no answer. */
export function hashOfKey(key: string): number {
  if (key === "") return 0;
  let [low, high] = [0x811c9dc5, 0x9e3779b9];
  for (let at = 0; at < key.length; at++) {
    const letter = key.charCodeAt(at);
    low = Math.imul(low ^ letter, 0x01000193);
    high = Math.imul(high ^ letter, 0x85ebca6b) + at;
  }
  high ^= high >>> 15;
  low ^= high >>> 7;
  return (high & 0x1fffff) * 0x1_0000_0000 + (low >>> 0) || 1;
}

export class LeftBehind {
  private readonly newest = new Map<number, Left>();

  get size(): number {
    return this.newest.size;
  }

  /** In the order in which they were stored. */
  add(hash: number, { segment, at, length }: SpoolPlace): void {
    this.newest.set(hash, { segment, at, length, older: this.newest.get(hash) ?? null });
  }

  /** Those that may be the same message, oldest first, and of very many the last; they are not kept here any longer. */
  take(hash: number): readonly SpoolPlace[] {
    const found: SpoolPlace[] = [];
    for (let one = this.newest.get(hash) ?? null; one && found.length < MAX_COPIES; one = one.older) found.push(one);
    if (found.length > 0) this.newest.delete(hash);
    return found.toReversed();
  }

  /** Nobody sends a copy of them any more. */
  clear(): void {
    this.newest.clear();
  }
}
