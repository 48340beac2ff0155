/** One receiver's session: reads frames, answers repeats, hands what is to be kept to the spool, then acknowledges. */
import type { Reader, Reading } from "../contracts/engine";
import type { SpoolPlace, SpoolPort, SpoolRecord, SpoolTag } from "../contracts/spool";
import { Traffic } from "./counters";
import type { Noise, NoiseSource, Source } from "../contracts/source";
import type { AnswerGate } from "./gate";
import { hashOfKey, LeftBehind } from "./left-behind";
import { NoiseCount } from "./noise";
import { Notices } from "./notices";
import { REPEAT_WINDOW_MS, RepeatMemory } from "./repeats";

export interface SessionSetup {
  readonly receiverId: string;
  readonly protocol: string;
  readonly reader: Reader;
  readonly spool: SpoolPort;
  readonly gate: AnswerGate;
  readonly now: () => number;
  /** Milliseconds of a clock that nobody sets: copies are told by it. */
  readonly ticks: () => number;
  readonly ignoreLeadingZeros: boolean;
  readonly isUrgent: (reading: Reading) => boolean;
  /** Tells a person, at most once in a while per peer. */
  readonly log: (kind: string, peer: string, line: string) => void;
  /** The store has a site for that account, or has not said yet which ones it has. */
  readonly knows: (account: string) => boolean;
  /** False where no more frames of that account can be taken: they are not answered, and the panel repeats them. */
  readonly hasRoomFor: (account: string) => boolean;
  readonly onRepeat: (sequence: number, count: number) => void;
  /** Reads a record of the last runs, and how old it is; null where that can't be done any more. */
  readonly readLeft: (place: SpoolPlace) => EarlierFrame | null;
}

/** A frame of the last runs, read again. */
export interface EarlierFrame {
  readonly record: SpoolRecord;
  readonly reading: Reading;
  readonly ageMs: number;
}

interface Arrival {
  readonly frame: Uint8Array;
  readonly source: NoiseSource;
  readonly nowMs: number;
}

/** What of a reading goes into the spool beside the bytes. */
type Told = Pick<Reading, "verdict" | "account" | "clear">;
const NOISE: Told = { verdict: "drop", account: "", clear: null };
type Tag = Pick<SpoolTag, "isUrgent" | "repeatHash">;
const NO_BYTES = new Uint8Array(0);

export class Session {
  readonly traffic: Traffic;
  readonly repeats = new RepeatMemory();
  private readonly notices = new Notices();
  private readonly noise = new NoiseCount();
  private readonly left = new LeftBehind();
  private leftAtMs = 0;

  constructor(private readonly setup: SessionSetup) {
    this.traffic = new Traffic(setup.knows);
  }

  /** Takes one frame. True when it was a good one: the peer is a panel, not a scanner. */
  receive(frame: Uint8Array, source: Source): boolean {
    const nowMs = this.setup.now();
    const reading = this.setup.reader.read(frame, nowMs);
    this.traffic.countFrame(nowMs);
    if (reading.sequence === "") {
      this.countBroken(reading, frame, source);
      return false;
    }
    if (this.setup.knows(reading.account)) source.recognise();
    if (this.setup.spool.status.state === "failed") {
      // Not even a NULL is answered: a panel that hears nothing goes to its other receiver.
      this.traffic.counters.lostUnacknowledged++;
      return true;
    }
    if (!this.setup.hasRoomFor(reading.account)) {
      this.traffic.counters.lostUnacknowledged++;
      this.setup.log(
        "full",
        source.peer,
        `too many frames wait for the store: account ${reading.account} is not answered until it has taken some`,
      );
      return true;
    }
    this.weigh(reading, { frame, source, nowMs });
    return true;
  }

  /** Something that is no frame: counted by its address, logged, and told to people when it has a name (quirk 28). */
  hearNoise(source: NoiseSource, noise: Noise): void {
    const nowMs = this.setup.now();
    const address = addressOf(source);
    this.traffic.counters.noiseClosed++;
    const count = this.noise.add(address);
    this.setup.log("noise", source.peer, `${noise.what} (number ${count} from ${address})`);
    if (noise.notice === "" || this.setup.spool.status.state === "failed") return;
    if (this.notices.ofNoise(noise.notice, address, nowMs) === "") return;
    // Its bytes may hold somebody's password and are not kept.
    const notice = `${noise.notice} ${address} · ${noise.text}`;
    this.appendNotice(NOISE, { frame: NO_BYTES, source, nowMs }, notice);
  }

  /** A frame found in the spool at start, by the hash of its repeat key: a copy of it must be known as one. */
  recallLater(repeatHash: number, place: SpoolPlace): void {
    if (repeatHash === 0) return;
    if (this.left.size === 0) this.leftAtMs = this.setup.ticks();
    this.left.add(repeatHash, place);
  }

  /** The same, read already. */
  recall(record: SpoolRecord, reading: Reading, ageMs: number): void {
    if (reading.repeatKey === "") return;
    const { sequence, duplicateOf } = record;
    const storedAtMs = this.setup.ticks() - ageMs;
    const entry = { sequence, stamp: reading.stamp, storedAtMs, batch: 0, duplicateOf, firstAtMs: storedAtMs };
    this.repeats.remember(reading.repeatKey, entry, this.setup.knows(reading.account));
  }

