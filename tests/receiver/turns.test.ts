/** A flood of frames that are answered at once: no turn of the loop grows with it, and who calls from elsewhere is heard. */
import { once } from "node:events";
import { connect } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Source } from "../../receiver/contracts/source";
import { createLfLengthCrSplitter } from "../../receiver/framing/lf-length-cr";
import { defaultLimits, type Limits } from "../../receiver/transport/limits";
import { TcpListener } from "../../receiver/transport/tcp";
import { Turns, type Standing } from "../../receiver/transport/turns";
import { frame, Panel } from "./panel";

vi.setConfig({ testTimeout: 60_000 });

const CONNECTIONS = 60;
const FRAMES = 1500;
const nothing = frame('"NULL"0000L0#1013[]');
const event = frame('"SIA-DCS"7777L0#1[#1|Nri1/BA1]');

let listener: TcpListener | null = null;
let taken = 0;
let heardAt: number;
let most: number;

afterEach(() => listener?.close());

async function listen(limits: Limits = defaultLimits): Promise<number> {
  taken = heardAt = most = 0;
  listener = new TcpListener({
    createSplitter: createLfLengthCrSplitter,
    limits,
    turns: new Turns(limits.stepsATurn),
    ticks: () => performance.now(),
    onNoise: () => undefined,
    onFrame: (bytes: Uint8Array, source: Source) => {
      taken++;
      if (bytes.length === event.length) heardAt = taken;
      source.send(nothing);
      return true;
    },
  });
  return listener.listen(0, "127.0.0.1");
}

/** Until it is told to end: the most frames that were taken in one turn of the loop. */
function watchTurns(): () => void {
  let isOver = false;
  let before = taken;
  const look = (): void => {
    most = Math.max(most, taken - before);
    before = taken;
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  return () => void (isOver = true);
}

async function panelAt(port: number, localAddress: string): Promise<Panel> {
  const socket = connect({ port, host: "127.0.0.1", localAddress, noDelay: true });
  await once(socket, "connect");
  return Panel.on(socket);
}

it("of one address leaves the others their turn, and all of it is answered all the same", async () => {
  const port = await listen();
  const panel = await panelAt(port, "127.0.0.2");
  await panel.ask(nothing);
  const floods = await Promise.all(Array.from({ length: CONNECTIONS }, () => Panel.connect(port)));
  const end = watchTurns();
  const flood = Buffer.concat(Array.from({ length: FRAMES }, () => nothing));
  for (const each of floods) each.send(flood);
  while (taken < 2000) await new Promise((resolve) => setImmediate(resolve));
  const sentAt = taken;
  expect(await panel.ask(event)).not.toBeNull();
  expect(heardAt - sentAt).toBeLessThan(3000);
  for (const each of floods) expect((await each.wait(FRAMES, 30_000)).length).toBe(FRAMES);
  end();
  expect(most).toBeLessThan(defaultLimits.stepsATurn + 100);
  for (const each of [...floods, panel]) each.close();
});

it("that hangs up behind its frames still hears every answer", async () => {
  const port = await listen();
  const floods = await Promise.all(Array.from({ length: 5 }, () => Panel.connect(port)));
  for (const each of floods) each.socket.end(Buffer.concat(Array.from({ length: 5000 }, () => nothing)));
  for (const each of floods) expect((await each.wait(5000, 30_000)).length).toBe(5000);
  expect(taken).toBe(25_000);
});

it("of more connections than a turn has steps for goes on all the same, each of them in its turn", async () => {
  const port = await listen({ ...defaultLimits, stepsATurn: 25, stepsAVisit: 4 });
  const floods = await Promise.all(Array.from({ length: CONNECTIONS }, () => Panel.connect(port)));
  const flood = Buffer.concat(Array.from({ length: 6000 }, () => nothing));
  for (const each of floods) each.send(flood);
  const isUnderWay = (): boolean => floods.some(({ answers }) => answers.length >= 3000);
  for (let turn = 0; turn < 1_000_000 && !isUnderWay(); turn++) await new Promise((resolve) => setImmediate(resolve));
  expect(isUnderWay()).toBe(true);
  expect(Math.min(...floods.map(({ answers }) => answers.length))).toBeGreaterThan(1500);
  for (const each of floods) each.close();
});

describe("a turn", () => {
  /** An address that has so much to take, a step at a time. */
  function address(name: string, served: string[], turns: Turns, steps: number): Standing {
    let left = steps;
    return {
      serve: () => {
        turns.use(1);
        served.push(name);
        return --left > 0;
      },
    };
  }
  const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

  it("goes round the addresses, so that the one with little is through it at once", async () => {
    const turns = new Turns(6);
    const served: string[] = [];
    turns.stand(address("flood", served, turns, 10));
    turns.stand(address("panel", served, turns, 1));
    turns.stand(address("other", served, turns, 2));
    expect(served).toEqual([]);
    await nextTurn();
    expect(served).toEqual(["flood", "panel", "other", "flood", "other", "flood"]);
    expect(turns.isOver).toBe(true);
    await nextTurn();
    expect(served.slice(6)).toEqual(Array.from({ length: 6 }, () => "flood"));
    await nextTurn();
    expect(served).toHaveLength(13);
    expect(turns.isOver).toBe(false);
  });
});
