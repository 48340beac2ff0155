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
  /** Name given to it in the store, where it is not its id. */
  readonly name?: string;
  /** Id of the spool of the program that has it: each program tells of its own lines alone. */
  readonly spool?: string;
  /** When its program was heard last, and since when without a longer pause. */
  readonly heardAt?: string;
  readonly aliveSince?: string;
  /** Another program was heard at the same time that gives a line of its own this id. */
  readonly isTwin?: boolean;
}

/** `state` of the heartbeat record. */
export interface BeatState {
  readonly receivers: readonly BeatLine[];
  /** When the receiver's clockwork was heard last, also while the store beats in its stead. */
  readonly heardAt?: string;
  /** Since when the store runs: before that it could hear nobody. */
  readonly storeSince?: string;
  /** The store's disk took no write a moment ago. */
  readonly diskFull?: boolean;
  /** Since the store was started: when each collection that browsers keep whole last changed, epoch ms (`marks.ts`). */
  readonly changed?: Readonly<Record<string, number>>;
}

/** The record, as far as it matters here. */
export interface BeatRecord {
  readonly updated: string;
  readonly by?: string;
  readonly state?: BeatState | null;
}

/**
 * `silent`: the receiver is not heard, so no signal comes. `full`: it can't store and acknowledges nothing.
 * `disk`: the store can't save anything, and no signal comes.
 * `late`: signals wait before the store. `parked`: some were acknowledged that the store does not take. `twin`: two programs
 * give a receiver the same id, so that nobody could say which of them is meant.
 */
export type IntakeKind = "ok" | "silent" | "full" | "disk" | "late" | "parked" | "twin";

export interface Intake {
  readonly kind: IntakeKind;
  /** Epoch ms; 0 = not known. */
  readonly since: number;
  /** Frames that are parked. */
  readonly count: number;
  /** Which receiver it is about, by name; "" = all there are. */
  readonly receiver: string;
}

/** A storm of ten thousand signals is decided within 20 s: what waits longer than this waits for a fault. */
const LATE_MS = 30_000;

/** A receiver that was not heard for so long, while others were, receives nothing. */
const SILENT_MS = 15_000;

const known = (text: string | undefined): number => {
  const ms = dateMs(text ?? "");
  return Number.isNaN(ms) ? 0 : ms;
};

/** The receiver is not heard: since when, by what the store last wrote. */
export function silentIntake(beat: BeatRecord | undefined): Intake {
  const heardAt = known(beat?.state?.heardAt);
  const since = heardAt > 0 || beat?.by === "store" ? heardAt : known(beat?.updated);
  return { kind: "silent", since, count: 0, receiver: "" };
}

/** What a fresh beat means for the signals; what is worst is told. */
export function intakeOf(beat: BeatRecord): Intake {
  if (beat.by === "store") return silentIntake(beat);
  const lines = beat.state?.receivers ?? [];
  const now = known(beat.updated);
  const storeSince = known(beat.state?.storeSince);
  const isDiskFull = beat.state?.diskFull === true;
  const silent = lines.filter(
    ({ heardAt }) => known(heardAt) > 0 && now - Math.max(known(heardAt), storeSince) > SILENT_MS,
  );
  // What others told meanwhile was not saved: they may well live.
  if (silent.length > 0 && !isDiskFull) {
    const since = Math.min(...silent.map(({ heardAt }) => known(heardAt)));
    return { kind: "silent", since, count: 0, receiver: namesOf(silent) };
  }
  const full = lines.filter(({ state }) => state === "spool_full");
  if (full.length > 0) {
    const receiver = full.length < lines.length ? namesOf(full) : "";
    return { kind: "full", since: 0, count: 0, receiver };
  }
  if (isDiskFull) return { kind: "disk", since: 0, count: 0, receiver: "" };
  const waits = lines.map(({ waitingSince }) => known(waitingSince)).filter((since) => since > 0);
  const oldest = Math.min(...waits);
  if (now - oldest > LATE_MS) return { kind: "late", since: oldest, count: 0, receiver: "" };
  const count = parkedOf(lines);
  if (count > 0) return { kind: "parked", since: 0, count, receiver: "" };
  const twins = lines.filter(({ isTwin }) => isTwin);
  return { kind: twins.length > 0 ? "twin" : "ok", since: 0, count: 0, receiver: namesOf(twins) };
}

const namesOf = (lines: readonly BeatLine[]): string =>
  [...new Set(lines.map(({ id, name }) => name ?? id))].join(", ");

/** Each line of a program tells the number of the whole program. */
function parkedOf(lines: readonly BeatLine[]): number {
  const byProgram = new Map<string, number>();
  for (const { spool = "", parked = 0 } of lines) byProgram.set(spool, Math.max(parked, byProgram.get(spool) ?? 0));
  return [...byProgram.values()].reduce((sum, parked) => sum + parked, 0);
}

/** A program beats every 5 s: one that has missed two beats and has a successor is taken for replaced. */
const REPLACED_MS = 12_000;

export interface BeatOfProgram {
  /** Lines as the last beat of any program left them. */
  readonly known: readonly BeatLine[];
  /** Those of the program that beats. */
  readonly own: readonly BeatLine[];
  readonly spool: string;
  /** Now, in the store's spelling. */
  readonly at: string;
  /** Is the id one the installation still has? A receiver that was taken out of use is not missed. */
  readonly isKept: (id: string) => boolean;
}

/**
 * The lines after one program's beat: its own anew, those of others as they were last heard. A program with another
 * spool and the same id is the successor of one that is heard no more, and the twin of one that is.
 */
export function linesAfterBeat({ known: before, own, spool, at, isKept }: BeatOfProgram): BeatLine[] {
  const now = known(at);
  const ageOf = ({ heardAt }: BeatLine): number => now - known(heardAt);
  const mine = own.map((line): BeatLine => {
    const last = before.find((other) => other.id === line.id && (other.spool ?? "") === spool);
    const aliveSince = last?.aliveSince && ageOf(last) <= SILENT_MS ? last.aliveSince : at;
    return { ...line, spool, heardAt: at, aliveSince };
  });
  const others = before
    .filter((other) => (other.spool ?? "") !== spool && isKept(other.id))
    .map((other): BeatLine => {
      const same = mine.find(({ id }) => id === other.id);
      return same && known(other.heardAt) > known(same.aliveSince) ? { ...other, isTwin: true } : other;
    })
    .filter((other) => other.isTwin === true || ageOf(other) < REPLACED_MS || !mine.some(({ id }) => id === other.id));
  const lives = (id: string): boolean =>
    others.some((other) => other.id === id && other.isTwin === true && ageOf(other) <= SILENT_MS);
  return [...mine.map((line) => (lives(line.id) ? { ...line, isTwin: true } : line)), ...others];
}
