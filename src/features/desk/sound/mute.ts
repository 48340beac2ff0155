/** The mute, shared by every tab of this browser. */
import { useSyncExternalStore } from "react";
import { serverNow } from "../../../lib/server-time";
import { MUTE_MAX_MS } from "./policy";

const KEY = "watchdesk.muteUntil";
const listeners = new Set<() => void>();

const read = (): number => Number(localStorage.getItem(KEY)) || 0;

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", tell);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", tell);
  };
}

/** Mutes for the longest a mute may last, in every tab. */
export function mute(): void {
  localStorage.setItem(KEY, String(serverNow() + MUTE_MAX_MS));
  tell();
}

/** Ends the mute. */
export function unmute(): void {
  localStorage.removeItem(KEY);
  tell();
}

/** When the mute ends, epoch ms by the server's clock; 0 = none. */
export const useMuteUntil = (): number => useSyncExternalStore(subscribe, read);
