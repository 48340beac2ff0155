/** Watches what changes often and is dear to read: at once when it is quiet, and never for most of the time (H-UX-05). */
import { watch } from "../sync/db";

/** Of the time, at most a fifth is spent on reading. */
const REST_FACTOR = 4;
const REST_MAX_MS = 1_000;

/** What is watched: `touched` is a cheap query that is asked again with every change, `read` gives the whole. */
export interface CalmQuery<T> {
  readonly touched: () => Promise<unknown>;
  readonly read: () => Promise<T>;
}

class CalmWatch<T> {
  readonly #query: CalmQuery<T>;
  readonly #receive: (answer: T) => void;
  readonly #unwatch: () => void;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #reading = false;
  #due = false;
  #stopped = false;

  constructor(query: CalmQuery<T>, receive: (answer: T) => void) {
    this.#query = query;
    this.#receive = receive;
    this.#unwatch = watch(query.touched, () => this.#touch());
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#rest);
    this.#unwatch();
  }

  #touch(): void {
    this.#due = true;
    if (!this.#reading && this.#rest === undefined) void this.#read();
  }

  async #read(): Promise<void> {
    this.#due = false;
    this.#reading = true;
    const startedAt = performance.now();
    try {
      const answer = await this.#query.read();
      if (!this.#stopped) this.#receive(answer);
    } catch {
      // The database was closed under our hands: signed out, or another tab wants it gone.
    }
    this.#reading = false;
    if (!this.#stopped) this.#restAfter(performance.now() - startedAt);
  }

  #restAfter(tookMs: number): void {
    const restMs = Math.min(REST_MAX_MS, tookMs * REST_FACTOR);
    this.#rest = setTimeout(() => {
      this.#rest = undefined;
      if (this.#due && !this.#stopped) void this.#read();
    }, restMs);
  }
}

/** Calls back with the whole now and after changes; returns how to stop. */
export function watchCalmly<T>(query: CalmQuery<T>, receive: (answer: T) => void): () => void {
  const calm = new CalmWatch(query, receive);
  return () => calm.stop();
}
