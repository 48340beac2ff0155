/** The one stream of this browser: keeps it alive, knows when it is not, and has what was missed caught up. */
import { AppError } from "../../domain/errors";
import { intakeOf, silentIntake, type Intake } from "../../domain/live/beat";
import { feedItems, type FeedItem, type FeedRecord } from "../../domain/live/feed";
import type { Cancel, Clock } from "../lib/clock";
import { serverNow } from "../lib/server-time";
import { attempt } from "./attempt";
import { backoffMs } from "./backoff";
import type { Environment } from "./environment";
import { FeedTracker, type FeedNumbers } from "./feed-tracker";
import { Knock } from "./knock";
import type { LiveState } from "./live-state";
import type { SkewEstimate } from "./server-skew";
import type { Beat, StreamListener } from "./store-client";

/** What the stream hands on. */
export interface StreamWork {
  /** Merges changes; `whole` = nothing is missing before them. */
  merge(items: readonly FeedItem[], whole: boolean): Promise<void>;
  /** Resolves with the numbers up to which nothing is missing now; given up when `stale` says so. */
  catchUp(stale: AbortSignal): Promise<FeedNumbers>;
  /** The last beat, where the store's disk was too full to save it; null where there is none. */
  unsavedBeat(): Promise<Beat | null>;
}

export interface StreamDeps {
  readonly env: Environment;
  readonly client: {
    connect(listener: StreamListener): Promise<void>;
    disconnect(): void;
    /** Asks the store whether it is there. */
    knock(signal: AbortSignal): Promise<unknown>;
  };
  readonly state: LiveState;
  readonly skew: SkewEstimate;
  readonly work: StreamWork;
}

export const BUFFER_MS = 100;
export const GRACE_MS = 2_500;
export const BEAT_LIMIT_MS = 15_000;
/** The receiver beats every 5 s: one that has missed two is asked after, so that a full disk is told within 15 s. */
const BEAT_DOUBT_MS = 11_000;
/** The store's own clock beats once a minute: so old may its last beat be. */
export const STAND_IN_LIMIT_MS = 75_000;
export const IDLE_LIMIT_MS = 20 * 60_000;
export const CATCH_UP_EVERY_MS = 60_000;
const TICK_MS = 1_000;
/** A tick this late means that the computer slept or the tab was frozen. */
const SLEPT_MS = 5_000;
/** A reordered record gets this long before its gap counts as one. */
const GAP_MS = 300;
/** An attempt to connect that is younger than this is of the network as it is now. */
const FRESH_MS = 1_000;

export class Stream {
  readonly #deps: StreamDeps;
  readonly #clock: Clock;
  readonly #tracker = new FeedTracker();
  readonly #knock: Knock;
  readonly #ends: (() => void)[] = [];
  #stopped = false;
  #connected = false;
  /** The catch-up after the last connect is done. */
  #caughtUp = false;
  /** A beat was missed: only a beat proves life again. */
  #silent = false;
  #round = 0;
  /** Counts connects, also those the library makes by itself. */
  #connects = 0;
  #buffer: FeedItem[] = [];
  #flushing: Promise<void> = Promise.resolve();
  #flush: Cancel | undefined;
  #grace: Cancel | undefined;
  #retry: Cancel | undefined;
  #gap: Cancel | undefined;
  #triedAt = 0;
  /** The catch-up that is running. */
  #run: AbortController | undefined;
  #again = false;
  #repeat: Cancel | undefined;
  #tries = 0;
  #beatAt = 0;
  #eventAt = 0;
  #caughtAt = 0;
  #tickAt = 0;
  #silences = 0;
  /** The clockwork is away and the store beats in its stead, once a minute. */
  #standIn = false;
  /** The store could not be reached since the last connect. */
  #away = false;
  /** Until then a store that was away may not have got a beat yet, though the receiver lives. */
  #settledAt = 0;
  /** That beat was asked after, by the last one's time. */
  #doubtedAt = -1;

