/** What one address may have over all its connections, answers owed and steps of a turn, and whose turn it is then. */
import type { Standing, Turns } from "./turns";

/** A connection whose frames wait until answers have gone out, or until others had their turn. */
export interface Waiter {
  readonly goOn: () => void;
}

/** Steps of an address that nobody keeps out: a panel sends a frame and waits for its answer, whoever floods beside it. */
const FREE_STEPS = 8;

export interface ShareBounds {
  /** Answers that wait for the disk. */
  readonly maxOwed: number;
  readonly turns: Turns;
}

export class AddressShare implements Standing {
  private owed = 0;
  private connections = 0;
  private readonly waiting = new Set<Waiter>();
  private served: Waiter | null = null;
  private turn = -1;
  private stepsOfTurn = 0;

  constructor(
    private readonly bounds: ShareBounds,
    private readonly onUnused: () => void,
  ) {}

  /** One more connection. */
  join(): void {
    this.connections++;
  }

  /** Its answers still count: whoever hangs up and calls again would have the disk write for him without end. */
  leave(waiter: Waiter): void {
    this.waiting.delete(waiter);
    this.connections--;
    this.tellUnused();
  }

  /** May it take a step now? If not, it is told to go on behind those that wait already, however much room there is. */
  mayTake(waiter: Waiter): boolean {
    const isNext = this.served === waiter || this.waiting.size === 0;
    if (isNext && this.hasRoom && this.isOnTime()) {
      this.use(1);
      return true;
    }
    this.queue(waiter);
    return false;
  }

  /** Is told to go on, in a turn of its own, behind those that wait already. */
  queue(waiter: Waiter): void {
    this.waiting.add(waiter);
    if (this.hasRoom) this.bounds.turns.stand(this);
  }

  /** Steps beyond those that were asked for. */
  use(steps: number): void {
    this.stepsOfTurn += steps;
    this.bounds.turns.use(steps);
  }

  /** So many answers more, or fewer; the connections that wait go on in a turn of their own. */
  add(change: number): void {
    this.owed += change;
    this.tellUnused();
    // Never at once: the spool's answers go out one by one, and a frame taken between two could be answered before them.
    if (change < 0 && this.mayServe) this.bounds.turns.stand(this);
  }

  /** Whoever has to wait again goes to the end, so that one flooding connection does not keep out its neighbours. */
  serve(): boolean {
    const [waiter] = this.waiting;
    if (!waiter || !this.hasRoom) return false;
    this.waiting.delete(waiter);
    this.use(1);
    this.served = waiter;
    waiter.goOn();
    this.served = null;
    return this.mayServe;
  }

  private get hasRoom(): boolean {
    return this.owed < this.bounds.maxOwed;
  }

  private get mayServe(): boolean {
    return this.waiting.size > 0 && this.hasRoom;
  }

  private isOnTime(): boolean {
    const { turns } = this.bounds;
    if (this.turn !== turns.number) {
      this.turn = turns.number;
      this.stepsOfTurn = 0;
    }
    return !turns.isOver || this.stepsOfTurn < FREE_STEPS;
  }

  private tellUnused(): void {
    if (this.owed === 0 && this.connections === 0) this.onUnused();
  }
}

/** The shares of one listener, kept while an address has a connection or is owed an answer. */
export class AddressShares {
  private readonly byAddress = new Map<string, AddressShare>();

  constructor(private readonly bounds: ShareBounds) {}

  /** One more connection of that address. */
  join(address: string): AddressShare {
    const share = this.byAddress.get(address) ?? this.create(address);
    share.join();
    return share;
  }

  get size(): number {
    return this.byAddress.size;
  }

  private create(address: string): AddressShare {
    const share: AddressShare = new AddressShare(this.bounds, () => {
      if (this.byAddress.get(address) === share) this.byAddress.delete(address);
    });
    this.byAddress.set(address, share);
    return share;
  }
}
