/** Pulls of the collections kept whole those that the beats say have changed, instead of all with the minute's round. */
import type { BeatRecord } from "../../domain/live/beat";
import { changedBetween, marksIn, type Marks } from "../../domain/live/marks";
import type { Cancel, Clock } from "../lib/clock";

/** Fifty desks hear the same beat: each asks at a moment of its own, the more there is to ask the later. */
const SPREAD_MS = 700;
/** Each pull begins a minute before the last one: while thousands of rows are imported it is made less often. */
const REST_PER_BATCH_MS = 1_000;
/** The minute's round brings everything in any case. */
const MOST_REST_MS = 60_000;

export interface ToldChangesDeps {
  readonly clock: Pick<Clock, "steady" | "after">;
  readonly random: () => number;
  /** False while another pull is under way: what is told then is looked at with the next beat. */
  readonly isFree: () => boolean;
  /** Gives in how many batches it came. Never rejects: what fails comes with the next round. */
  readonly pull: (names: readonly string[]) => Promise<number>;
}

/** What the beats have told one tab while it leads, and how much of that is in the copy. */
export class ToldChanges {
  readonly #deps: ToldChangesDeps;
  #told: Marks | undefined;
  #pulled: Marks | undefined;
  #due: Cancel | undefined;
  #restUntil = 0;

  constructor(deps: ToldChangesDeps) {
    this.#deps = deps;
  }

  /** A beat. What the first one tells is there, or comes with the round that a leading tab begins with. */
  hear(beat: Pick<BeatRecord, "state">): void {
    const marks = marksIn(beat.state);
    if (!marks) return;
    this.#told = marks;
    this.#pulled ??= marks;
    const names = changedBetween(this.#pulled, marks);
    if (names.length === 0 || this.#due) return;
    const { clock, random } = this.#deps;
    const restMs = Math.max(0, this.#restUntil - clock.steady());
    this.#due = clock.after(restMs + random() * SPREAD_MS * names.length, () => void this.#pull());
  }

  /** Everything is asked for from now on; call the answer once all of it is there. */
  pullsAll(): () => void {
    const told = this.#told;
    return () => (this.#pulled = told ?? this.#pulled);
  }

  /** Another tab leads, or nobody is signed in. What was pulled stays known, for a tab that leads again. */
  stop(): void {
    this.#due?.();
    this.#due = undefined;
  }

  async #pull(): Promise<void> {
    this.#due = undefined;
    const { clock, isFree, pull } = this.#deps;
    const told = this.#told;
    if (!told || !isFree()) return;
    const names = changedBetween(this.#pulled ?? told, told);
    if (names.length === 0) return;
    this.#pulled = told;
    // One of each is what a change by hand takes.
    const more = (await pull(names)) - names.length;
    this.#restUntil = clock.steady() + Math.min(more * REST_PER_BATCH_MS, MOST_REST_MS);
  }
}
