/** What the heartbeat tells everybody of the line from the panels, and what follows for whoever waits for signals. */
import { dateMs } from "../signals/store-date";

/** A receiver's line. */
export interface BeatLine {
  readonly id: string;
  readonly state: string;
  readonly lastSignalAt: string;
  /** When the oldest frame came that the store has not got yet; missing when there is none. */
  readonly waitingSince?: string;
  /** Frames the store refuses, which nobody sees as signals. */
  readonly parked?: number;
}

/** `state` of the heartbeat record. */
export interface BeatState {
  readonly receivers: readonly BeatLine[];
  /** When the receiver's clockwork was heard last, also while the store beats in its stead. */
  readonly heardAt?: string;
}

/** The record, as far as it matters here. */
export interface BeatRecord {
  readonly updated: string;
  readonly by?: string;
  readonly state?: BeatState | null;
}

/**
 * `silent`: the receiver is not heard, so no signal comes. `full`: it can't store and acknowledges nothing.
 * `late`: signals wait before the store. `parked`: some were acknowledged that the store does not take.
 */
export type IntakeKind = "ok" | "silent" | "full" | "late" | "parked";

export interface Intake {
  readonly kind: IntakeKind;
  /** Epoch ms; 0 = not known. */
  readonly since: number;
  /** Frames that are parked. */
  readonly count: number;
}

/** A storm of ten thousand signals is decided within 20 s: what waits longer than this waits for a fault. */
const LATE_MS = 30_000;

const known = (text: string | undefined): number => {
  const ms = dateMs(text ?? "");
  return Number.isNaN(ms) ? 0 : ms;
};

/** The receiver is not heard: since when, by what the store last wrote. */
export function silentIntake(beat: BeatRecord | undefined): Intake {
  const heardAt = known(beat?.state?.heardAt);
  const since = heardAt > 0 || beat?.by === "store" ? heardAt : known(beat?.updated);
  return { kind: "silent", since, count: 0 };
}

/** What a fresh beat means for the signals; what is worst is told. */
export function intakeOf(beat: BeatRecord): Intake {
  if (beat.by === "store") return silentIntake(beat);
  const lines = beat.state?.receivers ?? [];
  if (lines.some(({ state }) => state === "spool_full")) return { kind: "full", since: 0, count: 0 };
  const waits = lines.map(({ waitingSince }) => known(waitingSince)).filter((since) => since > 0);
  const oldest = Math.min(...waits);
  if (known(beat.updated) - oldest > LATE_MS) return { kind: "late", since: oldest, count: 0 };
  // Each line of a receiver tells the number of the whole receiver.
  const count = Math.max(0, ...lines.map(({ parked = 0 }) => parked));
  return { kind: count > 0 ? "parked" : "ok", since: 0, count };
}
