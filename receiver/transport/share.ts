/** How many answers one address may be owed over all its connections, and whose turn it is when that is used up. */

/** A connection whose frames wait until answers have gone out. */
export interface Waiter {
  readonly goOn: () => void;
}

export class AddressShare {
  private owed = 0;
  private connections = 0;
  private readonly waiting = new Set<Waiter>();
  private served: Waiter | null = null;
  private isWaking = false;

  constructor(
    private readonly maxOwed: number,
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

  /** May it take a frame now? If not, it is told to go on behind those that wait already, however much room there is. */
  mayTake(waiter: Waiter): boolean {
    const isNext = this.served === waiter || this.waiting.size === 0;
    if (isNext && this.hasRoom) return true;
    this.waiting.add(waiter);
    return false;
  }

  /** So many answers more, or fewer; the connections that wait go on in a turn of their own. */
  add(change: number): void {
    this.owed += change;
    this.tellUnused();
    if (change >= 0 || this.isWaking || this.waiting.size === 0) return;
    this.isWaking = true;
    // Never at once: the spool's answers go out one by one, and a frame taken between two could be answered before them.
    setImmediate(() => this.wake());
  }

  private get hasRoom(): boolean {
    return this.owed < this.maxOwed;
  }

  private tellUnused(): void {
    if (this.owed === 0 && this.connections === 0) this.onUnused();
  }

  /** Whoever has to wait again goes to the end, so that one flooding connection does not keep out its neighbours. */
  private wake(): void {
    this.isWaking = false;
    let left = this.waiting.size;
    for (const waiter of this.waiting) {
      if (left-- === 0 || !this.hasRoom) break;
      this.waiting.delete(waiter);
      this.served = waiter;
      waiter.goOn();
    }
    this.served = null;
  }
}

/** The shares of one listener, kept while an address has a connection or is owed an answer. */
export class AddressShares {
  private readonly byAddress = new Map<string, AddressShare>();

  constructor(private readonly maxOwed: number) {}

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
    const share: AddressShare = new AddressShare(this.maxOwed, () => {
      if (this.byAddress.get(address) === share) this.byAddress.delete(address);
    });
    this.byAddress.set(address, share);
    return share;
  }
}
