/** Rows that keep coming: the newest stand first, the oldest fall off, and what comes is shown in steps of 100 ms. */
import type { Clock } from "../../lib/clock";
import { Signalled, type RowSource } from "./row-source";

/** Shown more often, the screen does nothing else (design/frontend.md, section 3). */
export const COALESCE_MS = 100;

/** A row needs a number that grows with each. */
export interface Numbered {
  readonly seq: number;
}

export interface LiveSourceOptions {
  /** Rows kept. */
  readonly most: number;
  readonly clock: Pick<Clock, "after">;
  readonly coalesceMs?: number;
  /** It is not known yet whether there are any. */
  readonly isUnread?: () => boolean;
}

/**
 * A ring, newest first. A row's key is its number, so its place is the distance from the newest one: nothing is looked
 * through, whatever the length. A number that is missing in between costs one step of a search by halves.
 */
export class LiveSource<T extends Numbered> extends Signalled implements RowSource<T> {
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

  get more(): boolean {
    return this.count === 0 && this.#options.isUnread?.() === true;
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
    const place = this.#find(Number(key));
    return place < 0 ? -1 : this.#rows.length - 1 - place;
  }

  /** How many rows have this number or a later one: where the first older one stands. */
  countFrom(seq: number): number {
    return this.#rows.length - this.#firstFrom(seq);
  }

  /** Rows that have come, in any order; of one that is there already the copy that came last stands. */
  push(rows: readonly T[]): void {
    if (rows.length === 0) return;
    this.#waiting.push(...rows);
    this.#due ??= this.#options.clock.after(this.#options.coalesceMs ?? COALESCE_MS, () => this.flush());
  }

  /** Other rows instead of those that are there. */
  set(rows: readonly T[]): void {
    this.close();
    this.#waiting = [];
    this.#fallen = 0;
    this.#rows = [];
    this.#place(rows);
    this.changed();
  }

  /** Takes rows out, by their numbers. */
  drop(numbers: readonly number[]): void {
    const gone = new Set(numbers);
    const stay = ({ seq }: T): boolean => !gone.has(seq);
    this.#waiting = this.#waiting.filter(stay);
    const before = this.count;
    this.#rows = this.#rows.slice(this.#fallen).filter(stay);
    this.#fallen = 0;
    if (this.count < before) this.changed();
  }

  /** Shows what has come at once. */
  flush(): void {
    this.#due?.();
    this.#due = undefined;
    if (this.#waiting.length === 0) return;
    const came = this.#waiting;
    this.#waiting = [];
    this.#place(came);
    this.changed();
  }

  /** Stops what is due. */
  close(): void {
    this.#due?.();
    this.#due = undefined;
  }

  /** Of the rows from the oldest on, the place of the first that has this number or a later one. */
  #firstFrom(seq: number): number {
    let [low, high] = [this.#fallen, this.#rows.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#rows[middle]?.seq ?? 0) < seq) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #find(seq: number): number {
    const place = this.#firstFrom(seq);
    return this.#rows[place]?.seq === seq ? place : -1;
  }

  #place(came: readonly T[]): void {
    const late: T[] = [];
    for (const row of came.toSorted((a, b) => a.seq - b.seq)) {
      const place = this.#find(row.seq);
      if (place >= 0) this.#rows[place] = row;
      else if (row.seq > (this.#rows.at(-1)?.seq ?? -Infinity)) this.#rows.push(row);
      else if (late.at(-1)?.seq === row.seq) late[late.length - 1] = row;
      else late.push(row);
    }
    if (late.length > 0) this.#merge(late);
    this.#trim();
  }

  /** Rows that belong between or before those that are there, the oldest first. */
  #merge(late: readonly T[]): void {
    const rows: T[] = [];
    let next = 0;
    for (const row of this.#rows.slice(this.#fallen)) {
      for (let one = late[next]; one && one.seq < row.seq; one = late[++next]) rows.push(one);
      rows.push(row);
    }
    this.#rows = [...rows, ...late.slice(next)];
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
