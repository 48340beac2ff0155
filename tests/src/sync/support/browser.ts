/** A browser that a test turns by hand: clock, storage, tabs' messages and locks. */
import type { Clock } from "../../../../src/lib/clock";
import { attempt } from "../../../../src/sync/attempt";
import type { Channel, Environment, KeyValues, Locks } from "../../../../src/sync/environment";

interface Timer {
  at: number;
  readonly everyMs: number | undefined;
  readonly run: () => void;
}

/** Time stands still until `advance`. */
export class HandClock implements Clock {
  #now = Date.UTC(2026, 5, 15, 8, 30);
  #steady = 0;
  readonly #timers = new Set<Timer>();

  now = (): number => this.#now;
  steady = (): number => this.#steady;

  after(ms: number, run: () => void): () => void {
    return this.#add({ at: this.#steady + ms, everyMs: undefined, run });
  }

  every(ms: number, run: () => void): () => void {
    return this.#add({ at: this.#steady + ms, everyMs: ms, run });
  }

  #add(timer: Timer): () => void {
    this.#timers.add(timer);
    return () => void this.#timers.delete(timer);
  }

  /** Runs what falls due, second by second, and lets what it started settle in between. */
  async advance(ms: number): Promise<void> {
    const end = this.#steady + ms;
    for (;;) {
      const next = [...this.#timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      this.#to(next ? Math.max(next.at, this.#steady) : end);
      if (!next) return;
      this.#fire(next);
      await settle();
    }
  }

  /** The workstation's clock is set; timers know nothing of it. */
  setBy(ms: number): void {
    this.#now += ms;
  }

  /** The computer sleeps: time goes on, timers don't run. */
  sleep(ms: number): void {
    this.#to(this.#steady + ms);
    for (const timer of this.#timers) timer.at = Math.max(timer.at, this.#steady);
  }

  #to(steady: number): void {
    this.#now += steady - this.#steady;
    this.#steady = steady;
  }

  #fire(timer: Timer): void {
    if (timer.everyMs === undefined) this.#timers.delete(timer);
    else timer.at = this.#steady + timer.everyMs;
    timer.run();
  }
}

/** Lets promises and the in-memory database finish what they have begun. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 60; i += 1) await new Promise((done) => setImmediate(done));
}

/** What the tabs of one browser share. */
export class HandBrowser {
  readonly clock = new HandClock();
  readonly values = new Map<string, string>();
  readonly #channels = new Map<string, Set<{ hear: (message: unknown) => void }>>();
  readonly #held = new Map<string, (error: Error) => void>();
  readonly #waiting = new Map<string, { readonly go: () => void; readonly signal: AbortSignal | undefined }[]>();

  readonly storage: KeyValues = {
    getItem: (key) => this.values.get(key) ?? null,
    setItem: (key, value) => void this.values.set(key, value),
    removeItem: (key) => void this.values.delete(key),
  };

  readonly locks: Locks = {
    hold: (name, work, signal) => this.#hold(name, work, signal),
    take: (name, work) => this.#work(name, work),
  };

  /** Another tab. */
  tab(): HandTab {
    return new HandTab(this);
  }

  open(name: string, hear: (message: unknown) => void): Channel {
    const me = { hear };
    const tabs = this.#channels.get(name) ?? new Set();
    this.#channels.set(name, tabs.add(me));
    const post = (message: unknown): void => {
      const copy: unknown = structuredClone(message);
      for (const tab of tabs) if (tab !== me) queueMicrotask(() => tabs.has(tab) && tab.hear(copy));
    };
    return { post, close: () => void tabs.delete(me) };
  }

  async #hold<T>(name: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const waiting = this.#waiting.get(name) ?? [];
    this.#waiting.set(name, waiting);
    if (this.#held.has(name)) {
      await new Promise<void>((go, giveUp) => {
        const turn = { go, signal };
        waiting.push(turn);
        signal?.addEventListener("abort", () => giveUp(new Error("aborted")), { once: true });
      });
    }
    if (signal?.aborted === true) throw new Error("aborted");
    return this.#work(name, work);
  }

  /** Works until it is done, or until the name is taken from it. */
  #work<T>(name: string, work: () => Promise<T>): Promise<T> {
    this.#held.get(name)?.(new Error("taken"));
    return new Promise<T>((done, fail) => {
      const taken = (error: Error): void => fail(error);
      this.#held.set(name, taken);
      const free = (): void => {
        if (this.#held.get(name) !== taken) return;
        this.#held.delete(name);
        const waiting = this.#waiting.get(name) ?? [];
        let next = waiting.shift();
        while (next?.signal?.aborted === true) next = waiting.shift();
        // Nobody comes between: the name is the next one's already.
        if (next) this.#held.set(name, () => undefined);
        next?.go();
      };
      const run = async (): Promise<void> => {
        const result = await attempt(work());
        free();
        if (result.ok) done(result.value);
        else fail(result.fault);
      };
      void run();
    });
  }
}

/** One tab: hidden or shown, online or not. */
export class HandTab {
  hidden = false;
  online = true;
  /** What it says reaches nobody. */
  frozen = false;
  /** Its timers don't run and it hears nothing: `thaw` lets it catch up, timers first. */
  asleep = false;
  /** What is left on the disk; undefined = the browser does not say. */
  roomBytes: number | undefined = undefined;
  readonly env: Environment;
  readonly #wake = new Set<() => void>();
  readonly #offline = new Set<() => void>();
  readonly #late = new Set<() => void>();

  constructor(browser: HandBrowser) {
    const { clock } = browser;
    this.env = {
      clock: {
        now: clock.now,
        steady: clock.steady,
        after: (ms, run) => clock.after(ms, () => this.#unlessAsleep(run)),
        every: (ms, run) => clock.every(ms, () => this.#unlessAsleep(run)),
      },
      storage: browser.storage,
      locks: browser.locks,
      openChannel: (name, hear) => {
        const channel = browser.open(name, (message) =>
          this.asleep ? void this.#late.add(() => hear(message)) : hear(message),
        );
        return { post: (message) => void (this.frozen || channel.post(message)), close: () => channel.close() };
      },
      random: () => 1,
      isHidden: () => this.hidden,
      isOnline: () => this.online,
      onWake: (listener) => {
        this.#wake.add(listener);
        return () => void this.#wake.delete(listener);
      },
      onOffline: (listener) => {
        this.#offline.add(listener);
        return () => void this.#offline.delete(listener);
      },
      idle: () => Promise.resolve(),
      room: () => Promise.resolve(this.roomBytes),
    };
  }

  wake(): void {
    for (const listener of this.#wake) listener();
  }

  thaw(): void {
    this.asleep = false;
    const late = [...this.#late];
    this.#late.clear();
    for (const run of late) run();
  }

  /** However often a timer has come round meanwhile, it runs once. */
  #unlessAsleep(run: () => void): void {
    if (this.asleep) this.#late.add(run);
    else run();
  }

  dropNetwork(): void {
    this.online = false;
    for (const listener of this.#offline) listener();
  }
}
