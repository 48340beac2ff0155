/** Datagrams: each answer goes where its own datagram came from, whatever came before (reference 1, UDP). */
import { createSocket, type Socket } from "node:dgram";
import { once } from "node:events";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { spoolLines, startReceiver, type RunningReceiver } from "../support/receiver";
import { bodyOf, frame } from "./panel";

/** One port of a panel, with what has come back to it. */
class Port {
  readonly heard: string[] = [];

  private constructor(readonly socket: Socket) {
    socket.on("message", (answer) => this.heard.push(bodyOf(answer)));
  }

  static async open(host = "127.0.0.1"): Promise<Port> {
    const socket = createSocket("udp4");
    socket.bind(0, host);
    await once(socket, "listening");
    return new Port(socket);
  }

  send(bytes: Uint8Array): void {
    this.socket.send(bytes, receiver.udp, "127.0.0.1");
  }

  async hears(count: number): Promise<string[]> {
    const until = Date.now() + 5000;
    while (this.heard.length < count && Date.now() < until) await pause(5);
    return this.heard;
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const event = (sequence: string): Buffer => frame(`"SIA-DCS"${sequence}L0#4711[#4711|Nri1/BA${sequence}]`);
const ack = (sequence: string): string => `"ACK"${sequence}L0#4711[]`;

let receiver: RunningReceiver;
let ports: Port[];
beforeEach(async () => {
  receiver = await startReceiver();
  ports = [await Port.open(), await Port.open(), await Port.open("127.0.0.2")];
});
afterEach(async () => {
  for (const { socket } of ports) socket.close();
  await receiver.stop();
});

describe("a panel whose port changes between its datagrams", () => {
  it("hears each answer at the port that datagram came from: a mobile network gives it a new one at will", async () => {
    const [first, second] = ports as [Port, Port];
    first.send(event("0001"));
    expect(await first.hears(1)).toEqual([ack("0001")]);
    second.send(event("0002"));
    expect(await second.hears(1)).toEqual([ack("0002")]);
    first.send(event("0003"));
    expect(await first.hears(2)).toEqual([ack("0001"), ack("0003")]);
    expect(second.heard).toEqual([ack("0002")]);
  });

  it("hears the answer to its repeated datagram at the new port, and it is stored once", async () => {
    const [first, second] = ports as [Port, Port];
    first.send(event("0001"));
    await first.hears(1);
    second.send(event("0001"));
    expect(await second.hears(1)).toEqual([ack("0001")]);
    await pause(50);
    expect(first.heard).toEqual([ack("0001")]);
    expect(await spoolLines(receiver.spoolDir)).toHaveLength(1);
  });

  it("hears all of a burst where it belongs, also when the answers wait for one sync together, from two addresses", async () => {
    const sequences = Array.from({ length: 30 }, (_, index) => String(index + 1).padStart(4, "0"));
    for (const [index, sequence] of sequences.entries()) ports[index % 3]!.send(event(sequence));
    for (const [at, port] of ports.entries()) {
      const wanted = sequences.filter((_, index) => index % 3 === at).map(ack);
      expect(await port.hears(wanted.length)).toEqual(wanted);
    }
  });

  it("is kept with the port of each frame", async () => {
    const [first, , elsewhere] = ports as [Port, Port, Port];
    first.send(event("0001"));
    await first.hears(1);
    elsewhere.send(event("0002"));
    await elsewhere.hears(1);
    const peers = (await spoolLines(receiver.spoolDir)).map((line) => line["peer"]);
    expect(peers).toEqual([`127.0.0.1:${first.socket.address().port}`, `127.0.0.2:${elsewhere.socket.address().port}`]);
  });
});

it("a datagram full of frames is no more than some frames' work, and the next one is answered", async () => {
  const [port] = ports as [Port];
  const sequences = Array.from({ length: 100 }, (_, index) => String(index + 1).padStart(4, "0"));
  port.send(Buffer.concat(sequences.map(event)));
  port.send(event("7777"));
  expect((await port.hears(17)).at(-1)).toBe(ack("7777"));
  await pause(50);
  expect(port.heard).toEqual([...sequences.slice(0, 16).map(ack), ack("7777")]);
});
