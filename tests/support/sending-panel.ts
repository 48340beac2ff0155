/** A panel that keeps a message until it is acknowledged: sends the same bytes again, connects again, one at a time. */

import { connect, type Socket } from "node:net";
import { parseAnswer, siaFrame, type PanelEvent } from "./dc09-frames";

/** What a panel is set up with. */
export interface SendingPanelSetup {
  readonly port: number;
  /** AES key in hex; clear frames without it. */
  readonly key?: string;
  /** Silence after which the same bytes are sent again; real panels take 5-20 s. */
  readonly resendMs?: number;
  readonly onSent?: (event: PanelEvent) => void;
  readonly onAcknowledged: (event: PanelEvent) => void;
  /** Any other answer than an acknowledgement of the frame sent. */
  readonly onOddAnswer?: (event: PanelEvent | undefined, answer: string) => void;
}

const RECONNECT_MS = 60;

interface Sending {
  readonly event: PanelEvent;
  readonly frame: Buffer;
}

export class SendingPanel {
  #socket: Socket | null = null;
  #heard = "";
  #sending: Sending | null = null;
  #timer: NodeJS.Timeout | null = null;
  #closed = false;
  readonly #queue: PanelEvent[] = [];

  constructor(private readonly setup: SendingPanelSetup) {
    this.#connect();
  }

  /** Events not acknowledged yet. */
  get waiting(): number {
    return this.#queue.length + (this.#sending ? 1 : 0);
  }

  /** One more event, sent when those before it are acknowledged. */
  offer(event: PanelEvent): void {
    this.#queue.push(event);
    if (!this.#sending) this.#next();
  }

  close(): void {
    this.#closed = true;
    if (this.#timer) clearTimeout(this.#timer);
    this.#socket?.destroy();
  }

  #connect(): void {
    if (this.#closed) return;
    const socket = connect({ port: this.setup.port, host: "127.0.0.1", noDelay: true });
    this.#socket = socket;
    this.#heard = "";
    socket.on("connect", () => this.#send());
    socket.on("data", (bytes) => this.#hear(bytes.toString("latin1")));
    socket.on("error", () => undefined);
    socket.on("close", () => setTimeout(() => this.#connect(), RECONNECT_MS));
  }

  /** The stamp is taken when the frame is built, once: every repeat is the same bytes. */
  #next(): void {
    const event = this.#queue.shift();
    this.#sending = event ? { event, frame: siaFrame(event, { key: this.setup.key, atMs: Date.now() }) } : null;
    if (event) this.setup.onSent?.(event);
    this.#send();
  }

  #send(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    if (!this.#sending || this.#socket?.readyState !== "open") return;
    this.#socket.write(this.#sending.frame);
    this.#timer = setTimeout(() => this.#send(), this.setup.resendMs ?? 1000);
  }

  #hear(text: string): void {
    const answers = (this.#heard + text).split("\r");
    this.#heard = answers.pop() ?? "";
    for (const answer of answers) this.#answered(answer.replace(/^\n/, ""));
  }

  #answered(answer: string): void {
    const read = parseAnswer(answer);
    const event = this.#sending?.event;
    const isMine = read && event && Number(read.sequence) === event.sequence && read.account === event.account;
    if (read?.id === "ACK" && isMine && read.encrypted === (this.setup.key !== undefined)) {
      this.setup.onAcknowledged(event);
      this.#next();
      return;
    }
    // A late second acknowledgement of a frame that was sent twice is in order.
    if (read?.id === "ACK" && !isMine) return;
    this.setup.onOddAnswer?.(event, answer);
  }
}
