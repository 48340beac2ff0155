/** The kept signals for a list: read once, newest first and in steps, and afterwards only what was written since. */
import type { Clock } from "../lib/clock";
import { onRowsTold, type Db, type Told } from "./db";
import type { SignalRow } from "./rows";
import { openRows, type Kept } from "./sealed-rows";

/** Signals that a list holds at most. */
export const MOST_HELD = 20_000;
/** More than a screen has: these stand there at once. */
const FIRST_ROWS = 200;
/** Rows of a further step: a few milliseconds. */
const STEP_ROWS = 250;
const TOLD_ROWS = 500;
const RETRY_MS = 1_000;

/** Where the rows go. */
export interface WindowSink {
  /** Rows that are new or have another content. The first call says that reading has begun, also where there is no row. */
  readonly put: (rows: readonly SignalRow[]) => void;
  /** By their numbers, rows that are too old to be kept any longer. */
  readonly drop: (numbers: readonly number[]) => void;
  /** By their numbers, rows that were taken out: not all of them may be ours any more. */
  readonly withdraw: (numbers: readonly number[]) => void;
}

export interface WindowOptions {
  readonly clock: Pick<Clock, "after">;
  /** Steps back for the person at the desk; waited for before each further step. */
  readonly pause: () => Promise<void>;
}

/** Reads the window of a database into a sink, and follows it until the answer is called. */
export function followWindow(db: Db, sink: WindowSink, options: WindowOptions): () => void {
  const follower = new Follower(db, sink, options);
  void follower.run();
  return () => follower.stop();
}

/** A walk through all rows from the newest down; what is not met on it is not there. */
interface Walk {
  below: number;
  readonly met: Set<string>;
  /** Rows are gone that are still shown: no step back for anybody. */
  readonly hurried: boolean;
  /** Something was written meanwhile that was not told row by row. */
  again: boolean;
}

const newWalk = (hurried = false): Walk => ({ below: Infinity, met: new Set(), hurried, again: false });

class Follower {
  readonly #db: Db;
  readonly #sink: WindowSink;
  readonly #options: WindowOptions;
  readonly #known = new Map<string, Pick<SignalRow, "seq" | "updated">>();
  readonly #told = new Set<string>();
  readonly #unhear: () => void;
  #isAllTold = false;
  #walk: Walk | undefined = newWalk();
  #newest = -Infinity;
  #hasBegun = false;
  #isResting = false;
  #stopped = false;
  #isDue = false;
  #wake: (() => void) | undefined;

  constructor(db: Db, sink: WindowSink, options: WindowOptions) {
    this.#db = db;
    this.#sink = sink;
    this.#options = options;
    this.#unhear = onRowsTold(db, "events", (told) => this.#hear(told));
  }

  /** One thing after the other, so that no row is followed by an older copy of it; what was told goes first. */
  async run(): Promise<void> {
    while (!this.#stopped) {
      try {
        await this.#next();
      } catch {
        // What was told and not read is lost with the try; where the database was closed, another one is followed instead.
        this.#isAllTold = true;
        await new Promise<void>((done) => this.#options.clock.after(RETRY_MS, done));
      }
    }
  }

  stop(): void {
    this.#stopped = true;
    this.#unhear();
    this.#awake();
  }

  #hear(told: Told): void {
    if (told === "all") this.#isAllTold = true;
    else for (const id of told) this.#told.add(id);
    this.#awake();
  }

  async #next(): Promise<void> {
    if (this.#isAllTold) return this.#lookAgain();
    if (this.#told.size > 0) return this.#readTold();
    if (this.#walk && (this.#walk.hurried || !this.#isResting)) return this.#step(this.#walk);
    if (!this.#isDue) await new Promise<void>((done) => (this.#wake = done));
    this.#isDue = false;
  }

  #awake(): void {
    this.#isDue = true;
    this.#wake?.();
    this.#wake = undefined;
  }

  /** What is new comes at once; of what else is different only a walk can tell. */
  async #lookAgain(): Promise<void> {
    this.#isAllTold = false;
    const hurried = (await this.#db.events.count()) < this.#known.size;
    if (!this.#walk || hurried) this.#walk = newWalk(hurried);
    else this.#walk.again = true;
    for (let isMore = this.#hasBegun; isMore;) {
      const rows = await this.#db.events.where("seq").above(this.#newest).limit(TOLD_ROWS).toArray();
      await this.#take(rows);
      isMore = rows.length === TOLD_ROWS && !this.#stopped;
    }
  }

  async #readTold(): Promise<void> {
    const ids = [...this.#told].slice(0, TOLD_ROWS);
    for (const id of ids) this.#told.delete(id);
    const rows = await this.#db.events.bulkGet(ids);
    const gone = ids.filter((_, at) => rows[at] === undefined);
    this.#forget(gone, this.#sink.drop);
    await this.#take(rows.filter((row) => row !== undefined));
  }

  async #step(walk: Walk): Promise<void> {
    const most = walk.below === Infinity ? FIRST_ROWS : STEP_ROWS;
    const rows = await this.#db.events.where("seq").below(walk.below).reverse().limit(most).toArray();
    for (const { id } of rows) walk.met.add(id);
    await this.#take(rows);
    walk.below = rows.length < most ? -Infinity : (rows.at(-1)?.seq ?? -Infinity);
    if (rows.length < most || walk.met.size >= MOST_HELD) return this.#end(walk);
    if (walk.hurried) return;
    this.#isResting = true;
    void this.#options.pause().then(() => {
      this.#isResting = false;
      this.#awake();
    });
  }

  #end(walk: Walk): void {
    const gone = [...this.#known].filter(([id, { seq }]) => seq >= walk.below && !walk.met.has(id));
    this.#forget(
      gone.map(([id]) => id),
      this.#sink.withdraw,
    );
    this.#walk = walk.again ? newWalk() : undefined;
  }

  /** Hands on what is not known in this very copy. */
  async #take(rows: readonly Kept<SignalRow>[]): Promise<void> {
    const other = rows.filter(({ id, updated }) => this.#known.get(id)?.updated !== updated);
    const opened = await openRows<SignalRow>(this.#db.vault, other);
    if (this.#stopped) return;
    for (const { id, seq, updated } of opened) {
      this.#known.set(id, { seq, updated });
      this.#walk?.met.add(id);
      if (seq > this.#newest) this.#newest = seq;
    }
    if (opened.length > 0 || !this.#hasBegun) this.#sink.put(opened);
    this.#hasBegun = true;
  }

  #forget(ids: readonly string[], say: (numbers: readonly number[]) => void): void {
    const numbers = ids.flatMap((id) => this.#known.get(id)?.seq ?? []);
    for (const id of ids) this.#known.delete(id);
    if (numbers.length > 0 && !this.#stopped) say(numbers);
  }
}
