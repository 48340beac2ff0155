/** How long an alarm may be parked (alarm handling 3.2, rule 11). */
import { fail, ok, type Result } from "../result";
import { plainText } from "./plain-text";
import { isHigh, type RoomSettings } from "./settings";

/** All holds of one alarm together. */
export const HOLD_TOTAL_MINUTES = 8 * 60;
/** Longest reason. */
export const HOLD_REASON_MAX = 500;

/** What is asked and what has been. */
export interface HoldRequest {
  readonly minutes: number;
  readonly reason: string;
  readonly priority: number;
  /** Seconds on hold so far. */
  readonly holdSeconds: number;
}

/** Why it is refused. */
export type HoldFault =
  | { readonly code: "hold_reason_missing" }
  | { readonly code: "note_too_long"; readonly max: number }
  | { readonly code: "hold_too_long"; readonly max: number }
  | { readonly code: "bad_request" };

/** Most whole minutes it may be parked now. */
export function maxHoldMinutes(priority: number, holdSeconds: number, settings: RoomSettings): number {
  const once = isHigh(priority) ? settings.holdMaxHighMinutes : settings.holdMaxLowMinutes;
  const left = HOLD_TOTAL_MINUTES - Math.ceil(holdSeconds / 60);
  return Math.max(0, Math.min(once, left));
}

/** The trimmed reason and the minutes, or why not. */
export function checkHold(
  asked: HoldRequest,
  settings: RoomSettings,
): Result<{ readonly reason: string; readonly minutes: number }, HoldFault> {
  const reason = plainText(asked.reason);
  if (!Number.isInteger(asked.minutes) || asked.minutes < 1) return fail({ code: "bad_request" });
  if (reason === "") return fail({ code: "hold_reason_missing" });
  if (reason.length > HOLD_REASON_MAX) return fail({ code: "note_too_long", max: HOLD_REASON_MAX });
  const max = maxHoldMinutes(asked.priority, asked.holdSeconds, settings);
  return asked.minutes > max ? fail({ code: "hold_too_long", max }) : ok({ reason, minutes: asked.minutes });
}
