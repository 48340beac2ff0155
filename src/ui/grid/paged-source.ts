/** Rows that the store hands out page by page, each read once it is looked at: lists too long to be had whole. */
import { Signalled, type RowSource } from "./row-source";

/** Rows of a page. */
export const PAGE_ROWS = 200;

/** A page: those of its rows that are shown, and behind which row the next one begins; null = it was the last. */
export interface RowPage<T> {
  readonly rows: readonly T[];
  readonly next: T | null;
}

/** Reads the page behind a row; the first without one. */
export type ReadPage<T> = (after: T | undefined, signal: AbortSignal) => Promise<RowPage<T>>;

/** Where reading stands. */
export type PagedStatus = "loading" | "more" | "ready" | "failed";

export interface PagedSourceOptions<T> {
  readonly keyOf: (row: T) => string;
  readonly read: ReadPage<T>;
  readonly pageRows?: number;
}

/**
 * Pages follow one another by key, so nothing that comes or goes meanwhile shifts them; what stands behind the last one
 * read is not known until it is looked at.
 */
export class PagedSource<T> extends Signalled implements RowSource<T> {
  readonly #options: Required<PagedSourceOptions<T>>;
  #rows: T[] = [];
  /** Behind it the next page begins; null = there is none. */
  #next: T | undefined | null = undefined;
  readonly #places = new Map<string, number>();
  #status: PagedStatus = "loading";
  #error: unknown = null;
  #reading: AbortController | undefined;

  constructor(options: PagedSourceOptions<T>) {
    super();
    this.#options = { pageRows: PAGE_ROWS, ...options };
  }

  get count(): number {
    return this.#rows.length;
  }

  get more(): boolean {
    return this.#next !== null;
  }

  get status(): PagedStatus {
    return this.#status;
  }

  /** Why the last page was not read. */
  get error(): unknown {
    return this.#error;
  }

  get rows(): readonly T[] {
    return this.#rows;
  }

  at(index: number): T | undefined {
    return this.#rows[index];
  }

  key(index: number): string {
    const row = this.#rows[index];
    return row === undefined ? `#${index}` : this.#options.keyOf(row);
  }

  indexOf(key: string): number {
    return this.#places.get(key) ?? -1;
  }

  /** Reads the next page where the end of what is read comes near. */
  look(_first: number, last: number): void {
    if (last < this.#rows.length - this.#options.pageRows / 4 || this.#status === "failed") return;
    void this.next();
  }

  /**
   * Reads on until there is a row more to be shown, also after a failure; nothing where all is read or a page is on its
   * way. A list without a row is looked at by nobody, so nobody would ask for its second page.
   */
  async next(): Promise<void> {
    if (this.#next === null || this.#reading) return;
    this.#status = this.#rows.length === 0 ? "loading" : "more";
    this.changed();
    await this.#read();
  }

  /** Asks anew for the page that failed or that no answer comes for; what is said of it stays until there is one. */
  async again(): Promise<void> {
    this.close();
    if (this.#next !== null) await this.#read();
  }

  async #read(): Promise<void> {
    const reading = new AbortController();
    const { signal } = reading;
    this.#reading = reading;
    const before = this.#rows.length;
    try {
      while (this.#next !== null && this.#rows.length === before && !signal.aborted) {
        const page = await this.#options.read(this.#next, signal);
        if (!signal.aborted) this.#add(page);
      }
      if (!signal.aborted) [this.#status, this.#error] = ["ready", null];
    } catch (error) {
      if (!signal.aborted) [this.#status, this.#error] = ["failed", error];
    }
    if (signal.aborted) return;
    this.#reading = undefined;
    this.changed();
  }

  /** Whoever reads waits for nothing any more. */
  close(): void {
    this.#reading?.abort();
    this.#reading = undefined;
  }

  #add({ rows, next }: RowPage<T>): void {
    for (const row of rows) {
      const key = this.#options.keyOf(row);
      if (this.#places.has(key)) continue;
      this.#places.set(key, this.#rows.length);
      this.#rows.push(row);
    }
    this.#next = next;
  }
}
