/** What somebody sees on his first day: words instead of codes, one clock, the same keys everywhere, a way back, his own look. */
import { expect, test, type Page } from "@playwright/test";
import { createSites } from "../support/sites";
import { openAlarms } from "./hands";
import { event, overTcp } from "./panel";
import { KEY, leave, live, openRoom, seat, signIn, type StoryRoom, TO_DESK } from "./room";

const TABLET = { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true };
const SITES = Array.from({ length: 12 }, (_, i) => String(6000 + i));

let story: StoryRoom;
let ayla: Page;

test.beforeAll(async ({ browser }) => {
  story = await openRoom();
  await createSites(story.store, SITES);
  // An American's browser: its own fields would write 5:45 PM.
  ayla = await seat(browser, story, "ayla", { locale: "en-US" });
  await expect(live(ayla)).toBeVisible({ timeout: 20_000 });
  const { tcp } = story.receiver();
  for (const account of SITES) expect(await overTcp(tcp, event(account, "BA", 1))).toBe("ACK");
  expect(await overTcp(tcp, event("4711", "BA", 3))).toBe("ACK");
  // Account 4712 has a key: what comes in clear is refused, and a person should know.
  await overTcp(tcp, event("4712", "BA", 1)).catch(() => "");
  expect(await overTcp(tcp, event("4712", "FA", 1), KEY)).toBe("ACK");
  await expect.poll(async () => (await openAlarms(story)).length).toBe(SITES.length + 3);
});

test.afterAll(() => leave(story, ayla));

const goTo = async (page: Page, path: string): Promise<void> => {
  await page.goto(`${story.store.url}/operator/signals/${path}`);
  await expect(live(page)).toBeVisible({ timeout: 20_000 });
};
const grid = (page: Page) => page.getByRole("grid");
const rowOf = (page: Page, text: string | RegExp) => grid(page).getByRole("row").filter({ hasText: text }).first();

/** Ids of records, names of rules and fields, instants as the store writes them. */
const INNER = /\b[a-z0-9]*\d[a-z0-9]{13,}\b|\b[a-z]+_[a-z_]+|alarm_type:|\d{4}-\d\d-\d\d[T ]\d/;

test("why a burglary became an alarm is told in words, with the names that the room knows", async () => {
  await goTo(ayla, "all_live_signals");
  await rowOf(ayla, "North Depot").click();
  const drawer = ayla.getByRole("dialog");
  await expect(drawer.getByText(/^Account 4711 is site 4711 North Depot\.$/)).toBeVisible();
  await expect(drawer.getByText(/^BA means Burglary alarm, by the code tables\.$/)).toBeVisible();
  await expect(drawer.getByText(/^Intrusion \(Zone 3 .+\) opens alarm \d+ with priority 2, because/)).toBeVisible();
  await expect(drawer.getByText("Kind of alarm: Intrusion · by the code tables")).toBeVisible();
  const words = await drawer.locator(".wd-trace, .wd-fields, h2, h3, p").allInnerTexts();
  expect(words.filter((text) => INNER.test(text.replace(/^.*Text of the panel.*$/m, "")))).toEqual([]);
  await ayla.keyboard.press("Escape");
});

test("a site is said to be gone when the store says so, not where the copy has no sites yet", async ({ browser }) => {
  const noSites = async (page: Page): Promise<void> => {
    await page.context().route(/\/api\/collections\/site_accounts\/records\?/, (route) => route.abort());
  };
  const page = await seat(browser, story, "bora", { prepare: noSites });
  const siteOf = async (name: string): Promise<string> => {
    await rowOf(page, name).click();
    const site = page
      .getByRole("dialog")
      .locator("dt", { hasText: /^Site$/ })
      .locator("+ dd");
    await expect(page.getByRole("dialog").getByText("6010", { exact: true })).toBeVisible();
    return site.innerText();
  };
  await goTo(page, "all_live_signals");
  const asked = page.waitForResponse(/\/site_accounts\/records\/[a-z0-9]{15}/);
  expect(await siteOf("Site 6010")).toBe("6010 Site 6010");
  await asked;
  await expect(page.getByText("which is not among your sites any more")).toHaveCount(0);
  await page.keyboard.press("Escape");
  const sites = story.store.client().collection("site_accounts");
  await sites.delete((await sites.getFirstListItem<{ id: string }>('code = "6010"')).id);
  await rowOf(page, "Site 6010").click();
  await expect(
    page.getByText(/^6010 Site 6010, which is not among your sites any more \([a-z0-9]{15}\)$/),
  ).toBeVisible();
  await page.context().close();
});

