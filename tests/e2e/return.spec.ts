/** Whatever goes wrong on the way: every tab says so within 15 s, does nothing by halves, and is right within 10 s of its end. */
import { expect, test, type BrowserContext, type Page } from "@playwright/test";
import { act } from "../support/alarms";
import { newId } from "../../src/sync/new-id";
import { createSites } from "../support/sites";
import { alarmAt, type Hand, handOf, openAlarms } from "./hands";
import { bornOf, expectTold, STALE_MS, watchHonesty } from "./honesty";
import { type Fault, type Line, openLine } from "./line";
import { event, overTcp } from "./panel";
import { bell, leave, live, openRoom, seat, type StoryRoom } from "./room";

const RIGHT_MS = 10_000;

let story: StoryRoom;
let line: Line;
let bora: Hand;
let context: BrowserContext;
/** The first leads; the second shows the queue, the third another page. */
let tabs: Page[];
let faults: string[][];
let births: number[];
const accounts = Array.from({ length: 120 }, (_, i) => String(5000 + i));
let fresh = 0;
const notes: string[] = [];

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  story = await openRoom();
  line = await openLine(story.store.port);
  await createSites(story.store, accounts);
  faults = [];
  const prepare = async (page: Page): Promise<void> => {
    faults.push(await watchHonesty(page));
    await movable(page);
  };
  const first = await seat(browser, story, "ayla", { prepare, url: line.url });
  context = first.context();
  await expect(live(first)).toBeVisible({ timeout: 20_000 });
  await first.evaluate(async () => void (await navigator.serviceWorker.ready));
  await raise(3);
  await expect(bell(first, 3)).toBeVisible();
  tabs = [
    first,
    await another(prepare, "/operator/signals/alarms"),
    await another(prepare, "/operator/signals/pending_signals"),
  ];
  // As high as all the alarms of this file: a queue draws what can be seen of it.
  await tabs[1]?.setViewportSize({ width: 1280, height: 3600 });
  await first.getByRole("option", { name: /Site 5000/ }).click();
  await expect(first.getByRole("heading", { level: 1 })).toContainText("Zone 1");
  births = await Promise.all(tabs.map(bornOf));
});

// Who acts elsewhere without a browser has a token of three minutes that nobody renews.
test.beforeEach(async () => {
  bora = await handOf(story, "bora");
});

test.afterAll(async () => {
  await leave(story, tabs?.[0]);
  await line?.close();
});

test.afterEach(async () => {
  expect(faults.flat()).toEqual([]);
  expect(await Promise.all(tabs.map(bornOf)), "a page was loaded anew").toEqual(births);
  // Nobody was signed out by it.
  for (const tab of tabs) await expect(tab.getByTestId("bell")).toBeVisible();
});

/** The workstation's clock can be set: what asks for the date gets another. */
const movable = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const moved = window as unknown as { movedMs?: number };
    const Real = Date;
    const now = (): number => Real.now() + (moved.movedMs ?? 0);
    const Moved = function (...given: unknown[]): Date {
      return given.length === 0 ? new Real(now()) : (Reflect.construct(Real, given) as Date);
    };
    globalThis.Date = Object.assign(Moved, {
      now,
      parse: Real.parse,
      UTC: Real.UTC,
      prototype: Real.prototype,
    }) as never;
  });

const moveClocks = (byMs: number): Promise<unknown> =>
  Promise.all(tabs.map((tab) => tab.evaluate((ms) => void Object.assign(window, { movedMs: ms }), byMs)));

async function another(prepare: (page: Page) => Promise<void>, path: string): Promise<Page> {
  const page = await context.newPage();
  await prepare(page);
  await page.goto(line.url + path);
  await expect(live(page)).toBeVisible({ timeout: 20_000 });
  return page;
}

async function raise(count: number): Promise<void> {
  expect(accounts.length, "accounts for all that is done").toBeGreaterThanOrEqual(fresh + count);
  for (const account of accounts.slice(fresh, fresh + count))
    expect(await overTcp(story.receiver().tcp, event(account, "BA", 1))).toBe("ACK");
  fresh += count;
}

/** What others do meanwhile, past the line: alarms come, one is closed, one is held, and the open one gets a note. */
async function lifeGoesOn(): Promise<void> {
  const before = await openAlarms(story);
  await raise(3);
  await expect.poll(async () => (await openAlarms(story)).length, { timeout: 20_000 }).toBe(before.length + 3);
  const [closed, held] = accounts.slice(fresh - 3);
  await bora.close((await alarmAt(story, closed as string)).id);
  const { id } = await alarmAt(story, held as string);
  const claimed = await bora.claim(id);
  const body = { version: claimed.body.alarm.version, minutes: 10, reason: "Keyholder on the way" };
  expect((await act(story.store, bora, { alarm: id, name: "hold", body })).status).toBe(200);
  await note();
}

