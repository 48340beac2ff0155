/** Parts of a page that ask the same thing, and questions asked in haste: none cancels another, and the last one counts (H-RT-05). */
import { expect, test, type Page } from "@playwright/test";
import { createSites } from "../support/sites";
import { openAlarms } from "./hands";
import { watchHonesty } from "./honesty";
import { event, overTcp } from "./panel";
import { bell, leave, live, openRoom, seat, type StoryRoom } from "./room";

const RELOADS = 20;
/** Of a text that is typed letter by letter, each prefix finds more than the whole. */
const TEXTS = ["gate", "gate north", "gate north left", "door"];

let story: StoryRoom;
let ayla: Page;
let faults: string[];
let toasts: string[];

test.beforeAll(async ({ browser }) => {
  story = await openRoom();
  await createSites(story.store, ["5000", "5001", "5002"]);
  for (const account of ["5000", "5001", "5002"])
    expect(await overTcp(story.receiver().tcp, event(account, "BA", 1))).toBe("ACK");
  for (const text of TEXTS) expect(await overTcp(story.receiver().tcp, event("4713", "TA", 1, text))).toBe("ACK");
  const prepare = async (page: Page): Promise<void> => {
    faults = await watchHonesty(page);
    await keepAlerts(page);
  };
  ayla = await seat(browser, story, "ayla", { prepare });
  await expect(live(ayla)).toBeVisible({ timeout: 20_000 });
});

test.afterAll(() => leave(story, ayla));

test.beforeEach(() => void (toasts = []));

test.afterEach(() => expect([...faults, ...toasts]).toEqual([]));

/** Every word that is said as an alert, from the page's beginning. */
async function keepAlerts(page: Page): Promise<void> {
  await page.exposeFunction("alerted", (text: string) => void toasts.push(text));
  await page.addInitScript(() => {
    const tell = (window as unknown as { alerted: (text: string) => void }).alerted;
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          const alert = node.matches('[role="alert"]') ? node : node.querySelector('[role="alert"]');
          const text = alert?.textContent ?? "";
          // That the screen is not live yet is no news of a request.
          if (text !== "" && !text.startsWith("Not live")) tell(text);
        }
    }).observe(document, { subtree: true, childList: true });
  });
}

const menu = (name: string) => ayla.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name });
const rows = () => ayla.getByRole("grid").locator("[aria-rowindex]:not([aria-rowindex='1'])");

/** Answers to questions come the later, the earlier they were asked. */
async function answerBackwards(path: string): Promise<void> {
  let asked = 0;
  await ayla.route(path, async (route) => {
    const waitMs = Math.max(0, 1_500 - 250 * asked++);
    await new Promise((done) => setTimeout(done, waitMs));
    await route.continue().catch(() => undefined);
  });
}

test("badge and queue are both filled after each of twenty reloads", async () => {
  test.setTimeout(240_000);
  const open = (await openAlarms(story)).length;
  for (let i = 0; i < RELOADS; i++) {
    await ayla.reload();
    await expect(bell(ayla, open)).toBeVisible();
    await expect(ayla.getByRole("option")).toHaveCount(open);
  }
});

test("of what is typed in haste the last is found, though its answer overtakes those before", async () => {
  await menu("Signal history").click();
  await expect(rows()).toHaveCount(TEXTS.length + 3);
  await answerBackwards("**/api/watchdesk/signal_history*");
  const box = ayla.getByRole("searchbox", { name: "Text", exact: true });
  for (const text of ["gate north left", "door", "gate north"]) {
    await box.fill("");
    await box.pressSequentially(text, { delay: 60 });
    const found = TEXTS.filter((each) => each.includes(text));
    await expect(rows()).toHaveCount(found.length);
    // What comes late changes nothing any more.
    await ayla.waitForTimeout(1_600);
    await expect(rows()).toHaveCount(found.length);
    for (const each of found) await expect(rows().filter({ hasText: each }).first()).toBeVisible();
  }
  await ayla.unrouteAll({ behavior: "ignoreErrors" });
});

test("of pages that are turned in haste the last one stands, filled with its own rows", async () => {
  const pages = ["All live signals", "Signal history", "Pending signals", "Alarms"] as const;
  for (let i = 0; i < 12; i++) await menu(pages[i % pages.length] as string).click();
  await expect(ayla.getByRole("option")).toHaveCount((await openAlarms(story)).length);
  for (let i = 0; i < 6; i++) await menu(pages[i % 2] as string).click();
  await expect(ayla.getByRole("heading", { name: "Signal history" })).toBeVisible();
  await expect(rows()).toHaveCount(TEXTS.length + 3);
});