  private weigh(reading: Reading, arrival: Arrival & { readonly source: Source }): void {
    const { source, nowMs } = arrival;
    const { counters } = this.traffic;
    if (reading.verdict === "ack") counters.acks++;
    else if (reading.verdict === "nak") counters.naks++;
    else if (reading.verdict === "duh") counters.duhs++;
    else counters.drops++;
    if (reading.why !== "") this.tell(reading, source);
    if (reading.notice === "cannot_decrypt") counters.undecryptable++;
    const isSpeaking = reading.verdict === "ack" || reading.stored === "raw" || reading.notice === "clock_refused";
    if (isSpeaking) this.heard(reading, source, nowMs);
    const isSignal = reading.stored === true || reading.stored === "raw";
    // A NULL shows that the line lives, it is no signal.
    if (isSignal) this.traffic.lastSignalAtMs = nowMs;
    const batch = isSignal ? this.store(reading, arrival) : 0;
    const notice = this.notices.ofReading(reading, nowMs);
    if (notice !== "") this.appendNotice(reading, arrival, notice);
    if (reading.reply) this.setup.gate.answer(source, batch, reading.reply);
  }

  /** Stores it unless it is a copy; returns the batch that must be on disk before the answer. */
  private store(reading: Reading, arrival: Arrival): number {
    const atMs = this.setup.ticks();
    const repeatHash = hashOfKey(reading.repeatKey);
    this.bringBack(repeatHash, atMs);
    const sighting = this.repeats.look(reading.repeatKey, reading.stamp, atMs);
    if (sighting.same) {
      this.traffic.counters.repeats++;
      this.setup.onRepeat(sighting.same.sequence, ++sighting.same.repeats);
      return sighting.same.batch;
    }
    const { duplicateOf, firstAtMs } = sighting;
    const batch = this.setup.spool.openBatch;
    const isUrgent = this.setup.isUrgent(reading);
    const sequence = this.append(reading, { ...arrival, notice: "", duplicateOf, isUrgent, repeatHash });
    const { stamp } = reading;
    const entry = { sequence, stamp, storedAtMs: atMs, batch, duplicateOf, firstAtMs };
    this.repeats.remember(reading.repeatKey, entry, this.setup.knows(reading.account));
    return batch;
  }

  /** What may be the first copy of a frame is remembered before it is looked for. */
  private bringBack(repeatHash: number, atMs: number): void {
    if (this.left.size === 0) return;
    for (const place of this.left.take(repeatHash)) {
      const found = this.setup.readLeft(place);
      if (found) this.recall(found.record, found.reading, found.ageMs);
    }
    if (atMs - this.leftAtMs > REPEAT_WINDOW_MS) this.left.clear();
  }

  private appendNotice(told: Told, arrival: Arrival, notice: string): void {
    this.append(told, { ...arrival, notice, duplicateOf: 0, isUrgent: false, repeatHash: 0 });
  }

  private append(told: Told, about: Arrival & Pick<SpoolRecord, "notice" | "duplicateOf"> & Tag): number {
    const { setup } = this;
    const sequence = setup.spool.takeSequence();
    const record: SpoolRecord = {
      kind: about.notice === "" ? "frame" : "notice",
      sequence,
      receivedAtMs: about.nowMs,
      receiver: setup.receiverId,
      protocol: setup.protocol,
      transport: about.source.transport,
      peer: about.source.peer,
      verdict: told.verdict,
      duplicateOf: about.duplicateOf,
      codePage: setup.reader.codePage,
      notice: about.notice,
      ignoreLeadingZeros: setup.ignoreLeadingZeros,
      raw: about.frame,
      clear: told.clear,
    };
    const { isUrgent, repeatHash } = about;
    setup.spool.append(record, { account: told.account, isUrgent, repeatHash });
    return sequence;
  }

  private heard(reading: Reading, source: Source, atMs: number): void {
    const { prefix, receiverNumber, token } = reading;
    const account = this.setup.ignoreLeadingZeros ? reading.account.replace(/^0+(?=.)/, "") : reading.account;
    this.traffic.heard({ account, prefix, receiverNumber, transport: source.transport, token, atMs });
  }

  /** Damaged: counted, answered only when the options say so, and stored only when its check sum is right. */
  private countBroken(reading: Reading, frame: Uint8Array, source: Source): void {
    const nowMs = this.setup.now();
    this.traffic.counters.drops++;
    if (reading.why === "crc" || reading.why === "length") this.traffic.counters.crcErrors++;
    this.setup.log(reading.why, source.peer, `frame with a wrong ${reading.why}: ${visible(frame)}`);
    if (this.setup.spool.status.state !== "failed") {
      if (reading.reply) this.setup.gate.answer(source, 0, reading.reply);
      // Anybody can make them up: they have the room of any account that nobody has.
      if (reading.stored === "raw" && this.setup.hasRoomFor(reading.account))
        this.store(reading, { frame, source, nowMs });
      if (this.notices.ofError(nowMs)) {
        const notice = `receiver_data_errors ${addressOf(source)}`;
        this.appendNotice(reading, { frame, source, nowMs }, notice);
      }
    }
  }

  private tell(reading: Reading, source: Source): void {
    const what = reading.why === "no key" ? "cannot decrypt, no key" : reading.why;
    this.setup.log(
      what.split(" ", 1)[0]!,
      source.peer,
      `${what}, account ${reading.account} (${reading.token}, ${reading.verdict})`,
    );
  }
}

const addressOf = ({ peer }: NoiseSource): string => peer.slice(0, peer.lastIndexOf(":"));

/** Frame as one printable line of bounded length. */
const visible = (frame: Uint8Array): string =>
  Buffer.from(frame.subarray(0, 120))
    .toString("latin1")
    .replace(/[^\x20-\x7e]/g, ".");
