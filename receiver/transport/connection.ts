/** One TCP connection of a panel, or of something that is none. */
import type { Socket } from "node:net";
import type { Splitter } from "../framing/splitter";
import type { Noise, NoiseSource, Source } from "../contracts/source";
import type { Limits } from "./limits";
import type { AddressShare, Waiter } from "./share";
import { noiseOf, sniff } from "./sniff";

export interface ConnectionSetup {
  readonly socket: Socket;
  readonly splitter: Splitter;
  readonly limits: Limits;
  /** What all connections of this address may have together. */
  readonly share: AddressShare;
  /** Monotonic milliseconds; the configured clock may stand still. */
  readonly ticks: () => number;
  readonly onFrame: (frame: Uint8Array, source: Source) => boolean;
  readonly onNoise: (source: NoiseSource, noise: Noise) => void;
  readonly onRecognised: (connection: Connection) => void;
  readonly onGone: (connection: Connection) => void;
}

/** How long a frame that is complete by its CR alone may wait for bytes that would say otherwise. */
const UNDECIDED_MS = 1500;
/** Enough to tell what a stranger speaks. */
const FIRST_BYTES = 64;
/** Split at once, so that a full buffer of a flood is not many turns' worth of work. */
const PIECE_BYTES = 1024;
/** Bytes that cost as much as a frame, for what brings none. */
const BYTES_A_STEP = 256;
const EMPTY = new Uint8Array(0);

export class Connection implements Source, Waiter {
  readonly transport = "tcp";
  readonly address: string;
  readonly peer: string;
  waitsFor = 0;
  isProved = false;
  /** A known account has spoken through it. */
  private isRecognised = false;
  /** Since when it could have proved to be a panel. */
  unprovedSince: number;
  private lastByteAt: number;
  private lastAnswerAt = 0;
  private firstBytes: Uint8Array = EMPTY;
  private isNoiseTold = false;
  private hadFrame = false;
  private isClosing = false;
  /** Answers that wait for the disk. */
  private owed = 0;
  /** Bytes that came and are not split yet. */
  private unsplit: Uint8Array = EMPTY;
  /** The peer says no more, and what the splitter holds of it is not decided yet. */
  private hasUndecided = false;
  /** Frames that are not taken yet, from `next` on. */
  private backlog: readonly Uint8Array[] = [];
  private next = 0;
  /** What is to be done when the last frame is taken. */
  private whenTaken: (() => void) | null = null;
  /** How it ends, a while after the last answer that waits for the disk. */
  private whenAnswered: (() => void) | null = null;

  constructor(private readonly setup: ConnectionSetup) {
    const { socket, ticks } = setup;
    this.address = socket.remoteAddress ?? "?";
    this.peer = `${this.address}:${socket.remotePort ?? 0}`;
    this.lastByteAt = this.unprovedSince = ticks();
    socket.setNoDelay(true);
    socket.setKeepAlive(true, 60_000);
    socket.on("data", (bytes) => this.onData(bytes));
    socket.on("drain", () => this.goOn());
    socket.on("end", () => this.onEnd());
    socket.on("error", () => socket.destroy());
    socket.on("close", () => {
      this.tellStranger();
      this.leave();
      setup.onGone(this);
    });
  }

  send(bytes: Uint8Array): void {
    const { socket, ticks } = this.setup;
    if (socket.destroyed || socket.writableEnded) return;
    this.lastAnswerAt = ticks();
    if (!socket.write(bytes) && this.isUnread) socket.pause();
  }

  owes(change: number): void {
    this.owed += change;
    this.setup.share.add(change);
    if (this.owed === 0) this.endIfAnswered();
    // In a turn of its own, as with the share.
    if (change < 0 && this.hasMore) this.setup.share.queue(this);
  }

  recognise(): void {
    if (this.isRecognised) return;
    this.isRecognised = true;
    this.setup.onRecognised(this);
  }

