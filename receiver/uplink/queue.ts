/** What the store has not taken yet: by account in order, the most urgent accounts first, none in two batches at once. */
import type { SpoolRef } from "../contracts/spool";

/** Where an account stands, best first; an account is where its most urgent waiting frame puts it. */
const KNOWN_URGENT = 0;
const KNOWN = 1;
const STRANGER_URGENT = 2;
const STRANGER = 3;
const REPLAY_URGENT = 4;
const REPLAY = 5;
/** A batch is made from one of these alone, so that a known account's frames don't wait for the commit of others'. */
const GROUPS = [
  [KNOWN_URGENT, KNOWN],
  [STRANGER_URGENT, STRANGER],
  [REPLAY_URGENT, REPLAY],
] as const;
/** A group that was passed over this many times has its turn: strangers are shown to operators too, and a loss mended. */
const PATIENCE = [0, 4, 8] as const;

/** Of one account in a first round: whoever sends thousands in its name must not keep everybody else's alarm waiting. */
const FIRST_SHARE = 4;

/** So many frames that count no more are kept before they are let go at once. */
const MANY_SETTLED = 1000;

interface Lane {
  readonly account: string;
  /**
   * Delivered frames handed over once more; they go before the account's fresh ones. To a store that has them they
   * change nothing, and overtaking them would do no harm. But they are sent because it may have lost them: an opening
   * that is decided anew after the closing which followed it leaves the site open, an alarm after its restore leaves
   * the zone in alarm. So the order holds for them too. It costs an account its own few frames, as it jumps the queue
   * with them, and never those of others.
   */
  replays: SpoolRef[];
  fresh: SpoolRef[];
  urgentReplays: number;
  urgent: number;
  isInFlight: boolean;
  /** Set it stands in; -1 = none. */
  rank: number;
}

/** Frames on their way to the store. */
export interface Batch {
  readonly refs: readonly SpoolRef[];
  readonly freshCount: number;
  /** Strangers or a replay: another batch of these must not go beside it. */
  readonly isLow: boolean;
}

export class UplinkQueue {
  private readonly lanes = new Map<string, Lane>();
  private readonly ready = Array.from({ length: REPLAY + 1 }, () => new Set<Lane>());
  private readonly passedOver = [0, 0, 0];
  private readonly onTheWay = new Set<Batch>();
  /** Fresh frames in the order in which they came; those before `oldest` count no more. */
  private readonly arrivals: SpoolRef[] = [];
  private oldest = 0;
  private lowInFlight = 0;
  private waiting = 0;
  private replaying = 0;
  private isKnown: (account: string) => boolean = () => true;

  /** Frames not delivered, those in flight included. */
  get size(): number {
    return this.waiting;
  }

  /** Delivered frames still to be handed over once more, those in flight included. */
  get replaySize(): number {
    return this.replaying;
  }

  get hasUrgent(): boolean {
    return this.ready[KNOWN_URGENT]!.size > 0 || (this.lowInFlight === 0 && this.ready[STRANGER_URGENT]!.size > 0);
  }

  /** Life and limb of an account the store has a site for. */
  get hasKnownUrgent(): boolean {
    return this.ready[KNOWN_URGENT]!.size > 0;
  }

  /** A batch could be made now. */
  get hasReady(): boolean {
    return this.chooseGroup() !== null;
  }

  /**
   * When the oldest of the frames came that count, those in flight included; Infinity when none does. One that does not
   * count any more (the store has it, or refuses it) never counts again.
   */
  oldestMs(counts: (ref: SpoolRef) => boolean): number {
    let oldest = Infinity;
    const look = (ref: SpoolRef | undefined): void => void (oldest = Math.min(oldest, ref?.receivedAtMs ?? Infinity));
    for (const { refs } of this.onTheWay) for (const ref of refs) if (counts(ref)) look(ref);
    // Asked every second: looking through a flood's hundreds of thousands of accounts held the line for half a second.
    while (this.oldest < this.arrivals.length && !counts(this.arrivals[this.oldest]!)) this.oldest++;
    look(this.arrivals[this.oldest]);
    if (this.oldest > MANY_SETTLED && this.oldest * 2 > this.arrivals.length) {
      this.arrivals.splice(0, this.oldest);
      this.oldest = 0;
    }
    return oldest;
  }

  /** Accounts the store has a site for; the frames of all others wait behind theirs. */
  setKnown(isKnown: (account: string) => boolean): void {
    this.isKnown = isKnown;
    for (const lane of this.lanes.values()) if (lane.rank >= 0) this.offer(lane);
  }

  /** Frames of that account that are not on their way yet. */
  waitingOf(account: string): number {
    return this.lanes.get(account)?.fresh.length ?? 0;
  }

  /** Has the store a site for it? Yes while the store has not said. */
  knows(account: string): boolean {
    return this.isKnown(account);
  }

  push(ref: SpoolRef): void {
    const lane = this.laneOf(ref.account);
    lane.fresh.push(ref);
    this.arrivals.push(ref);
    if (ref.isUrgent) lane.urgent++;
    this.waiting++;
    this.offer(lane);
  }

  /** A delivered frame that is handed over once more. */
  pushReplay(ref: SpoolRef): void {
    const lane = this.laneOf(ref.account);
    lane.replays.push(ref);
    if (ref.isUrgent) lane.urgentReplays++;
    this.replaying++;
    this.offer(lane);
  }

