/** Connections: who is closed when, with limits short enough to wait for. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Source } from "../../receiver/contracts/source";
import { createLfLengthCrSplitter } from "../../receiver/framing/lf-length-cr";
import { parseFrame } from "../../receiver/protocols/dc09/frame";
import { defaultLimits, type Limits } from "../../receiver/transport/limits";
import { TcpListener } from "../../receiver/transport/tcp";
import { Turns } from "../../receiver/transport/turns";
import { frame, Panel } from "./panel";

vi.setConfig({ testTimeout: 30_000 });

const good = frame('"NULL"0001L0#1[]');
let listener: TcpListener;
let port: number;
let noises: string[];
let frames: Uint8Array[];

async function listen(limits: Partial<Limits>): Promise<void> {
  noises = [];
  frames = [];
  listener = new TcpListener({
    createSplitter: createLfLengthCrSplitter,
    limits: { ...defaultLimits, ...limits },
    turns: new Turns(defaultLimits.stepsATurn),
    ticks: () => performance.now(),
    onNoise: (_, { what }) => noises.push(what),
    onFrame: (bytes: Uint8Array, source: Source) => {
      frames.push(bytes);
      const isGood = parseFrame(bytes).ok;
      if (isGood) source.send(good);
      return isGood;
    },
  });
  port = await listener.listen(0, "127.0.0.1");
}

beforeEach(() => listen({}));
afterEach(() => listener.close());

describe("a connection", () => {
  it("without a good frame is closed after its time, though it trickles; one with a good frame stays", async () => {
    await listener.close();
    await listen({ unprovedIdleMs: 1200 });
    const stranger = await Panel.connect(port);
    const panel = await Panel.connect(port);
    await panel.ask(good);
    const trickle = setInterval(() => stranger.send(Buffer.alloc(1)), 100);
    expect(await stranger.closed()).toBe(true);
    clearInterval(trickle);
    expect(panel.isClosed).toBe(false);
    expect(await panel.ask(good)).not.toBeNull();
    panel.close();
  });

  it("with half a frame that never ends is closed", async () => {
    await listener.close();
    await listen({ partialMs: 800 });
    const stranger = await Panel.connect(port);
    stranger.send(good.subarray(0, 15));
    expect(await stranger.closed()).toBe(true);
    expect(noises).toEqual(["half a frame"]);
  });

  it("of a proved panel outlives half a frame, and the next frame is read", async () => {
    await listener.close();
    await listen({ partialMs: 300 });
    const panel = await Panel.connect(port);
    await panel.ask(good);
    panel.send(good.subarray(0, 15));
    await new Promise((resolve) => setTimeout(resolve, 2200));
    expect(await panel.ask(good)).not.toBeNull();
    panel.close();
  });

  it("a frame whose length is too long is decided without waiting for the next one", async () => {
    const panel = await Panel.connect(port);
    panel.send(Buffer.from('\nBEEA0029"ADM-CID"0001L0#1234[#1234|1130 01 001]\r'));
    const until = Date.now() + 8000;
    while (frames.length === 0 && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(frames.length).toBe(1);
    expect(await panel.ask(good)).not.toBeNull();
    panel.close();
  });

  it("makes room when too many strangers wait", async () => {
    await listener.close();
    await listen({ maxUnproved: 5, unprovedGraceMs: 0 });
    const panel = await Panel.connect(port);
    await panel.ask(good);
    const strangers = await Promise.all(Array.from({ length: 12 }, () => Panel.connect(port)));
    const closed = (): number => strangers.filter(({ isClosed }) => isClosed).length;
    const until = Date.now() + 8000;
    while (closed() < 7 && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 50));
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(closed()).toBe(7);
    expect(await panel.ask(good)).not.toBeNull();
    for (const stranger of strangers) stranger.close();
    panel.close();
  });

  it("that doesn't read its answers is not read either, and nothing grows without bound", async () => {
    const panel = await Panel.connect(port);
    panel.socket.pause();
    const many = Buffer.concat(Array.from({ length: 2000 }, () => good));
    let isStuck = false;
    for (let turn = 0; turn < 2000 && !isStuck; turn++) {
      panel.send(many);
      await new Promise((resolve) => setImmediate(resolve));
      isStuck = panel.socket.writableLength > 8 << 20;
    }
    expect(isStuck).toBe(true);
    const until = Date.now() + 20_000;
    let grown = Infinity;
    // Until the buffers of the system are full as well.
    while (grown > 5000 && Date.now() < until) {
      const before = frames.length;
      await new Promise((resolve) => setTimeout(resolve, 300));
      grown = frames.length - before;
    }
    expect(grown).toBeLessThan(5000);
    expect(panel.socket.writableLength).toBeGreaterThan(1 << 20);
    panel.close();
  });
});
