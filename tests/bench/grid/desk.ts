/** The desk with 5,000 open alarms: first rows, the badge around 999, a claim, and work while ten a second come in. */

import type { Browser, Page } from "@playwright/test";
import { setTimeout as sleep } from "node:timers/promises";
import { SendingPanel } from "../../support/sending-panel";
import { BADGES } from "../../support/badges";
import { accountsFrom5000 } from "../../support/sites";
import { quantile, type Figure } from "../bench";
import { startCentre, type Centre } from "../centre";
import { collectDelays, startCollecting } from "../room/delays";
import { openDesk, type Desk } from "../room/desk";

const OPEN = 5_000;
const PANELS = 20;
const PER_SECOND = 10;
/** As the case has it (H-UX-05). */
const ARRIVING_MS = 120_000;
const NARROWING_MS = 30_000;
const FIRST_ROWS_MS = 3_000;
const CLAIM_MS = 1_000;
const INP_MS = 200;
const COME_MS = 60_000;
const ACCOUNTS = accountsFrom5000(OPEN);

/** Panels that raise one burglary a site, in order. */
class Alarms {
  readonly #panels: SendingPanel[];
  #raised = 0;
  #sent = 0;

  constructor(port: number) {
    const setup = { port, onAcknowledged: () => undefined };
    this.#panels = Array.from({ length: PANELS }, () => new SendingPanel(setup));
  }