  /**
   * Takes frames until it is the others' turn, or until answers must go out first. A flood would be read faster than the
   * disk takes it, and nobody's answer would go out meanwhile.
   */
  goOn(): void {
    const { limits, share } = this.setup;
    let isCorked = false;
    for (let steps = 0; this.hasMore && !this.isClosing && !this.isHeldUp; steps++) {
      if (steps === limits.stepsAVisit) share.queue(this);
      else if (share.mayTake(this)) {
        // The answers to frames that came together go out together.
        if (!isCorked && this.next + 1 < this.backlog.length) {
          isCorked = true;
          this.cork();
        }
        this.step();
        continue;
      }
      break;
    }
    if (isCorked) this.uncork();
    this.listenOrNot();
  }

  cork(): void {
    this.setup.socket.cork();
  }

  uncork(): void {
    this.setup.socket.uncork();
  }

  /** Once a second: decides what waited too long. */
  sweep(now: number): void {
    const { socket, splitter, limits } = this.setup;
    if (this.isClosing) return;
    // It is we who do not listen.
    if (socket.isPaused() && !this.isUnread) this.lastByteAt = this.unprovedSince = now;
    const silentMs = now - this.lastByteAt;
    if (!this.isProved && silentMs > UNDECIDED_MS) this.tellNamed(sniff(this.firstBytes));
    // While it is we who do not listen, what follows of a frame may lie in the socket.
    if (!socket.isPaused() && splitter.pendingBytes() > 0) this.sweepPartial(silentMs);
    // A stranger that trickles filler is not silent, so its time counts from the beginning.
    const isOver = this.isProved ? silentMs > limits.provedIdleMs : now - this.unprovedSince > limits.unprovedIdleMs;
    if (isOver) this.close(null);
  }

  /** Ends the connection, but never right after an answer. */
  close(noise: Noise | null): void {
    if (this.isClosing) return;
    this.isClosing = true;
    const { socket, limits, ticks } = this.setup;
    if (noise) this.tell(noise);
    const hasAnswer = this.lastAnswerAt > 0 && ticks() - this.lastAnswerAt < limits.lingerMs;
    if (!hasAnswer && !this.isProved) socket.destroy();
    else this.endAfterAnswers(() => socket.destroy());
  }

  /** Others need its place now. */
  makeRoom(noise: Noise): void {
    this.tell(noise);
    this.destroy();
  }

  /** At the end of the program: what is written goes out, then it is over. */
  finish(): void {
    this.isClosing = true;
    this.isNoiseTold = true;
    this.setup.socket.end(() => this.setup.socket.destroy());
  }

  destroy(): void {
    this.setup.socket.destroy();
  }

  private sweepPartial(silentMs: number): void {
    const { splitter, limits } = this.setup;
    if (silentMs > UNDECIDED_MS && splitter.hasUndecidedEnd()) {
      this.add(splitter.flush());
      this.goOn();
    }
    if (splitter.pendingBytes() === 0 || silentMs <= limits.partialMs) return;
    splitter.flush();
    if (!this.isProved) this.close(noiseOf("half a frame"));
  }

  private onData(bytes: Buffer): void {
    if (this.isClosing || this.whenTaken) {
      // What nobody reads any more must not cost anything either.
      this.setup.socket.pause();
      return;
    }
    this.lastByteAt = this.setup.ticks();
    if (this.firstBytes.length < FIRST_BYTES) {
      this.firstBytes = Buffer.concat([this.firstBytes, bytes.subarray(0, FIRST_BYTES - this.firstBytes.length)]);
    }
    this.unsplit = this.unsplit.length === 0 ? bytes : Buffer.concat([this.unsplit, bytes]);
    this.goOn();
    if (this.setup.socket.isPaused()) this.putBack();
  }

  /** A paused stream is read until it is full, so it is filled with what it has brought: a flood is read no further. */
  private putBack(): void {
    const { socket } = this.setup;
    const { readableHighWaterMark: most } = socket;
    const kept = this.unsplit.length - most;
    // Something stays here to be taken at the next turn: it would come and be put back for ever.
    if (kept <= 0 || socket.readableLength >= most) return;
    // A copy, as a part holds the whole in memory.
    socket.unshift(Buffer.from(this.unsplit.subarray(kept)));
    this.unsplit = this.unsplit.subarray(0, kept);
  }

