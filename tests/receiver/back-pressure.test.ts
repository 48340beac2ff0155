/** What a connection may be owed: nothing pipelined is lost, nothing comes out of order, nobody holds up another address. */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { Duplex } from "node:stream";
import { afterEach, expect, it, vi } from "vitest";
import type { Source } from "../../receiver/contracts/source";
import { createLfLengthCrSplitter } from "../../receiver/framing/lf-length-cr";
import { parseFrame } from "../../receiver/protocols/dc09/frame";
import { AnswerGate } from "../../receiver/session/gate";
import { FrameHold } from "../../receiver/session/hold";
import { defaultLimits, type Limits } from "../../receiver/transport/limits";
import { Connection } from "../../receiver/transport/connection";
import { AddressShares } from "../../receiver/transport/share";
import { TcpListener } from "../../receiver/transport/tcp";
import { Turns } from "../../receiver/transport/turns";
import { bodyOf, frame, Panel } from "./panel";

vi.setConfig({ testTimeout: 30_000 });

let listener: TcpListener;
let port: number;
let gate: AnswerGate;
let hold: FrameHold | null;
let taken: string[];
let noises: string[];
/** Batch that frames go into now; it is on disk when a test says so. */
let batch: number;

afterEach(() => listener.close());

async function listen(limits: Partial<Limits> = {}): Promise<void> {
  gate = new AnswerGate();
  hold = null;
  taken = [];
  noises = [];
  batch = 1;
  const take = (bytes: Uint8Array, source: Source): boolean => {
    const parsed = parseFrame(bytes);
    if (!parsed.ok) return false;
    taken.push(parsed.value.sequence);
    gate.answer(source, batch, frame(`"ACK"${parsed.value.sequence}L0#1[]`));
    return true;
  };
  listener = new TcpListener({
    createSplitter: createLfLengthCrSplitter,
    limits: { ...defaultLimits, lingerMs: 50, ...limits },
    turns: new Turns(defaultLimits.stepsATurn),
    ticks: () => performance.now(),
    onNoise: (_, { what }) => noises.push(what),
    onFrame: (bytes, source) => (hold ? hold.pass(bytes, source, take) : take(bytes, source)),
  });
  port = await listener.listen(0, "127.0.0.1");
}

const sequenceOf = (number: number): string => String(number).padStart(4, "0");
const numbers = (count: number): string[] => Array.from({ length: count }, (_, index) => sequenceOf(index + 1));
const event = (sequence: string): Buffer => frame(`"SIA-DCS"${sequence}L0#1[#1|Nri1/BA1]`);
const many = (count: number): Buffer => Buffer.concat(numbers(count).map(event));
const sequencesOf = (answers: readonly Buffer[]): string[] => answers.map((answer) => bodyOf(answer).slice(5, 9));
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const commit = (): void => gate.commit(batch++);
/** A disk that is done with a batch every few milliseconds. */
async function commitUntil(isDone: () => boolean): Promise<void> {
  for (let turn = 0; turn < 2000 && !isDone(); turn++) {
    commit();
    await pause(2);
  }
}
async function until(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 1000 && !isSo(); turn++) await pause(5);
  expect(isSo()).toBe(true);
}

/** The same panel from another address of this machine. */
async function panelAt(localAddress: string): Promise<Panel> {
  const socket = connect({ port, host: "127.0.0.1", localAddress, noDelay: true });
  await once(socket, "connect");
  return Panel.on(socket);
}

it.each([64, 200, 3000])("%i frames in one write are all answered, in order", async (count) => {
  await listen();
  const panel = await Panel.connect(port);
  panel.send(many(count));
  await commitUntil(() => panel.answers.length >= count);
  expect(sequencesOf(panel.answers)).toEqual(numbers(count));
  panel.close();
});

it("no more is taken than may be owed, and the rest when the disk is done", async () => {
  await listen();
  const panel = await Panel.connect(port);
  panel.send(many(100));
  await until(() => taken.length >= 64);
  await pause(100);
  expect(taken).toHaveLength(64);
  commit();
  await until(() => taken.length === 100);
  panel.close();
});

it("a peer that stops speaking behind its frames hears all answers first, however long the disk takes", async () => {
  await listen();
  const panel = await Panel.connect(port);
  panel.socket.end(many(200));
  await until(() => taken.length >= 64);
  commit();
  await until(() => taken.length >= 128);
  commit();
  await until(() => taken.length >= 192);
  commit();
  await until(() => taken.length === 200);
  await pause(300);
  commit();
  await panel.closed();
  expect(sequencesOf(panel.answers)).toEqual(numbers(200));
});

it("a line that is too long behind waiting frames ends the connection after their answers", async () => {
  await listen();
  const panel = await Panel.connect(port);
  panel.send(Buffer.concat([many(100), Buffer.alloc(9000, 0x41)]));
  await until(() => taken.length >= 64);
  expect(noises).toEqual([]);
  commit();
  await until(() => taken.length === 100);
  await pause(300);
  expect(panel.isClosed).toBe(false);
  commit();
  expect(await panel.closed()).toBe(true);
  expect(sequencesOf(panel.answers)).toEqual(numbers(100));
  expect(noises).toEqual(["no frame of this protocol"]);
});

