/** How many answers one address may be owed over all its connections, and whose turn it is when that is used up. */

/** A connection whose frames wait until answers have gone out. */
export interface Waiter {
  readonly goOn: () => void;
}

export class AddressShare {
  private owed = 0;
  private readonly waiting = new Set<Waiter>();
  private isWaking = false;

  constructor(private readonly maxOwed: number) {}

  get hasRoom(): boolean {
    return this.owed < this.maxOwed;
  }

  /** So many answers more, or fewer; the connections that wait go on in a turn of their own. */
  add(change: number): void {
    this.owed += change;
    if (change >= 0 || this.isWaking || this.waiting.size === 0) return;
    this.isWaking = true;
    // Never at once: the spool's answers go out one by one, and a frame taken between two could be answered before them.
    setImmediate(() => this.wake());
  }

  /** Until answers have gone out, behind those that wait already. */
  wait(waiter: Waiter): void {
    this.waiting.add(waiter);
  }

  forget(waiter: Waiter): void {
    this.waiting.delete(waiter);
  }

  /** Whoever has to wait again goes to the end, so that one flooding connection does not keep out its neighbours. */
  private wake(): void {
    this.isWaking = false;
    let left = this.waiting.size;
    for (const waiter of this.waiting) {
      if (left-- === 0) return;
      if (!this.hasRoom) return;
      this.waiting.delete(waiter);
      waiter.goOn();
    }
  }
}

/** The shares of one listener, kept while an address has a connection. */
export class AddressShares {
  private readonly byAddress = new Map<string, { readonly share: AddressShare; connections: number }>();

  constructor(private readonly maxOwed: number) {}

  /** One more connection of that address. */
  join(address: string): AddressShare {
    const entry = this.byAddress.get(address) ?? { share: new AddressShare(this.maxOwed), connections: 0 };
    entry.connections++;
    this.byAddress.set(address, entry);
    return entry.share;
  }

  leave(address: string): void {
    const entry = this.byAddress.get(address);
    if (entry && --entry.connections === 0) this.byAddress.delete(address);
  }

  get size(): number {
    return this.byAddress.size;
  }
}
