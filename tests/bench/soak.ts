/** What a shift of eight hours leaves behind in a desk: 100,000 signals through feed and database while an alarm is open. */

import { chromium, type CDPSession, type Page } from "@playwright/test";
import { setTimeout as sleep } from "node:timers/promises";
import { loadavg } from "node:os";
import { newestInCopy } from "../support/newest-in-copy";
import { accountsFrom5000 } from "../support/sites";
import type { Bench, BenchResult } from "./bench";
import { startCentre, type Centre } from "./centre";
import { openDesk } from "./room/desk";
import { Panels, type Sent } from "./room/panels";

const ACCOUNTS = accountsFrom5000(200);
const OPEN_ALARMS = 40;
/** So many are kept in the browser before it is weighed first: what is kept at most is no growth. */
const WARM = 20_000;
const UPDATES = 100_000;
const STEP = 10_000;
const GROWTH_MB = 20;
const GROWTH_NODES = 300;
const ARRIVE_MS = 300_000;
const CODES = ["OP", "CL", "RP", "OP", "CL", "RP", "OP", "CL", "RP", "BA"] as const;

interface Weight {
  readonly heapMb: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** A day's mix: one in ten joins an alarm that is open. */
function* signals(count: number): Generator<Sent> {
  for (let index = 0; index < count; index++) {
    const code = CODES[index % CODES.length] ?? "RP";
    const site = code === "BA" ? index % OPEN_ALARMS : index % ACCOUNTS.length;
    yield { account: ACCOUNTS[site] ?? "", code, zone: (index % 8) + 1 };
  }
}

const LOOKS = 4;

/** What stays after the garbage is gone: the least of some looks, since requests and their listeners come and go. */
async function weigh(devtools: CDPSession): Promise<Weight> {
  const looks: Weight[] = [];
  for (let look = 0; look < LOOKS; look++) {
    await devtools.send("HeapProfiler.collectGarbage");
    await sleep(500);
    const { metrics } = await devtools.send("Performance.getMetrics");
    const metric = (name: string): number => metrics.find((each) => each.name === name)?.value ?? Number.NaN;
    looks.push({
      heapMb: metric("JSHeapUsedSize") / 1e6,
      nodes: metric("Nodes"),
      listeners: metric("JSEventListeners"),
    });
  }
  const least = (name: keyof Weight): number => Math.min(...looks.map((weight) => weight[name]));
  return { heapMb: least("heapMb"), nodes: least("nodes"), listeners: least("listeners") };
}

const highest = (page: Page): Promise<number> => page.evaluate(newestInCopy);

/** Sends them, and waits until the last one is in the browser. */
async function bring(count: number, { panels, page }: { panels: Panels; page: Page }): Promise<void> {
  await panels.send(signals(count));
  const giveUpAt = performance.now() + ARRIVE_MS;
  while ((await highest(page)) < panels.sent) {
    if (performance.now() > giveUpAt) throw new Error(`only ${await highest(page)} of ${panels.sent} signals arrived`);
    await sleep(250);
  }
}

async function run(centre: Centre, say: (line: string) => void): Promise<{ before: Weight; after: Weight }> {
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM"],
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"],
  });
  const panels = new Panels(centre.port, 20);
  try {
    const { page } = await openDesk(browser, centre);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Performance.enable");
    await bring(1_000, { panels, page });
    await page.getByRole("option").first().click();
    await page.getByRole("heading", { level: 1 }).waitFor();
    await bring(WARM, { panels, page });
    const before = await weigh(devtools);
    say(`before: ${before.heapMb.toFixed(1)} MB, ${before.nodes} nodes, ${before.listeners} listeners`);
    for (let done = 0; done < UPDATES; done += STEP) {
      await bring(STEP, { panels, page });
      const { heapMb, nodes } = await weigh(devtools);
      say(`${done + STEP} signals: ${heapMb.toFixed(1)} MB, ${nodes} nodes; load average ${loadavg()[0]?.toFixed(1)}`);
    }
    return { before, after: await weigh(devtools) };
  } finally {
    panels.close();
    await browser.close();
  }
}

async function runSoak(say: (line: string) => void): Promise<BenchResult> {
  const centre = await startCentre(ACCOUNTS, { app: true });
  try {
    const { before, after } = await run(centre, say);
    const figures = [
      { label: "heap growth", value: after.heapMb - before.heapMb, unit: "MB", atMost: GROWTH_MB },
      { label: "growth of the page", value: after.nodes - before.nodes, unit: "nodes", atMost: GROWTH_NODES },
      { label: "growth of listeners", value: after.listeners - before.listeners, unit: "", atMost: GROWTH_NODES },
      { label: "heap at the end", value: after.heapMb, unit: "MB" },
    ];
    const note = "timers are not hurried: what eight hours of clock ticks alone leave behind is not in it";
    return { figures, pairs: [], notes: [note, `load average at the end ${loadavg()[0]?.toFixed(1)}`] };
  } finally {
    await centre.end();
  }
}

export const bench: Bench = { about: "what 100,000 signals leave in a desk's memory", run: runSoak };
