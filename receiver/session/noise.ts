/** Counts what is no frame per source address, and remembers a bounded number of addresses. */

const MAX_ADDRESSES = 1000;

export class NoiseCount {
  private readonly byAddress = new Map<string, number>();

  constructor(private readonly maxAddresses = MAX_ADDRESSES) {}

  /** Counts one more; returns how many this address has sent. The one heard longest ago is forgotten first. */
  add(address: string): number {
    const count = (this.byAddress.get(address) ?? 0) + 1;
    this.byAddress.delete(address);
    if (this.byAddress.size >= this.maxAddresses) this.byAddress.delete(this.byAddress.keys().next().value!);
    this.byAddress.set(address, count);
    return count;
  }

  get size(): number {
    return this.byAddress.size;
  }
}
