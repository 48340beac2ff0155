/** The one stream of this browser: keeps it alive, knows when it is not, and has what was missed caught up. */
import { AppError } from "../../domain/errors";
import type { FeedRecord } from "../../domain/live/feed";
import type { Cancel, Clock } from "../lib/clock";
import { serverNow } from "../lib/server-time";
import { backoffMs } from "./backoff";
import { BeatWatch } from "./beat-watch";
import { FeedBuffer } from "./feed-buffer";
import type { FeedNumbers } from "./feed-tracker";
import { Grace } from "./grace";
import { Knock } from "./knock";
import { Probe } from "./probe";
import { isUnreached } from "./reached";
import { Rounds } from "./rounds";
import { SleepWatch } from "./sleep-watch";
import type { StreamDeps } from "./stream-deps";
import type { Beat, StreamListener } from "./store-client";

const GRACE_MS = 2_500;
/** With the grace, what has no proof for so long is said not to be live before it is 15 s old. */
const GRACE_ENDS_MS = 14_000;
/** A gap that is being fetched while the stream goes on. */
const GAP_GRACE_MS = 10_000;
const IDLE_LIMIT_MS = 20 * 60_000;
const CATCH_UP_EVERY_MS = 60_000;
/** So often a screen asks for what nobody tells it: where the store answers and only the stream does not come about. */
const POLL_MS = 6_000;
/** A store that takes long is asked less often. */
const POLL_SHARE = 10;
/** An attempt to connect that hangs for so long, while the store answers at once, is stuck. */
const STUCK_MS = 4_000;
const TICK_MS = 1_000;
/** An attempt to connect that is younger than this is of the network as it is now. */
const FRESH_MS = 1_000;

export class Stream {
  readonly #deps: StreamDeps;
  readonly #clock: Clock;
  readonly #knock: Knock;
  readonly #beats: BeatWatch;
  readonly #feed: FeedBuffer;
  readonly #rounds: Rounds;
  readonly #probe: Probe;
  readonly #sleep: SleepWatch;
  readonly #grace: Grace;
  readonly #ends: (() => void)[] = [];
  #stopped = false;
  #connected = false;
  /** The catch-up after the last connect is done. */
  #caughtUp = false;
  #round = 0;
  /** Counts connects, also those the library makes by itself. */
  #connects = 0;
  #retry: Cancel | undefined;
  #triedAt = 0;
  #eventAt = 0;
  /** The store could not be reached since the last connect. */
  #away = false;
  /** The last request was answered by the store. */
  #answers = false;
  /** What is shown was last known to be live when this attempt to connect began, or that long before. */
  #provedAt = 0;
  /** When the store was last asked what it has told, and nothing of that was missing here. */
  #wholeAt = 0;

