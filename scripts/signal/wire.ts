/** Sends frames and waits for their answers, over TCP or UDP. */
import { createSocket } from "node:dgram";
import { lookup } from "node:dns/promises";
import { connect } from "node:net";
import { createLfLengthCrSplitter } from "../../receiver/framing/lf-length-cr";

export interface Wire {
  /** Resolves with the answer; null when none came in time. */
  readonly ask: (frame: Uint8Array) => Promise<Uint8Array | null>;
  /** Why there was no answer, in words. */
  readonly fault: () => string;
  /** The other side has closed: nothing more can be asked. */
  readonly isGone: () => boolean;
  readonly close: () => void;
}

const SILENCE = "no answer";
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
        fault: () => (socket.destroyed ? "the connection was closed" : SILENCE),
        isGone: () => socket.destroyed,
        close: () => socket.end(),
      });
    });
  });
}

/** A connected socket, so that the system tells of a name nobody has and of a port where nothing listens. */
export async function openUdp(host: string, port: number): Promise<Wire> {
  const { address, family } = await lookup(host);
  const socket = createSocket(family === 6 ? "udp6" : "udp4");
  const question = new Question();
  let fault = SILENCE;
  socket.on("message", (answer) => question.close(answer));
  socket.on("error", ({ code }: NodeJS.ErrnoException) => {
    fault = code === "ECONNREFUSED" ? "nothing listens there" : SILENCE;
    question.close(null);
  });
  await new Promise<void>((done) => socket.connect(port, address, done));
  return {
    ask: (frame) => question.open(() => socket.send(frame)),
    fault: () => fault,
    isGone: () => false,
    close: () => void socket.close(),
  };
}
