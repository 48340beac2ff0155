/** A hundred thousand sites come into a browser's copy: how much of the disk they take, and how the page answers meanwhile. */

import { chromium, type Page } from "@playwright/test";
import { loadavg } from "node:os";
import { createRoom } from "../support/room";
import type { TestStore } from "../support/store";
import { startHooked } from "../support/store-hooks";
import { quantile, type Bench, type BenchResult } from "./bench";
import { appFlags, prepareStores } from "./centre";
import { collectDelays, type Delays, startCollecting } from "./room/delays";
import { openDesk } from "./room/desk";
import { FILL, fillSites, type Kept, keptSites, SITES } from "./room/many-sites";

const MOST_MB = 60;
const INP_MS = 200;
const PATIENCE_MS = 600_000;

/** Work between which the copy has to find its time: pages, rows, typing. */
async function work(page: Page): Promise<void> {
  const menu = page.getByRole("navigation", { name: "Main menu" });
  for (const name of ["All live signals", "Alarms"]) {
    await menu.getByRole("link", { name, exact: true }).click();
    await page.waitForTimeout(300);
  }
  for (let press = 0; press < 4; press++) await page.keyboard.press("ArrowDown", { delay: 20 });
  await page.getByTestId("profile").click();
  await page.keyboard.press("Escape");
}

interface Seen {
  readonly delays: Delays;
  readonly seconds: number;
  readonly kept: Kept;
}

async function firstLoad(page: Page, say: (line: string) => void): Promise<Seen> {
  await startCollecting(page);
  const startedAt = performance.now();
  for (;;) {
    await work(page);
    const now = await keptSites(page);
    const seconds = (performance.now() - startedAt) / 1000;
    if (now.rows >= SITES) return { delays: await collectDelays(page), seconds, kept: await settled(page) };
    if (seconds * 1000 > PATIENCE_MS) throw new Error(`only ${now.rows} sites came in ${Math.round(seconds)} s`);
    say(`${now.rows} sites after ${Math.round(seconds)} s`);
  }
}

/** The browser puts its files in order a little later. */
async function settled(page: Page): Promise<Kept> {
  await page.waitForTimeout(10_000);
  return keptSites(page);
}

async function measure(store: TestStore, say: (line: string) => void): Promise<Seen> {
  const room = await createRoom(store);
  await fillSites(store);
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM"],
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"],
  });
  try {
    const { page } = await openDesk(browser, { store, room });
    return await firstLoad(page, say);
  } finally {
    await browser.close();
  }
}

async function runMirror(say: (line: string) => void): Promise<BenchResult> {
  await prepareStores();
  const store = await startHooked({ hook: FILL, product: true }, ...(await appFlags()));
  try {
    const { delays, seconds, kept: end } = await measure(store, say);
    const figures = [
      { label: "sites in the copy", value: end.rows, unit: "", atLeast: SITES },
      { label: "on the disk", value: end.megabytes, unit: "MB", atMost: MOST_MB },
      { label: "first load", value: seconds, unit: "s" },
      { label: "INP p98 meanwhile", value: quantile(delays.interactionsMs, 0.98), unit: "ms", atMost: INP_MS },
      { label: "interactions", value: delays.interactionsMs.length, unit: "" },
      { label: "long tasks", value: delays.longTasksMs.length, unit: "" },
      { label: "longest task", value: Math.max(0, ...delays.longTasksMs), unit: "ms" },
    ];
    return { figures, pairs: [], notes: [`load average at the end ${loadavg()[0]?.toFixed(1)}`] };
  } finally {
    await store.stop();
  }
}

export const bench: Bench = {
  about: "a hundred thousand sites come into a browser's copy while it is used",
  run: runMirror,
};
