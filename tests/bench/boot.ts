/** How long an installed desk takes from a reload to an alarm that can be clicked, with the network and without, on a slow processor too. */

import { chromium, type CDPSession, type Page } from "@playwright/test";
import { loadavg } from "node:os";
import { accountsFrom5000 } from "../support/sites";
import { median, type Bench, type BenchResult } from "./bench";
import { startCentre, type Centre } from "./centre";
import { openDesk } from "./room/desk";
import { FILL, fillSites, keptSites, SITES } from "./room/many-sites";
import { Panels } from "./room/panels";

const ACCOUNTS = accountsFrom5000(200);
const OPEN_ALARMS = 40;
/** Beside the alarms, as much as a desk keeps of a quiet day. */
const SIGNALS = 2_000;
const ROUNDS = 5;
const SLOW = 4;
const BAR_MS = 1_800;
const AIM_MS = 1_200;
/** What a desk that has just become live still has to do is none of the next start's. */
const AT_REST_MS = 1_000;
const GIVE_UP_MS = 60_000;
const COPY_MS = 600_000;

type Measured = Readonly<Record<"offline" | "online", number[]>>;

function* day(): Generator<{ account: string; code: string; zone: number }> {
  for (let site = 0; site < OPEN_ALARMS; site++) yield { account: ACCOUNTS[site] ?? "", code: "BA", zone: 1 };
  for (let index = 0; index < SIGNALS; index++) {
    yield { account: ACCOUNTS[index % ACCOUNTS.length] ?? "", code: index % 2 === 0 ? "OP" : "CL", zone: 1 };
  }
}

/** What the page calls out of itself. */
interface Told {
  rowAt(ms: string): void;
}

/** Runs in the page from its first moment: notes when a row of the list stands under a pointer and has been painted. */
function watchForRow(): void {
  const look = (): void => {
    const row = document.querySelector('[role="option"]');
    const { left, top, width, height } = row?.getBoundingClientRect() ?? { left: 0, top: 0, width: 0, height: 0 };
    const hit = width > 0 ? document.elementFromPoint(left + width / 2, top + height / 2) : null;
    if (!row?.contains(hit)) return void requestAnimationFrame(look);
    // The frame in which it was found is painted when the next one begins.
    requestAnimationFrame(() => (window as unknown as Told).rowAt(String(performance.now())));
  };
  requestAnimationFrame(look);
}

/** By the bare protocol: Playwright's own ways to look into a page take a fortieth of the start. */
async function watchReloads(devtools: CDPSession): Promise<void> {
  await devtools.send("Runtime.enable");
  await devtools.send("Runtime.addBinding", { name: "rowAt" });
  await devtools.send("Page.enable");
  await devtools.send("Page.addScriptToEvaluateOnNewDocument", { source: `(${watchForRow.toString()})()` });
}

async function reload(page: Page, devtools: CDPSession): Promise<number> {
  const seen = new Promise<string>((done, fail) => {
    devtools.once("Runtime.bindingCalled", ({ payload }) => done(payload));
    setTimeout(() => fail(new Error("no alarm came into sight")), GIVE_UP_MS).unref();
  });
  await page.reload({ waitUntil: "commit" });
  const atMs = await seen;
  // Not only in sight: it opens.
  await page.getByRole("option").first().click();
  await page.getByRole("heading", { level: 1 }).waitFor();
  return Number(atMs);
}

async function measure(page: Page, devtools: CDPSession, rate: number): Promise<Measured> {
  const measured: Measured = { offline: [], online: [] };
  const address = page.url().replace(/\?.*$/, "?tab=new");
  for (let round = 0; round < ROUNDS; round++) {
    for (const line of ["offline", "online"] as const) {
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
      await page.context().setOffline(false);
      await page.goto(address);
      await page.getByText("Live", { exact: true }).waitFor();
      await page.waitForTimeout(AT_REST_MS);
      await page.context().setOffline(line === "offline");
      await devtools.send("Emulation.setCPUThrottlingRate", { rate });
      measured[line].push(await reload(page, devtools));
    }
  }
  return measured;
}

/** The copy of a large centre lies on the disk before anything is timed. */
async function copyOfAll(page: Page): Promise<void> {
  const until = performance.now() + COPY_MS;
  while ((await keptSites(page)).rows < SITES) {
    if (performance.now() > until) throw new Error("the sites did not come into the copy");
    await page.waitForTimeout(1_000);
  }
}

async function run(centre: Centre, say: (line: string) => void): Promise<{ fast: Measured; slow: Measured }> {
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM"],
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"],
  });
  const panels = new Panels(centre.port, 10);
  try {
    await panels.send(day());
    const { page } = await openDesk(browser, centre);
    await copyOfAll(page);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const devtools = await page.context().newCDPSession(page);
    await watchReloads(devtools);
    const fast = await measure(page, devtools, 1);
    say(
      `full speed: ${fast.offline.map(Math.round).join(", ")} ms without, ${fast.online.map(Math.round).join(", ")} ms with a network`,
    );
    const slow = await measure(page, devtools, SLOW);
    say(
      `${SLOW} times slower: ${slow.offline.map(Math.round).join(", ")} ms without, ${slow.online.map(Math.round).join(", ")} ms with`,
    );
    return { fast, slow };
  } finally {
    panels.close();
    await browser.close();
  }
}

async function runBoot(say: (line: string) => void): Promise<BenchResult> {
  const centre = await startCentre(ACCOUNTS, { app: true, hook: FILL });
  try {
    await fillSites(centre.store);
    const { fast, slow } = await run(centre, say);
    const figures = [
      { label: "offline reload, 4 x slower", value: median(slow.offline), unit: "ms", atMost: BAR_MS, aim: AIM_MS },
      { label: "offline reload", value: median(fast.offline), unit: "ms" },
      { label: "online reload, 4 x slower", value: median(slow.online), unit: "ms" },
      { label: "online reload", value: median(fast.online), unit: "ms" },
    ];
    const pair = {
      label: "reload to an alarm, 4 x slower",
      unit: "ms",
      a: { name: "offline", values: slow.offline },
      b: { name: "online", values: slow.online },
    };
    return { figures, pairs: [pair], notes: [`load average at the end ${loadavg()[0]?.toFixed(1)}`] };
  } finally {
    await centre.end();
  }
}

export const bench: Bench = {
  about: "from a reload to an alarm that can be clicked, offline and online, with a hundred thousand sites in the copy",
  run: runBoot,
};
