/** How a call ended and how long it was: what a telephone says, or who dialled it by hand; the history has the first word. */
import { fail, ok, type Result } from "../result";

/** What stands in `call_history.result`, beside `ringing` as long as nobody knows more. */
export const CALL_RESULTS = [
  "answered",
  "busy",
  "no_answer",
  "rejected",
  "canceled",
  "wrong_number",
  "failed",
] as const;

/** One of them. */
export type CallResult = (typeof CALL_RESULTS)[number];

/** Those that are offered for a call that was dialled by hand. */
export const HAND_RESULTS = ["answered", "busy", "no_answer", "wrong_number"] as const satisfies readonly CallResult[];

/** A call that has ended. */
export interface CallEnd {
  readonly result: CallResult;
  /** Of talk, whole; 0 where nobody talked, or nobody counted. */
  readonly seconds: number;
}

/** Nobody talks for longer: a clock that was set. */
const MOST_SECONDS = 86_400;

/** What a telephone calls an end before anybody talked; all else of it failed. */
const OF_CAUSE: Readonly<Record<string, CallResult>> = {
  busy: "busy",
  no_answer: "no_answer",
  rejected: "rejected",
  canceled: "canceled",
  not_found: "wrong_number",
};

/** A telephone's call as it ended: once somebody talks it is answered, whatever ends it. `liveAtMs` = 0 where nobody did. */
export function endOf({ cause, liveAtMs }: { cause: string; liveAtMs: number }, nowMs: number): CallEnd {
  if (liveAtMs === 0) return { result: OF_CAUSE[cause] ?? "failed", seconds: 0 };
  const seconds = Math.round((nowMs - liveAtMs) / 1000);
  return { result: "answered", seconds: Math.min(Math.max(seconds, 0), MOST_SECONDS) };
}

/** What was sent of an end, or the field that is wrong. */
export function checkEnd(body: Readonly<Record<string, unknown>>): Result<CallEnd, { readonly field: string }> {
  const { result, seconds = 0 } = body;
  const known = CALL_RESULTS.find((one) => one === result);
  if (known === undefined) return fail({ field: "result" });
  if (typeof seconds !== "number" || !Number.isInteger(seconds) || seconds < 0 || seconds > MOST_SECONDS)
    return fail({ field: "seconds" });
  return ok({ result: known, seconds });
}

/** Has its end been said? What was said first stays: sent again it changes nothing. */
export const isEnded = (result: string): boolean => result !== "" && result !== "ringing";
