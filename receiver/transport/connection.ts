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
  /** What all connections of this address may be owed together. */
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
  /** Frames that came and are not taken yet, from `next` on. */
  private backlog: readonly Uint8Array[] = [];
  private next = 0;
  private hasTurn = false;
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
    if (change < 0 && this.hasBacklog) this.goOnNextTurn();
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
    const { limits, onFrame } = this.setup;
    for (let taken = 0; this.hasBacklog && !this.isClosing && !this.mustWait(); taken++) {
      if (taken === limits.framesATurn) {
        this.goOnNextTurn();
        break;
      }
      if (onFrame(this.backlog[this.next++]!, this)) this.isProved = true;
    }
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
    if (this.hasBacklog && !this.isUnread) this.lastByteAt = this.unprovedSince = now;
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
    if (silentMs > UNDECIDED_MS && splitter.hasUndecidedEnd()) this.take(splitter.flush());
    if (splitter.pendingBytes() === 0 || silentMs <= limits.partialMs) return;
    splitter.flush();
    if (!this.isProved) this.close(noiseOf("half a frame"));
  }

  private onData(bytes: Buffer): void {
    if (this.isClosing || this.whenTaken) return;
    this.lastByteAt = this.setup.ticks();
    if (this.firstBytes.length < FIRST_BYTES) {
      this.firstBytes = Buffer.concat([this.firstBytes, bytes.subarray(0, FIRST_BYTES - this.firstBytes.length)]);
    }
    const { frames, isOverlong } = this.setup.splitter.push(bytes);
    if (isOverlong) this.whenTaken = () => this.close(sniff(this.firstBytes));
    this.take(frames);
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

  private take(frames: readonly Uint8Array[]): void {
    if (frames.length > 0) this.hadFrame = true;
    this.backlog = this.hasBacklog ? [...this.backlog.slice(this.next), ...frames] : frames;
    this.next = 0;
    this.goOn();
  }

  private get hasBacklog(): boolean {
    return this.next < this.backlog.length;
  }

  /** Answers pile up that the peer does not read. */
  private get isUnread(): boolean {
    return this.setup.socket.writableLength > this.setup.limits.maxUnreadBytes;
  }

  private mustWait(): boolean {
    const { share, limits } = this.setup;
    return this.isUnread || this.owed >= limits.maxOwed || !share.mayTake(this);
  }

  private goOnNextTurn(): void {
    if (this.hasTurn) return;
    this.hasTurn = true;
    setImmediate(() => {
      this.hasTurn = false;
      this.goOn();
    });
  }

  /** Listens while nothing waits, neither here nor at the peer. */
  private listenOrNot(): void {
    const { socket, ticks } = this.setup;
    if (this.hasBacklog && !this.isClosing) {
      socket.pause();
      return;
    }
    this.backlog = [];
    this.next = 0;
    const { whenTaken } = this;
    this.whenTaken = null;
    if (whenTaken && !this.isClosing) whenTaken();
    if (!socket.isPaused() || this.isUnread) return;
    this.lastByteAt = ticks();
    socket.resume();
  }

  private leave(): void {
    this.isClosing = true;
    this.whenAnswered = null;
    this.backlog = [];
    this.setup.share.leave(this);
  }

  /** The peer says no more; its answers may still wait for the disk. */
  private onEnd(): void {
    this.whenTaken ??= () => this.end();
    this.take(this.setup.splitter.flush());
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
