/** After a lost race: a press that was meant for the alarm that was lost must not claim the one that took its place. */

/** A press that comes sooner than this after the screen changed was not made by somebody who has read it. */
export const SETTLE_MS = 600;

/** Lets claims through but for the moment after a lost one; whoever goes on hammering goes on being held. */
export class ClaimGuard {
  #heldUntilMs = 0;

  /** A claim was lost, or the alarm that took its place has just been drawn. */
  hold(nowMs: number): void {
    this.#heldUntilMs = nowMs + SETTLE_MS;
  }

  /** Whether a press made now may claim. One that may not begins the wait again: only a fresh one counts. */
  press(nowMs: number): boolean {
    if (nowMs >= this.#heldUntilMs) return true;
    this.hold(nowMs);
    return false;
  }
}
