/** Rows that are all in memory, in the order in which they were given: small catalogues. */
import { Signalled, type RowSource } from "./row-source";

/** The rows are replaced whole, by `set`. */
export class ArraySource<T> extends Signalled implements RowSource<T> {
  readonly more = false;
  readonly #keyOf: (row: T) => string;
  #rows: readonly T[] = [];
  #places: Map<string, number> | undefined;

  constructor(keyOf: (row: T) => string, rows: readonly T[] = []) {
    super();
    this.#keyOf = keyOf;
    this.#rows = rows;
  }

  get count(): number {
    return this.#rows.length;
  }

  get rows(): readonly T[] {
    return this.#rows;
  }

  at(index: number): T | undefined {
    return this.#rows[index];
  }

  key(index: number): string {
    const row = this.#rows[index];
    return row === undefined ? `#${index}` : this.#keyOf(row);
  }

  indexOf(key: string): number {
    this.#places ??= new Map(this.#rows.map((row, index) => [this.#keyOf(row), index]));
    return this.#places.get(key) ?? -1;
  }

  /** Other rows, or the same in another order. */
  set(rows: readonly T[]): void {
    if (rows === this.#rows) return;
    this.#rows = rows;
    this.#places = undefined;
    this.changed();
  }
}