  /** Takes one frame, or sees what frames the next bytes bring. */
  private step(): void {
    if (this.hasBacklog) {
      if (this.setup.onFrame(this.backlog[this.next++]!, this)) this.isProved = true;
      return;
    }
    const { splitter, share } = this.setup;
    if (this.unsplit.length === 0) {
      this.hasUndecided = false;
      this.add(splitter.flush());
      return;
    }
    const piece = this.unsplit.subarray(0, PIECE_BYTES);
    share.use(Math.floor(piece.length / BYTES_A_STEP));
    const { frames, isOverlong } = splitter.push(piece);
    this.unsplit = isOverlong ? EMPTY : this.unsplit.subarray(piece.length);
    if (isOverlong) this.whenTaken = () => this.close(sniff(this.firstBytes));
    this.add(frames);
  }

  /** Once a connection: what it is does not change. */
  private tell(noise: Noise): void {
    if (this.isNoiseTold) return;
    this.isNoiseTold = true;
    this.setup.onNoise(this, noise);
  }

  /** A panel of another protocol keeps its line open and waits for an answer: people learn of it while it does. */
  private tellNamed(noise: Noise): void {
    if (noise.notice !== "") this.tell(noise);
  }

  /** It never sent a frame, good or damaged; one that sent nothing only looked whether the port is open. */
  private tellStranger(): void {
    if (!this.hadFrame && this.firstBytes.length > 0) this.tell(sniff(this.firstBytes));
  }

  private add(frames: readonly Uint8Array[]): void {
    if (frames.length > 0) this.hadFrame = true;
    this.backlog = this.hasBacklog ? [...this.backlog.slice(this.next), ...frames] : frames;
    this.next = 0;
  }

  private get hasBacklog(): boolean {
    return this.next < this.backlog.length;
  }

  private get hasMore(): boolean {
    return this.hasBacklog || this.unsplit.length > 0 || this.hasUndecided;
  }

  /** Answers pile up that the peer does not read. */
  private get isUnread(): boolean {
    return this.setup.socket.writableLength > this.setup.limits.maxUnreadBytes;
  }

  /** Its own answers must go out first. */
  private get isHeldUp(): boolean {
    return this.isUnread || this.owed >= this.setup.limits.maxOwed;
  }

  /** Listens while nothing waits, neither here nor at the peer. */
  private listenOrNot(): void {
    const { socket, ticks } = this.setup;
    if (this.isClosing) return;
    if (this.hasMore) {
      socket.pause();
      return;
    }
    this.backlog = [];
    this.next = 0;
    const { whenTaken } = this;
    this.whenTaken = null;
    if (whenTaken) whenTaken();
    if (!socket.isPaused() || this.isUnread || this.isClosing) return;
    this.lastByteAt = ticks();
    socket.resume();
  }

  private leave(): void {
    this.isClosing = true;
    this.whenAnswered = null;
    this.backlog = [];
    this.unsplit = EMPTY;
    this.hasUndecided = false;
    this.setup.share.leave(this);
  }

  /** The peer says no more; its answers may still wait for the disk. */
  private onEnd(): void {
    this.whenTaken ??= () => this.end();
    this.hasUndecided = true;
    this.goOn();
  }

  private end(): void {
    const { socket } = this.setup;
    this.isClosing = true;
    if (this.isProved) this.endAfterAnswers(() => socket.end());
    else {
      this.tellStranger();
      socket.end();
    }
  }

  /** An answer that came after the end would be lost: the panel would send its alarm again. */
  private endAfterAnswers(end: () => void): void {
    this.whenAnswered = end;
    this.endIfAnswered();
  }

  private endIfAnswered(): void {
    const { whenAnswered } = this;
    if (!whenAnswered || this.owed > 0) return;
    this.whenAnswered = null;
    setTimeout(whenAnswered, this.setup.limits.lingerMs);
  }
}
