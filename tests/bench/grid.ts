/** Long lists on the screen: 100,000 rows in the grid while 50 a second come in, and a desk with 5,000 open alarms. */

import { chromium } from "@playwright/test";
import { loadavg } from "node:os";
import type { Bench, BenchResult } from "./bench";
import { measureDesk } from "./grid/desk";
import { measureRows } from "./grid/rows";

const ARGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"];

async function runGrid(say: (line: string) => void): Promise<BenchResult> {
  const browser = await chromium.launch({ executablePath: process.env["CHROMIUM"], args: ARGS });
  try {
    const { figures, pairs } = await measureRows(browser, say);
    return {
      figures: [...figures, ...(await measureDesk(browser, say))],
      pairs,
      notes: [`load average at the end ${loadavg()[0]?.toFixed(1)}`],
    };
  } finally {
    await browser.close();
  }
}

export const bench: Bench = { about: "100,000 rows in the grid, and 5,000 open alarms at the desk", run: runGrid };
