/** Ten thousand signals at once: how soon all are acknowledged, how soon all are decided, and whether all are there. */

import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { Ledger } from "../support/ledger";
import { SendingPanel } from "../support/sending-panel";
import { accountsFrom5000 } from "../support/sites";
import { countEvents, readBooks } from "../support/store-books";
import type { Bench, BenchResult } from "./bench";
import { startCentre, type Centre } from "./centre";

const SIGNALS = 10_000;
const CONNECTIONS = 100;
const ACCOUNTS = accountsFrom5000(1000);
const CODES = ["BA", "BR", "OP", "TA", "CL"] as const;
const GIVE_UP_MS = 120_000;

interface Times {
  readonly acknowledgedS: number;
  readonly decidedS: number;
  /** Processor seconds that each took until all were acknowledged, and the store until all were decided. */
  readonly cpuS: Readonly<Record<"receiver" | "store" | "generator" | "storeInAll", number>>;
}

async function until(done: () => Promise<boolean> | boolean, everyMs: number): Promise<void> {
  const giveUpAt = performance.now() + GIVE_UP_MS;
  while (!(await done()) && performance.now() < giveUpAt) await sleep(everyMs);
}

/** Each connection works its share off as panels do: one frame, its answer, the next. */
async function unleash({ port, store, receiverPid }: Centre, ledger: Ledger): Promise<Times> {
  const pids = { receiver: receiverPid, store: store.process.pid, generator: process.pid };
  const panels = Array.from(
    { length: CONNECTIONS },
    () =>
      new SendingPanel({
        port,
        resendMs: 5000,
        onSent: (event) => ledger.sent(event),
        onAcknowledged: (event) => ledger.acknowledged(event),
      }),
  );
  await sleep(500);
  const before = processorTimes(pids);
  const startedAt = performance.now();
  for (let index = 0; index < SIGNALS; index++) {
    const account = ACCOUNTS[index % ACCOUNTS.length] ?? "";
    const round = Math.floor(index / ACCOUNTS.length);
    const code = CODES[(index + round) % CODES.length] ?? "BA";
    const event = { account, sequence: round + 1, code, zone: (index % 8) + 1 };
    panels[index % CONNECTIONS]?.offer({ ...event, text: `storm${index}` });
  }
  await until(() => ledger.acknowledgedCount === SIGNALS, 5);
  const acknowledgedS = (performance.now() - startedAt) / 1000;
  const then = processorTimes(pids);
  await until(async () => (await countEvents(store)) >= SIGNALS, 50);
  const decidedS = (performance.now() - startedAt) / 1000;
  for (const panel of panels) panel.close();
  const [receiver, inStore, generator] = [
    then.receiver - before.receiver,
    then.store - before.store,
    then.generator - before.generator,
  ];
  const storeInAll = processorSeconds(pids.store) - before.store;
  return { acknowledgedS, decidedS, cpuS: { receiver, store: inStore, generator, storeInAll } };
}

const processorTimes = <Name extends string>(pids: Readonly<Record<Name, number>>): Record<Name, number> =>
  Object.fromEntries(Object.entries<number>(pids).map(([name, pid]) => [name, processorSeconds(pid)])) as Record<
    Name,
    number
  >;

/** User and system time of a process so far; not known on systems without /proc. */
function processorSeconds(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return Number.NaN;
  }
}

async function runStorm(say: (line: string) => void): Promise<BenchResult> {
  const centre = await startCentre(ACCOUNTS);
  const ledger = new Ledger();
  try {
    say(`${SIGNALS} signals over ${CONNECTIONS} connections`);
    const { acknowledgedS, decidedS, cpuS } = await unleash(centre, ledger);
    const books = await readBooks(centre.store);
    const faults = ledger.faults(books);
    const figures = [
      { label: "all acknowledged after", value: acknowledgedS, unit: "s", atMost: 2 },
      { label: "all decided after", value: decidedS, unit: "s", atMost: 20 },
      { label: "decided", value: SIGNALS / decidedS, unit: "signals/s" },
      { label: "processor time until acknowledged: receiver", value: cpuS.receiver, unit: "s" },
      { label: "processor time until acknowledged: store", value: cpuS.store, unit: "s" },
      { label: "processor time until acknowledged: generator", value: cpuS.generator, unit: "s" },
      { label: "processor time of the store in all", value: cpuS.storeInAll, unit: "s" },
      { label: "alarms", value: books.open.length, unit: "" },
      { label: "kinds of broken promises", value: faults.length, unit: "", atMost: 0 },
    ];
    return { figures, pairs: [], notes: faults };
  } finally {
    await centre.end();
  }
}

export const bench: Bench = { about: "ten thousand signals at once", run: runStorm };
