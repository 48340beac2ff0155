/** When the desk rings, for which priority and how loud (alarm-handling 3.2 rules 5 and 19); no audio in here. */

import { MUTE_MAX_MS } from "../../../../domain/alarms/mute";

/** The part of an alarm that decides about sound. */
export interface Ringing {
  readonly priority: number;
  readonly owner: string;
  /** Back from a hold with its holder, who has not turned to it: nobody else will. */
  readonly returned?: boolean;
  readonly queuedAt: number;
  readonly breachAt: number | null;
}

/** A ring: the tone of a priority, louder once half of the answer target has passed. */
export interface Ring {
  readonly priority: number;
  readonly loud: boolean;
}

const unclaimed = (alarm: Ringing): boolean => alarm.owner === "";

/** Somebody must turn to it. */
const waits = (alarm: Ringing): boolean => unclaimed(alarm) || alarm.returned === true;

const late = (alarm: Ringing, now: number): boolean =>
  alarm.breachAt !== null && now - alarm.queuedAt >= (alarm.breachAt - alarm.queuedAt) / 2;

/** What must sound now; null = silence, because nothing waits for a person or it is muted. Priority 1 is never muted. */
export function ringFor(alarms: readonly Ringing[], at: { now: number; muteUntil: number }): Ring | null {
  const waiting = alarms.filter(waits);
  if (waiting.length === 0) return null;
  const priority = Math.min(...waiting.map((alarm) => alarm.priority));
  if (priority > 1 && isMuted(at)) return null;
  // The answer clock of one that came back was stopped by its first claim.
  const loud = waiting.some((alarm) => unclaimed(alarm) && alarm.priority === priority && late(alarm, at.now));
  return { priority, loud };
}

/** Is a mute running? An end further away than a mute can last (a clock set back) counts as over. */
export const isMuted = (at: { now: number; muteUntil: number }): boolean =>
  at.muteUntil > at.now && at.muteUntil - at.now <= MUTE_MAX_MS;

/** May the sound be muted? Not while an alarm of priority 1 waits. */
export const mayMute = (alarms: readonly Ringing[]): boolean =>
  !alarms.some((alarm) => waits(alarm) && alarm.priority === 1);

/** How many alarms nobody has taken. */
export const unclaimedCount = (alarms: readonly Ringing[]): number => alarms.filter(unclaimed).length;

/** What stands before the window's title: "(7)", or nothing. */
export const titlePrefix = (count: number): string => (count === 0 ? "" : `(${count > 999 ? "999+" : count})`);
