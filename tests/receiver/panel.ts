/** A small panel for tests: sends bytes over TCP or UDP and collects the frames that come back. */
import { createSocket } from "node:dgram";
import { connect, type Socket } from "node:net";
import { buildFrame } from "../../receiver/protocols/dc09/ack";
import { createLfLengthCrSplitter } from "../../receiver/framing/lf-length-cr";

/** A clear frame of a body such as `"SIA-DCS"0001L0#1234[#1234|NBA1]`. */
export const frame = (body: string): Buffer => buildFrame(body);

/** The body of an answer, without LF, check sum (which may hold a quote when binary), length and CR. */
export function bodyOf(answer: Uint8Array): string {
  const text = Buffer.from(answer).toString("latin1");
  return text.slice(/^\n[0-9A-Fa-f]{4}0/.test(text) ? 9 : 7, -1);
}

export class Panel {
  readonly answers: Buffer[] = [];
  isClosed = false;
  private readonly splitter = createLfLengthCrSplitter();
  private readonly wakers = new Set<() => void>();

  private constructor(readonly socket: Socket) {
    socket.on("data", (bytes) => {
      for (const answer of this.splitter.push(bytes).frames) this.answers.push(Buffer.from(answer));
      this.wake();
    });
    socket.on("error", () => undefined);
    socket.on("close", () => {
      this.isClosed = true;
      this.wake();
    });
  }

  static connect(port: number): Promise<Panel> {
    return new Promise((resolve, reject) => {
      const socket = connect({ port, host: "127.0.0.1", noDelay: true });
      socket.once("error", reject);
      socket.once("connect", () => resolve(new Panel(socket)));
    });
  }

  /** On a connection that stands already. */
  static on(socket: Socket): Panel {
    return new Panel(socket);
  }

  send(bytes: Uint8Array): void {
    this.socket.write(bytes);
  }

  /** Resolves with the first `count` answers, or with fewer when time is up or the connection closed. */
  async wait(count: number, timeoutMs = 5000): Promise<Buffer[]> {
    const until = Date.now() + timeoutMs;
    while (this.answers.length < count && !this.isClosed && Date.now() < until) await this.change(until - Date.now());
    return this.answers.slice(0, count);
  }

  /** Sends and waits for one more answer; null when none comes. */
  async ask(bytes: Uint8Array, timeoutMs = 5000): Promise<Buffer | null> {
    const index = this.answers.length;
    this.send(bytes);
    await this.wait(index + 1, timeoutMs);
    return this.answers[index] ?? null;
  }

  async closed(timeoutMs = 5000): Promise<boolean> {
    const until = Date.now() + timeoutMs;
    while (!this.isClosed && Date.now() < until) await this.change(until - Date.now());
    return this.isClosed;
  }

  close(): void {
    this.socket.destroy();
  }

  private change(timeoutMs: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        this.wakers.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, Math.max(timeoutMs, 1));
      this.wakers.add(wake);
    });
  }

  private wake(): void {
    for (const waker of this.wakers) waker();
  }
}

/** Sends one datagram; resolves with the answer or null. */
export function askUdp(port: number, bytes: Uint8Array, timeoutMs = 5000): Promise<Buffer | null> {
  return new Promise((resolve) => {
    const socket = createSocket("udp4");
    const end = (answer: Buffer | null): void => {
      clearTimeout(timer);
      socket.close();
      resolve(answer);
    };
    const timer = setTimeout(() => end(null), timeoutMs);
    socket.once("message", (answer) => end(answer));
    socket.send(bytes, port, "127.0.0.1");
  });
}

/** One frame on a connection of its own. */
export async function askOnce(port: number, bytes: Uint8Array, timeoutMs?: number): Promise<Buffer | null> {
  const panel = await Panel.connect(port);
  const answer = await panel.ask(bytes, timeoutMs);
  panel.close();
  return answer;
}
