/** The server's time, once a second, for everything that counts: one timer for all of them. */
import { useSyncExternalStore } from "react";
import { serverNow } from "../lib/server-time";
import { dayOf } from "../lib/zoned-time";

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = serverNow();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) {
    now = serverNow();
    timer = setInterval(() => {
      now = serverNow();
      for (const each of listeners) each();
    }, 1_000);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** Epoch ms by the server's clock; draws again every second. */
export const useServerNow = (): number => useSyncExternalStore(subscribe, () => now);

const MINUTE_MS = 60_000;

/** Epoch ms by the server's clock, cut to the minute; draws again every minute. */
export const useServerMinute = (): number =>
  useSyncExternalStore(subscribe, () => Math.floor(now / MINUTE_MS) * MINUTE_MS);

/** Whether an instant, epoch ms by the server's clock, has come; draws again when it does. */
export const useIsPast = (atMs: number): boolean => useSyncExternalStore(subscribe, () => now >= atMs);

/** The day in a zone, `2026-06-15`; draws again at its midnight. */
export const useToday = (timeZone: string): string => useSyncExternalStore(subscribe, () => dayOf(now, timeZone));
