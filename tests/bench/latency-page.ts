/** One real browser on the live list: when each signal's row stood painted on its screen. */

import { chromium, type Page } from "@playwright/test";
import type { Centre } from "./centre";
import { openDesk } from "./room/desk";

/** A browser that notes what it paints; its times are those of this process's clock. */
export interface WatchedPage {
  /** When the row of each text was painted, epoch ms with fractions. */
  paintedAt(): Promise<ReadonlyMap<string, number>>;
  /** How far its clock was from ours when it was set, ms. */
  readonly clockApartMs: number;
  close(): Promise<void>;
}

const ARGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"];
const CLOCK_LOOKS = 20;

/** Epoch ms with fractions: the clock of this machine that a process and a page of it share. */
export const epochMs = (): number => performance.timeOrigin + performance.now();

/** Opens the live list and notes from then on every text that fits `pattern`. */
export async function openWatchedPage(centre: Centre, pattern: RegExp): Promise<WatchedPage> {
  const browser = await chromium.launch({ executablePath: process.env["CHROMIUM"], args: ARGS });
  try {
    const { page, menu } = await openDesk(browser, centre);
    await menu("All live signals");
    await page.getByRole("grid").waitFor();
    await notePaints(page, pattern.source);
    const clockApartMs = await clockApart(page);
    return {
      clockApartMs,
      paintedAt: async () => {
        const noted = await page.evaluate(() => [...(window as unknown as { painted: Map<string, number> }).painted]);
        return new Map(noted.map(([text, atMs]) => [text, atMs - clockApartMs]));
      },
      close: () => browser.close(),
    };
  } catch (error) {
    await browser.close();
    throw error;
  }
}

/** A row counts once the frame that draws it is done: the task after its animation frame. */
const notePaints = (page: Page, source: string): Promise<void> =>
  page.evaluate((wanted) => {
    const painted = new Map<string, number>();
    (window as unknown as { painted: Map<string, number> }).painted = painted;
    const pattern = new RegExp(wanted);
    const seen = new Set<string>();
    const look = (): void => {
      const fresh: string[] = [];
      for (const row of document.querySelectorAll("[role=grid] [role=row]")) {
        const text = pattern.exec(row.textContent)?.[0];
        if (text === undefined || seen.has(text)) continue;
        seen.add(text);
        fresh.push(text);
      }
      if (fresh.length === 0) return;
      requestAnimationFrame(() => {
        const after = new MessageChannel();
        after.port1.addEventListener("message", () => {
          const atMs = performance.timeOrigin + performance.now();
          for (const text of fresh) painted.set(text, atMs);
          after.port1.close();
        });
        after.port1.start();
        after.port2.postMessage(null);
      });
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  }, source);

/** The page's clock minus ours, by the quickest of some questions: both began at another moment and may have been set since. */
async function clockApart(page: Page): Promise<number> {
  let quickestMs = Infinity;
  let apartMs = 0;
  for (let look = 0; look < CLOCK_LOOKS; look++) {
    const from = epochMs();
    const there = await page.evaluate(() => performance.timeOrigin + performance.now());
    const tookMs = epochMs() - from;
    if (tookMs >= quickestMs) continue;
    quickestMs = tookMs;
    apartMs = there - (from + tookMs / 2);
  }
  return apartMs;
}
