/** Holds answers back until the spool batch they depend on is on disk; keeps each peer's answers in order. */
import type { AnswerPeer } from "../contracts/source";

interface Waiting {
  readonly peer: AnswerPeer;
  readonly bytes: Uint8Array;
}

export class AnswerGate {
  private readonly byBatch = new Map<number, Waiting[]>();
  private committed = 0;

  /** Sends now when nothing stands before it, else when `batch` (and all this peer waits for) is on disk. */
  answer(peer: AnswerPeer, batch: number, bytes: Uint8Array): void {
    const needed = Math.max(batch, peer.waitsFor);
    if (needed <= this.committed) {
      peer.send(bytes);
      return;
    }
    peer.waitsFor = needed;
    peer.owes(1);
    const waiting = this.byBatch.get(needed);
    if (waiting) waiting.push({ peer, bytes });
    else this.byBatch.set(needed, [{ peer, bytes }]);
  }

  /** Everything up to `batch` is on disk. */
  commit(batch: number): void {
    this.committed = batch;
    for (const [number, waiting] of this.byBatch) {
      if (number > batch) break;
      this.byBatch.delete(number);
      const corked = new Set<AnswerPeer>();
      for (const { peer, bytes } of waiting) {
        if (!corked.has(peer)) {
          corked.add(peer);
          peer.cork();
        }
        peer.send(bytes);
        peer.owes(-1);
      }
      for (const peer of corked) peer.uncork();
    }
  }

  /** The batches up to `batch` were lost: their answers are never given. Returns how many. */
  lose(batch: number): number {
    let lost = 0;
    for (const [number, waiting] of this.byBatch) {
      if (number > batch) break;
      this.byBatch.delete(number);
      lost += waiting.length;
      for (const { peer } of waiting) peer.owes(-1);
    }
    this.committed = Math.max(this.committed, batch);
    return lost;
  }
}
