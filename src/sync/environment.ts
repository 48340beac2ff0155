/** What `sync` takes from the browser, as parameters: clock, storage, other tabs, locks, randomness. */
import { browserClock, type Clock } from "../lib/clock";
import { wakingClock } from "../lib/waking-clock";
import { whenIdle } from "./idle";

/** The part of `localStorage` that is used. */
export interface KeyValues {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Messages between the tabs of this browser; one's own are not heard. */
export interface Channel {
  post(message: unknown): void;
  close(): void;
}

/** Holds a name while `work` runs; in one tab at a time. */
export interface Locks {
  /** Waits for its turn, then runs `work`; the name is free again once that is done. Rejects when `signal` comes first. */
  hold<T>(name: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** Takes the name from whoever holds it, whose `hold` or `take` rejects then; nobody else may go on working under it. */
  take<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Other tabs are not kept off: the browser has no locks here. */
  readonly oneTabOnly?: boolean;
}

export interface Environment {
  readonly clock: Clock;
  readonly storage: KeyValues;
  readonly locks: Locks;
  openChannel(name: string, onMessage: (message: unknown) => void): Channel;
  /** 0 <= x < 1 */
  random(): number;
  isHidden(): boolean;
  isOnline(): boolean;
  /** Calls back when the page is shown again or the network is back. */
  onWake(listener: () => void): () => void;
  onOffline(listener: () => void): () => void;
  /** Done when the browser has nothing better to do. */
  idle(): Promise<void>;
  /** Bytes that are left on the disk for us; undefined = not known. */
  room(): Promise<number | undefined>;
}

/** The real browser. */
export function browserEnvironment(): Environment {
  return {
    clock: wakingClock(browserClock, {
      isHidden: () => document.hidden,
      onChange: (listener) => void on(document, "visibilitychange", listener),
    }),
    storage: localStorage,
    locks: browserLocks(),
    openChannel,
    random: () => Math.random(),
    isHidden: () => document.hidden,
    isOnline: () => navigator.onLine,
    onWake: (listener) => {
      const shown = (): void => {
        if (!document.hidden) listener();
      };
      return both(
        on(document, "visibilitychange", shown),
        both(on(window, "online", listener), on(window, "pageshow", shown)),
      );
    },
    onOffline: (listener) => on(window, "offline", listener),
    idle: whenIdle,
    room,
  };
}

function on(target: EventTarget, name: string, listener: () => void): () => void {
  target.addEventListener(name, listener);
  return () => target.removeEventListener(name, listener);
}

const both = (one: () => void, two: () => void) => (): void => {
  one();
  two();
};

function openChannel(name: string, onMessage: (message: unknown) => void): Channel {
  const channel = new BroadcastChannel(name);
  channel.onmessage = (event: MessageEvent<unknown>) => onMessage(event.data);
  return { post: (message) => channel.postMessage(message), close: () => channel.close() };
}

/** Only a page over HTTPS or of this machine may ask. */
async function room(): Promise<number | undefined> {
  const { storage } = navigator as { readonly storage?: StorageManager };
  const { quota, usage } = (await storage?.estimate?.().catch(() => undefined)) ?? {};
  return quota === undefined ? undefined : quota - (usage ?? 0);
}

/** Web Locks; where a plain-HTTP page has none, every tab holds what it asks for. */
function browserLocks(): Locks {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return { hold: (_name, work) => work(), take: (_name, work) => work(), oneTabOnly: true };
  return {
    hold: <T>(name: string, work: () => Promise<T>, signal?: AbortSignal) =>
      unlessDenied((held) => locks.request(name, signal ? { signal } : {}, held) as Promise<T>, work),
    take: <T>(name: string, work: () => Promise<T>) =>
      unlessDenied((held) => locks.request(name, { steal: true }, held) as Promise<T>, work),
  };
}

/** A browser that refuses its storage refuses locks too; what was begun is not begun again. */
async function unlessDenied<T>(hold: (work: () => Promise<T>) => Promise<T>, work: () => Promise<T>): Promise<T> {
  let began = false;
  try {
    return await hold(() => {
      began = true;
      return work();
    });
  } catch (error) {
    if (began || !(error instanceof DOMException) || error.name !== "SecurityError") throw error;
    return work();
  }
}
