/** How the screen answers a person while signals come in: input delay on the live page and at the desk, with traffic and without. */

import { chromium, type Page } from "@playwright/test";
import { setTimeout as sleep } from "node:timers/promises";
import { loadavg } from "node:os";
import { SendingPanel } from "../support/sending-panel";
import { accountsFrom5000 } from "../support/sites";
import { quantile, type Bench, type BenchResult } from "./bench";
import { startCentre, type Centre } from "./centre";
import { collectDelays, type Delays, startCollecting } from "./room/delays";
import { openDesk, type Desk } from "./room/desk";

const PER_SECOND = 20;
const PANELS = 10;
const ROUND_MS = 7_000;
const ROUNDS = 4;
const ACCOUNTS = accountsFrom5000(200);
const OPEN_ALARMS = 40;
/** A day's mix: one in ten is an alarm, of a site that has one already. */
const CODES = ["OP", "CL", "RP", "OP", "CL", "RP", "OP", "CL", "RP", "BA"] as const;
const INP_MS = 200;

/** Signals at an even pace, from panels that wait for their answer. */
class Traffic {
  readonly #panels: SendingPanel[];
  #sent = 0;

  constructor(port: number) {
    const setup = { port, onAcknowledged: () => undefined };
    this.#panels = Array.from({ length: PANELS }, () => new SendingPanel(setup));
  }

  /** One burglary at each of the first sites: the alarms that are there to be opened. */
  async raise(count: number): Promise<void> {
    for (let index = 0; index < count; index++) this.#offer(index, "BA");
    while (this.#panels.some(({ waiting }) => waiting > 0)) await sleep(20);
  }

  async flow(forMs: number): Promise<void> {
    const startedAt = performance.now();
    const count = (forMs * PER_SECOND) / 1000;
    for (let index = 0; index < count; index++) {
      const code = CODES[index % CODES.length] ?? "RP";
      this.#offer(code === "BA" ? index % OPEN_ALARMS : index, code);
      await sleep(Math.max(0, startedAt + ((index + 1) * 1000) / PER_SECOND - performance.now()));
    }
  }

  close(): void {
    for (const panel of this.#panels) panel.close();
  }

  #offer(site: number, code: string): void {
    this.#sent += 1;
    const account = ACCOUNTS[site % ACCOUNTS.length] ?? "";
    const event = { account, sequence: (this.#sent % 9999) + 1, code, zone: (this.#sent % 8) + 1 };
    this.#panels[this.#sent % PANELS]?.offer({ ...event, text: `ui${this.#sent}` });
  }
}

/** A person who types into the live page's filter, and looks into alarms at the desk. */
async function work({ page, menu }: Desk, forMs: number): Promise<void> {
  const endAt = performance.now() + forMs;
  while (performance.now() < endAt) {
    await menu("All live signals");
    const box = page.getByRole("searchbox", { name: "Site" });
    await box.click();
    await page.keyboard.type("site 51", { delay: 60 });
    for (let index = 0; index < 7; index++) await page.keyboard.press("Backspace", { delay: 20 });
    await menu("Alarms");
    const rows = page.getByRole("option");
    for (let index = 0; index < 4; index++) {
      await rows.nth(index).click();
      await sleep(120);
    }
    for (let index = 0; index < 4; index++) await page.keyboard.press("ArrowDown", { delay: 20 });
  }
}

async function round(desk: Desk, traffic: Traffic | undefined): Promise<Delays> {
  const before = await shownSignals(desk.page);
  await startCollecting(desk.page);
  await Promise.all([work(desk, ROUND_MS), traffic?.flow(ROUND_MS)]);
  const delays = await collectDelays(desk.page);
  const came = (await shownSignals(desk.page)) - before;
  if (traffic && came < (ROUND_MS * PER_SECOND) / 2000) throw new Error(`only ${came} signals reached the screen`);
  return delays;
}

/** Signals in the browser's copy: the traffic was there, not only sent. */
const shownSignals = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { name = "" } = (await indexedDB.databases()).find((found) => found.name?.startsWith("watchdesk:")) ?? {};
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error ?? new Error("it does not open"));
    });
    const count = await new Promise<number>((resolve) => {
      const counting = database.transaction("events").objectStore("events").count();
      counting.onsuccess = () => resolve(counting.result);
    });
    database.close();
    return count;
  });

async function measure(centre: Centre, say: (line: string) => void): Promise<{ on: Delays[]; off: Delays[] }> {
  const browser = await chromium.launch(launchOptions());
  const traffic = new Traffic(centre.port);
  const [on, off]: [Delays[], Delays[]] = [[], []];
  try {
    await traffic.raise(OPEN_ALARMS);
    const desk = await openDesk(browser, centre);
    // What is drawn for the first time is slow once, and belongs to neither.
    await work(desk, 1);
    for (let index = 0; index < ROUNDS; index++) {
      on.push(await round(desk, traffic));
      await sleep(500);
      off.push(await round(desk, undefined));
      say(`pair ${index + 1} of ${ROUNDS}; load average ${loadavg()[0]?.toFixed(1)}`);
    }
  } finally {
    traffic.close();
    await browser.close();
  }
  return { on, off };
}

const launchOptions = () => ({
  executablePath: process.env["CHROMIUM"],
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"],
});

async function runUi(say: (line: string) => void): Promise<BenchResult> {
  const centre = await startCentre(ACCOUNTS, { app: true });
  try {
    say(`${ROUNDS} pairs of ${(2 * ROUND_MS) / 1000} s, ${PER_SECOND} signals a second in the first half of each`);
    const { on, off } = await measure(centre, say);
    const inp = (all: readonly Delays[]): number =>
      quantile(
        all.flatMap(({ interactionsMs }) => interactionsMs),
        0.98,
      );
    const longest = (all: readonly Delays[]): number => Math.max(0, ...all.flatMap(({ longTasksMs }) => longTasksMs));
    const tasks = (all: readonly Delays[]): number => all.flatMap(({ longTasksMs }) => longTasksMs).length;
    const figures = [
      { label: "INP p98, live", value: inp(on), unit: "ms", atMost: INP_MS },
      { label: "INP p98, quiet", value: inp(off), unit: "ms" },
      { label: "interactions, live", value: on.flatMap(({ interactionsMs }) => interactionsMs).length, unit: "" },
      { label: "long tasks, live", value: tasks(on), unit: "" },
      { label: "long tasks, quiet", value: tasks(off), unit: "" },
      { label: "longest task, live", value: longest(on), unit: "ms" },
      { label: "longest task, quiet", value: longest(off), unit: "ms" },
    ];
    const values = (all: readonly Delays[]): number[] => all.map((delays) => inp([delays]));
    const pair = {
      label: "INP p98",
      unit: "ms",
      a: { name: "live", values: values(on) },
      b: { name: "quiet", values: values(off) },
      atMost: 1.5,
    };
    return { figures, pairs: [pair], notes: [`load average at the end ${loadavg()[0]?.toFixed(1)}`] };
  } finally {
    await centre.end();
  }
}

export const bench: Bench = { about: "how the screen answers while 20 signals a second come in", run: runUi };
