/** Rows that keep coming: the newest stand first, the oldest fall off, and what comes is shown in steps of 100 ms. */
import type { Clock } from "../../lib/clock";
import { Signalled, type RowSource } from "./row-source";

/** Shown more often, the screen does nothing else (design/frontend.md, section 3). */
export const COALESCE_MS = 100;

/** A row needs a number that grows with each. */
interface Numbered {
  readonly seq: number;
}

export interface LiveSourceOptions {
  /** Rows kept. */
  readonly most: number;
  readonly clock: Pick<Clock, "after">;
  readonly coalesceMs?: number;
}

/**
 * A ring, newest first. A row's key is its number, so its place is the distance from the newest one: nothing is looked
 * through, whatever the length. A number that is missing in between costs one step of a search by halves.
 */
export class LiveSource<T extends Numbered> extends Signalled implements RowSource<T> {
  readonly more = false;
  readonly #options: LiveSourceOptions;
  /** Oldest first: what comes is put at the end, and nothing has to move. */
  #rows: T[] = [];
  /** Rows at the beginning that have fallen off and are still to be let go of. */
  #fallen = 0;
  #waiting: T[] = [];
  #due: (() => void) | undefined;

  constructor(options: LiveSourceOptions) {
    super();
    this.#options = options;
  }

  get count(): number {
    return this.#rows.length - this.#fallen;
  }

  at(index: number): T | undefined {
    return index < 0 || index >= this.count ? undefined : this.#rows[this.#rows.length - 1 - index];
  }

  key(index: number): string {
    return String(this.at(index)?.seq ?? `#${index}`);
  }

  indexOf(key: string): number {
    const seq = Number(key);
    let [low, high] = [this.#fallen, this.#rows.length - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = this.#rows[middle]?.seq ?? 0;
      if (found === seq) return this.#rows.length - 1 - middle;
      if (found < seq) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }

  /** Rows that have come, in any order; what is there already is left as it is. */
  push(rows: readonly T[]): void {
    if (rows.length === 0) return;
    this.#waiting.push(...rows);
    this.#due ??= this.#options.clock.after(this.#options.coalesceMs ?? COALESCE_MS, () => this.flush());
  }

  /** Shows what has come at once. */
  flush(): void {
    this.#due?.();
    this.#due = undefined;
    if (this.#waiting.length === 0) return;
    const newest = this.#rows.at(-1)?.seq ?? -Infinity;
    const came = this.#waiting.toSorted((a, b) => a.seq - b.seq);
    this.#waiting = [];
    if ((came[0]?.seq ?? 0) > newest) for (const row of came) this.#append(row);
    else this.#rebuild(came);
    this.#trim();
    this.changed();
  }

  /** Stops what is due. */
  close(): void {
    this.#due?.();
    this.#due = undefined;
  }

  #append(row: T): void {
    if (row.seq !== this.#rows.at(-1)?.seq) this.#rows.push(row);
  }

  /** Something late is among it: it goes to its place. */
  #rebuild(came: readonly T[]): void {
    const bySeq = new Map([...came, ...this.#rows.slice(this.#fallen)].map((row) => [row.seq, row]));
    this.#rows = [...bySeq.values()].sort((a, b) => a.seq - b.seq);
    this.#fallen = 0;
  }

  #trim(): void {
    this.#fallen = Math.max(this.#fallen, this.#rows.length - this.#options.most);
    // Let go of in one go, now and then: cutting the beginning off moves all the rest.
    if (this.#fallen < this.#options.most / 4) return;
    this.#rows = this.#rows.slice(this.#fallen);
    this.#fallen = 0;
  }
}