async function note(): Promise<void> {
  const { id } = await alarmAt(story, "5000");
  const body = { id: newId(), text: `Written elsewhere, ${notes.length + 1}.` };
  expect((await act(story.store, bora, { alarm: id, name: "note", body })).status).toBe(200);
  notes.push(body.text);
}

/** What a tab shows: numbers of bell and pending, the queue where there is one, the log of the open alarm. */
const shownIn = (tab: Page) =>
  tab.evaluate(() => {
    const label = (id: string): string =>
      document.querySelector(`[data-testid="${id}"]`)?.getAttribute("aria-label") ?? "";
    const texts = (selector: string): string[] =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent ?? "");
    return {
      open: Number.parseInt(label("bell"), 10),
      pending: Number.parseInt(label("pending"), 10),
      queue: texts('[role="option"] .site').sort(),
      log: texts(".log-line .text"),
    };
  });

/** List, badge, pending and the open alarm's log equal a fresh query, each thing once, in every tab. */
async function expectRight(patienceMs = RIGHT_MS): Promise<void> {
  await expect(async () => {
    const [open, pending, ...shown] = await Promise.all([
      openAlarms(story),
      story.store.client().collection("events_pending").getFullList({ batch: 500 }),
      ...tabs.map(shownIn),
    ]);
    const numbers = { open: open.length, pending: pending.length };
    expect(shown.map(({ open, pending }) => ({ open, pending }))).toEqual(shown.map(() => numbers));
    expect(shown[1]?.queue).toEqual(open.map(({ siteName }) => siteName).sort());
    const written = shown[0]?.log.filter((text) => text.includes("Written elsewhere")) ?? [];
    expect(notes.filter((note) => written.filter((text) => text.includes(note)).length !== 1)).toEqual([]);
  }).toPass({ timeout: patienceMs, intervals: [200] });
}

/** Acts are refused in words, on the button itself. */
async function expectRefused(tab: Page): Promise<void> {
  for (const name of [/^Claim/, /^Take next/]) {
    const button = tab.getByRole("button", { name }).first();
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await expect(button).toHaveAccessibleDescription(/Not connected/);
  }
}

const banner = (tab: Page) => tab.getByTestId("live-banner");

interface Bad {
  readonly fault: Fault;
  readonly seconds: number;
  /** Which bytes prove anything while it lasts: by which the 15 s are counted. */
  readonly proof?: "stream" | "request";
  /** Whether acts are refused: not where only the stream is ill. */
  readonly refuses?: boolean;
  readonly says?: RegExp;
}

const FOREIGN = /Something else answers in place of the server/;

const BAD: readonly Bad[] = [
  { fault: "cut", seconds: 18 },
  { fault: "refused", seconds: 18 },
  { fault: "captive", seconds: 30, says: FOREIGN },
  { fault: "redirect", seconds: 18, says: FOREIGN },
  { fault: "sign_in", seconds: 18, says: FOREIGN },
  { fault: "bad_gateway", seconds: 18 },
  { fault: "no_room", seconds: 18 },
  { fault: "too_late", seconds: 18 },
  { fault: "hole", seconds: 30 },
  { fault: "answers_stall", seconds: 24 },
  { fault: "stream_stalls", seconds: 40, refuses: false },
  { fault: "requests_stall", seconds: 24, proof: "request" },
  { fault: "truncated", seconds: 24, proof: "request" },
];

/** Every run knows the worst ones; a campaign all of them (`npm run campaign`). */
const WHOLE = process.env["CAMPAIGN_SIZE"] !== undefined;
const IN_EVERY_RUN: readonly Fault[] = ["captive", "hole", "stream_stalls"];
const inCampaign = WHOLE ? test : test.skip;

for (const { fault, seconds, proof = "stream", refuses = true, says } of BAD.filter(
  ({ fault }) => WHOLE || IN_EVERY_RUN.includes(fault),
))
  test(`the line: ${fault}`, async () => {
    const [first] = tabs as [Page];
    await line.suffer(fault);
    const began = Date.now();
    const goesOn = lifeGoesOn();
    const lastByteAt = fault === "truncated" ? began : Math.min(began, line.lastByteAt()[proof]);
    // Where requests are answered they prove what is shown: the time is counted from the last that happened.
    if (!refuses) {
      await goesOn;
      await expectRight();
    }
    for (const tab of tabs) {
      if (refuses) await expectTold(tab, lastByteAt);
      else await expect(tab.getByTestId("live-pill")).not.toHaveAttribute("data-status", "live", { timeout: 30_000 });
    }
    await goesOn;
    if (says) for (const tab of tabs) await expect(banner(tab)).toHaveText(says);
    if (refuses) await expectRefused(first);
    // Not live, but asked every few seconds: what happens is shown all the same.
    else await expectRight();
    await first.waitForTimeout(Math.max(0, began + seconds * 1_000 - Date.now()));
    line.mend();
    await expectRight();
    for (const tab of tabs) await expect(live(tab)).toBeVisible({ timeout: RIGHT_MS });
  });