  constructor(deps: StreamDeps) {
    this.#deps = deps;
    this.#clock = deps.env.clock;
    const ask = (signal: AbortSignal): Promise<unknown> => deps.client.knock(signal);
    const random = (): number => deps.env.random();
    this.#knock = new Knock({ clock: this.#clock, random, ask, onReturn: () => this.wake() });
  }

  /** Connects and stays connected until `stop`. */
  start(): void {
    const { env } = this.#deps;
    const now = this.#clock.steady();
    this.#beatAt = this.#eventAt = this.#caughtAt = this.#tickAt = now;
    this.#deps.state.since = serverNow(this.#clock);
    this.#ends.push(
      this.#clock.every(TICK_MS, () => this.#tick()),
      env.onWake(() => this.wake()),
      // The stream may live on where nothing can be asked: an answer alone proves the line.
      env.onOffline(() => this.#lost("offline")),
    );
    this.#connect();
  }

  /** Closes the stream; nothing is merged any more. */
  stop(): void {
    this.#stopped = true;
    this.#round += 1;
    this.#run?.abort();
    this.#knock.stop();
    for (const end of [...this.#ends, this.#flush, this.#grace, this.#retry, this.#gap, this.#repeat]) end?.();
    this.#deps.client.disconnect();
  }

  /** The page is shown again, the network is back or the computer woke: look at once. */
  wake(): void {
    if (this.#stopped) return;
    const now = this.#clock.steady();
    this.#check(now);
    this.#tries = 0;
    if (this.#connected) return this.requestCatchUp();
    // An attempt, also one of the library's own, may hang on the network as it was for as long as that takes to give up.
    if (!this.#retry && now - this.#triedAt < FRESH_MS) return;
    this.#deps.state.attempt = 0;
    this.#connect();
  }

  /** Opens another stream: what it is subscribed to has changed. */
  reconnect(): void {
    if (!this.#stopped) this.#connect();
  }

  /** Runs a catch-up, or another one after the one that is running. */
  requestCatchUp(): void {
    if (this.#stopped) return;
    if (this.#run) this.#again = true;
    else void this.#catchUp();
  }

  #connect(since = serverNow(this.#clock)): void {
    this.#retry?.();
    this.#retry = undefined;
    this.#triedAt = this.#clock.steady();
    this.#connected = this.#caughtUp = false;
    this.#startGrace(since);
    const round = ++this.#round;
    this.#deps.client.connect(this.#listener(round)).catch((error: unknown) => {
      if (round === this.#round) this.#failed(error);
    });
  }

  /** What an older connection still says is not heard. */
  #listener(round: number): StreamListener {
    const heard =
      <T extends unknown[]>(run: (...args: T) => void) =>
      (...args: T): void => {
        if (round === this.#round && !this.#stopped) run(...args);
      };
    return {
      onConnect: heard(() => this.#onConnect()),
      onDisconnect: heard(() => this.#onDisconnect()),
      onFeed: heard((record: FeedRecord) => this.#onFeed(record)),
      onBeat: heard((beat: Beat) => this.onBeat(beat)),
    };
  }

  #failed(error: unknown): void {
    const { state, env } = this.#deps;
    state.attempt += 1;
    this.#away = true;
    const waitMs = backoffMs(state.attempt, env.random());
    state.nextTryAt = this.#clock.now() + waitMs;
    this.#down(isNetwork(error) ? "offline" : "not_live");
    this.#retry = this.#clock.after(waitMs, () => this.#connect());
    // The browser tells only when its own network is back, not when the store or the line further on is.
    if (isNetwork(error)) this.#knock.start();
  }

  #onConnect(): void {
    Object.assign(this.#deps.state, { attempt: 0, nextTryAt: 0 });
    this.#grace?.();
    this.#knock.stop();
    this.#tries = 0;
    this.#connected = true;
    this.#connects += 1;
    this.#caughtUp = false;
    this.#tracker.reset();
    this.#beatAt = this.#eventAt = this.#clock.steady();
    if (this.#away) this.#settledAt = this.#beatAt + BEAT_LIMIT_MS;
    this.#away = false;
    // One that began before this connection says nothing about it, and may hang on the network as it was.
    this.#run?.abort();
    void this.#catchUp();
  }

  #onDisconnect(): void {
    this.#connected = this.#caughtUp = false;
    this.#startGrace();
  }

  /** A drop that is mended at once is not worth a banner. */
  #startGrace(since = serverNow(this.#clock)): void {
    this.#grace?.();
    this.#grace = this.#clock.after(GRACE_MS, () => {
      this.#away ||= !this.#connected;
      if (!this.#connected && this.#deps.state.status !== "offline")
        this.#down(this.#deps.env.isOnline() ? "not_live" : "offline", since);
    });
  }

  #onFeed(record: FeedRecord): void {
    this.#eventAt = this.#clock.steady();
    this.#buffer.push(...feedItems(record));
    if (this.#tracker.accept(record.audience, record.number) === "gap") this.#onGap();
    // A hidden tab's timers are held back for up to a minute: an alarm must not wait for them.
    if (this.#deps.env.isHidden()) void this.#drain();
    else this.#flush ??= this.#clock.after(BUFFER_MS, () => void this.#drain());
  }

  #onGap(): void {
    this.#gap ??= this.#clock.after(GAP_MS, () => {
      this.#gap = undefined;
      if (this.#tracker.hasGap()) this.requestCatchUp();
    });
  }

  /** A heartbeat, by the stream or found by a catch-up; only the former tells the time. */
  onBeat(beat: Beat, streamed = true): void {
    const { state, skew } = this.#deps;
    const savedAt = Date.parse(beat.updated.replace(" ", "T"));
    if (Number.isNaN(savedAt)) return;
    if (savedAt === state.lastBeatAt) {
      // The stream brings none because there is none.
      if (this.#silent && !streamed) this.onNoBeat(beat);
      return;
    }
    this.#tellIntake(intakeOf(beat));
    this.#standIn = beat.by === "store";
    state.lastBeatAt = savedAt;
    if (streamed) skew.beat(savedAt);
    this.#alive();
  }

  /**
   * The store was asked and has saved no beat either: not the stream is silent but the receiver, whose clockwork beats.
   * What a beat proves of the stream, another connect and its catch-up then have to prove.
   * While the store was away it could take none: that says nothing about the receiver.
   */
  onNoBeat(last: Beat | undefined): void {
    if (this.#clock.steady() >= this.#settledAt) {
      this.#tellIntake(silentIntake(last));
      this.#standIn = true;
    }
    this.#alive();
  }

  #alive(): void {
    this.#beatAt = this.#clock.steady();
    this.#silent = false;
    this.#silences = 0;
    this.#upIfSo();
  }

  #tellIntake({ kind, since, count, receiver }: Intake): void {
    const told = { intake: kind, intakeSince: since, intakeCount: count, intakeReceiver: receiver };
    Object.assign(this.#deps.state, told);
  }

  #drain(): Promise<void> {
    this.#flush?.();
    this.#flush = undefined;
    const items = this.#buffer;
    this.#buffer = [];
    if (items.length === 0) return this.#flushing;
    const whole = this.#caughtUp && !this.#run && !this.#tracker.hasGap();
    this.#flushing = this.#flushing
      .then(() => (this.#stopped ? undefined : this.#deps.work.merge(items, whole)))
      // What could not be stored is fetched again; until then the screen does not claim to be live.
      .catch(() => this.#lost("not_live"));
    return this.#flushing;
  }

  #lost(status: "offline" | "not_live"): void {
    if (this.#stopped) return;
    this.#caughtUp = false;
    this.#down(status);
    this.requestCatchUp();
  }

  async #catchUp(): Promise<void> {
    const run = (this.#run = new AbortController());
    this.#again = false;
    this.#repeat?.();
    const connects = this.#connects;
    const done = await attempt(this.#deps.work.catchUp(run.signal));
    // Stopped, or another has taken its place.
    if (this.#stopped || this.#run !== run) return;
    this.#run = undefined;
    if (done.ok) this.#onCaughtUp(done.value, connects);
    else this.#onCatchUpFailed(done.fault);
    if (this.#again) void this.#catchUp();
    else this.#upIfSo();
  }

  #onCaughtUp(numbers: FeedNumbers, connects: number): void {
    this.#caughtAt = this.#clock.steady();
    this.#tries = 0;
    this.#deps.state.loaded = true;
    this.#tracker.caughtUp(numbers);
    if (this.#tracker.hasGap()) this.#onGap();
    // A catch-up that began before this connection says nothing about it.
    if (connects === this.#connects && this.#connected) this.#caughtUp = true;
  }

  #onCatchUpFailed(error: unknown): void {
    this.#caughtUp = false;
    this.#down(isNetwork(error) ? "offline" : "not_live");
    this.#tries += 1;
    const waitMs = backoffMs(this.#tries, this.#deps.env.random());
    // While there is no connection the next one brings a catch-up, and the round of each minute tries as well.
    if (this.#connected) this.#repeat = this.#clock.after(waitMs, () => this.requestCatchUp());
  }

  #upIfSo(): void {
    const { state } = this.#deps;
    if (!this.#connected || !this.#caughtUp || this.#silent) return;
    const now = serverNow(this.#clock);
    state.lastLiveAt = now;
    if (state.status !== "live") Object.assign(state, { status: "live", since: now });
  }

  #down(status: "offline" | "not_live", since = serverNow(this.#clock)): void {
    const { state } = this.#deps;
    if (this.#stopped) return;
    // It has not been live since the first reason, whatever came on top.
    const was = state.status === "offline" || state.status === "not_live";
    // Nothing has been heard in this visit: what is shown is as old as the last one.
    const known = state.status === "connecting" && state.lastLiveAt > 0 ? state.lastLiveAt : since;
    Object.assign(state, { status, since: was ? state.since : known });
  }

  #tick(): void {
    const now = this.#clock.steady();
    const slept = now - this.#tickAt > SLEPT_MS;
    this.#tickAt = now;
    if (slept) this.wake();
    else this.#check(now);
    if (now - this.#caughtAt > CATCH_UP_EVERY_MS && !this.#run) {
      this.#caughtAt = now;
      this.requestCatchUp();
    }
  }

  #check(now: number): void {
    if (!this.#connected) return;
    if (now - this.#beatAt > BEAT_DOUBT_MS) this.#doubt();
    if (now - this.#beatAt > BEAT_LIMIT_MS * 2 ** this.#silences) this.#onSilence(now);
    else if (now - this.#eventAt > IDLE_LIMIT_MS) this.#connect();
  }

  /** A store whose disk is full saves no beat, and what is not saved is not streamed. */
  #doubt(): void {
    if (this.#doubtedAt === this.#beatAt) return;
    this.#doubtedAt = this.#beatAt;
    this.#deps.work.unsavedBeat().then(
      (beat) => beat && !this.#stopped && this.onBeat(beat, false),
      () => undefined,
    );
  }

  /** The stream is open and says nothing: it may be dead without knowing. */
  #onSilence(now: number): void {
    // No beat is due yet: a new connect and its catch-up prove as much. One that does not come about ends the grace.
    const since = serverNow(this.#clock) - (now - this.#beatAt);
    if (this.#standIn) return this.#connect(since);
    this.#silent = true;
    this.#silences = Math.min(this.#silences + 1, 2);
    this.#down("not_live", since);
    this.#connect(since);
  }
}

const isNetwork = (error: unknown): boolean => error instanceof AppError && error.code === "network";
