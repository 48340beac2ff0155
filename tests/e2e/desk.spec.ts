/** The desk under a hasty hand: lost races, notices that cover nothing, and holds that end. */
import { expect, test, type Page } from "@playwright/test";
import { act, addAlarm, linesOf } from "../support/alarms";
import { BADGES } from "../support/badges";
import { createSites } from "../support/sites";
import { alarmAt, type Hand, handOf, holdFeed, openAlarms, withValve } from "./hands";
import { event, overTcp } from "./panel";
import { bell, leave, live, openRoom, seat, type StoryRoom } from "./room";

const SIZES = [
  { width: 1280, height: 800 },
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
] as const;

/** What stands beside one another at each size, and what is behind a tab: a tablet on end has room for the log. */
const PANES = [[null], ["Alarm", "Call and close"], ["Alarm", "Call and close", "Log"]] as const;

let story: StoryRoom;
let bora: Page;
let hand: Hand;

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser }) => {
  story = await openRoom();
  await createSites(story.store, ["5001", "5002", "5003", "5004"]);
  bora = await seat(browser, story, "bora", { prepare: withValve });
  hand = await handOf(story, "ayla");
  await expect(live(bora)).toBeVisible({ timeout: 20_000 });
});

test.afterAll(() => leave(story, bora));

const send = async (account: string, code: string): Promise<void> =>
  expect(await overTcp(story.receiver().tcp, event(account, code, 1))).toBe("ACK");

const row = (page: Page, account: string) => page.getByRole("option", { name: `Site ${account}` });

const held = async (by: string): Promise<number> =>
  (await openAlarms(story)).filter(({ ownerName }) => ownerName === by).length;

test("who loses a race claims nothing with the keys that were on their way, and is told who won", async () => {
  await send("5001", "BA");
  await row(bora, "5001").click();
  await send("5002", "BA");
  await expect(row(bora, "5002")).toBeVisible();
  await holdFeed(bora, true);
  await hand.claim((await alarmAt(story, "5001")).id);
  await bora.locator("[data-queue]").focus();
  await bora.keyboard.press("Enter");
  const told = bora.locator(".alarm").getByText(/^Taken by Ayla at/);
  await expect(told).toBeVisible();
  for (let press = 0; press < 3; press++) await bora.keyboard.press("Enter", { delay: 30 });
  await expect(bora.locator(".notices").getByText(/taken by Ayla/)).toBeVisible();
  await holdFeed(bora, false);
  // He stays on it until he moves on himself.
  await expect(told).toBeVisible();
  await expect(bora.locator(".site-lines")).toContainText("5001");
  expect(await held("Bora")).toBe(0);
  // Longer than a hand that has not looked: a rest of its own, and a press of its own.
  await bora.waitForTimeout(1_000);
  await row(bora, "5002").click();
  // Until it is shown, a key is about the one that is.
  await expect(bora.locator(".site-lines")).toContainText("5002");
  await bora.keyboard.press("Enter");
  await expect(bora.getByText(/^Claimed by you at/)).toBeVisible();
  expect(await held("Bora")).toBe(1);
});

for (const [i, size] of SIZES.entries()) {
  test(`notices lie over nothing at ${size.width} x ${size.height}`, async () => {
    await bora.setViewportSize(size);
    const { id } = await alarmAt(story, "5002");
    await bora.goto(`${story.store.url}/operator/signals/alarms?id=${id}&tab=mine`);
    await expect(bora.getByText(/^Claimed by you at/)).toBeVisible();
    const tabs = bora.getByRole("tablist", { name: "Alarm" }).first().getByRole("tab");
    if (size.width < 1200) await expect(tabs).toHaveText(PANES[i]!.filter((name) => name !== null));
    for (const pane of PANES[i]!) {
      if (pane) await bora.getByRole("tab", { name: pane, exact: true }).click();
      await bora.locator("h1").click();
      await bora.keyboard.press("w");
      await bora.keyboard.press("Enter");
      await expect(bora.locator(".notice")).toHaveCount(2);
      expect(await covered(bora)).toEqual([]);
    }
  });
}

const OF_THE_DESK =
  ".note-box textarea, .log-line, .call-results button, .phone-line a, .do-form button, .act-bar button, .take-next button";
