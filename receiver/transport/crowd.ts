/** Connections by the address they come from, each address's in the order of their coming. */

/** One of them. */
export interface Caller {
  readonly address: string;
}

export class Crowd<C extends Caller> {
  private readonly byAddress = new Map<string, Set<C>>();
  private count = 0;

  get size(): number {
    return this.count;
  }

  add(caller: C): void {
    const ofAddress = this.byAddress.get(caller.address) ?? new Set();
    ofAddress.add(caller);
    this.byAddress.set(caller.address, ofAddress);
    this.count++;
  }

  /** It is gone, or belongs elsewhere now. */
  remove(caller: C): void {
    const ofAddress = this.byAddress.get(caller.address);
    if (!ofAddress?.delete(caller)) return;
    this.count--;
    if (ofAddress.size === 0) this.byAddress.delete(caller.address);
  }

  /** Who is to go: the oldest of the address that has most, so that one address never turns out another's. */
  oldestOfMost(): C | undefined {
    let most: Set<C> | undefined;
    for (const ofAddress of this.byAddress.values()) if (ofAddress.size > (most?.size ?? 0)) most = ofAddress;
    return most?.values().next().value;
  }
}
