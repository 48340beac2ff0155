/** What the store has not taken yet: by account in order, urgent accounts first, none in two batches at once. */
import type { SpoolRef } from "../contracts/spool";

interface Lane {
  readonly account: string;
  refs: SpoolRef[];
  urgent: number;
  isInFlight: boolean;
}

export class UplinkQueue {
  private readonly lanes = new Map<string, Lane>();
  private readonly urgentReady = new Set<Lane>();
  private readonly ready = new Set<Lane>();
  private waiting = 0;

  /** Frames not delivered, those in flight included. */
  get size(): number {
    return this.waiting;
  }

  get hasUrgent(): boolean {
    return this.urgentReady.size > 0;
  }

  /** Accounts from which a batch could be made now. */
  get hasReady(): boolean {
    return this.urgentReady.size > 0 || this.ready.size > 0;
  }

  push(ref: SpoolRef): void {
    let lane = this.lanes.get(ref.account);
    if (!lane) {
      lane = { account: ref.account, refs: [], urgent: 0, isInFlight: false };
      this.lanes.set(ref.account, lane);
    }
    lane.refs.push(ref);
    if (ref.isUrgent) lane.urgent++;
    this.waiting++;
    if (!lane.isInFlight) this.offer(lane);
  }

  /** Up to `max` frames; their accounts are closed until `done`. */
  take(max: number): SpoolRef[] {
    const taken: SpoolRef[] = [];
    for (const lanes of [this.urgentReady, this.ready]) {
      for (const lane of lanes) {
        if (taken.length >= max) return taken;
        lanes.delete(lane);
        lane.isInFlight = true;
        for (const ref of lane.refs.splice(0, max - taken.length)) {
          if (ref.isUrgent) lane.urgent--;
          taken.push(ref);
        }
      }
    }
    return taken;
  }

  /** A batch has come to its end; its accounts may go on. */
  done(refs: readonly SpoolRef[]): void {
    this.waiting -= refs.length;
    for (const account of new Set(refs.map((ref) => ref.account))) {
      const lane = this.lanes.get(account)!;
      lane.isInFlight = false;
      if (lane.refs.length > 0) this.offer(lane);
      else this.lanes.delete(account);
    }
  }

  private offer(lane: Lane): void {
    if (lane.urgent === 0) {
      this.ready.add(lane);
      return;
    }
    this.ready.delete(lane);
    this.urgentReady.add(lane);
  }
}
