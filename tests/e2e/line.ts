/** The line between a desk and the store, to be cut, mended and made bad: the browser's own offline switch leaves open streams alone. */
import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { answerOf, type Foreign, halfOf } from "./foreign-answers";

/**
 * What is wrong with the line. `cut`: connections are reset, also new ones. `refused`: nobody listens. `hole`: nothing comes
 * through and nobody says so; what was sent on it stays unanswered for ever. `half_open`: what is open now is dead without
 * saying so, what is opened anew works. `answers_stall`: what is asked arrives, no answer does until it ends;
 * `stream_stalls`, `requests_stall`: only the event stream, only everything else. `truncated`: answers break off in the
 * middle. `slow`: half a second each way. `drip`: twenty bytes every tenth of a second. The rest answers in the store's place.
 */
export type Fault =
  | "cut"
  | "refused"
  | "hole"
  | "half_open"
  | "answers_stall"
  | "stream_stalls"
  | "requests_stall"
  | "truncated"
  | "slow"
  | "drip"
  | Foreign;

export interface Line {
  /** What the browser is told. */
  readonly url: string;
  /** Ends every connection and lets none through. */
  cut(): void;
  mend(): void;
  /** From now on this is wrong with it, until it is mended. */
  suffer(fault: Fault): Promise<void>;
  /** When the store's last byte came through, epoch ms: of the event streams, and of all other answers. */
  lastByteAt(): { readonly stream: number; readonly request: number };
  close(): Promise<void>;
}

const SLOW_MS = 500;
const DRIP = { bytes: 20, everyMs: 100 };

/** Opens a line to a port of this machine. */
export async function openLine(port: number): Promise<Line> {
  const line = new FaultyLine(port);
  await line.listen(0);
  return line;
}

class FaultyLine implements Line {
  readonly #port: number;
  readonly #wires = new Set<Wire>();
  readonly #last = { stream: 0, request: 0 };
  #server: Server | undefined;
  #at = 0;
  fault: Fault | undefined;

  constructor(port: number) {
    this.#port = port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#at}`;
  }

  async listen(port: number): Promise<void> {
    const server = (this.#server = createServer((near) => this.#accept(near)));
    await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
    this.#at = (server.address() as AddressInfo).port;
  }

  cut(): void {
    this.fault = "cut";
    for (const wire of this.#wires) wire.reset();
  }

  mend(): void {
    const was = this.fault;
    this.fault = undefined;
    if (was === "refused") void this.listen(this.#at);
    for (const wire of this.#wires) wire.flow();
  }

  async suffer(fault: Fault): Promise<void> {
    this.fault = fault;
    if (fault === "hole" || fault === "half_open") for (const wire of this.#wires) wire.die();
    if (["cut", "refused", ...FOREIGN].includes(fault)) for (const wire of this.#wires) wire.reset();
    if (fault === "half_open") this.fault = undefined;
    if (fault === "refused") await this.#unlisten();
  }

  lastByteAt(): { readonly stream: number; readonly request: number } {
    return { ...this.#last };
  }

  heard(isStream: boolean): void {
    this.#last[isStream ? "stream" : "request"] = Date.now();
  }

  async close(): Promise<void> {
    for (const wire of this.#wires) wire.reset();
    await this.#unlisten();
  }

  #unlisten(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    return new Promise((done) => {
      if (server) server.close(() => done());
      else done();
    });
  }

  #accept(near: Socket): void {
    if (this.fault === "cut") return void near.resetAndDestroy();
    const wire = new Wire(this, near, connect({ port: this.#port, host: "127.0.0.1" }));
    this.#wires.add(wire);
    near.on("close", () => this.#wires.delete(wire));
    if (this.fault === "hole") wire.die();
  }
}

const FOREIGN: readonly Foreign[] = ["captive", "redirect", "sign_in", "bad_gateway", "no_room", "too_late"];

/** One connection: what is said on it waits while the fault lasts, or for ever. */
class Wire {
  readonly #line: FaultyLine;
  readonly #near: Socket;
  readonly #far: Socket;
  readonly #held: { readonly to: Socket; readonly bytes: Buffer }[] = [];
  #isStream = false;
  #dead = false;
  #sending: Promise<void> = Promise.resolve();
  /** Of these, how many are not there yet. */
  #late = 0;

  constructor(line: FaultyLine, near: Socket, far: Socket) {
    this.#line = line;
    this.#near = near;
    this.#far = far;
    near.on("data", (bytes: Buffer) => this.#ask(bytes));
    far.on("data", (bytes: Buffer) => this.#answer(bytes));
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      end.on("error", () => undefined);
      // The end of the one is the end of the other, unless nobody is told of anything.
      end.on("close", () => this.#dead || this.#waits() || other.destroy());
    }
  }

  reset(): void {
    this.#near.resetAndDestroy();
    this.#far.destroy();
  }

  /** Nothing goes through any more, and neither end is told. */
  die(): void {
    this.#dead = true;
  }

  /** What has waited goes on. */
  flow(): void {
    if (this.#dead) return;
    for (const { to, bytes } of this.#held.splice(0)) this.#send(to, bytes);
    if (this.#far.destroyed) this.#near.destroy();
  }

  #ask(bytes: Buffer): void {
    const head = bytes.subarray(0, 64).toString("latin1");
    if (/^[A-Z]+ \//.test(head)) this.#isStream = head.startsWith("GET /api/realtime");
    const { fault } = this.#line;
    if (this.#dead) return;
    const foreign = FOREIGN.find((name) => name === fault);
    if (foreign) return void this.#near.end(answerOf(foreign));
    if (fault === "requests_stall" && !this.#isStream) return void this.#held.push({ to: this.#far, bytes });
    this.#send(this.#far, bytes);
  }

  #answer(bytes: Buffer): void {
    if (this.#dead) return;
    if (this.#waits()) return void this.#held.push({ to: this.#near, bytes });
    if (this.#line.fault === "truncated" && !this.#isStream) {
      this.#near.end(halfOf(bytes));
      return void this.#far.destroy();
    }
    this.#send(this.#near, bytes);
  }

  #waits(): boolean {
    const { fault } = this.#line;
    return fault === "answers_stall" || fault === (this.#isStream ? "stream_stalls" : "requests_stall");
  }

  #send(to: Socket, bytes: Buffer): void {
    if (to === this.#near) this.#line.heard(this.#isStream);
    const { fault } = this.#line;
    if (fault !== "slow" && fault !== "drip" && this.#late === 0) return void to.write(bytes);
    // Late, but no later for what is on its way before it, which nothing overtakes either.
    const dueAt = Date.now() + (fault === "slow" ? SLOW_MS : 0);
    this.#late += 1;
    this.#sending = this.#sending.then(async () => {
      await pause(dueAt - Date.now());
      await this.#drip(to, bytes);
      this.#late -= 1;
    });
  }

  /** As slowly as the fault says; what waits when it ends goes on at once, as on a network that is well again. */
  async #drip(to: Socket, bytes: Buffer): Promise<void> {
    let at = 0;
    for (; at < bytes.length && this.#line.fault === "drip" && !to.destroyed; at += DRIP.bytes) {
      to.write(bytes.subarray(at, at + DRIP.bytes));
      await pause(DRIP.everyMs);
    }
    if (!to.destroyed) to.write(bytes.subarray(at));
  }
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