const OFF_THE_DESK = "header *, [data-testid=live-banner] *, h1, .bar .info, [role=columnheader], [role=row] *";

/** Parts of the page that stand, wholly or in part, under something else. */
const covered = (page: Page, which = OF_THE_DESK): Promise<string[]> =>
  page.evaluate((selector) => {
    const parts = document.querySelectorAll<HTMLElement>(selector);
    const under = [...parts].filter((part) => {
      const box = part.getBoundingClientRect();
      const list = part.closest("ol")?.getBoundingClientRect();
      // What its own list has scrolled out of sight is not covered.
      const [top, bottom] = [box.top, Math.min(box.bottom, list?.bottom ?? innerHeight)];
      if (bottom - top < 4) return false;
      return [top + 2, bottom - 2].some((y) => {
        const over = document.elementFromPoint(box.left + box.width / 2, y);
        return over === null || (!part.contains(over) && !over.contains(part));
      });
    });
    return under.map((part) => `${part.className} ${part.textContent ?? ""}`.trim());
  }, which);

test("a tablet's keyboard takes no field from under the hand: the log stays where it is until the hand leaves", async () => {
  await bora.setViewportSize({ width: 820, height: 1180 });
  const note = bora.getByRole("textbox", { name: "Note" });
  const log = bora.getByRole("tab", { name: "Log", exact: true });
  await bora.getByRole("tab", { name: "Alarm", exact: true }).click();
  await note.fill("half a sen");
  await bora.setViewportSize({ width: 820, height: 700 });
  await bora.keyboard.type("tence");
  await expect(note).toBeFocused();
  await expect(note).toHaveValue("half a sentence");
  await expect(log).toHaveCount(0);
  await bora.locator("h1").click();
  await expect(log).toBeVisible();
  await expect(note).toHaveCount(0);
  await bora.keyboard.press("t");
  await expect(note).toBeFocused();
  await expect(note).toHaveValue("half a sentence");
  // Turned upright again, what is open stays open.
  await note.fill("");
  await bora.setViewportSize({ width: 820, height: 1180 });
  await bora.locator("h1").click();
  await expect(log).toHaveCount(0);
  await expect(note).toBeVisible();
});

test("a result booked by a slip is taken back with one key, and both lines stay in the log", async () => {
  await bora.setViewportSize(SIZES[0]);
  await send("4711", "PA");
  await expect.poll(async () => (await openAlarms(story)).some(({ siteNo }) => siteNo === "4711")).toBe(true);
  const { id } = await alarmAt(story, "4711");
  await bora.goto(`${story.store.url}/operator/signals/alarms?id=${id}&tab=new`);
  await expect(bora.getByRole("heading", { level: 1 })).toContainText(/Panic|Hold-up/);
  await bora.keyboard.press("Enter");
  await expect(bora.getByText(/^Claimed by you at/)).toBeVisible();
  await bora.getByRole("tab", { name: /^Mine/ }).click();
  await expect(bora.locator(".queue-strip")).toHaveText("Arrow keys choose.");
  await bora.keyboard.press("c");
  // Pressed twice by a slip: only one call is booked.
  await bora.keyboard.press("2");
  const booked = bora.locator(".log-line").filter({ hasText: /: Busy/ });
  await booked.first().waitFor();
  await bora.keyboard.press("2");
  await expect(bora.getByRole("button", { name: /^Undo the result of the call to / })).toBeVisible();
  const stored = async () => (await linesOf(story.store, id)).filter((line) => line.includes(": Busy"));
  await expect.poll(stored).toHaveLength(1);
  await expect(booked).toHaveCount(1);
  const kind = await bora.locator(".phone.current .phone-kind").evaluate((box) => box.scrollWidth - box.clientWidth);
  expect(kind).toBeLessThanOrEqual(1);
  await bora.keyboard.press("u");
  const back = bora.locator(".log-line").filter({ hasText: /^.*Taken back, booked by mistake: Call to .*: Busy/ });
  await expect(back).toHaveCount(1);
  await expect(booked).toHaveCount(2);
  await expect(bora.locator(".log-line s")).toHaveCount(1);
  await expect(bora.locator(".last-call")).toHaveCount(0);
  // The log has the act from the stream before its answer is here: until then a key is told to wait.
  await expect(async () => {
    await bora.keyboard.press("u");
    const said = bora.locator(".notices").getByText("There is no result of a call to take back.");
    await expect(said).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 10_000 });
});

