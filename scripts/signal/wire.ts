/** Sends frames and waits for their answers, over TCP or UDP. */
import { createSocket } from "node:dgram";
import { lookup } from "node:dns/promises";
import { connect } from "node:net";
import { createLfLengthCrSplitter } from "../../receiver/framing/lf-length-cr";

export interface Wire {
  /** Resolves with the answer that fits; null when none came in time. */
  readonly ask: (frame: Uint8Array, fits: (answer: Uint8Array) => boolean) => Promise<Uint8Array | null>;
  /** Why there was no answer, in words. */
  readonly fault: () => string;
  /** The other side has closed: nothing more can be asked. */
  readonly isGone: () => boolean;
  readonly close: () => void;
}

/** The fault of a wire on which all is well but that nobody says anything. */
export const SILENCE = "no answer";
const ANSWER_MS = 10_000;

/** Holds the one question that is open. */
class Question {
  private resolve: ((answer: Uint8Array | null) => void) | null = null;
  private fits: (answer: Uint8Array) => boolean = () => true;

  open(fits: (answer: Uint8Array) => boolean, send: () => void): Promise<Uint8Array | null> {
    this.fits = fits;
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.close(null), ANSWER_MS);
      this.resolve = (answer) => {
        clearTimeout(timer);
        resolve(answer);
      };
      send();
    });
  }

  /** One that came too late for its own question answers no other. */
  hear(answer: Uint8Array): void {
    if (this.fits(answer)) this.close(answer);
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
    const tooLong = new Error(`no connection within ${ANSWER_MS / 1000} s`);
    const timer = setTimeout(() => socket.destroy(tooLong), ANSWER_MS);
    socket.once("error", reject);
    socket.once("close", () => clearTimeout(timer));
    socket.once("connect", () => {
      clearTimeout(timer);
      socket.on("error", () => question.close(null));
      socket.on("close", () => question.close(null));
      socket.on("data", (bytes) => splitter.push(bytes).frames.forEach((frame) => question.hear(frame)));
      const isGone = (): boolean => socket.destroyed || socket.readableEnded;
      resolve({
        ask: (frame, fits) => question.open(fits, () => void socket.write(frame)),
        fault: () => (isGone() ? "the connection was closed" : SILENCE),
        isGone,
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
  socket.on("message", (answer) => question.hear(answer));
  socket.on("error", ({ code }: NodeJS.ErrnoException) => {
    fault = code === "ECONNREFUSED" ? "nothing listens there" : SILENCE;
    question.close(null);
  });
  await new Promise<void>((done) => socket.connect(port, address, done));
  return {
    ask: (frame, fits) => {
      fault = SILENCE;
      return question.open(fits, () => socket.send(frame));
    },
    fault: () => fault,
    isGone: () => false,
    close: () => void socket.close(),
  };
}
