/** Sends frames and waits for their answers, over TCP or UDP. */
import { createSocket } from "node:dgram";
import { connect } from "node:net";
import { createLfLengthCrSplitter } from "../../receiver/framing/lf-length-cr";

export interface Wire {
  /** Resolves with the answer; null when none came in time. */
  readonly ask: (frame: Uint8Array) => Promise<Uint8Array | null>;
  readonly close: () => void;
}

const ANSWER_MS = 10_000;

/** Holds the one question that is open. */
class Question {
  private resolve: ((answer: Uint8Array | null) => void) | null = null;

  open(send: () => void): Promise<Uint8Array | null> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.close(null), ANSWER_MS);
      this.resolve = (answer) => {
        clearTimeout(timer);
        resolve(answer);
      };
      send();
    });
  }

  close(answer: Uint8Array | null): void {
    this.resolve?.(answer);
    this.resolve = null;
  }
}

export function openTcp(host: string, port: number): Promise<Wire> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, noDelay: true });
    const splitter = createLfLengthCrSplitter();
    const question = new Question();
    socket.once("error", reject);
    socket.once("connect", () => {
      socket.on("error", () => question.close(null));
      socket.on("close", () => question.close(null));
      socket.on("data", (bytes) => splitter.push(bytes).frames.forEach((frame) => question.close(frame)));
      resolve({
        ask: (frame) => question.open(() => void socket.write(frame)),
        close: () => socket.end(),
      });
    });
  });
}

export function openUdp(host: string, port: number): Promise<Wire> {
  const socket = createSocket(host.includes(":") ? "udp6" : "udp4");
  const question = new Question();
  socket.on("message", (answer) => question.close(answer));
  socket.on("error", () => question.close(null));
  return Promise.resolve({
    ask: (frame) => question.open(() => socket.send(frame, port, host)),
    close: () => void socket.close(),
  });
}
