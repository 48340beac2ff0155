/** Keys whose meaning has just changed: a press that was meant for what stood there before does nothing to what took its place. */

/** A press that comes sooner than this after the screen changed was not made by somebody who has read it. */
export const SETTLE_MS = 600;

/** Lets presses through but for the moment after a change; whoever goes on hammering goes on being held. */
export class PressGuard {
  #heldUntilMs = 0;

  /** What the key does has changed, or has just been drawn. */
  hold(nowMs: number): void {
    this.#heldUntilMs = nowMs + SETTLE_MS;
  }

  /** Whether a press made now counts. One that may not begins the wait again: only a fresh one counts. */
  press(nowMs: number): boolean {
    if (nowMs >= this.#heldUntilMs) return true;
    this.hold(nowMs);
    return false;
  }
}
