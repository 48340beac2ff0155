/** A running list as somebody looks at it: narrowed by a filter without a pause, and standing still while it is held. */
import type { Clock } from "../../lib/clock";
import { COALESCE_MS, LiveSource, type Numbered } from "./live-source";
import { Signalled } from "./row-source";

/** A filter that takes longer goes on after the next frame. */
const STEP_MS = 8;
const STEP_ROWS = 64;

export interface LiveViewOptions {
  /** Rows held. */
  readonly most: number;
  readonly clock: Pick<Clock, "after" | "steady">;
}

type Test<T> = (row: T) => boolean;

const EVERY: Test<unknown> = () => true;

/** All rows that are held, and those of them that are shown. `version` grows with every change of either. */
export class LiveView<T extends Numbered> extends Signalled {
  /** What is shown, the newest first. */
  readonly shown: LiveSource<T>;
  readonly #held: LiveSource<T>;
  readonly #clock: LiveViewOptions["clock"];
  #test: Test<T> = EVERY;
  #came: T[] = [];
  #isRead = false;
  #flushedAt = -Infinity;
  /** Rows newer than this one wait; undefined = it stands still from its first row on. */
  #stoodAt: number | null | undefined = null;
  /** Rows that pass and wait, by their numbers. */
  readonly #behind = new Map<number, T>();
  /** Rows that went while they were looked at: they go with the next step. */
  #leaving: number[] = [];
  /** The filter has not seen what is older than this. */
  #below = -Infinity;
  #due: (() => void) | undefined;

  constructor(options: LiveViewOptions) {
    super();
    this.shown = new LiveSource<T>({ ...options, isUnread: () => this.#isUnread });
    this.#held = new LiveSource<T>(options);
    this.#clock = options.clock;
    this.#held.subscribe(() => this.#spread());
  }

  /** Rows that pass the filter and are newer than what stands. */
  get waiting(): number {
    return this.#behind.size;
  }

  /** Rows that have come, or have another content. The first ones, and those after a rest, are shown at once. */
  put(rows: readonly T[]): void {
    this.#came.push(...rows);
    this.#held.push(rows);
    const isQuiet = this.#clock.steady() - this.#flushedAt >= COALESCE_MS;
    if (isQuiet || !this.#isRead) this.#held.flush();
    if (this.#isRead) return;
    this.#isRead = true;
    this.changed();
  }

  /** These are too old to be kept: they stay as long as somebody holds the list. */
  drop(numbers: readonly number[]): void {
    if (this.#stoodAt !== null) this.#leaving.push(...numbers);
    else this.shown.drop(numbers);
    this.#takeOut(numbers);
  }

  /** These may not be seen any more. */
  withdraw(numbers: readonly number[]): void {
    this.shown.drop(numbers);
    this.#takeOut(numbers);
  }

  /** All of it goes: another copy is read. */
  clear(): void {
    this.close();
    this.#isRead = false;
    this.#came = [];
    this.#leaving = [];
    this.#behind.clear();
    if (this.#stoodAt !== null) this.#stoodAt = undefined;
    this.#held.set([]);
    this.shown.set([]);
    this.changed();
  }

  /** Another filter: the newest rows that pass are there at once, the others follow in steps. */
  narrow(test: Test<T> | null): void {
    this.#test = test ?? EVERY;
    this.#behind.clear();
    this.#below = Infinity;
    this.shown.set(this.#sift());
    this.changed();
  }

  /** Stands still, or goes on. */
  stand(still: boolean): void {
    if (still === (this.#stoodAt !== null)) return;
    this.#stoodAt = still ? this.#held.at(0)?.seq : null;
    if (still) return;
    this.shown.push([...this.#behind.values()]);
    this.#behind.clear();
    this.shown.flush();
    this.shown.drop(this.#leaving);
    this.#leaving = [];
    this.changed();
  }

  /** Stops what is due. */
  close(): void {
    this.#due?.();
    this.#due = undefined;
    this.#below = -Infinity;
    this.#held.close();
    this.shown.close();
  }

  get #isUnread(): boolean {
    return !this.#isRead || this.#below > -Infinity;
  }

  #takeOut(numbers: readonly number[]): void {
    const gone = new Set(numbers);
    this.#came = this.#came.filter(({ seq }) => !gone.has(seq));
    for (const seq of numbers) this.#behind.delete(seq);
    this.#held.drop(numbers);
    this.changed();
  }

  /** What has come goes where it belongs. */
  #spread(): void {
    this.#flushedAt = this.#clock.steady();
    if (this.#stoodAt === undefined) this.#stoodAt = this.#held.at(0)?.seq;
    const came = this.#came;
    this.#came = [];
    const passing = came.filter((row) => this.#passes(row));
    const failing = came.filter(({ seq }) => this.shown.indexOf(String(seq)) >= 0).filter((row) => !this.#test(row));
    this.shown.drop(failing.map(({ seq }) => seq));
    this.shown.push(passing);
    this.shown.flush();
    this.changed();
  }

  /** Whether a row is to be shown now; one that passes and is newer than what stands is put behind. */
  #passes(row: T): boolean {
    const { seq } = row;
    const passes = this.#test(row);
    if (typeof this.#stoodAt !== "number" || seq <= this.#stoodAt) return passes;
    if (passes) this.#behind.set(seq, row);
    else this.#behind.delete(seq);
    return false;
  }

  /** A step of the filter from the newest row down. */
  #sift(): readonly T[] {
    this.#due?.();
    this.#due = undefined;
    const startedAt = this.#clock.steady();
    const passing: T[] = [];
    let place = this.#held.countFrom(this.#below);
    for (; place < this.#held.count; place += 1) {
      if (place % STEP_ROWS === 0 && this.#clock.steady() - startedAt >= STEP_MS) break;
      const row = this.#held.at(place);
      if (!row) continue;
      this.#below = row.seq;
      if (this.#passes(row)) passing.push(row);
    }
    if (place >= this.#held.count) this.#below = -Infinity;
    else this.#due = this.#clock.after(0, () => this.#siftOn());
    return passing;
  }

  #siftOn(): void {
    this.shown.push(this.#sift());
    // What is found on the way is drawn in the steps of what comes, or drawing would take longer than finding.
    if (this.#below > -Infinity) return;
    this.shown.flush();
    this.changed();
  }
}
