/** The load generator, a process of its own: sends prebuilt frames in closed loops and times the answers. */

import { connect, type Socket } from "node:net";
import { once } from "node:events";
import { siaFrame } from "../../support/dc09-frames";
import type { LoadFigures, LoadOrder } from "./load";

const CR = 13;
const QUOTE_AT = 9;
const UPPER_A = 65;
const STAR = 42;
/** LF, check sum, length, quoted id: the sequence of a clear frame that starts with `"SIA-DCS"`. */
const SENT_SEQUENCE_AT = 18;
const ANSWER_SEQUENCE_AT = 14;
const DRAIN_MS = 2000;

class Run {
  readonly latencies: number[] = [];
  wrong = 0;
  closed = 0;
  ranOut = false;
  outstanding = 0;
  sending = true;
  measuring = false;
}

/** One panel: sends, waits, sends. */
class Line {
  #next = 0;
  #sentAt = 0;
  #half: Buffer | null = null;

  constructor(
    private readonly run: Run,
    private readonly socket: Socket,
    private readonly frames: readonly Buffer[],
    private readonly order: LoadOrder,
  ) {
    socket.on("data", (bytes) => this.#take(bytes));
    socket.on("error", () => undefined);
    socket.on("close", () => run.closed++);
  }

  send(): void {
    const frame = this.frames[this.#next];
    if (!frame) {
      this.run.ranOut = true;
      return;
    }
    this.#next++;
    this.run.outstanding++;
    this.#sentAt = performance.now();
    this.socket.write(frame);
  }

  #take(bytes: Buffer): void {
    const answer = this.#half ? Buffer.concat([this.#half, bytes]) : bytes;
    this.#half = answer[answer.length - 1] === CR ? null : answer;
    if (this.#half) return;
    const { run } = this;
    run.outstanding--;
    if (run.measuring) run.latencies.push(performance.now() - this.#sentAt);
    if (this.order.answer === "ack" && !this.#acknowledges(answer)) run.wrong++;
    if (run.sending) this.send();
  }

  #acknowledges(answer: Buffer): boolean {
    const shift = this.order.key === undefined ? 0 : 1;
    if (shift === 1 && answer[QUOTE_AT + 1] !== STAR) return false;
    if (answer[QUOTE_AT + 1 + shift] !== UPPER_A) return false;
    const sent = this.frames[this.#next - 1];
    for (let digit = 0; digit < 4; digit++) {
      if (answer[ANSWER_SEQUENCE_AT + shift + digit] !== sent?.[SENT_SEQUENCE_AT + shift + digit]) return false;
    }
    return true;
  }
}

function framesOf(order: LoadOrder, connection: number): Buffer[] {
  const account = order.accounts[connection % order.accounts.length] ?? "1234";
  const atMs = Date.now();
  return Array.from({ length: Math.ceil(order.frames / order.connections) }, (_, index) =>
    siaFrame(
      { account, sequence: (index % 9999) + 1, code: "BA", zone: (index % 99) + 1, text: `c${connection}n${index}` },
      { key: order.key, atMs },
    ),
  );
}

async function open(port: number): Promise<Socket> {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  await once(socket, "connect");
  return socket;
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

async function measure(order: LoadOrder): Promise<LoadFigures> {
  const run = new Run();
  const lines: Line[] = [];
  for (let connection = 0; connection < order.connections; connection++) {
    lines.push(new Line(run, await open(order.port), framesOf(order, connection), order));
  }
  for (const line of lines) line.send();
  await pause(order.warmUpMs);
  run.measuring = true;
  const startedAt = performance.now();
  await pause(order.measureMs);
  run.measuring = false;
  const seconds = (performance.now() - startedAt) / 1000;
  const closed = run.closed;
  run.sending = false;
  const giveUpAt = performance.now() + DRAIN_MS;
  while (run.outstanding > 0 && performance.now() < giveUpAt) await pause(10);
  if (run.ranOut) throw new Error("the prebuilt frames were used up: ask for more");
  const sorted = Float64Array.from(run.latencies).sort();
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const spread = { p50Ms: at(0.5), p99Ms: at(0.99), maxMs: at(1) };
  return { perSecond: sorted.length / seconds, answers: sorted.length, ...spread, wrong: run.wrong, closed };
}

const order = JSON.parse(process.argv[2] ?? "{}") as LoadOrder;
const figures = await measure(order);
process.stdout.write(`${JSON.stringify(figures)}\n`, () => process.exit(0));