test("a hold that ends is told to its holder, on the desk and elsewhere, until he turns to it", async () => {
  await bora.setViewportSize(SIZES[0]);
  const open = await alarmAt(story, "5002");
  const me = await handOf(story, "bora");
  const park = async (): Promise<void> => {
    const { version } = await alarmAt(story, "5002");
    const body = { version, minutes: 10, reason: "Keyholder on the way" };
    expect((await act(story.store, me, { alarm: open.id, name: "hold", body })).status).toBe(200);
    await expect(bora.getByRole("tab", { name: /^Pending,? ?1$/ })).toBeVisible();
  };
  const told = bora.getByText(/^Hold ended by a new signal: alarm \d+, .* is back with you\.$/).locator("visible=true");
  await bora.goto(`${story.store.url}/operator/signals/alarms`);
  await expect(live(bora)).toBeVisible();
  await park();
  await send("5002", "BA");
  await expect(told.last()).toBeVisible();
  await expect(bora.getByRole("button", { name: /Ringing/ })).toBeVisible();
  await bora.locator(".notice.returned").getByRole("button", { name: "Open" }).click();
  await expect(bora.getByText(/^Claimed by you at/)).toBeVisible();
  await expect(told).toHaveCount(0);
  await park();
  await bora.getByRole("link", { name: "Signal history" }).click();
  await expect(bora.getByRole("heading", { name: "Signal history" })).toBeVisible();
  await send("5002", "BA");
  await expect(told).toBeVisible();
  // It has a place of its own: what the page shows ends above it.
  const [page, box] = [await bora.locator("main").boundingBox(), await told.boundingBox()];
  expect((page?.y ?? 0) + (page?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
  // A reload is no turning to it.
  await bora.reload();
  await expect(told).toBeVisible();
  await bora.getByRole("button", { name: "Dismiss" }).click();
  await expect(told).toHaveCount(0);
  await expect(bora.getByRole("button", { name: /Ringing/ })).toBeVisible();
  await bora.reload();
  await bora.getByRole("button", { name: "Show the alarm" }).click();
  await expect(bora.getByText(/^Claimed by you at/)).toBeVisible();
  await expect(told).toHaveCount(0);
});

test("from a load on, with nothing pressed, all keys of movement go through the queue", async () => {
  await send("5003", "BA");
  await send("5004", "BA");
  await expect.poll(async () => (await openAlarms(story)).some(({ siteNo }) => siteNo === "5004")).toBe(true);
  await bora.goto(`${story.store.url}/operator/signals/alarms?tab=new`);
  await expect(row(bora, "5003")).toBeVisible();
  await expect(row(bora, "5004")).toBeVisible();
  const rows = await bora.getByRole("option").allTextContents();
  const sites = rows.map((text) => /Site (\d+)/.exec(text)?.[1] ?? text);
  const [first = "", last = ""] = [sites[0], sites.at(-1)];
  expect(await bora.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
  for (const [key, site] of [
    ["End", last],
    ["Home", first],
    ["PageDown", last],
    ["PageUp", first],
  ] as const) {
    await bora.keyboard.press(key);
    await expect(bora.locator(".site-lines"), key).toContainText(site);
  }
  // Who has pressed into a text that scrolls reads on in it.
  const text = bora.locator(".do-form li").first();
  await text.evaluate((part) =>
    part.parentElement?.setAttribute("style", "max-block-size: 12px; min-block-size: 0; overflow: auto"),
  );
  await text.click();
  await bora.keyboard.press("End");
  await bora.waitForTimeout(300);
  await expect(bora.locator(".site-lines")).toContainText(first);
});

test("what is said off the desk lies over nothing, in either direction", async () => {
  const me = await handOf(story, "bora");
  for (const [i, { width, height }] of SIZES.slice(0, 2).entries()) {
    for (const language of ["en", "sa"]) {
      await bora.setViewportSize({ width, height });
      const { id, version } = await alarmAt(story, "5002");
      const body = { version, minutes: 10, reason: "Keyholder on the way" };
      expect((await act(story.store, me, { alarm: id, name: "hold", body })).status, `${i}`).toBe(200);
      await bora.evaluate((code) => localStorage.setItem("language", code), language);
      await bora.goto(`${story.store.url}/operator/signals/pending_signals`);
      await bora.locator(".row-acts button").first().click();
      const toast = bora.locator("[data-toast=success]");
      await expect(toast).toBeInViewport({ ratio: 1 });
      await bora.screenshot({ path: `build/screens/toast-${width}-${language}.png` });
      expect(await covered(bora, OFF_THE_DESK)).toEqual([]);
    }
  }
});

test("a thousand open alarms are counted to the last, and gone through and claimed by keyboard (H-UX-05)", async () => {
  test.setTimeout(240_000);
  await bora.setViewportSize(SIZES[0]);
  await bora.evaluate(() => localStorage.removeItem("language"));
  // Written into the store at once, but for the last three: these come from the wire while the screen is looked at.
  const more = ["5005", "5006", "5007"];
  await createSites(story.store, more);
  const missing = 998 - (await openAlarms(story)).length;
  for (let made = 0; made < missing; made += 20) {
    const alarms = Array.from({ length: Math.min(20, missing - made) }, (_, at) =>
      addAlarm(story.store, { alarmNo: 20_000 + made + at, priority: 3, siteName: `Many ${made + at}` }),
    );
    await Promise.all(alarms);
  }
  await bora.goto(`${story.store.url}/operator/signals/alarms?tab=new`);
  for (const [count, shown] of BADGES) {
    const site = count > 998 ? more.pop() : undefined;
    if (site) await send(site, "BA");
    const badge = bell(bora, count).locator(".MuiBadge-badge");
    await expect(badge, String(count)).toHaveText(shown, { timeout: 30_000 });
  }
  const rows = bora.getByRole("option");
  await expect(rows.first()).toBeVisible();
  // Of a thousand rows those are drawn that are seen.
  expect(await rows.count()).toBeLessThan(100);
  const chosen = bora.locator("[role=option][aria-selected=true]");
  const place = async (): Promise<number> => Number(await chosen.getAttribute("aria-posinset"));
  for (const [key, at] of [
    ["Home", 1],
    ["ArrowDown", 2],
    ["ArrowDown", 3],
    ["ArrowUp", 2],
  ] as const) {
    await bora.keyboard.press(key);
    await expect.poll(place, key).toBe(at);
    await expect(chosen, key).toBeInViewport({ ratio: 0.9 });
  }
  await bora.waitForTimeout(1_000);
  await bora.keyboard.press("Enter");
  await expect(bora.getByText(/^Claimed by you at/)).toBeVisible();
  await expect(bell(bora, 1001)).toBeVisible();
});

test("a jump to either end of a thousand alarms brings the opened one into sight, and it stays there", async () => {
  test.setTimeout(240_000);
  // The claim of the other desk is kept by nobody: it would lapse, and its alarm come back, while the keys go through the list.
  const { id } = await alarmAt(story, "5001");
  await act(story.store, hand, { alarm: id, name: "release" });
  await bora.goto(`${story.store.url}/operator/signals/alarms?tab=new`);
  const option = bora.getByRole("option").first();
  await expect(option).toBeVisible({ timeout: 30_000 });
  const chosen = bora.locator("[role=option][aria-selected=true]");
  const last = (await openAlarms(story)).filter(({ owner }) => owner === "").length;
  await expect(option).toHaveAttribute("aria-setsize", String(last));
  expect(last).toBeGreaterThan(990);
  const down = Array.from({ length: 20 }, () => "ArrowDown");
  for (const [keys, at] of [
    [["End"], last],
    [["Home"], 1],
    [["End"], last],
    [["ArrowUp"], last - 1],
    [["Home"], 1],
    [down, 21],
  ] as const) {
    for (const key of keys) await bora.keyboard.press(key);
    await expect(chosen, `${keys[0]} to ${at}`).toHaveAttribute("aria-posinset", String(at));
    // Its address has followed, and what the router does with a new address must not move the list.
    await bora.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await expect(chosen, `${keys[0]} to ${at}`).toBeInViewport({ ratio: 0.9 });
  }
});
