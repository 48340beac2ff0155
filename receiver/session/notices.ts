/** Decides when something odd about a line is worth a row for people, so that nobody is flooded. */
import type { NoticeCode, Reading } from "../contracts/engine";
import { Quiet } from "./quiet";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A clock counts as wrong when it was off this many times in a row … */
const SKEW_STAYS = 3;
/** … over this time: a stored backlog comes with old stamps too, and is over sooner. */
const SKEW_STAYS_MS = 5 * MINUTE_MS;
const ERRORS_A_MINUTE = 10;
const MAX_ACCOUNTS = 10_000;

/** When a clock was first seen wrong, and how often in a row since then. */
interface Skew {
  readonly sinceMs: number;
  readonly times: number;
}

export class Notices {
  /** Each kind has a budget of its own: made-up accounts or addresses of one kind must not hide another. */
  private readonly quiet: Readonly<Record<NoticeCode, Quiet>> = {
    cannot_decrypt: new Quiet({ againMs: 10 * MINUTE_MS, aMinute: 60 }),
    clear_for_keyed_account: new Quiet({ againMs: 10 * MINUTE_MS, aMinute: 60 }),
    receiver_data_errors: new Quiet({ againMs: 10 * MINUTE_MS, aMinute: 60 }),
    clock_refused: new Quiet({ againMs: 10 * MINUTE_MS, aMinute: 60 }),
    clock_skew: new Quiet({ againMs: 24 * HOUR_MS, aMinute: 60 }),
    galaxy_native: new Quiet({ againMs: HOUR_MS, aMinute: 6 }),
    foreign_protocol: new Quiet({ againMs: HOUR_MS, aMinute: 6 }),
  };
  /** Anybody can make up a clear frame: those must not use up the budget of panels that have shown their key. */
  private readonly refusedClear = new Quiet({ againMs: 10 * MINUTE_MS, aMinute: 60 });
  private readonly skewed = new Map<string, Skew>();
  private readonly errorsAtMs: number[] = [];

  /** Code to report for this reading, or `""`. */
  ofReading(reading: Reading, nowMs: number): NoticeCode | "" {
    if (reading.notice === "clock_refused" && !reading.encrypted) {
      return this.refusedClear.mayTell(whoOf(reading), nowMs) ? reading.notice : "";
    }
    if (reading.notice !== "") return this.once(reading.notice, whoOf(reading), nowMs);
    if (reading.verdict === "ack" && reading.stamp !== "" && this.isSkewStaying(reading, nowMs)) {
      return this.once("clock_skew", whoOf(reading), nowMs);
    }
    return "";
  }

  /** True when so many frames were damaged within a minute that a person should know (signal-rules 2). */
  ofError(nowMs: number): boolean {
    const errors = this.errorsAtMs;
    errors.push(nowMs);
    if (errors.length > ERRORS_A_MINUTE) errors.shift();
    if (errors.length < ERRORS_A_MINUTE || nowMs - errors[0]! > MINUTE_MS) return false;
    return this.once("receiver_data_errors", "", nowMs) !== "";
  }

  /** Code to report for what an address sent that is no frame, or `""`. */
  ofNoise(code: NoticeCode, address: string, nowMs: number): NoticeCode | "" {
    return this.once(code, address, nowMs);
  }

  private isSkewStaying(reading: Reading, nowMs: number): boolean {
    const who = whoOf(reading);
    const before = this.skewed.get(who);
    if (before) this.skewed.delete(who);
    if (!reading.isSkewed) return false;
    const skew: Skew = { sinceMs: before?.sinceMs ?? nowMs, times: (before?.times ?? 0) + 1 };
    if (this.skewed.size >= MAX_ACCOUNTS) this.skewed.delete(this.skewed.keys().next().value!);
    this.skewed.set(who, skew);
    return skew.times >= SKEW_STAYS && nowMs - skew.sinceMs >= SKEW_STAYS_MS;
  }

  private once(code: NoticeCode, who: string, nowMs: number): NoticeCode | "" {
    return this.quiet[code].mayTell(who, nowMs) ? code : "";
  }
}

/** Two sites may share an account under different prefixes. */
const whoOf = ({ prefix, account }: Reading): string => `${prefix}/${account}`;
