/** Where the digits of the call list lead: the number the arrows are on, kept in sight of whoever presses them. */
import type { CallTarget } from "../../../resources/site/call-targets";

/** The number before or after the current one, in the order of the list; it stops at the ends. */
export function stepNumber(targets: readonly CallTarget[], current: string | null, step: 1 | -1): string | null {
  const numbers = [...new Set(targets.flatMap(({ phones }) => phones.map(({ number }) => number)))];
  const at = current === null ? -1 : numbers.indexOf(current);
  if (at < 0) return numbers.at(step > 0 ? 0 : -1) ?? null;
  return numbers[Math.min(numbers.length - 1, Math.max(0, at + step))] ?? null;
}

/** Upper and lower edge on the screen, px. */
export interface Edges {
  readonly top: number;
  readonly bottom: number;
}

/** Less than a hair: what the screen rounds is in view. */
const ROUNDING_PX = 1;

/** How far a box must be scrolled to show a part of it; 0 = it is in view. Of what is too high, the upper edge. */
export function outOfView(box: Edges, part: Edges): number {
  const above = part.top - box.top;
  const below = part.bottom - box.bottom;
  const isTooHigh = part.bottom - part.top > box.bottom - box.top;
  const px = above < 0 || isTooHigh ? above : Math.max(0, below);
  return Math.abs(px) <= ROUNDING_PX ? 0 : px;
}

/** Scrolls the list to the person whose number is current; true when he was in view. */
export function showCurrent(list: HTMLElement): boolean {
  const card = list.querySelector(".call-card.is-current");
  if (!card) return true;
  const box = list.getBoundingClientRect();
  const whole = card.getBoundingClientRect();
  const phone = card.querySelector(".phone.current") ?? card;
  const px = outOfView(box, whole.height > box.height ? phone.getBoundingClientRect() : whole);
  if (px !== 0) list.scrollTop += px;
  return px === 0;
}
