/** Too many connections: who must go, and that a panel's line never does for a stranger's. */
import { connect } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Source } from "../../receiver/contracts/source";
import { createLfLengthCrSplitter } from "../../receiver/framing/lf-length-cr";
import { parseFrame } from "../../receiver/protocols/dc09/frame";
import { Crowd } from "../../receiver/transport/crowd";
import { defaultLimits, limitsFor, type Limits } from "../../receiver/transport/limits";
import { connectionsWithin } from "../../receiver/transport/open-files";
import { TcpListener } from "../../receiver/transport/tcp";
import { Turns } from "../../receiver/transport/turns";
import { frame, Panel } from "./panel";

vi.setConfig({ testTimeout: 30_000 });

const stranger = frame('"NULL"0001L0#666[]');
const known = frame('"NULL"0001L0#1001[]');
let listener: TcpListener;
let port: number;
let noises: string[];

async function listen(limits: Partial<Limits>): Promise<void> {
  noises = [];
  listener = new TcpListener({
    createSplitter: createLfLengthCrSplitter,
    limits: { ...defaultLimits, ...limits },
    turns: new Turns(defaultLimits.stepsATurn),
    ticks: () => performance.now(),
    onNoise: (_, { what }) => noises.push(what),
    onFrame: (bytes: Uint8Array, source: Source) => {
      if (Buffer.from(bytes).includes("#1001[")) source.recognise();
      source.send(bytes);
      return parseFrame(bytes).ok;
    },
  });
  port = await listener.listen(0, "127.0.0.1");
}

afterEach(() => listener.close());

/** A connection from another address of this machine. */
async function from(address: string): Promise<Panel> {
  const socket = connect({ port, host: "127.0.0.1", localAddress: address });
  await new Promise<void>((resolve, reject) => socket.once("connect", resolve).once("error", reject));
  return Panel.on(socket);
}

async function connectAll(count: number, first: Buffer): Promise<Panel[]> {
  const panels: Panel[] = [];
  for (let n = 0; n < count; n++) {
    const panel = await Panel.connect(port);
    await panel.ask(first);
    panels.push(panel);
  }
  return panels;
}

describe("strangers", () => {
  it("beyond their number go, oldest first, though each sent a good frame; a known account's line stays", async () => {
    await listen({ maxGuests: 5 });
    const panel = await Panel.connect(port);
    await panel.ask(known);
    const strangers = await connectAll(12, stranger);
    for (const early of strangers.slice(0, 7)) expect(await early.closed()).toBe(true);
    expect(strangers.slice(7).map(({ isClosed }) => isClosed)).toEqual([false, false, false, false, false]);
    expect(await panel.ask(known)).not.toBeNull();
    expect(new Set(noises)).toEqual(new Set(["too many connections at once"]));
  });

  it("of one address turn out their own, never the caller from elsewhere", async () => {
    await listen({ maxGuests: 5 });
    const elsewhere = await from("127.0.0.2");
    await elsewhere.ask(stranger);
    await connectAll(12, stranger);
    expect(await elsewhere.ask(known)).not.toBeNull();
  });

  it("make room for a panel when all places are taken", async () => {
    await listen({ maxConnections: 6 });
    await connectAll(3, known);
    const strangers = await connectAll(3, stranger);
    const late = await Panel.connect(port);
    expect(await late.ask(known)).not.toBeNull();
    expect(await strangers[0]!.closed()).toBe(true);
    expect(listener.connectionCount).toBe(6);
  });
});

it("with nothing but panels a new line is taken all the same: a dead one is the oldest", async () => {
  await listen({ maxConnections: 4 });
  const panels = await connectAll(4, known);
  const late = await Panel.connect(port);
  expect(await late.ask(known)).not.toBeNull();
  expect(await panels[0]!.closed()).toBe(true);
  expect(panels.slice(1).map(({ isClosed }) => isClosed)).toEqual([false, false, false]);
});

describe("a crowd", () => {
  it("names the oldest of the address that has most, and forgets addresses that are gone", async () => {
    await listen({});
    const crowd = new Crowd<{ address: string; n: number }>();
    const callers = ["a", "b", "b", "c"].map((address, n) => ({ address, n }));
    for (const caller of callers) crowd.add(caller);
    expect(crowd.oldestOfMost()?.n).toBe(1);
    crowd.remove(callers[1]!);
    crowd.remove(callers[1]!);
    expect([crowd.size, crowd.oldestOfMost()?.n]).toEqual([3, 0]);
    for (const caller of callers) crowd.remove(caller);
    expect([crowd.size, crowd.oldestOfMost()]).toEqual([0, undefined]);
  });
});

describe("the room there is", () => {
  const limits = (soft: string) =>
    `Limit  Soft Limit  Hard Limit  Units\nMax open files            ${soft}     1048576     files\n`;

  it.each([
    ["few files leave the spool its own", limits("600"), 400],
    ["very few leave some connections", limits("128"), 50],
    ["many files are no reason for more", limits("1048576"), 20_000],
    ["no limit", limits("unlimited"), 20_000],
    ["a system that names none", "", 20_000],
  ])("%s", async (_, text, room) => {
    await listen({});
    expect(connectionsWithin(20_000, text)).toBe(room);
  });

  it("is shared by the listeners, and strangers have at most half of it", async () => {
    await listen({});
    const [one, two] = [limitsFor(1), limitsFor(2)];
    expect(two.maxConnections).toBe(Math.floor(one.maxConnections / 2));
    expect(two.maxGuests).toBeLessThanOrEqual(two.maxConnections / 2);
  });
});