  /** Until so many sites have one. */
  async raiseTo(count: number): Promise<void> {
    while (this.#raised < count) this.#offer(this.#raised++, "BA");
    while (this.#panels.some(({ waiting }) => waiting > 0)) await sleep(20);
  }

  /** More of what is open already. */
  async flow(forMs: number): Promise<void> {
    const startedAt = performance.now();
    for (let index = 0; index < (forMs * PER_SECOND) / 1000; index += 1) {
      this.#offer((index * 37) % OPEN, "BA");
      await sleep(Math.max(0, startedAt + ((index + 1) * 1000) / PER_SECOND - performance.now()));
    }
  }

  close(): void {
    for (const panel of this.#panels) panel.close();
  }

  #offer(site: number, code: string): void {
    this.#sent += 1;
    const event = {
      account: ACCOUNTS[site] ?? "",
      sequence: (this.#sent % 9999) + 1,
      code,
      zone: (this.#sent % 8) + 1,
    };
    this.#panels[this.#sent % PANELS]?.offer({ ...event, text: `open${this.#sent}` });
  }
}

const bell = (page: Page, count: number) =>
  page.getByRole("link", { name: new RegExp(`^${count.toLocaleString("en-GB")} open alarms`) });

/** What the badge shows once so many are open; the sentence says where it is another. */
async function badgeAt(page: Page, count: number): Promise<string> {
  const link = bell(page, count);
  await link.waitFor({ timeout: COME_MS });
  return (await link.locator(".MuiBadge-badge").textContent()) ?? "";
}

async function firstRowsMs({ page }: Desk): Promise<number> {
  const startedAt = performance.now();
  await page.reload({ waitUntil: "commit" });
  await page.getByRole("option").first().waitFor();
  return performance.now() - startedAt;
}

/** From the key to the claim that stands on the screen. */
async function claimMs({ page }: Desk): Promise<number> {
  await page.getByRole("option").nth(2).click();
  await page
    .getByRole("heading", { level: 1 })
    .or(page.getByRole("heading", { level: 2 }))
    .first()
    .waitFor();
  await sleep(500);
  const startedAt = performance.now();
  await page.keyboard.press("Enter");
  await page.getByRole("tab", { name: /^Mine\D*1$/ }).waitFor();
  return performance.now() - startedAt;
}

/** Somebody looks through the queue, and now and then at what of it is his own. */
async function look({ page }: Desk, forMs: number): Promise<void> {
  const endAt = performance.now() + forMs;
  const rows = page.getByRole("option");
  await rows.first().hover();
  for (let round = 1; performance.now() < endAt; round += 1) {
    if (round % 10 === 0) {
      await page.getByRole("tab", { name: /^Mine/ }).click();
      await page.getByRole("tab", { name: /^New/ }).click();
      await rows.first().hover();
    }
    await page.mouse.wheel(0, 600);
    await sleep(100);
    for (let index = 0; index < 4; index += 1) await page.keyboard.press("ArrowDown", { delay: 30 });
    await page.mouse.wheel(0, -300);
    await sleep(100);
  }
}

/** Somebody narrows the list of all that comes in to a class of signals, scrolls in it and has all again. */
async function narrow({ page, menu }: Desk, forMs: number): Promise<void> {
  const endAt = performance.now() + forMs;
  await menu("All live signals");
  const kind = page.getByRole("combobox", { name: "Class" });
  await page.getByRole("grid").locator("[data-row]").first().hover();
  for (let round = 0; performance.now() < endAt; round += 1) {
    await kind.focus();
    await page.keyboard.press(round % 2 === 0 ? "ArrowDown" : "ArrowUp", { delay: 30 });
    await sleep(500);
    await page.mouse.wheel(0, 600);
    await sleep(200);
    await page.mouse.wheel(0, -600);
    await sleep(200);
  }
}

const heapMb = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  await session.detach();
  return usedSize / 2 ** 20;
};

async function measure(centre: Centre, browser: Browser, say: (line: string) => void): Promise<readonly Figure[]> {
  const alarms = new Alarms(centre.port);
  const wrong: string[] = [];
  try {
    const desk = await openDesk(browser, centre);
    for (const [count, wanted] of BADGES) {
      await alarms.raiseTo(count);
      const shown = await badgeAt(desk.page, count);
      if (shown !== wanted) wrong.push(`${count} is shown as ${shown}`);
    }
    say(`the badge at 998 to 1001: ${wrong.length === 0 ? "as wanted" : wrong.join(", ")}; up to ${OPEN}`);
    await alarms.raiseTo(OPEN);
    await bell(desk.page, OPEN).waitFor({ timeout: 4 * COME_MS });
    const rows = [await firstRowsMs(desk), await firstRowsMs(desk), await firstRowsMs(desk)];
    await desk.page.getByText("Live", { exact: true }).waitFor({ timeout: COME_MS });
    const claim = await claimMs(desk);
    const heapBefore = await heapMb(desk.page);
    say(`${PER_SECOND} a second come in for ${ARRIVING_MS / 1000} s`);
    await startCollecting(desk.page);
    const looking = look(desk, ARRIVING_MS - NARROWING_MS).then(() => narrow(desk, NARROWING_MS));
    await Promise.all([looking, alarms.flow(ARRIVING_MS)]);
    const { interactionsMs, longTasksMs } = await collectDelays(desk.page);
    return [
      { label: "desk: badges around 999 that are wrong", value: wrong.length, unit: "", atMost: 0 },
      { label: "desk: first rows of 5,000, longest of 3", value: Math.max(...rows), unit: "ms", atMost: FIRST_ROWS_MS },
      { label: "desk: claim", value: claim, unit: "ms", atMost: CLAIM_MS },
      { label: "desk: INP p98", value: quantile(interactionsMs, 0.98), unit: "ms", atMost: INP_MS },
      { label: "desk: interactions", value: interactionsMs.length, unit: "" },
      { label: "desk: longest task", value: Math.max(0, ...longTasksMs), unit: "ms" },
      { label: "desk: heap grew by", value: (await heapMb(desk.page)) - heapBefore, unit: "MB" },
    ];
  } finally {
    alarms.close();
  }
}

/** The figures. */
export async function measureDesk(browser: Browser, say: (line: string) => void): Promise<readonly Figure[]> {
  say(`a centre with ${OPEN} sites`);
  const centre = await startCentre(ACCOUNTS, { app: true });
  try {
    return await measure(centre, browser, say);
  } finally {
    await centre.end();
  }
}
