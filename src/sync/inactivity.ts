/** Watches for a person who is away from the desk, over all tabs of this browser as one, and signs him out (specification 4). */
import { limitsOf, look, signOfLife, stillWorking, type Limits, type Watch } from "../../domain/access/inactivity";
import type { Channel, Environment } from "./environment";
import type { InactivityState } from "./inactivity-state";
import { newId } from "./new-id";
import type { SessionState } from "./session-state";
import { ACTIVITY_KEY } from "./stored-session";
import { WakingTime } from "./waking-time";

export interface InactivityDeps {
  readonly env: Environment;
  readonly session: SessionState;
  readonly state: InactivityState;
  /** Ends the session; what is said of it is told to every tab. */
  readonly signOut: (idleSeconds: number) => Promise<void>;
  /** Says to the store that he is still working. */
  readonly tellWorking: () => Promise<void>;
  readonly askServer: () => Promise<number>;
}

/** What the tabs tell one another. `mark` names the last sign of life that the teller knows of. */
type Message =
  | { readonly type: "hello" }
  | {
      readonly type: "here" | "idle";
      readonly mark: string;
      readonly idleMs: number;
      readonly shortMs: number | null;
      readonly at: number;
    };

const LOCK = "watchdesk-inactive";
const TICK_MS = 1_000;
/** Mouse and keys are told to the other tabs this often at most. */
const TELL_MS = 1_000;
/** A tab that hangs with the lock must not keep the person signed in. */
const TURN_MS = 5_000;
/** A tab whose clock differs by more than this from the teller's has not noticed yet what time has passed. */
const APART_MS = 2_000;

export class Inactivity {
  readonly #deps: InactivityDeps;
  readonly #time: WakingTime;
  readonly #channel: Channel;
  readonly #stopTimer: () => void;
  #watch: Watch;
  /** Of the last sign of life in this browser: a name, since no two tabs have a clock in common. */
  #mark = "";
  #toldAt = -Infinity;
  /** Something was touched while it was not known how long the computer had slept. */
  #touched = false;
  /** A sign of life in another tab came meanwhile: it is of now, however long the sleep turns out to have been. */
  #heardInDoubt = false;
  #leaving = false;
  #session = "";

  constructor(deps: InactivityDeps) {
    this.#deps = deps;
    const { env } = deps;
    this.#time = new WakingTime({ clock: env.clock, askServer: deps.askServer, onKnown: () => this.#known() });
    this.#watch = { lastAt: this.#time.now, shortAt: null };
    this.#mark = this.#stored();
    this.#session = this.#signedIn();
    this.#channel = env.openChannel("watchdesk-activity", (message) => this.#hear(message as Message));
    this.#stopTimer = env.clock.every(TICK_MS, () => this.tick());
    this.#channel.post({ type: "hello" } satisfies Message);
  }

