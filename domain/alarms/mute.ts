/** A mute of the alarm sound (alarm-handling 3.2 rule 19): how long it may last, and what is logged of it. */
import { fail, ok, type Result } from "../result";
import { dateMs, storeDate } from "../signals/store-date";

/** A mute lasts at most five minutes. */
export const MUTE_MAX_MS = 5 * 60_000;

/** Begun, or ended before its time. */
export const MUTE_ACTS = ["mute", "unmute"] as const;
export type MuteAct = (typeof MUTE_ACTS)[number];

/** As a browser sends it. `id` is made there: sent twice, it is logged once. */
export interface MuteLine {
  readonly id: string;
  readonly act: MuteAct;
  /** When the button was pressed, by the server's clock as the browser knew it. */
  readonly at: string;
  /** When the sound comes back; of an end, the same as `at`. */
  readonly until: string;
}

/** As it is logged. */
export interface LoggedMute {
  readonly id: string;
  readonly act: MuteAct;
  readonly from: string;
  readonly until: string;
  readonly seconds: number;
}

// The store's own form of ids.
const ID = /^[a-z0-9]{15}$/;
/** A browser's idea of the server's clock is a little off. */
const AHEAD_MS = 60_000;
/** A line that waited for the store longer than this proves nothing any more. */
const OLDEST_MS = 86_400_000;

const isAct = (act: unknown): act is MuteAct => MUTE_ACTS.some((name) => name === act);

/** A day that no month has would be read as one of the next month. */
function timeOf(sent: unknown): number {
  if (typeof sent !== "string") return Number.NaN;
  const ms = dateMs(sent);
  const isSame = !Number.isNaN(ms) && storeDate(ms).slice(0, 19) === sent.slice(0, 19).replace("T", " ");
  return isSame ? ms : Number.NaN;
}

/** Which field can't be logged, and why. */
export interface MuteFault {
  readonly code: "bad_request" | "mute_time_bad" | "mute_too_old";
  readonly field: keyof MuteLine;
}

const bad = (field: keyof MuteLine, code: MuteFault["code"] = "bad_request") => fail({ code, field });

/** What is logged, or what can't be. */
export function checkMute(
  sent: Readonly<Record<keyof MuteLine, unknown>>,
  nowMs: number,
): Result<LoggedMute, MuteFault> {
  const { id, act } = sent;
  if (typeof id !== "string" || !ID.test(id)) return bad("id");
  if (!isAct(act)) return bad("act");
  const [fromMs, untilMs] = [timeOf(sent.at), timeOf(sent.until)];
  if (Number.isNaN(fromMs) || fromMs > nowMs + AHEAD_MS) return bad("at", "mute_time_bad");
  if (fromMs < nowMs - OLDEST_MS) return bad("at", "mute_too_old");
  if (Number.isNaN(untilMs)) return bad("until", "mute_time_bad");
  const lastsMs = untilMs - fromMs;
  if (lastsMs < 0 || lastsMs > MUTE_MAX_MS) return bad("until");
  return ok({ id, act, from: storeDate(fromMs), until: storeDate(untilMs), seconds: Math.round(lastsMs / 1000) });
}
