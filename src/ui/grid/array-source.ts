/** Rows that are all in memory, in the order in which they were given: small catalogues, and what others read. */
import { Signalled, type RowSource } from "./row-source";

/** The rows are replaced whole, by `set`. */
export class ArraySource<T> extends Signalled implements RowSource<T> {
  readonly #keyOf: (row: T) => string;
  #rows: readonly T[];
  #unread: boolean;
  #places: Map<string, number> | undefined;

  /** `rows` null = they are still to be read. */
  constructor(keyOf: (row: T) => string, rows: readonly T[] | null = []) {
    super();
    this.#keyOf = keyOf;
    this.#rows = rows ?? [];
    this.#unread = rows === null;
  }

  get more(): boolean {
    return this.#unread;
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

  /** Other rows, or the same in another order; null = others are being read. */
  set(rows: readonly T[] | null): void {
    if (rows === null ? this.#unread : rows === this.#rows && !this.#unread) return;
    this.#rows = rows ?? [];
    this.#unread = rows === null;
    this.#places = undefined;
    this.changed();
  }
}
