/** A set of sequence numbers as sorted, joined ranges; a spool delivers nearly in order, so they stay few. */

export class Ranges {
  private readonly starts: number[] = [];
  private readonly ends: number[] = [];

  /** Adds `from`..`to`, both included. */
  add(from: number, to: number): void {
    const index = this.firstEndingFrom(from - 1);
    let start = from;
    let end = to;
    let merged = 0;
    while (index + merged < this.starts.length && this.starts[index + merged]! <= to + 1) {
      start = Math.min(start, this.starts[index + merged]!);
      end = Math.max(end, this.ends[index + merged]!);
      merged++;
    }
    this.starts.splice(index, merged, start);
    this.ends.splice(index, merged, end);
  }

  has(value: number): boolean {
    const index = this.firstEndingFrom(value);
    return index < this.starts.length && this.starts[index]! <= value;
  }

  /** Is every number of `from`..`to` in? */
  covers(from: number, to: number): boolean {
    const index = this.firstEndingFrom(from);
    return index < this.starts.length && this.starts[index]! <= from && this.ends[index]! >= to;
  }

  /** The highest number that is in, 0 when none is. */
  get highest(): number {
    return this.ends.at(-1) ?? 0;
  }

  /** Forgets all below `bound`. */
  dropBelow(bound: number): void {
    const keep = this.firstEndingFrom(bound);
    this.starts.splice(0, keep);
    this.ends.splice(0, keep);
  }

  toArray(): [number, number][] {
    return this.starts.map((start, index) => [start, this.ends[index]!]);
  }

  /** Index of the first range that ends at or behind `value`. */
  private firstEndingFrom(value: number): number {
    let low = 0;
    let high = this.ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.ends[middle]! < value) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
