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

const SITES = 100_000;
const MOST_MB = 60;
const INP_MS = 200;
const PATIENCE_MS = 600_000;

/** Rows as a centre has them: names and cities of usual length, a number, notes and an address that lists do not need. */
const FILL = `
routerAdd("POST", "/bench/fill", (e) => {
  const sql = "WITH RECURSIVE c(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM c WHERE i < ${SITES}) " +
    "INSERT INTO site_accounts (id, code, prefix, name, city, customer, installer, state, timeZone, phone, addressLine, " +
    "mustReadNotes, notes, created, updated) SELECT printf('s%014d', i), printf('%06d', i), '01', " +
    "'Depot ' || i || ' of ' || (i * 7919 % 9973) || ' Holdings', 'Newcastle ' || (i % 400), " +
    "printf('c%014d', i % 20000), printf('d%014d', i % 40), 'active', 'Europe/London', '+44 191 ' || (1000000 + i), " +
    "i || ' Quay Road, Industrial Estate', 'Read this before you act ' || i, 'Notes of the site ' || i, " +
    "strftime('%Y-%m-%d %H:%M:%S.000Z', '2020-01-01', '+' || (i * 37) || ' seconds'), " +
    "strftime('%Y-%m-%d %H:%M:%S.000Z', '2020-01-01', '+' || (i * 37) || ' seconds') FROM c";
  $app.db().newQuery(sql).execute();
  return e.noContent(204);
});`;

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

interface Kept {
  readonly rows: number;
  readonly megabytes: number;
}

/** What lies in the copy, counted from outside the app. */
const kept = (page: Page): Promise<Kept> =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name = "" }) => name);
    const opening = indexedDB.open(names.find((name) => name.startsWith("watchdesk:")) ?? "");
    await new Promise((done) => (opening.onsuccess = done));
    const counting = opening.result.transaction("site_accounts").objectStore("site_accounts").count();
    await new Promise((done) => (counting.onsuccess = done));
    opening.result.close();
    const estimate = (await navigator.storage.estimate()) as StorageEstimate & {
      usageDetails?: { indexedDB?: number };
    };
    return { rows: counting.result, megabytes: (estimate.usageDetails?.indexedDB ?? estimate.usage ?? 0) / 1_000_000 };
  });

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
    const now = await kept(page);
    const seconds = (performance.now() - startedAt) / 1000;
    if (now.rows >= SITES) return { delays: await collectDelays(page), seconds, kept: await settled(page) };
    if (seconds * 1000 > PATIENCE_MS) throw new Error(`only ${now.rows} sites came in ${Math.round(seconds)} s`);
    say(`${now.rows} sites after ${Math.round(seconds)} s`);
  }
}

/** The browser puts its files in order a little later. */
async function settled(page: Page): Promise<Kept> {
  await page.waitForTimeout(10_000);
  return kept(page);
}

async function measure(store: TestStore, say: (line: string) => void): Promise<Seen> {
  const room = await createRoom(store);
  const filled = await store.request("POST", "/bench/fill", { token: store.superuser.token });
  if (filled.status !== 204) throw new Error(`not filled: ${JSON.stringify(filled)}`);
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
