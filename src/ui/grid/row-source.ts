/** Where a grid gets its rows: it asks for those it shows and no others, so a list may have any length. */

/** Rows in their order. React state never holds them; `version` says that something is different. */
export interface RowSource<T> {
  /** Rows that are known of; some of them may not be read yet. */
  readonly count: number;
  /** There are more behind the last one. */
  readonly more: boolean;
  /** undefined while it is being read. */
  at(index: number): T | undefined;
  /** A name that stays with the row wherever it moves; of a row that is not read, one of its place. */
  key(index: number): string;
  /** Where the row of a key stands; -1 where it does not. */
  indexOf(key: string): number;
  /** Grows with every change. */
  readonly version: number;
  readonly subscribe: (listener: () => void) => () => void;
  /** These are looked at now: what of them is not read is to be. */
  look?(first: number, last: number): void;
}

/** Who listens to a source, and its version: the part that every source has. */
export class Signalled {
  #version = 0;
  readonly #listeners = new Set<() => void>();

  get version(): number {
    return this.#version;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Something is different. */
  protected changed(): void {
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }
}
