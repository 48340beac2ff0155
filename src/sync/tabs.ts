/** The tabs of one browser: one leads and tells the others; they notice when it can't any more, and one of them takes over. */
import type { Cancel } from "../lib/clock";
import { serverNow, serverSkewMs, setServerSkew } from "../lib/server-time";
import { PROOF_LIMIT_MS } from "./beat-watch";
import type { Channel, Environment } from "./environment";
import type { LiveState } from "./live-state";
import { newId } from "./new-id";

/** What the leading tab tells the others. */
type Shared = Omit<LiveState, "leader" | "alarmCount" | "pendingCount">;
interface StateMessage {
  readonly type: "state";
  readonly state: Shared;
  /** Which tab says so, and when by its own steady clock. A tab of an earlier version tells neither. */
  readonly from?: string;
  readonly saidAt?: number;
  /** How old the last proof of life was then. */
  readonly proofAgeMs?: number;
}
type TabMessage = { readonly type: "hello" | "wake" | "ping" } | StateMessage;

/** What leads in this tab. */
export interface Leading {
  wake(): void;
  tick(): void;
  readonly proofAgeMs: number;
}

export interface TabsDeps {
  readonly env: Environment;
  readonly state: LiveState;
  readonly name: string;
  /** Leads until the term ends; what is shown was last proved so long ago. */
  readonly lead: (term: AbortSignal, ageMs: number) => Promise<void>;
  readonly leading: () => Leading | undefined;
}

const TICK_MS = 1_000;
/** The leading tab tells of each beat, every 5 s: after this it is asked, and answers whatever it shows. */
const PING_AFTER_MS = 7_000;
/** Several pings have gone unanswered: it is frozen or hangs, and holds the lock all the same. */
const TAKE_AFTER_MS = 10_500;
/** So long it has had for an answer in any case: a tab that was frozen itself has heard nothing, and asked nothing. */
const ANSWER_MS = 2_000;
/** So that not all take over at once. */
const SPREAD_MS = 1_500;
/** A tab that is looked at goes first. */
const HIDDEN_LATER_MS = 2_000;

export class Tabs {
  readonly #deps: TabsDeps;
  readonly #abort = new AbortController();
  readonly #channel: Channel;
  readonly #ends: Cancel[];
  readonly #me = newId();
  /** This tab's candidacy, and its term once it leads. */
  #term = new AbortController();
  #heardAt: number;
  /** The first ping since then. */
  #pingedAt: number | undefined;
  #provedAt: number;
  /** The least that was ever between another's clock and this one's: what is more has waited. */
  readonly #leastLagMs = new Map<string, number>();

  constructor(deps: TabsDeps) {
    this.#deps = deps;
    const { env, name } = deps;
    this.#heardAt = this.#provedAt = env.clock.steady();
    this.#channel = env.openChannel(name, (message) => this.#hear(message as TabMessage));
    this.#ends = [env.clock.every(TICK_MS, () => this.#tick()), env.onWake(() => this.#post({ type: "wake" }))];
    this.#post({ type: "hello" });
    this.#stand("wait");
  }

  /** Ends the term or the wait for one. */
  stop(): void {
    this.#abort.abort();
    this.#term.abort();
    for (const end of this.#ends) end();
    this.#channel.close();
  }

  /** Whoever leads looks at once. */
  wake(): void {
    const leading = this.#deps.leading();
    if (leading) leading.wake();
    else this.#post({ type: "wake" });
  }

  /** Tells the others how live it is here. */
  share(): void {
    const leading = this.#deps.leading();
    if (!leading) return;
    const { leader: _leader, alarmCount: _alarms, pendingCount: _pending, ...state } = this.#deps.state;
    const saidAt = this.#deps.env.clock.steady();
    this.#post({ type: "state", state, from: this.#me, saidAt, proofAgeMs: leading.proofAgeMs });
  }

  #stand(how: "wait" | "take"): void {
    const { env, name } = this.#deps;
    const term = (this.#term = new AbortController());
    const work = (): Promise<void> => this.#lead(term.signal);
    const held = how === "take" ? env.locks.take(name, work) : env.locks.hold(name, work, term.signal);
    held.catch(() => {
      // Not given up here but taken away: another tab leads now, and this one waits for its turn again.
      if (this.#term !== term || this.#abort.signal.aborted) return;
      this.#heardAt = env.clock.steady();
      this.#pingedAt = undefined;
      this.#provedAt = this.#heardAt - (this.#deps.leading()?.proofAgeMs ?? 0);
      term.abort();
      this.#deps.state.leader = false;
      this.#post({ type: "hello" });
      this.#stand("wait");
    });
  }

  async #lead(term: AbortSignal): Promise<void> {
    if (term.aborted) return;
    const { state, env, lead } = this.#deps;
    state.leader = true;
    await lead(term, state.status === "live" ? env.clock.steady() - this.#provedAt : 0);
  }

  #hear(message: TabMessage): void {
    const { state, env, leading } = this.#deps;
    if (message.type === "hello") return this.share();
    if (message.type === "wake") return leading()?.wake();
    if (message.type === "ping") {
      // Its own timers may be held back, being hidden: the tab that is looked at keeps the time for both.
      leading()?.tick();
      return this.share();
    }
    // A tab of an earlier version may tell more.
    if (state.leader || message.type !== "state") return;
    this.#heardAt = env.clock.steady();
    this.#pingedAt = undefined;
    this.#provedAt = this.#heardAt - (message.proofAgeMs ?? 0) - this.#waitedMs(message);
    setServerSkew(message.state.serverSkewMs);
    Object.assign(state, message.state);
    this.#look();
  }

  /** How long a message has lain before this tab, frozen until now, could hear it. */
  #waitedMs({ from = "", saidAt = this.#heardAt }: StateMessage): number {
    const lagMs = this.#heardAt - saidAt;
    const leastMs = Math.min(lagMs, this.#leastLagMs.get(from) ?? lagMs);
    this.#leastLagMs.set(from, leastMs);
    return lagMs - leastMs;
  }

  #tick(): void {
    const { state, env } = this.#deps;
    if (state.leader) return void (state.serverSkewMs = serverSkewMs());
    this.#look();
    const now = env.clock.steady();
    const silentMs = now - this.#heardAt;
    if (silentMs <= PING_AFTER_MS) return;
    this.#post({ type: "ping" });
    this.#pingedAt ??= now;
    const patienceMs = TAKE_AFTER_MS + env.random() * SPREAD_MS + (env.isHidden() ? HIDDEN_LATER_MS : 0);
    if (silentMs > patienceMs && now - this.#pingedAt >= ANSWER_MS) this.#takeOver();
  }

  /** What is shown as live was so a moment ago, or it is not said to be. */
  #look(): void {
    const { state, env } = this.#deps;
    const ageMs = env.clock.steady() - this.#provedAt;
    if (state.status === "live" && ageMs > PROOF_LIMIT_MS)
      Object.assign(state, { status: "not_live", since: serverNow(env.clock) - ageMs });
  }

  /** The one that leads says nothing and lets go of nothing: a frozen tab keeps its locks. */
  #takeOver(): void {
    this.#heardAt = this.#deps.env.clock.steady();
    this.#pingedAt = undefined;
    this.#term.abort();
    this.#stand("take");
  }

  #post(message: TabMessage): void {
    if (!this.#abort.signal.aborted) this.#channel.post(message);
  }
}
