/** The arrows in the menu: from the search box into its pages, from one to the next, and back. */
import type { KeyboardEvent } from "react";

const STOPS = "input,a[href],button[aria-expanded]";

/** Where an arrow leads from the stop at `at`, of so many; the ends hold. */
export function nextStop(key: string, at: number, count: number): number | undefined {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (step === undefined || at < 0) return undefined;
  return Math.min(Math.max(at + step, 0), count - 1);
}

/** For the box around the menu. */
export function onMenuKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.altKey || event.metaKey || event.nativeEvent.isComposing) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)];
  const to = nextStop(event.key, stops.indexOf(event.target as HTMLElement), stops.length);
  if (to === undefined) return;
  event.preventDefault();
  stops[to]?.focus();
}