it("what a lost batch owed is given back: the same connection is taken and answered again", async () => {
  await listen();
  const panel = await Panel.connect(port);
  panel.send(many(80));
  await until(() => taken.length >= 64);
  expect(gate.lose(batch++)).toBe(64);
  await until(() => taken.length === 80);
  commit();
  expect(sequencesOf(await panel.wait(16))).toEqual(numbers(80).slice(64));
  panel.send(many(64));
  await commitUntil(() => panel.answers.length >= 80);
  expect(panel.answers).toHaveLength(80);
  panel.close();
});

it("an address that is owed all it may be does not hold up another one", async () => {
  await listen({ maxOwedOfAddress: 10 });
  const flood = await Panel.connect(port);
  flood.send(many(100));
  await until(() => taken.length === 10);
  const other = await panelAt("127.0.0.2");
  other.send(event("7777"));
  await until(() => taken.includes("7777"));
  expect(taken).toHaveLength(11);
  commit();
  expect(sequencesOf(await other.wait(1))).toEqual(["7777"]);
  flood.close();
  other.close();
});

it("a panel behind the same address as a flood is taken in its turn", async () => {
  await listen({ maxOwed: 10, maxOwedOfAddress: 10 });
  const floods = await Promise.all(Array.from({ length: 4 }, () => Panel.connect(port)));
  for (const flood of floods) flood.send(many(3000));
  await until(() => taken.length === 10);
  const panel = await Panel.connect(port);
  panel.send(event("7777"));
  await pause(50);
  for (let turn = 0; turn < 6; turn++) {
    commit();
    await pause(5);
  }
  expect(taken).toContain("7777");
  for (const each of [...floods, panel]) each.close();
});

it("who hangs up with answers owed gives his share back when the disk is done, not before", async () => {
  await listen({ maxOwedOfAddress: 10 });
  const caller = await Panel.connect(port);
  caller.send(many(10));
  await until(() => taken.length === 10);
  caller.socket.resetAndDestroy();
  await until(() => listener.connectionCount === 0);
  const panel = await Panel.connect(port);
  panel.send(event("7777"));
  await pause(50);
  expect(taken).toHaveLength(10);
  commit();
  await until(() => taken.includes("7777"));
  commit();
  expect(sequencesOf(await panel.wait(1))).toEqual(["7777"]);
  panel.close();
});

it("a panel is no stranger while it is we who do not listen to it", async () => {
  await listen({ maxOwedOfAddress: 1, unprovedIdleMs: 1200, unprovedGraceMs: 1200, maxUnproved: 0 });
  const first = await Panel.connect(port);
  first.send(event("0001"));
  await until(() => taken.length === 1);
  const second = await Panel.connect(port);
  second.send(event("0002"));
  await pause(3500);
  expect(second.isClosed).toBe(false);
  commit();
  await until(() => taken.length === 2);
  commit();
  expect(sequencesOf(await second.wait(1))).toEqual(["0002"]);
  first.close();
  second.close();
});

it("half a frame behind waiting ones is whole when it is listened to again", async () => {
  await listen({ maxOwed: 1, partialMs: 500 });
  const panel = await Panel.connect(port);
  const last = event("0003");
  panel.send(Buffer.concat([event("0001"), event("0002"), last.subarray(0, 20)]));
  await until(() => taken.length === 1);
  panel.send(last.subarray(20));
  await pause(2500);
  await commitUntil(() => panel.answers.length >= 3);
  expect(sequencesOf(panel.answers)).toEqual(["0001", "0002", "0003"]);
  panel.close();
});

it("frames that came before the memory of repeats was read are answered, also to a peer that has stopped speaking", async () => {
  await listen({ maxOwed: 4 });
  hold = new FrameHold();
  const panel = await Panel.connect(port);
  panel.socket.end(many(10));
  await pause(200);
  expect(taken).toEqual([]);
  hold.end();
  await until(() => taken.length >= 4);
  await pause(200);
  await commitUntil(() => panel.answers.length >= 10 || panel.isClosed);
  expect(sequencesOf(panel.answers)).toEqual(numbers(10));
});

it("half a frame of a peer that does not read its answers is whole when it reads again", async () => {
  await listen();
  let isRead: () => void = () => undefined;
  const wire = new Duplex({ read: () => undefined, write: (_bytes, _encoding, done) => void (isRead = done) });
  let nowMs = 0;
  const connection = new Connection({
    socket: Object.assign(wire as unknown as Socket, { setNoDelay: () => wire, setKeepAlive: () => wire }),
    splitter: createLfLengthCrSplitter(),
    limits: { ...defaultLimits, maxUnreadBytes: 10 },
    share: new AddressShares({ maxOwed: 100, turns: new Turns(100) }).join("192.0.2.1"),
    ticks: () => nowMs,
    onNoise: () => undefined,
    onRecognised: () => undefined,
    onGone: () => undefined,
    onFrame: (bytes, source) => {
      taken.push(bodyOf(bytes).slice(9, 13));
      source.send(Buffer.alloc(1 << 20));
      return true;
    },
  });
  const second = event("0002");
  wire.push(Buffer.concat([event("0001"), second.subarray(0, 20)]));
  await until(() => taken.length === 1 && wire.isPaused());
  nowMs += defaultLimits.partialMs + 1;
  connection.sweep(nowMs);
  wire.push(second.subarray(20));
  isRead();
  await until(() => taken.length === 2);
  expect(taken).toEqual(["0001", "0002"]);
  wire.destroy();
});
