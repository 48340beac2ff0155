/** The panel simulator on a bad line: closed connections, silence, late answers; what it says of them in the end. */
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { createLfLengthCrSplitter } from "../../receiver/framing/lf-length-cr";
import { buildFrame } from "../../receiver/protocols/dc09/ack";
import { parseFrame } from "../../receiver/protocols/dc09/frame";
import { parseArguments, USAGE, type SignalArguments } from "../../scripts/signal/arguments";
import { emptyTally, sendAll, summaryOf } from "../../scripts/signal/send-all";
import { openTcp, openUdp, SILENCE, type Wire } from "../../scripts/signal/wire";
import { runToEnd } from "../support/receiver";

const argumentsOf = (...more: string[]): SignalArguments => {
  const parsed = parseArguments(["--account", "1001", "--event", "BA", ...more]);
  if (!parsed.ok) throw new Error(parsed.fault);
  return parsed.value;
};

const ackOf = (number: number): Buffer => buildFrame(`"ACK"${String(number).padStart(4, "0")}L0#1001[]`);

/** A receiver that does this with the frames of all connections, counted from 1; its port. */
async function receiverThat(does: (socket: Socket, nth: number, sequence: number) => void) {
  let nth = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    const splitter = createLfLengthCrSplitter();
    socket.on("error", () => undefined);
    socket.on("data", (bytes) => {
      for (const one of splitter.push(bytes).frames) {
        const read = parseFrame(one);
        if (read.ok) does(socket, ++nth, Number(read.value.sequence));
      }
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    sockets.forEach((socket) => socket.destroy());
    server.close();
  });
  return { server, port: (server.address() as AddressInfo).port };
}

/** Sends it and tells what was said. */
async function send(args: SignalArguments, open: () => Promise<Wire>, connectWithinMs = 10_000) {
  const tally = emptyTally(args.count);
  const said: string[] = [];
  const advice: string[] = [];
  const say = (text: string) => void said.push(text);
  const advise = (sentence: string) => void advice.push(sentence);
  await sendAll({ args, wire: await open(), open, say, advise, connectWithinMs }, tally);
  return { sum: summaryOf(tally), said, advice };
}

/** A wire on which this many answers come, and nothing then. */
const silentAfter = (answered: number): Wire => ({
  ask: async (bytes) => {
    const read = parseFrame(bytes);
    return answered-- > 0 && read.ok ? ackOf(Number(read.value.sequence)) : null;
  },
  fault: () => SILENCE,
  isGone: () => false,
  close: () => undefined,
});

describe("a connection that is closed", () => {
  it("is opened again, and the sum tells what was lost with it", async () => {
    const { port } = await receiverThat((socket, nth, sequence) => {
      if (nth % 10 === 3) socket.destroy();
      else socket.write(ackOf(sequence));
    });
    const args = ["--port", String(port), "--account", "1001", "--event", "BA", "--count", "60"];
    const { code, stdout } = await runToEnd("scripts/signal/main.ts", args);
    expect(stdout.match(/reply the connection was closed/g)).toHaveLength(6);
    expect(stdout).toMatch(/\n54 acknowledged, 6 not; p50 [\d.]+ ms, p99 [\d.]+ ms\n$/);
    expect(code).toBe(2);
  });

  it("after each signal costs a line each for the first twenty, and then only counts", async () => {
    const { port } = await receiverThat((socket) => socket.destroy());
    const { sum, said } = await send(argumentsOf("--count", "50"), () => openTcp("127.0.0.1", port));
    expect(sum).toBe("0 acknowledged, 50 not\n");
    expect(said.length).toBe(21);
    expect(said.at(-1)).toContain("only counted");
  });

  it("by a receiver that is gone for good ends it: what was never sent is not called unacknowledged", async () => {
    const { server, port } = await receiverThat((socket, nth, sequence) => {
      if (nth < 3) return void socket.write(ackOf(sequence));
      server.close();
      socket.destroy();
    });
    const { sum, advice } = await send(argumentsOf("--count", "30"), () => openTcp("127.0.0.1", port), 0);
    expect(sum).toMatch(/^2 acknowledged, 1 not, 27 never sent; p50 /);
    expect(advice.join()).toMatch(/^the connection was closed, and there is no other: .*ECONNREFUSED/);
  });
});

describe("silence", () => {
  it.each([
    ["of clear text has a key for its first remedy", [], /^No answer\. A receiver that has a key .*: try --key\. One /],
    ["of sealed text can have no such reason", ["--key", "0".repeat(32)], /^No answer\. One that can't store, /],
    ["of a datagram may be the network's", ["--udp"], /may be lost on its way\.$/],
  ])("%s", async (_, more, advice) => {
    const told = await send(argumentsOf(...more), async () => silentAfter(0));
    expect(told.advice).toEqual([expect.stringMatching(advice)]);
  });

  it("is told of once, and the rest is sent all the same", async () => {
    const { sum, advice } = await send(argumentsOf("--count", "40"), async () => silentAfter(30));
    expect(sum).toMatch(/^30 acknowledged, 10 not; p50 /);
    expect(advice).toHaveLength(1);
  });

  it("is no reason to advise where every signal is answered", async () => {
    const { sum, advice } = await send(argumentsOf("--count", "5"), async () => silentAfter(5));
    expect(sum).toMatch(/^5 acknowledged, 0 not; p50 /);
    expect(advice).toEqual([]);
  });
});

it("an answer that comes too late for its own signal acknowledges no other", async () => {
  const receiver = createSocket("udp4");
  onTestFinished(() => void receiver.close());
  receiver.on("message", (bytes, { port }) => {
    const read = parseFrame(bytes);
    if (!read.ok) return;
    const sequence = Number(read.value.sequence);
    receiver.send(ackOf(sequence - 1), port, "127.0.0.1");
    receiver.send(buildFrame(`"DUH"${read.value.echo}[]`), port, "127.0.0.1");
  });
  receiver.bind(0, "127.0.0.1");
  await once(receiver, "listening");
  const args = argumentsOf("--sequence", "41", "--count", "3", "--udp");
  const { sum, said } = await send(args, () => openUdp("127.0.0.1", receiver.address().port));
  expect(sum).toMatch(/^0 acknowledged, 3 not; /);
  expect(said.map((line) => /reply DUH (\d{4})/.exec(line)?.[1])).toEqual(["0041", "0042", "0043"]);
});

describe("what stands in the help", () => {
  it.each(["1001", "foc7688", "0123456789abcdef", "7"])("the account %s is one as it says", (account) => {
    expect(USAGE).toMatch(/--account ACCOUNT .*1 to 16 digits or letters/);
    expect(parseArguments(["--account", account, "--null"]).ok).toBe(true);
  });

  it("a key with spaces that nobody put into quotes is not repeated", () => {
    const read = parseArguments(["--account", "1001", "--null", "--key", "my", "secret", "panel", "key"]);
    expect(read.ok ? "" : read.fault).toBe("a word stands alone; a key with spaces wants quotes");
  });
});
