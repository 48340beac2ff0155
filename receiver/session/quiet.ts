/** Lets one kind of notice through once in a while for each that it is about, and so many a minute in all. */

const MINUTE_MS = 60_000;
const MAX_NAMES = 10_000;

export interface QuietSetup {
  /** From when on the same may be told again. */
  readonly againMs: number;
  /** Whoever makes up accounts or addresses must not fill the spool with notices. */
  readonly aMinute: number;
}

export class Quiet {
  private readonly toldAtMs = new Map<string, number>();
  private minuteFromMs = Number.NEGATIVE_INFINITY;
  private inMinute = 0;

  constructor(private readonly setup: QuietSetup) {}

  /** Asked when there is something to tell of `name`; true = tell it now. */
  mayTell(name: string, nowMs: number): boolean {
    const told = this.toldAtMs.get(name);
    if (told !== undefined && isWithin(nowMs - told, this.setup.againMs)) return false;
    if (!isWithin(nowMs - this.minuteFromMs, MINUTE_MS)) {
      this.minuteFromMs = nowMs;
      this.inMinute = 0;
    }
    if (++this.inMinute > this.setup.aMinute) return false;
    // Taken out and put in again, so that the one told longest ago is forgotten first.
    this.toldAtMs.delete(name);
    if (this.toldAtMs.size >= MAX_NAMES) this.toldAtMs.delete(this.toldAtMs.keys().next().value!);
    this.toldAtMs.set(name, nowMs);
    return true;
  }
}

/** A clock that was set back must not silence anything until it has caught up. */
const isWithin = (passedMs: number, spanMs: number): boolean => passedMs >= 0 && passedMs < spanMs;