/** A tab that calls itself live shows what is so; asked while nothing happens. */
async function expectHonest(): Promise<void> {
  const open = await openAlarms(story);
  for (const tab of tabs) {
    const status = await tab.getByTestId("live-pill").getAttribute("data-status");
    if (status === "live") await expect(bell(tab, open.length)).toBeVisible({ timeout: 1_000 });
  }
}

inCampaign(
  "what was open is dead without saying so: another connection is made, and nobody has to mend anything",
  async () => {
    await line.suffer("half_open");
    const lastByteAt = line.lastByteAt().stream;
    await lifeGoesOn();
    await expectRight(lastByteAt + STALE_MS + RIGHT_MS - Date.now());
    for (const tab of tabs) await expect(live(tab)).toBeVisible({ timeout: RIGHT_MS });
    // Until then it is kept right by asking.
    await expect.poll(() => line.lastByteAt().stream, { timeout: RIGHT_MS }).toBeGreaterThan(lastByteAt);
    line.mend();
  },
);

inCampaign("half a second each way: it stays live, and right", async () => {
  await line.suffer("slow");
  for (let round = 0; round < 3; round += 1) {
    await lifeGoesOn();
    await expectRight();
  }
  for (const tab of tabs) await expect(live(tab)).toBeVisible({ timeout: RIGHT_MS });
  line.mend();
});

inCampaign("two hundred bytes a second: what can't be read in time is not called live", async () => {
  await line.suffer("drip");
  await lifeGoesOn();
  for (let times = 0; times < 3; times += 1) {
    await tabs[0]?.waitForTimeout(STALE_MS);
    await expectHonest();
  }
  line.mend();
  await expectRight();
  for (const tab of tabs) await expect(live(tab)).toBeVisible({ timeout: RIGHT_MS });
});

inCampaign("the store is killed, and started again", async () => {
  const [first] = tabs as [Page];
  await story.store.kill();
  const lastByteAt = line.lastByteAt().stream;
  for (const tab of tabs) await expectTold(tab, lastByteAt);
  await raise(2);
  await expectRefused(first);
  await story.store.restart();
  await note();
  await expectRight();
});

test("the store stands still for 40 s", async () => {
  const [first] = tabs as [Page];
  const { pid } = story.store.process;
  process.kill(pid, "SIGSTOP");
  try {
    const lastByteAt = line.lastByteAt().stream;
    for (const tab of tabs) await expectTold(tab, lastByteAt);
    await raise(2);
    await expectRefused(first);
    await first.waitForTimeout(lastByteAt + 40_000 - Date.now());
  } finally {
    process.kill(pid, "SIGCONT");
  }
  await expectRight();
});

test("the tab that leads is frozen for a minute and keeps its lock: another leads, and all are right when it thaws", async () => {
  const [first, ...others] = tabs as [Page, Page, Page];
  const devtools = await context.newCDPSession(first);
  await devtools.send("Page.setWebLifecycleState", { state: "frozen" });
  const began = Date.now();
  await lifeGoesOn();
  const open = await openAlarms(story);
  for (const tab of others) {
    await expect(bell(tab, open.length)).toBeVisible({ timeout: 20_000 });
    await expect(live(tab)).toBeVisible({ timeout: 20_000 });
  }
  await others[0].waitForTimeout(Math.max(0, began + 60_000 - Date.now()));
  await lifeGoesOn();
  await expect(bell(others[0], (await openAlarms(story)).length)).toBeVisible({ timeout: RIGHT_MS });
  await devtools.send("Page.setWebLifecycleState", { state: "active" });
  await expectRight();
  for (const tab of tabs) await expect(live(tab)).toBeVisible({ timeout: RIGHT_MS });
});

inCampaign("the computer sleeps for 40 s: every process of the browser stands still", async ({ browser }) => {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send("SystemInfo.getProcessInfo");
  const signal = (name: "SIGSTOP" | "SIGCONT"): void => {
    for (const { id } of processInfo) process.kill(id, name);
  };
  const [first] = tabs as [Page];
  signal("SIGSTOP");
  try {
    await lifeGoesOn();
    await new Promise((done) => setTimeout(done, 40_000));
  } finally {
    signal("SIGCONT");
  }
  await expectRight();
  await expect(live(first)).toBeVisible({ timeout: RIGHT_MS });
});

for (const [words, hours, says] of [
  ["an hour ahead", 1, /60 minutes fast/],
  ["an hour back", -1, /60 minutes slow/],
] as const)
  (hours > 0 ? test : inCampaign)(`the workstation's clock is set ${words}`, async () => {
    await moveClocks(hours * 3_600_000);
    await lifeGoesOn();
    await expectRight();
    for (const tab of tabs) {
      await expect(live(tab)).toBeVisible({ timeout: RIGHT_MS });
      await expect(banner(tab)).toHaveText(says, { timeout: 15_000 });
    }
    await moveClocks(0);
    await lifeGoesOn();
    await expectRight();
    for (const tab of tabs) await expect(banner(tab)).toHaveCount(0, { timeout: 15_000 });
  });
