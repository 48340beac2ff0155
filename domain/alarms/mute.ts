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

const isAct = (act: unknown): act is MuteAct => MUTE_ACTS.some((name) => name === act);

const timeOf = (sent: unknown): number => (typeof sent === "string" ? dateMs(sent) : Number.NaN);

/** What is logged, or the field that says what can't be. */
export function checkMute(sent: Readonly<Record<keyof MuteLine, unknown>>, nowMs: number): Result<LoggedMute, string> {
  const { id, act } = sent;
  if (typeof id !== "string" || !ID.test(id)) return fail("id");
  if (!isAct(act)) return fail("act");
  const [fromMs, untilMs] = [timeOf(sent.at), timeOf(sent.until)];
  if (Number.isNaN(fromMs) || fromMs > nowMs + AHEAD_MS) return fail("at");
  const lastsMs = untilMs - fromMs;
  if (Number.isNaN(lastsMs) || lastsMs < 0 || lastsMs > MUTE_MAX_MS) return fail("until");
  return ok({ id, act, from: storeDate(fromMs), until: storeDate(untilMs), seconds: Math.round(lastsMs / 1000) });
}