  constructor(deps: StreamDeps) {
    this.#deps = deps;
    this.#clock = deps.env.clock;
    this.#sleep = new SleepWatch(this.#clock);
    this.#grace = new Grace(this.#clock);
    const random = (): number => deps.env.random();
    this.#knock = new Knock({
      clock: this.#clock,
      random,
      ask: (signal) => deps.client.knock(signal),
      onWait: (ms) => (deps.state.nextTryAt = this.#clock.now() + ms),
      onResult: (error) => this.#onAnswer(error),
      onReturn: () => this.#onReturn(),
    });
    const { state, skew } = deps;
    this.#beats = new BeatWatch({ clock: this.#clock, state, skew, onAlive: () => this.#upIfSo() });
    this.#feed = new FeedBuffer({
      env: deps.env,
      merge: (items, whole) => deps.work.merge(items, whole),
      isWhole: () => this.#caughtUp && !this.#rounds.isRunning,
      onGap: () => this.#onGap(),
      onBehind: () => this.#onBehind(),
      onLost: () => this.#lost("not_live"),
    });
    this.#probe = new Probe({
      clock: this.#clock,
      told: (signal) => deps.work.told(signal),
      onTold: (numbers, askedAt) => this.#feed.compare(numbers, () => (this.#wholeAt = askedAt)),
      onFault: (error) => this.#onUnanswered(error),
    });
    this.#rounds = new Rounds({
      clock: this.#clock,
      random,
      catchUp: (stale) => deps.work.catchUp(stale),
      onDone: (numbers, connects) => this.#onCaughtUp(numbers, connects),
      onFailed: (error) => this.#onCatchUpFailed(error),
      isRepeated: () => this.#connected,
    });
  }

  /** How long ago the store has last proved that nothing is missing here. */
  get proofAgeMs(): number {
    return this.#beats.ageMs;
  }

  /** Connects and stays connected until `stop`; what is shown was last proved so long ago. */
  start(ageMs = 0): void {
    const { env, state } = this.#deps;
    const now = this.#clock.steady();
    this.#eventAt = this.#wholeAt = now;
    this.#probe.spare();
    this.#sleep.begin();
    // Whoever takes over goes on from there: it has not been live since the first reason, in whichever tab.
    if (state.status === "connecting") state.since = serverNow(this.#clock);
    this.#ends.push(
      this.#clock.every(TICK_MS, () => this.tick()),
      env.onWake(() => this.wake()),
      // The stream may live on where nothing can be asked: an answer alone proves the line.
      env.onOffline(() => this.#lost("offline")),
    );
    this.#beats.startAt(ageMs);
    this.#connect(ageMs);
  }

  /** Closes the stream; nothing is merged any more. */
  stop(): void {
    this.#stopped = true;
    this.#round += 1;
    this.#rounds.stop();
    this.#knock.stop();
    this.#feed.stop();
    this.#grace.end();
    for (const end of [...this.#ends, this.#retry]) end?.();
    this.#deps.client.disconnect();
  }

  /** The page is shown again, the network is back or the computer woke: look at once. */
  wake(): void {
    if (this.#stopped) return;
    this.#check();
    this.#rounds.forgive();
    if (this.#connected && this.#beats.isMute) return this.#replace();
    if (this.#connected) return this.requestCatchUp();
    // An attempt, also one of the library's own, may hang on the network as it was for as long as that takes to give up.
    this.#deps.state.attempt = 0;
    if (this.#isOpening) return;
    this.#connect();
  }

  /** Opens another stream: what it is subscribed to has changed. */
  reconnect(): void {
    if (!this.#stopped) this.#connect();
  }

  /** Runs a catch-up, or another one after the one that is running. A connection that is just being opened brings its own. */
  requestCatchUp(): void {
    if (!this.#isOpening) this.#rounds.request();
  }

  /** An attempt to connect is under way that is of the network as it is now. */
  get #isOpening(): boolean {
    return !this.#connected && !this.#retry && this.#clock.steady() - this.#triedAt < FRESH_MS;
  }

  /** What can be asked for does not wait for another stream, which may not come about either. */
  #replace(ageMs = 0): void {
    this.#connect(ageMs);
    this.#rounds.request();
  }

  #connect(ageMs = 0): void {
    this.#retry?.();
    this.#retry = undefined;
    this.#triedAt = this.#clock.steady();
    this.#connected = this.#caughtUp = false;
    this.#provedAt = serverNow(this.#clock) - ageMs;
    this.#startGrace({ ageMs });
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
        if (round !== this.#round || this.#stopped) return;
        this.#beats.heard();
        run(...args);
      };
    return {
      onConnect: heard(() => this.#onConnect()),
      onDisconnect: heard(() => this.#onDisconnect()),
      onFeed: heard((record: FeedRecord) => {
        this.#eventAt = this.#clock.steady();
        this.#feed.accept(record);
      }),
      onBeat: heard((beat: Beat) => this.#beats.onBeat(beat, true)),
    };
  }

  #failed(error: unknown): void {
    const { state, env } = this.#deps;
    state.attempt += 1;
    this.#away = true;
    const waitMs = backoffMs(state.attempt, env.random());
    // The stream can't be opened: whether the store answers at all is another question, which is asked.
    this.#down(isUnreached(error) && !this.#answers ? "offline" : "not_live", this.#provedAt);
    this.#retry = this.#clock.after(waitMs, () => this.#connect());
    // What has come while there was no stream is asked for, if the store can be asked.
    this.requestCatchUp();
  }

  #onConnect(): void {
    this.#deps.state.attempt = 0;
    this.#connected = true;
    this.#connects += 1;
    this.#caughtUp = false;
    this.#feed.reset();
    this.#eventAt = this.#clock.steady();
    this.#beats.opened(this.#away);
    this.#knock.answered();
    this.#away = false;
    this.#rounds.begin(this.#connects);
  }

  #onDisconnect(): void {
    this.#connected = this.#caughtUp = false;
    this.#startGrace();
  }

  /** A drop that is mended at once is not worth a banner: mended is what is caught up, too. */
  #startGrace({ ageMs = 0, graceMs = GRACE_MS } = {}): void {
    const since = serverNow(this.#clock) - ageMs;
    this.#grace.begin(Math.max(0, Math.min(graceMs, GRACE_ENDS_MS - ageMs)), () => {
      const { state, env } = this.#deps;
      // A page that opens slowly has missed nothing yet: only a knock tells whether the store is away.
      this.#away ||= !this.#connected && state.status !== "connecting";
      if (this.#connected && (this.#caughtUp || state.status !== "live")) return;
      if (state.status !== "offline") this.#down(env.isOnline() ? "not_live" : "offline", since);
    });
  }

  #onGap(ageMs = 0): void {
    this.#caughtUp = false;
    this.#startGrace({ ageMs, graceMs: GAP_GRACE_MS });
    this.requestCatchUp();
  }

  /** The store has told what never came: for how long the screen has been wrong, only the time since it was right tells. */
  #onBehind(): void {
    const ageMs = this.#clock.steady() - this.#wholeAt;
    if (this.#beats.suspect() && this.#connected) this.#replace(ageMs);
    else this.#onGap(ageMs);
  }

  /** A heartbeat that a catch-up has found. */
  onBeat(beat: Beat): void {
    this.#beats.onBeat(beat, false);
  }

  /** A catch-up has found no fresh one. */
  onNoBeat(last: Beat | undefined): void {
    this.#beats.onNoBeat(last);
  }

  /** What could not be stored is fetched again; until then the screen does not claim to be live. */
  #lost(status: "offline" | "not_live"): void {
    if (this.#stopped) return;
    this.#caughtUp = false;
    this.#down(status);
    this.requestCatchUp();
  }

  #onCaughtUp(numbers: FeedNumbers, connects: number): void {
    this.#probe.spare(this.#rounds.tookMs);
    this.#wholeAt = this.#clock.steady() - this.#rounds.tookMs;
    this.#onAnswer(undefined);
    this.#deps.state.loaded = true;
    this.#feed.caughtUp(numbers);
    // A catch-up that began before this connection says nothing about it.
    if (connects === this.#connects && this.#connected) this.#caughtUp = true;
    this.#upIfSo();
  }

  #onCatchUpFailed(error: unknown): void {
    this.#caughtUp = false;
    if (isUnreached(error)) this.#onAnswer(error);
    this.#down(isUnreached(error) ? "offline" : "not_live");
  }

  #upIfSo(): void {
    const { state } = this.#deps;
    if (!this.#connected || !this.#caughtUp || this.#beats.isSilent) return;
    this.#grace.end();
    this.#knock.stop();
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
    // The browser tells only when its own network is back, not when the store or the line further on is.
    this.#knock.start();
  }

  /** A request was answered by the store, or by nobody or somebody else. */
  #onAnswer(error: unknown): void {
    const { state } = this.#deps;
    this.#answers = error === undefined;
    this.#away ||= !this.#answers && !this.#connected;
    state.foreign = error instanceof AppError && error.code === "foreign_answer";
    if (!this.#answers && state.status === "not_live") this.#down("offline");
    // It can be asked and told; only what it tells by itself is missing.
    else if (this.#answers && state.status === "offline" && !this.#connected) this.#down("not_live");
  }

  /** The store answers again: nothing that hangs on the line of before is waited for. */
  #onReturn(): void {
    this.#rounds.drop();
    this.wake();
  }

  /** Looks at everything that time alone tells; also called where this tab's own timers may be slow. */
  tick(): void {
    if (this.#stopped) return;
    if (this.#sleep.hasSlept()) this.#onSlept();
    else this.#check();
    this.#ask(this.#clock.steady());
  }

  /** Nobody knows for how long nothing was heard: a catch-up proves it anew, within the grace. */
  #onSlept(): void {
    this.#caughtUp = false;
    this.#startGrace();
    this.#probe.spare();
    this.wake();
  }

  /** The rounds of asking: each minute; more often while nobody tells anything; and whether one can ask at all. */
  #ask(now: number): void {
    const { status } = this.#deps.state;
    const sinceMs = now - this.#rounds.caughtAt;
    const pollMs = Math.max(POLL_MS, this.#rounds.tookMs * POLL_SHARE);
    const polls = status === "not_live" && this.#answers && sinceMs > pollMs;
    if ((polls || sinceMs > CATCH_UP_EVERY_MS) && !this.#rounds.isRunning && !this.#isOpening) {
      this.#rounds.caughtAt = now;
      this.requestCatchUp();
      if (polls && !this.#connected && !this.#retry && now - this.#triedAt > STUCK_MS) this.#connect();
    }
    if (status === "live") this.#probe.ask();
  }

  #check(): void {
    if (!this.#connected) return;
    const due = this.#beats.due();
    const { ageMs } = this.#beats;
    if (due === "doubt") this.#doubt();
    else if (due === "mute") this.#replace(this.#clock.steady() - this.#wholeAt);
    else if (due === "stand_in") this.#connect(ageMs);
    else if (due === "silence") this.#onSilence(ageMs);
    else if (this.#clock.steady() - this.#eventAt > IDLE_LIMIT_MS) this.#connect();
  }

  /** A store whose disk is full saves no beat, and what is not saved is not streamed. */
  #doubt(): void {
    this.#deps.work.unsavedBeat().then(
      (beat) => beat && !this.#stopped && this.onBeat(beat),
      () => undefined,
    );
  }

  /** Requests go unanswered: the stream alone can't be worked with. */
  #onUnanswered(error: unknown): void {
    if (this.#stopped || this.#deps.state.status !== "live") return;
    this.#onAnswer(error);
    this.#knock.unanswered();
    this.#lost("offline");
  }

  #onSilence(ageMs: number): void {
    this.#beats.silence();
    this.#down("not_live", serverNow(this.#clock) - ageMs);
    this.#connect(ageMs);
  }
}