test("what the receiver says of a line is words too, whole in the list's title and in the record", async () => {
  await goTo(ayla, "all_live_signals");
  const row = rowOf(ayla, "Clear text from an account that has a key");
  await expect(row).toBeVisible();
  expect(await row.innerText()).not.toMatch(INNER);
  await expect(row.getByTitle("Clear text from an account that has a key")).toBeVisible();
  await row.click();
  const title = ayla.getByRole("heading", { name: /^Signal \d+: Clear text from an account that has a key$/ });
  await expect(title).toBeVisible();
  expect(await title.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
  expect(await ayla.getByRole("dialog").innerText()).not.toMatch(/clear_for|alarm_type/);
  await ayla.keyboard.press("Escape");
});

test("every shortcut is named as WAI-ARIA names keys", async () => {
  await goTo(ayla, "alarms");
  // A row may move under the pointer while the list of a page just loaded fills.
  await expect(async () => {
    await ayla.getByRole("option", { name: /North Depot/ }).click();
    await expect(ayla.getByRole("toolbar", { name: "Acts" })).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 15_000 });
  const key = /^((Control|Alt|Shift|Meta)\+)*([A-Z0-9?]|Enter|Escape|Space|Arrow(Up|Down|Left|Right)|Home|End)$/;
  const told = await ayla
    .locator("[aria-keyshortcuts]")
    .evaluateAll((all) => all.flatMap((one) => (one.getAttribute("aria-keyshortcuts") ?? "").split(" ")));
  expect(told).toEqual(expect.arrayContaining(["N", "Enter", "Control+Enter"]));
  expect(told.filter((text) => !key.test(text))).toEqual([]);
});

test("the period is written with 24 hours on an American's browser, and a slip loses nothing", async () => {
  await goTo(ayla, "signal_history");
  const rows = rowOf(ayla, "North Depot");
  await expect(rows).toBeVisible();
  const from = ayla.getByLabel("From, time of day");
  await expect(from).toHaveValue(/^([01]\d|2[0-3]):[0-5]\d$/);
  await from.fill("5:45 PM");
  await from.press("Enter");
  const fault = ayla.getByRole("alert").filter({ hasText: "Write the time with 24 hours" });
  await expect(fault).toContainText("The list still shows");
  await expect(from).toHaveValue("5:45 PM");
  await expect(from).toHaveAttribute("aria-invalid", "true");
  await expect(ayla.getByLabel("From, date")).toHaveAttribute("aria-invalid", "false");
  expect(await from.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
  await expect(rows).toBeVisible();
  await from.fill("030");
  await from.press("Tab");
  await expect(from).toHaveValue("00:30");
  await expect(fault).toHaveCount(0);
  const hours = await ayla
    .locator("datalist option")
    .evaluateAll((all) => all.map((o) => (o as HTMLOptionElement).value));
  expect([hours.length, hours[0], hours.at(-1)]).toEqual([24, "00:00", "23:00"]);
});

test("arrows, Home and End move through every list, from an empty focus too", async () => {
  const current = (): Promise<string | null> => ayla.locator("[data-current]").first().getAttribute("aria-rowindex");
  await goTo(ayla, "all_live_signals");
  await expect(rowOf(ayla, "North Depot")).toBeVisible();
  const last = await grid(ayla).getAttribute("aria-rowcount");
  await ayla.keyboard.press("ArrowUp");
  expect(await current()).toBe(last);
  await expect(grid(ayla)).toBeFocused();
  await ayla.keyboard.press("Home");
  expect(await current()).toBe("2");
  await ayla.keyboard.press("PageDown");
  expect(Number(await current())).toBeGreaterThan(3);
  await ayla.keyboard.press("End");
  expect(await current()).toBe(last);
  await ayla.locator("h1").click();
  await ayla.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await ayla.keyboard.press("Space");
  await expect(ayla.getByText("Paused")).toBeVisible();
});

test("in the queue Home, End and PageDown lead as far as they do in a list", async () => {
  await goTo(ayla, "alarms");
  const rows = ayla.getByRole("option");
  await expect(rows.first()).toBeVisible();
  const place = () => ayla.locator('[role="option"][aria-selected="true"]').getAttribute("aria-posinset");
  await ayla.locator("[data-queue]").focus();
  await ayla.keyboard.press("End");
  await expect.poll(place).toBe(await rows.first().getAttribute("aria-setsize"));
  await ayla.keyboard.press("Home");
  await expect.poll(place).toBe("1");
  await ayla.keyboard.press("PageDown");
  await expect.poll(async () => Number(await place())).toBeGreaterThan(3);
});

test("on a tablet an alarm that does not exist leads back to the queue, and no key is written anywhere", async ({
  browser,
}) => {
  const page = await seat(browser, story, "bora", TABLET);
  await expect(page.getByText("Arrow keys choose, Enter claims.")).toBeHidden();
  await goTo(page, "alarms?id=aaaaaaaaaaaaaaa");
  await expect(page.getByText("This alarm is not available")).toBeVisible();
  await page.screenshot({ path: "build/screens/missing-820.png" });
  await expect(page.getByRole("button", { name: "Back to the queue" })).toHaveCount(2);
  await page.getByText("Back to the queue", { exact: true }).tap();
  await page.getByRole("option", { name: /North Depot/ }).tap();
  const panes = page.getByRole("tablist", { name: "Alarm", exact: true });
  await expect(panes).toBeVisible();
  for (const pane of await panes.getByRole("tab").all()) {
    await pane.tap();
    const keys = page
      .locator("kbd, .tab-mark")
      .filter({ visible: true })
      .filter({ hasText: /^(\p{Lu}|Enter|Ctrl\+Enter|Esc)$/u });
    expect(await keys.allTextContents()).toEqual([]);
  }
  await page.context().close();
});

test("the first visit is light from its first frame on, whatever the system is, until somebody chooses to follow it", async ({
  browser,
}) => {
  const context = await browser.newContext({ colorScheme: "dark", viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const worn = new Set<string>();
    Object.assign(globalThis, { worn });
    const look = (): void => {
      worn.add(document.documentElement.className);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(`${story.store.url}${TO_DESK}`);
  const worn = () => page.evaluate(() => [...(globalThis as unknown as { worn: Set<string> }).worn]);
  await page.getByLabel("E-mail").waitFor();
  await page.screenshot({ path: "build/screens/first-visit.png" });
  expect(await worn()).toEqual(["light"]);
  await signIn(page, story.room.users.bora);
  await expect(live(page)).toBeVisible({ timeout: 20_000 });
  expect(await worn()).toEqual(["light"]);
  await page.getByTestId("profile").click();
  await expect(page.getByRole("menuitemradio", { name: "Light" })).toBeChecked();
  await page.getByRole("menuitemradio", { name: "As the system" }).click();
  await page.reload();
  await expect(live(page)).toBeVisible({ timeout: 20_000 });
  expect(await worn()).toEqual(["dark"]);
  await context.close();
});

test("what is typed right after the key of the note is the note, and no command", async () => {
  await goTo(ayla, "alarms");
  const claim = ayla.getByRole("button", { name: /^Claim/ });
  // A row that moves under the pointer between press and release is not clicked: as a person would, click again.
  await expect(async () => {
    await ayla.getByRole("option", { name: /North Depot/ }).click();
    await expect(claim).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(claim).not.toHaveAttribute("aria-disabled", "true");
  await ayla.keyboard.press("Enter");
  await expect(ayla.getByText(/^Claimed by you at/)).toBeVisible();
  const held = async () => (await openAlarms(story)).filter(({ ownerName }) => ownerName === "Ayla").length;
  expect(await held()).toBe(1);
  await ayla.keyboard.press("t");
  await ayla.keyboard.type("nobody answered, shutter closed");
  await expect(ayla.locator("#desk-note")).toHaveValue("nobody answered, shutter closed");
  expect(await held()).toBe(1);
  await ayla.keyboard.press("Control+Enter");
  await expect(ayla.getByRole("list", { name: "Log" }).getByText("nobody answered, shutter closed")).toBeVisible();
});
