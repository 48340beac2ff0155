/** Keeps this browser's copy live: one tab leads and holds the stream, the others follow what it says. */
import { AppError } from "../../domain/errors";
import { subscribe } from "valtio/vanilla";
import { subscribeKey } from "valtio/vanilla/utils";
import { hasRight } from "../../domain/access/rights";
import { feedTopics, type FeedItem } from "../../domain/live/feed";
import type { Routes } from "../../domain/live/routes";
import type { Cancel } from "../lib/clock";
import { parseDate } from "../lib/date-time";
import { serverNow } from "../lib/server-time";
import { BEAT_LIMIT_MS, STAND_IN_LIMIT_MS } from "./beat-watch";
import { forgetUnread, rereadChanged, widenUnread } from "./changed-signals";
import { catchUp, loadAlarm, loadOpenAlarms, type CatchUpContext } from "./catch-up";
import { raiseCursor } from "./cursors";
import { fillWindow, hasHole } from "./signal-window";
import { LAST_LIVE } from "./copy-age";
import { watch, type Db } from "./db";
import type { Environment } from "./environment";
import { readFeeds, readTold } from "./feed-numbers";
import type { FeedNumbers } from "./feed-tracker";
import { notConnected, type LiveState } from "./live-state";
import { ring } from "./incoming-calls";
import { mergeItems } from "./merge";
import { pullChanged, type MirrorContext } from "./mirror";
import { oneByOne } from "./one-by-one";
import { HEALTH_PATH } from "./paths";
import { SiteQueue } from "./site-queue";
import { loadSite } from "./site-rows";
import type { SkewEstimate } from "./server-skew";
import type { SessionUser } from "./session-state";
import type { Beat, StoreClient, StreamListener } from "./store-client";
import { storeHealth } from "./store-health";
import { Stream } from "./stream";
import { Tabs } from "./tabs";
import { ToldChanges } from "./told-changes";
import { accessOf, pullWithin } from "./withdrawn";

export interface LiveDeps {
  readonly env: Environment;
  readonly client: StoreClient;
  readonly state: LiveState;
  readonly skew: SkewEstimate;
  /** Asked with every round of catching up: rights may have changed. */
  verify(): Promise<void>;
  /** The person as last checked; what he may not read any more leaves the copy. */
  readonly person?: () => SessionUser | null;
}

/** A little less than the rhythm of catching up, so that each round brings one. */
const FOLLOW_UP_EVERY_MS = 55_000;
const FIRST_READ_MS = 1_000;

/** The live layer of one tab, for as long as one person is signed in. */
export class Live {
  readonly #deps: LiveDeps;
  readonly #db: Db;
  readonly #userId: string;
  readonly #abort = new AbortController();
  readonly #tabs: Tabs;
  readonly #ends: Cancel[] = [];
  #stream: Stream | undefined;
  /** This tab leads until then, or has led. */
  #term: AbortSignal = this.#abort.signal;
  #followAt = 0;
  /** What a catch-up has left for after it. */
  #rest = new AbortController();
  /** The mirror is pulled: whole, or what a beat has told of it. */
  #pulling: "whole" | "told" | undefined;
  readonly #changes: ToldChanges;
  /** A round is due after the one under way: something changed that it may not see, or it is none. */
  #again = false;
  #verified = false;
  #wasCut = false;
  /** For all that nobody waits for: a browser has six lines to the store, and the rest is for what somebody does. */
  readonly #calm: StoreClient;
  readonly #sites: SiteQueue;
  /** Whose feed the stream gets. */
  #audiences: string;
  /** Whose rows are asked for. */
  #reach: string;

