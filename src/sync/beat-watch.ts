/** What the heartbeats say: that the stream lives, and whether signals come in. */
import { intakeOf, silentIntake, type Intake } from "../../domain/live/beat";
import type { Clock } from "../lib/clock";
import type { LiveState } from "./live-state";
import type { SkewEstimate } from "./server-skew";
import type { Beat } from "./store-client";

/** A beat that was saved so long ago says nothing of now. */
export const BEAT_LIMIT_MS = 15_000;
/** A screen whose last proof is older is not shown as live: looked at each second, it says so within 15 s. */
export const PROOF_LIMIT_MS = 13_500;
/** The receiver beats every 5 s: one that has missed two is asked after, so that a full disk is told within 15 s. */
const BEAT_DOUBT_MS = 11_000;
/** Where there is reason to doubt a stream, a beat that has not come is not waited for. */
const MUTE_MS = 7_000;
/** Without beats a new connect and its catch-up are the proof: they begin so early that they are done in time. */
const STAND_IN_DOUBT_MS = 12_000;
/** The store's own clock beats once a minute: so old may its last beat be. */
export const STAND_IN_LIMIT_MS = 75_000;
/** A line that stays silent is opened anew less and less often, down to each minute. */
const MOST_SILENCES = 2;
/** A receiver that lives has beaten by then after the store was away. */
const SETTLED_MS = 13_000;

export interface BeatWatchDeps {
  readonly clock: Pick<Clock, "steady">;
  readonly state: LiveState;
  readonly skew: SkewEstimate;
  /** Life has been proved. */
  readonly onAlive: () => void;
}

/** What is due now. `mute`: what was told elsewhere never came by the stream; `stand_in`: no beat is, and something else must prove life. */
export type Due = "nothing" | "doubt" | "mute" | "stand_in" | "silence";

/** The beats of one stream. */
export class BeatWatch {
  readonly #deps: BeatWatchDeps;
  #silent = false;
  /** Something was told that the stream has not brought, and it has brought nothing since. */
  #suspected = false;
  #silences = 0;
  #provedAt = 0;
  #heardAt = 0;
  /** The clockwork is away and the store beats in its stead, once a minute. */
  #standIn = false;
  /** Until then a store that was away may not have got a beat yet, though the receiver lives. */
  #settledAt = 0;
  /** That beat was asked after, by the last one's time. */
  #doubtedAt = -1;

  constructor(deps: BeatWatchDeps) {
    this.#deps = deps;
    this.#provedAt = this.#heardAt = deps.clock.steady();
  }

  /** A beat was missed: only a beat proves life again. */
  get isSilent(): boolean {
    return this.#silent;
  }

  /** The stream says nothing where it should have been heard: it may be dead without knowing. */
  get isMute(): boolean {
    return !this.#standIn && this.#deps.clock.steady() - this.#heardAt > MUTE_MS;
  }

  /** The stream has brought something, whatever it was. */
  heard(): void {
    this.#heardAt = this.#deps.clock.steady();
    this.#suspected = false;
  }

  /** The store has told what the stream has not brought; true = nor has that brought anything else. */
  suspect(): boolean {
    this.#suspected = true;
    return this.isMute;
  }

  /** How long ago life was proved. */
  get ageMs(): number {
    return this.#deps.clock.steady() - this.#provedAt;
  }

  /** What is shown was last proved so long ago, in another tab. */
  startAt(ageMs: number): void {
    this.#provedAt = this.#deps.clock.steady() - ageMs;
  }

  /** The stream has just been opened, perhaps after the store was away. */
  opened(wasAway: boolean): void {
    this.#provedAt = this.#deps.clock.steady();
    if (wasAway) this.#settledAt = this.#provedAt + SETTLED_MS;
  }

  /** What the time since the last proof asks for; each doubt is told once. */
  due(): Due {
    const { ageMs } = this;
    if (this.#standIn && ageMs > STAND_IN_DOUBT_MS) return "stand_in";
    if (ageMs > PROOF_LIMIT_MS * 2 ** this.#silences) return "silence";
    // Asking keeps the screen right meanwhile, and would put its silence off for as long.
    if (this.#suspected && this.isMute) return "mute";
    if (ageMs <= BEAT_DOUBT_MS || this.#doubtedAt === this.#provedAt) return "nothing";
    this.#doubtedAt = this.#provedAt;
    return "doubt";
  }

  /** The stream is open and says nothing: it may be dead without knowing. */
  silence(): void {
    this.#silent = true;
    this.#silences = Math.min(this.#silences + 1, MOST_SILENCES);
  }

  /** A heartbeat, by the stream or found by a catch-up; only the former tells the time. */
  onBeat(beat: Beat, streamed: boolean): void {
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
    if (this.#deps.clock.steady() >= this.#settledAt) {
      this.#tellIntake(silentIntake(last));
      this.#standIn = true;
    }
    this.#alive();
  }

  #alive(): void {
    this.#provedAt = this.#deps.clock.steady();
    this.#silent = false;
    this.#silences = 0;
    this.#deps.onAlive();
  }

  #tellIntake({ kind, since, count, receiver }: Intake): void {
    const told = { intake: kind, intakeSince: since, intakeCount: count, intakeReceiver: receiver };
    Object.assign(this.#deps.state, told);
  }
}
