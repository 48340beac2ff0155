/** The preferences for components: drawn again when they change, in this tab or in another one. */
import { useSyncExternalStore } from "react";
import { type Kept, type Preferences, readPreferences, writePreferences, writeSidebar } from "../lib/preferences";

const listeners = new Set<() => void>();
let now: Preferences | undefined;

function renew(): void {
  now = undefined;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("storage", renew);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", renew);
  };
}

/** As they are. */
export const usePreferences = (): Preferences => useSyncExternalStore(subscribe, () => (now ??= readPreferences()));

/** Changes some of them, here and on every other page of this browser. */
export function choosePreferences(change: Partial<Kept>): void {
  writePreferences(change);
  renew();
}

/** Opens or closes the menu for good. */
export function chooseSidebar(open: boolean): void {
  writeSidebar(open);
  renew();
}