  constructor(deps: LiveDeps, db: Db, user: Pick<SessionUser, "id" | "liveAudiences">) {
    this.#deps = deps;
    this.#db = db;
    this.#userId = user.id;
    this.#audiences = user.liveAudiences ?? "";
    this.#reach = this.#audiences;
    const { env, state } = deps;
    this.#changes = new ToldChanges({
      clock: env.clock,
      random: () => env.random(),
      isFree: () => this.#pulling === undefined,
      pull: (names) => this.#pullTold(names),
    });
    Object.assign(state, notConnected(), { since: serverNow(env.clock) });
    this.#ends.push(
      // Counted from the merged set, so the numbers can't drift from the list.
      watch(
        () => db.events_alarm.count(),
        (count) => (state.alarmCount = count),
      ),
      watch(
        () => db.events_pending.count(),
        (count) => (state.pendingCount = count),
      ),
    );
    this.#calm = oneByOne(deps.client);
    this.#sites = new SiteQueue({ env, state, context: () => ({ ...this.#context, client: this.#calm }) });
    this.#tabs = new Tabs({
      env,
      state,
      // Tabs that read the same copy: another version may keep its own, which no stream but its own fills.
      name: `watchdesk-live:${db.name}`,
      lead: (term, ageMs) => this.#lead(term, ageMs),
      leading: () => this.#stream,
    });
  }

  /** Ends everything that is on its way; nothing is written any more. */
  stop(): void {
    this.#abort.abort();
    this.#sites.stop();
    this.#changes.stop();
    this.#tabs.stop();
    for (const end of this.#ends) end();
    Object.assign(this.#deps.state, notConnected());
  }

  /** Catches up now, in whichever tab leads. */
  requestCatchUp(): void {
    if (this.#stream) this.#stream.requestCatchUp();
    else this.#tabs.wake();
  }

  /** Tries to be live again now, in whichever tab leads, instead of when its next attempt is due. */
  tryNow(): void {
    this.#tabs.wake();
  }

  /** Signals and log of one alarm, also those older than what is kept. */
  loadAlarm(alarmId: string): Promise<void> {
    return loadAlarm(this.#context, alarmId);
  }

  /** A site with all that is shown of it. Throws AppError. */
  loadSite(site: string, signal: AbortSignal): Promise<void> {
    return loadSite({ ...this.#context, signal: AbortSignal.any([signal, this.#abort.signal]) }, site);
  }

  /** Merges what an act of this tab answered, without waiting for the feed. */
  async merge(items: readonly FeedItem[]): Promise<void> {
    await mergeItems(this.#db, items);
  }

  get #context(): CatchUpContext {
    const { client, env } = this.#deps;
    const { signal } = this.#abort;
    return { client, db: this.#db, reach: this.#reach, now: () => serverNow(env.clock), signal };
  }

  /** Ends with the term: what a tab that was frozen in the middle of a pull has in hand may be gone by now. */
  get #pullContext(): CatchUpContext {
    return { ...this.#context, signal: this.#term };
  }

  /** The stream of this browser is here, until the term ends. */
  async #lead(term: AbortSignal, ageMs: number): Promise<void> {
    const { env, client, state, skew } = this.#deps;
    // Whoever takes over goes on from where the others are; the first tab from where the last visit ended.
    // A disk that hangs must not keep the stream from being opened.
    const soon = new Promise<undefined>((done) => void env.clock.after(FIRST_READ_MS, () => done(undefined)));
    const last = await Promise.race([this.#db.meta.get(LAST_LIVE).catch(() => undefined), soon]);
    state.lastLiveAt ||= Number(last?.value ?? 0);
    if (term.aborted) return;
    this.#term = term;
    const work = {
      merge: (items: readonly FeedItem[], whole: boolean) => this.#merge(items, whole),
      catchUp: (stale: AbortSignal) => this.#catchUp(stale),
      told: (given: AbortSignal) => this.#readTold(AbortSignal.any([given, term])),
      unsavedBeat: () => this.#unsavedBeat(term),
    };
    const line = {
      connect: (listener: StreamListener) => client.connect(this.#watched(listener), feedTopics(this.#audiences)),
      disconnect: () => client.disconnect(),
      knock: (signal: AbortSignal) => this.#knock(signal),
    };
    const stream = (this.#stream = new Stream({ env, client: line, state, skew, work }));
    // Told with every change, thus with every beat: a hidden tab's timers are too slow for it.
    const ends = [
      subscribe(state, () => this.#tabs.share()),
      subscribeKey(state, "lastLiveAt", (at) => void this.#keepLastLive(at)),
    ];
    stream.start(ageMs);
    this.#tabs.share();
    await new Promise<void>((done) => {
      const end = (): void => {
        for (const cancel of ends) cancel();
        this.#changes.stop();
        stream.stop();
        this.#stream = undefined;
        done();
      };
      term.addEventListener("abort", end, { once: true });
    });
  }

  /** Whoever gets no feed asks whether the store is there. */
  async #readTold(signal: AbortSignal): Promise<FeedNumbers> {
    if (this.#audiences === "") await this.#knock(signal);
    return readTold(this.#deps.client, this.#audiences, signal);
  }

  /** JSON of somebody else, too, is no sign of the store's life. */
  async #knock(signal: AbortSignal): Promise<void> {
    const { code } = await this.#deps.client.send<{ code?: unknown }>(HEALTH_PATH, { signal });
    if (code !== 200) throw new AppError("foreign_answer");
  }

  /**
   * The store cuts the streams of a person whose rights or reach have changed: what he may is asked with the next one.
   * A beat also tells which collections of the mirror have changed.
   */
  #watched(listener: StreamListener): StreamListener {
    const hears = hasRight(this.#deps.person?.()?.rights ?? {}, "dialer.incoming.read");
    return {
      ...listener,
      ...(hears ? { onRing: ({ id, number }) => ring({ id, number, display: "", from: "told" }) } : {}),
      onBeat: (beat) => {
        this.#changes.hear(beat);
        listener.onBeat(beat);
      },
      onDisconnect: () => {
        this.#wasCut = true;
        listener.onDisconnect();
      },
    };
  }

  /** So that a visit without a store can say how old it is. */
  async #keepLastLive(at: number): Promise<void> {
    if (!this.#abort.signal.aborted) await this.#db.meta.put({ key: LAST_LIVE, value: at }).catch(() => undefined);
  }

  async #merge(items: readonly FeedItem[], whole: boolean): Promise<void> {
    await mergeItems(this.#db, items);
    // A site that was made a moment ago is there before its alarm is opened.
    void this.#sites.add(items).catch(() => undefined);
    const seqs = items.map(({ c, record }) => (c === "events" ? Number(record["seq"]) : 0));
    const highest = Math.max(0, ...seqs);
    // Signals are numbered over all audiences: what one has told says nothing of what another has lost.
    const sole = !this.#audiences.includes(" ");
    if (whole && sole && highest > 0) await raiseCursor(this.#db, highest);
  }

  /** The numbers are read before the rows, so that nothing falls between; after the connect, so that neither does there. */
  async #catchUp(signal: AbortSignal): Promise<FeedNumbers> {
    // What a former round left is left to this one.
    this.#rest.abort();
    const unreadFrom = await widenUnread(this.#db, this.#deps.state.lastLiveAt);
    const [numbers] = await Promise.all([this.#readFeeds(signal), this.#readBeat(signal)]);
    const rest = (this.#rest = new AbortController());
    const within = AbortSignal.any([signal, this.#term, rest.signal]);
    const lines = await catchUp({ ...this.#context, signal: within });
    void this.#readRest(lines, { ...this.#context, signal: within }, unreadFrom);
    if (this.#wasCut) void this.#deps.verify();
    this.#wasCut = false;
    this.#followUp(this.#pullContext);
    return numbers;
  }

  /** No part of being live: a store that comes back has thousands to take. What fails comes with the next round. */
  async #readRest(lines: () => Promise<void>, context: CatchUpContext, unreadFrom: number): Promise<void> {
    try {
      if (await hasHole(this.#db)) await fillWindow(context);
      await lines();
      await rereadChanged(context, unreadFrom);
      await forgetUnread(this.#db);
    } catch {
      // Said in the copy, for whichever tab goes on.
    }
  }

  /** The person's rights or reach are others than a moment ago: what is not his any more goes now. */
  recheck(): void {
    this.#followAt = 0;
    this.#again = this.#pulling !== undefined;
    this.requestCatchUp();
  }

  #mirrorContext(context: CatchUpContext): MirrorContext {
    const { env, person } = this.#deps;
    return {
      ...context,
      client: this.#calm,
      access: accessOf(person?.(), this.#reach),
      pause: () => env.idle().then(() => context.signal.throwIfAborted()),
      room: () => env.room(),
      onTight: (tight) => (storeHealth.tight = tight),
    };
  }

  /** What is no part of being live follows, at most once a minute; what fails there comes with the next round. */
  #followUp(context: CatchUpContext): void {
    const now = this.#deps.env.clock.steady();
    if (now < this.#followAt) return;
    this.#again ||= this.#pulling === "told";
    if (this.#pulling) return;
    this.#followAt = now + FOLLOW_UP_EVERY_MS;
    this.#again = false;
    this.#pulling = "whole";
    const pulled = this.#changes.pullsAll();
    pullWithin(this.#mirrorContext(context))
      .then((emptied) => (emptied ? this.requestCatchUp() : undefined))
      .then(pulled)
      .then(() => loadOpenAlarms(context))
      .then(() => fillWindow(context))
      .catch(() => (this.#followAt = 0))
      .finally(() => {
        this.#pulling = undefined;
        if (this.#again && !this.#term.aborted) this.#followUp(this.#pullContext);
      });
    if (this.#verified) void this.#deps.verify();
    // The guard has just checked what the first round would check.
    this.#verified = true;
  }

  /** What fails here comes with the next round. */
  async #pullTold(names: readonly string[]): Promise<number> {
    let batches = 0;
    const context = this.#mirrorContext(this.#pullContext);
    const pause = (): Promise<void> => {
      batches += 1;
      return context.pause();
    };
    this.#pulling = "told";
    await pullChanged({ ...context, pause }, names).catch(() => (this.#followAt = 0));
    this.#pulling = undefined;
    if (this.#again && !this.#term.aborted) this.#followUp(this.#pullContext);
    return batches;
  }

  /** A heartbeat that was saved since the last one proves the store's clockwork, even if the stream had not told it yet. */
  async #readBeat(signal: AbortSignal): Promise<void> {
    const query = { sort: "-updated", perPage: 1, fields: "id,updated,by,state", signal };
    const [saved] = await this.#deps.client.list<Beat>("heartbeat", query);
    const beat = this.#isFresh(saved) ? saved : await this.#unsavedBeat(signal).catch(() => null);
    if (signal.aborted) return;
    if (beat) this.#changes.hear(beat);
    if (beat) this.#stream?.onBeat(beat);
    else this.#stream?.onNoBeat(saved);
  }

  #isFresh(beat: Beat | undefined): boolean {
    const limitMs = beat?.by === "store" ? STAND_IN_LIMIT_MS : BEAT_LIMIT_MS;
    return serverNow(this.#deps.env.clock) - parseDate(beat?.updated ?? "") < limitMs;
  }

  async #unsavedBeat(signal: AbortSignal): Promise<Beat | null> {
    const { beat } = await this.#deps.client.send<Routes["GET beat"]["answer"]>("beat", { signal });
    return beat && this.#isFresh(beat) ? beat : null;
  }

  /**
   * Asked with each round, and so before a stream counts as live: the store cuts a stream when its person's reach
   * changes, the library opens another on the topics of before, and that one would be silent.
   */
  async #readFeeds(signal: AbortSignal): Promise<FeedNumbers> {
    const known = { userId: this.#userId, audiences: this.#audiences, signal };
    const { audiences, reach, numbers } = await readFeeds(this.#deps.client, known);
    // Before the round is over, not with the next: rows of others must not stand on the screen for another minute.
    if (reach !== this.#reach) this.#followAt = 0;
    this.#reach = reach;
    if (audiences !== this.#audiences && !signal.aborted) {
      this.#audiences = audiences;
      this.#stream?.reconnect();
    }
    return numbers;
  }
}