  /** Mouse, key or touch in this tab. */
  touched(): void {
    if (!this.#isOn()) return;
    // Whoever comes back too late finds himself signed out: his hand on the mouse does not undo it.
    this.tick();
    if (this.#leaving || this.#look().phase === "gone") return;
    if (this.#time.isInDoubt()) return void (this.#touched = true);
    this.#watch = signOfLife(this.#watch, this.#time.now);
    this.#tellHere(this.#deps.state.secondsLeft !== null);
    this.#show();
  }

  /** He is asked, and says that he is still working. Throws where the store does not hear it; the time is his in any case. */
  async working(): Promise<void> {
    this.tick();
    if (!this.#isOn() || this.#leaving || this.#look().phase === "gone") return;
    this.#watch = stillWorking(this.#time.now);
    this.#tellHere(true);
    this.#show();
    await this.#deps.tellWorking();
  }

  /** Looks at the time; called each second, and where somebody comes back. */
  tick(): void {
    this.#follow();
    if (!this.#isOn() || this.#time.isInDoubt()) return;
    this.#heardInDoubt = false;
    if (this.#stored() !== this.#mark) this.#heardHere();
    const seen = this.#look();
    this.#show();
    if (seen.phase === "here") return;
    this.#post("idle");
    if (seen.phase === "gone") void this.#leave();
  }

  /** Ends timer and channel. */
  stop(): void {
    this.#stopTimer();
    this.#channel.close();
  }

  #limits(): Limits | null {
    const { status, user } = this.#deps.session;
    return status === "signed_in" && user ? limitsOf(user) : null;
  }

  #isOn(): boolean {
    return this.#limits() !== null;
  }

  #look() {
    return look(this.#watch, this.#time.now, this.#limits());
  }

  #signedIn(): string {
    const { status, sessionId } = this.#deps.session;
    return status === "signed_in" ? sessionId : "";
  }

  /** Who has just signed in is here. */
  #follow(): void {
    const session = this.#signedIn();
    if (session === this.#session) return;
    const isNew = this.#session === "" && session !== "";
    this.#session = session;
    this.#leaving = false;
    if (isNew) this.#watch = { lastAt: this.#time.now, shortAt: null };
    this.#show();
  }

  #known(): void {
    const touched = this.#touched;
    this.#touched = false;
    if (this.#heardInDoubt) this.#watch = { ...this.#watch, lastAt: this.#time.now };
    this.#heardInDoubt = false;
    this.tick();
    if (touched) this.touched();
  }

  #show(): void {
    const seen = this.#look();
    const { state } = this.#deps;
    const secondsLeft = seen.phase === "here" ? null : seen.phase === "asked" ? seen.secondsLeft : 0;
    if (state.secondsLeft !== secondsLeft) state.secondsLeft = secondsLeft;
  }

  #stored(): string {
    return this.#deps.env.storage.getItem(ACTIVITY_KEY) ?? "";
  }

  #tellHere(atOnce: boolean): void {
    const now = this.#time.now;
    if (!atOnce && now - this.#toldAt < TELL_MS) return;
    this.#toldAt = now;
    this.#mark = newId();
    this.#deps.env.storage.setItem(ACTIVITY_KEY, this.#mark);
    this.#post("here");
  }

  #post(type: "here" | "idle"): void {
    const now = this.#time.now;
    const { lastAt, shortAt } = this.#watch;
    const shortMs = shortAt === null ? null : now - shortAt;
    const at = this.#deps.env.clock.now();
    this.#channel.post({ type, mark: this.#mark, idleMs: now - lastAt, shortMs, at } satisfies Message);
  }

  #hear(message: Message): void {
    if (message.type === "hello") return this.#post("idle");
    const now = this.#time.now;
    const shortAt = message.shortMs === null ? null : now - message.shortMs;
    const isInDoubt = this.#time.isInDoubt();
    if (message.type === "here") {
      this.#heardInDoubt ||= isInDoubt;
      this.#mark = message.mark;
      this.#watch = { lastAt: now - message.idleMs, shortAt };
    } else if (message.mark === this.#mark) {
      // What one tab has noticed of a sleep the other would count twice, once as heard and once as slept; it is told again.
      if (isInDoubt || Math.abs(message.at - this.#deps.env.clock.now()) > APART_MS) return;
      // Of the same sign of life the tab that has watched for longest knows best.
      const lastAt = Math.min(this.#watch.lastAt, now - message.idleMs);
      if (lastAt === this.#watch.lastAt) return;
      this.#watch = { lastAt, shortAt };
    }
    if (this.#isOn()) this.#show();
  }

  /** There was a sign of life in a tab whose word has not come, as after this one was frozen. */
  #heardHere(): void {
    this.#mark = this.#stored();
    this.#watch = signOfLife(this.#watch, this.#time.now);
  }

  async #leave(): Promise<void> {
    if (this.#leaving) return;
    this.#leaving = true;
    const { env, session } = this.#deps;
    const mine = session.sessionId;
    const patience = new AbortController();
    const stop = env.clock.after(TURN_MS, () => patience.abort());
    let began = false;
    const leave = async (): Promise<void> => {
      began = true;
      stop();
      if (session.sessionId !== mine || this.#stored() !== this.#mark || this.#look().phase !== "gone") return;
      await this.#deps.signOut(Math.round((this.#time.now - this.#watch.lastAt) / 1000));
    };
    try {
      await env.locks.hold(LOCK, leave, patience.signal);
    } catch {
      if (!began) await leave();
    } finally {
      stop();
      this.#leaving = false;
    }
  }
}
