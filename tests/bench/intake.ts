/** Durable acknowledgements a second: ours with and without the spool, and pysiaalarm, in turn. */

import { firstJsonLine, startProgram } from "../support/program";
import { bundleOf } from "../support/receiver";
import { median, type Bench, type BenchResult, type Figure, type Pairs } from "./bench";
import type { LoadFigures, LoadOrder } from "./load/load";
import { findPysiaalarm, startEcho, startOurs, startPysiaalarm, type Subject } from "./subjects";

const ROUNDS = 5;
const PAIR_CONNECTIONS = 50;
const WARM_UP_MS = 700;
const MEASURE_MS = 1500;
const KEY = "00112233445566778899aabbccddeeff";
const ACCOUNTS = Array.from({ length: 500 }, (_, index) => String(1000 + index));

/** What is measured. The frames are built beforehand for `most` a second; a run that needs more fails and says so. */
interface Contender {
  readonly name: string;
  readonly most: number;
  readonly start: () => Promise<Subject>;
}

/** The default key: frames may come encrypted or clear. */
const keys = { "*": KEY };
const spooled: Contender = { name: "spool on", most: 60_000, start: () => startOurs({ spool: true, keys }) };
const unspooled: Contender = { name: "spool off", most: 90_000, start: () => startOurs({ spool: false, keys }) };
const echo: Contender = { name: "generator alone, echo server", most: 200_000, start: startEcho };

async function load(
  { start, name, most }: Contender,
  order: Partial<LoadOrder> & { connections: number },
): Promise<LoadFigures> {
  const subject = await start();
  try {
    const frames = (most * (WARM_UP_MS + MEASURE_MS)) / 1000;
    const defaults = { warmUpMs: WARM_UP_MS, measureMs: MEASURE_MS, frames, accounts: ACCOUNTS };
    const whole: LoadOrder = { ...defaults, answer: "ack", ...order, port: subject.port };
    const generator = await bundleOf("tests/bench/load/generator.ts");
    const figures = await firstJsonLine<LoadFigures>(
      startProgram(process.execPath, [generator, JSON.stringify(whole)]),
    );
    if (figures.wrong > 0) throw new Error(`${name}: ${figures.wrong} answers were no acknowledgement`);
    return figures;
  } finally {
    await subject.end();
  }
}

interface Rounds {
  readonly spooled: LoadFigures[];
  readonly unspooled: LoadFigures[];
  readonly peer: LoadFigures[];
}

/** A B C A B C …: what drifts on the machine meets all of them. */
async function playRounds(peer: Contender | null, say: (line: string) => void): Promise<Rounds> {
  const rounds: Rounds = { spooled: [], unspooled: [], peer: [] };
  for (let round = 1; round <= ROUNDS; round++) {
    rounds.spooled.push(await load(spooled, { connections: PAIR_CONNECTIONS }));
    rounds.unspooled.push(await load(unspooled, { connections: PAIR_CONNECTIONS }));
    if (peer) rounds.peer.push(await load(peer, { connections: PAIR_CONNECTIONS }));
    say(`round ${round} of ${ROUNDS}`);
  }
  return rounds;
}

const rates = (runs: readonly LoadFigures[]): number[] => runs.map(({ perSecond }) => perSecond);

function pairsOf({ spooled: a, unspooled: b, peer }: Rounds): Pairs[] {
  const ours = { name: "spool on", values: rates(a) };
  const off = { name: "spool off", values: rates(b) };
  const pairs: Pairs[] = [
    { label: "durable against not stored", unit: "ACK/s, 50 connections", a: ours, b: off, atLeast: 0.35, aim: 0.5 },
  ];
  if (peer.length === 0) return pairs;
  const other = { name: "pysiaalarm", values: rates(peer) };
  return [
    ...pairs,
    { label: "durable against pysiaalarm", unit: "ACK/s, 50 connections", a: ours, b: other, atLeast: 2.5, aim: 4 },
  ];
}

async function playTable(peer: Contender | null): Promise<Figure[]> {
  const figures: Figure[] = [];
  const add = async (contender: Contender, order: { connections: number; key?: string }): Promise<void> => {
    const { perSecond, p50Ms, p99Ms } = await load(contender, order);
    const connections = order.connections === 1 ? "1 connection" : `${order.connections} connections`;
    const label = `${contender.name}, ${connections}, ${order.key === undefined ? "clear" : "encrypted"}`;
    figures.push({ label, value: perSecond, unit: `ACK/s (p50 ${p50Ms.toFixed(2)} ms, p99 ${p99Ms.toFixed(2)} ms)` });
  };
  for (const connections of [1, 50, 500]) {
    await add(spooled, { connections });
    await add(spooled, { connections, key: KEY });
    if (connections === PAIR_CONNECTIONS) continue;
    await add(unspooled, { connections });
    if (peer) await add(peer, { connections });
  }
  const alone = await load(echo, { connections: PAIR_CONNECTIONS, answer: "any" });
  figures.push({ label: `${echo.name}, 50 connections`, value: alone.perSecond, unit: "answers/s" });
  return figures;
}

async function runIntake(say: (line: string) => void): Promise<BenchResult> {
  const found = await findPysiaalarm();
  const start = "python" in found ? () => startPysiaalarm(found.python, ACCOUNTS) : null;
  const peer = start && { name: "pysiaalarm", most: 20_000, start };
  const rounds = await playRounds(peer, say);
  const spread = (name: string, pick: (run: LoadFigures) => number, runs: LoadFigures[]): Figure => ({
    label: `${name}, median of the rounds`,
    value: median(runs.map(pick)),
    unit: "ms",
  });
  const figures = [
    spread("spool on, 50 connections, p50", ({ p50Ms }) => p50Ms, rounds.spooled),
    { ...spread("spool on, 50 connections, p99", ({ p99Ms }) => p99Ms, rounds.spooled), atMost: 25 },
    ...(await playTable(peer)),
  ];
  return { figures, pairs: pairsOf(rounds), notes: "why" in found ? [found.why] : [] };
}

export const bench: Bench = { about: "durable acknowledgements a second, closed loop", run: runIntake };
