/** The server's time as a value that ticks: one timer for everything on the screen that counts. */
import { useSyncExternalStore } from "react";
import { serverNow } from "../lib/server-time";

interface Ticker {
  readonly subscribe: (listener: () => void) => () => void;
  readonly read: () => number;
}

const tickers = new Map<number, Ticker>();

function createTicker(everyMs: number): Ticker {
  const listeners = new Set<() => void>();
  let now = serverNow();
  let timer: ReturnType<typeof setInterval> | undefined;
  const tick = (): void => {
    now = serverNow();
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      if (timer === undefined) {
        now = serverNow();
        timer = setInterval(tick, everyMs);
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
    read: () => (timer === undefined ? Math.floor(serverNow() / everyMs) * everyMs : now),
  };
}

function tickerOf(everyMs: number): Ticker {
  const ticker = tickers.get(everyMs) ?? createTicker(everyMs);
  tickers.set(everyMs, ticker);
  return ticker;
}

/** Milliseconds since 1970 by the server's clock, renewed every `everyMs`. */
export function useNow(everyMs = 1000): number {
  const ticker = tickerOf(everyMs);
  return useSyncExternalStore(ticker.subscribe, ticker.read);
}
