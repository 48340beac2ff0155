/** How long a claim stands without a beat, and what the times of claims add up to. */
import { isHigh, type RoomSettings } from "./settings";

/** Seconds after which a claim without a beat lapses (alarm handling 3.2, rule 4). */
export const lapseSeconds = (priority: number, settings: RoomSettings): number =>
  isHigh(priority) ? settings.claimLapseSeconds : settings.claimLapseLowSeconds;

/** When it lapses unless a beat comes first. */
export const lapseAtMs = (priority: number, nowMs: number, settings: RoomSettings): number =>
  nowMs + lapseSeconds(priority, settings) * 1000;

/** How a claim ended. */
export type ClaimEnd = "closed" | "released" | "lapsed" | "handed_over" | "taken_over" | "held";

/** A claim in milliseconds; `untilMs` is null while it stands. */
export interface ClaimInterval {
  readonly fromMs: number;
  readonly untilMs: number | null;
}

const wholeSeconds = (ms: number): number => Math.max(0, Math.round(ms / 1000));

/** Seconds from receipt to the first claim: what the answer time of EN 50518 is measured by. */
export function answerSeconds(firstAtMs: number, claims: readonly ClaimInterval[]): number {
  const first = claims.reduce((least, claim) => Math.min(least, claim.fromMs), Number.POSITIVE_INFINITY);
  return first === Number.POSITIVE_INFINITY ? 0 : wholeSeconds(first - firstAtMs);
}

/** Seconds in which somebody held it; a claim that stands counts until now. */
export const handleSeconds = (claims: readonly ClaimInterval[], nowMs: number): number =>
  wholeSeconds(claims.reduce((sum, claim) => sum + ((claim.untilMs ?? nowMs) - claim.fromMs), 0));