  /** The replay begins anew. */
  dropReplays(): void {
    for (const lane of this.lanes.values()) {
      this.replaying -= lane.replays.length;
      lane.replays = [];
      lane.urgentReplays = 0;
      this.offer(lane);
    }
  }

  /**
   * Up to `most` frames, of known accounts up to `mostOfKnown`; null when none may go now. Their accounts are closed
   * until `done`.
   */
  take(most: number, mostOfKnown = most): Batch | null {
    const group = this.chooseGroup();
    if (group === null) return null;
    const max = group === 0 ? mostOfKnown : most;
    this.passedOver[group] = 0;
    this.countPassedOver(group);
    const refs: SpoolRef[] = [];
    let freshCount = 0;
    const lanes: Lane[] = [];
    for (const rank of GROUPS[group]!) {
      let accounts = this.shareOf(rank, max);
      for (const lane of this.ready[rank]!) {
        if (refs.length >= max || accounts-- === 0) break;
        lanes.push(this.close(lane));
        freshCount += takeFrom(lane, refs, Math.min(max, refs.length + FIRST_SHARE));
      }
    }
    for (const lane of lanes) freshCount += takeFrom(lane, refs, max);
    const isLow = group > 0;
    if (isLow) this.lowInFlight++;
    const batch = { refs, freshCount, isLow };
    this.onTheWay.add(batch);
    return batch;
  }

  /** A batch has come to its end; its accounts may go on. */
  done(batch: Batch): void {
    const { refs, freshCount, isLow } = batch;
    this.onTheWay.delete(batch);
    this.waiting -= freshCount;
    this.replaying -= refs.length - freshCount;
    if (this.waiting === 0) this.oldest = this.arrivals.length = 0;
    if (isLow) this.lowInFlight--;
    for (const account of new Set(refs.map((ref) => ref.account))) {
      const lane = this.lanes.get(account)!;
      lane.isInFlight = false;
      this.offer(lane);
    }
  }

  /** Known accounts first, unless another group has waited long enough; one way to the store stays free for them. */
  private chooseGroup(): number | null {
    if (this.lowInFlight > 0) return this.isWaiting(0) ? 0 : null;
    for (const group of [2, 1]) if (this.passedOver[group]! >= PATIENCE[group]! && this.isWaiting(group)) return group;
    const first = GROUPS.findIndex((_, group) => this.isWaiting(group));
    return first < 0 ? null : first;
  }

  /** While one of theirs is on its way, the others are not kept waiting by known accounts. */
  private countPassedOver(group: number): void {
    if (this.lowInFlight > 0) return;
    for (let lower = group + 1; lower < GROUPS.length; lower++) if (this.isWaiting(lower)) this.passedOver[lower]!++;
  }

  private isWaiting(group: number): boolean {
    return GROUPS[group]!.some((rank) => this.ready[rank]!.size > 0);
  }

  /** How many accounts of that rank: of known ones half, so that the other way to the store has some when much waits. */
  private shareOf(rank: number, max: number): number {
    return rank === KNOWN && this.isMore(rank, max) ? Math.ceil(this.ready[rank]!.size / 2) : Infinity;
  }

  private isMore(rank: number, max: number): boolean {
    let frames = 0;
    for (const { fresh, replays } of this.ready[rank]!)
      if ((frames += fresh.length + replays.length) > max) return true;
    return false;
  }

  /** It is on its way from now on. */
  private close(lane: Lane): Lane {
    this.ready[lane.rank]!.delete(lane);
    lane.rank = -1;
    lane.isInFlight = true;
    return lane;
  }

  private laneOf(account: string): Lane {
    let lane = this.lanes.get(account);
    if (!lane) {
      lane = { account, replays: [], fresh: [], urgentReplays: 0, urgent: 0, isInFlight: false, rank: -1 };
      this.lanes.set(account, lane);
    }
    return lane;
  }

  private rankOf({ account, fresh, replays, urgent, urgentReplays }: Lane): number {
    if (fresh.length > 0) return (this.isKnown(account) ? KNOWN : STRANGER) - (urgent > 0 ? 1 : 0);
    if (replays.length > 0) return urgentReplays > 0 ? REPLAY_URGENT : REPLAY;
    return -1;
  }

  /** Puts an account that is not on its way where it belongs; one without frames is forgotten. */
  private offer(lane: Lane): void {
    if (lane.isInFlight) return;
    const rank = this.rankOf(lane);
    if (rank < 0) this.lanes.delete(lane.account);
    if (rank === lane.rank) return;
    if (lane.rank >= 0) this.ready[lane.rank]!.delete(lane);
    if (rank >= 0) this.ready[rank]!.add(lane);
    lane.rank = rank;
  }
}

/** Moves what fits into `max`; returns how many of it were fresh. */
function takeFrom(lane: Lane, into: SpoolRef[], max: number): number {
  const replays = lane.replays.splice(0, Math.max(0, max - into.length));
  into.push(...replays);
  const fresh = lane.fresh.splice(0, Math.max(0, max - into.length));
  into.push(...fresh);
  for (const ref of replays) if (ref.isUrgent) lane.urgentReplays--;
  for (const ref of fresh) if (ref.isUrgent) lane.urgent--;
  return fresh.length;
}
