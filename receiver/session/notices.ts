/** Decides when something odd about a line is worth a row for people, so that nobody is flooded. */
import type { NoticeCode, Reading } from "../contracts/engine";

const QUIET_MS = 10 * 60_000;
const SKEW_QUIET_MS = 24 * 3_600_000;
/** A clock counts as wrong when it was off this many times in a row. */
const SKEW_STAYS = 3;
const ERROR_WINDOW_MS = 60_000;
const ERRORS_A_WINDOW = 10;
const MAX_KEYS = 10_000;
/** A stranger who makes up accounts must not fill the spool with notices. */
const NOTICES_A_MINUTE = 60;

export class Notices {
  private readonly lastAtMs = new Map<string, number>();
  private readonly skewed = new Map<string, number>();
  private errorsSinceMs = 0;
  private errors = 0;
  private minuteFromMs = 0;
  private inMinute = 0;

  /** Code to report for this reading, or `""`. */
  ofReading(reading: Reading, nowMs: number): NoticeCode | "" {
    if (reading.notice !== "") return this.once(reading.notice, reading.account, nowMs) ? reading.notice : "";
    if (reading.verdict === "ack" && reading.stamp !== "" && this.isSkewStaying(reading)) {
      return this.once("clock_skew", reading.account, nowMs) ? "clock_skew" : "";
    }
    return "";
  }

  /** True when so many frames of a minute were damaged that a person should know. */
  ofError(nowMs: number): boolean {
    if (nowMs - this.errorsSinceMs > ERROR_WINDOW_MS) {
      this.errorsSinceMs = nowMs;
      this.errors = 0;
    }
    return ++this.errors >= ERRORS_A_WINDOW && this.once("receiver_data_errors", "", nowMs);
  }

  private isSkewStaying(reading: Reading): boolean {
    if (!reading.isSkewed) {
      if (this.skewed.size > 0) this.skewed.delete(reading.account);
      return false;
    }
    const times = (this.skewed.get(reading.account) ?? 0) + 1;
    if (this.skewed.size < MAX_KEYS || times > 1) this.skewed.set(reading.account, times);
    return times >= SKEW_STAYS;
  }

  private once(code: NoticeCode, account: string, nowMs: number): boolean {
    const key = `${code} ${account}`;
    const last = this.lastAtMs.get(key);
    if (last !== undefined && nowMs - last < (code === "clock_skew" ? SKEW_QUIET_MS : QUIET_MS)) return false;
    if (nowMs - this.minuteFromMs >= ERROR_WINDOW_MS) {
      this.minuteFromMs = nowMs;
      this.inMinute = 0;
    }
    if (++this.inMinute > NOTICES_A_MINUTE) return false;
    if (this.lastAtMs.size >= MAX_KEYS) this.lastAtMs.delete(this.lastAtMs.keys().next().value!);
    this.lastAtMs.set(key, nowMs);
    return true;
  }
}
