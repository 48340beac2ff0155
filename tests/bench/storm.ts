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
  /** Processor seconds the store took for it. */
  readonly storeCpuS: number;
}

async function until(done: () => Promise<boolean> | boolean, everyMs: number): Promise<void> {
  const giveUpAt = performance.now() + GIVE_UP_MS;
  while (!(await done()) && performance.now() < giveUpAt) await sleep(everyMs);
}

/** Each connection works its share off as panels do: one frame, its answer, the next. */
async function unleash({ port, store }: Centre, ledger: Ledger): Promise<Times> {
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
  const cpuBefore = processorSeconds(store.process.pid);
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
  await until(async () => (await countEvents(store)) >= SIGNALS, 50);
  const decidedS = (performance.now() - startedAt) / 1000;
  for (const panel of panels) panel.close();
  return { acknowledgedS, decidedS, storeCpuS: processorSeconds(store.process.pid) - cpuBefore };
}

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
    const { acknowledgedS, decidedS, storeCpuS } = await unleash(centre, ledger);
    const books = await readBooks(centre.store);
    const faults = ledger.faults(books);
    const figures = [
      { label: "all acknowledged after", value: acknowledgedS, unit: "s", atMost: 2 },
      { label: "all decided after", value: decidedS, unit: "s", atMost: 20 },
      { label: "decided", value: SIGNALS / decidedS, unit: "signals/s" },
      { label: "processor time of the store", value: storeCpuS, unit: "s" },
      { label: "alarms", value: books.open.length, unit: "" },
      { label: "kinds of broken promises", value: faults.length, unit: "", atMost: 0 },
    ];
    return { figures, pairs: [], notes: faults };
  } finally {
    await centre.end();
  }
}

export const bench: Bench = { about: "ten thousand signals at once", run: runStorm };
