/** Looking something up: by what the columns show, with an address that Back, reload and a colleague find again. */
import { expect, test, type Page } from "@playwright/test";
import { alarmOf } from "../support/alarms";
import { handOf, openAlarms } from "./hands";
import { event, overTcp } from "./panel";
import { leave, live, openRoom, seat, type StoryRoom } from "./room";

let story: StoryRoom;
let page: Page;

const row = (text: string | RegExp) => page.getByRole("grid").getByRole("row").filter({ hasText: text }).first();
const field = (name: string) => page.getByRole("searchbox", { name, exact: true });
const none = () => page.getByText("Nothing in this period passes the filter.");

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser }) => {
  story = await openRoom();
  page = await seat(browser, story, "ayla");
  await expect(live(page)).toBeVisible({ timeout: 20_000 });
  expect(await overTcp(story.receiver().tcp, event("4711", "BA", 3))).toBe("ACK");
  await expect.poll(async () => (await openAlarms(story)).length).toBe(1);
});

test.afterAll(() => leave(story, page));

test("finds signals by what the columns show, and says how an account is matched", async () => {
  await page.goto(`${story.store.url}/operator/signals/signal_history`);
  await expect(row("North Depot")).toBeVisible({ timeout: 20_000 });
  await expect(field("Account")).toHaveAttribute("placeholder", "begins with");
  await field("Code").fill("ba");
  await expect(page).toHaveURL(/%22code%22/);
  await expect(row("North Depot")).toBeVisible();
  await field("Account").fill("47");
  await expect(page).toHaveURL(/%22account%22/);
  await expect(row("North Depot")).toBeVisible();
  await field("Account").fill("71");
  await expect(none()).toBeVisible();
});

test("keeps filters and period over a reload and over Back", async () => {
  await page.getByRole("button", { name: "7 d" }).click();
  await expect(page).toHaveURL(/quick=d7/);
  await page.reload();
  await expect(field("Account")).toHaveValue("71");
  await expect(page.getByRole("button", { name: "7 d" })).toHaveAttribute("aria-pressed", "true");
  await expect(none()).toBeVisible();
  await page.getByTestId("bell").click();
  await expect(page.getByRole("tab", { name: /^New/ })).toBeVisible();
  await page.goBack();
  await expect(field("Code")).toHaveValue("ba");
  await expect(page.getByRole("button", { name: "7 d" })).toHaveAttribute("aria-pressed", "true");
});

test("finds a closed alarm by its number, shows when it came in, and gives its record an address", async ({
  browser,
}) => {
  const [alarm] = await openAlarms(story);
  const id = alarm?.id ?? "";
  await (await handOf(story, "ayla")).close(id);
  const number = String((await alarmOf(story.store, id))["alarmNo"]);
  const words = "Keyholder on site, all in order";
  await page.goto(`${story.store.url}/operator/signals/signal_history?tab=alarms`);
  await expect(page.getByRole("columnheader", { name: "Received" })).toBeVisible({ timeout: 20_000 });
  await field("Text, number, account or operator").fill(number);
  await row("North Depot").click();
  await expect(page.getByRole("dialog")).toContainText(words);
  await expect(page).toHaveURL(new RegExp(`alarm=${id}`));
  const address = page.url();
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(field("Text, number, account or operator")).toHaveValue(number);
  const bora = await seat(browser, story, "bora");
  await bora.goto(address);
  await expect(bora.getByRole("dialog")).toContainText(words);
  await bora.keyboard.press("Escape");
  await expect(bora).not.toHaveURL(/alarm=/);
  await bora.context().close();
});

test("finds a closed alarm by its number whatever the period, and opens its record", async () => {
  const history = story.store.client().collection("alarm_history");
  const alarm = await history.getFirstListItem<{ id: string; alarmNo: number }>("id != ''");
  await history.update(alarm.id, { closedAt: "2026-06-11T10:00:00Z" });
  await page.goto(`${story.store.url}/operator/signals/signal_history?tab=alarms`);
  const search = field("Text, number, account or operator");
  await search.fill("north");
  await expect(none()).toBeVisible({ timeout: 20_000 });
  const found = page.getByRole("status").filter({ hasText: "outside this period" });
  for (const typed of [String(alarm.alarmNo), `alarm ${alarm.alarmNo}`]) {
    await search.fill(typed);
    await expect(found).toHaveText(/^Alarm \d+ was closed on Thu, Jun 11, 2026, outside this period\./);
    await search.fill("north");
    await expect(found).toHaveCount(0);
  }
  await search.fill(String(alarm.alarmNo));
  await page.getByRole("button", { name: "Open it" }).click();
  await expect(page.getByRole("dialog")).toContainText("Keyholder on site, all in order");
  await expect(page).toHaveURL(new RegExp(`alarm=${alarm.id}`));
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(found).toBeVisible();
});

const sitesPage = (search = "") => `${story.store.url}/operator/accounts/site_accounts${search}`;
const sites = () => page.getByRole("grid", { name: "Sites" });

test("beside an open site the list of sites needs no scrolling sideways, and has all its columns again once that is closed", async () => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(sitesPage());
  const headers = sites().getByRole("columnheader");
  await expect(sites().getByText("North Depot")).toBeVisible({ timeout: 20_000 });
  const all = await headers.allTextContents();
  await sites().getByText("North Depot").click();
  await expect(page.locator(".beside").getByRole("heading", { level: 2 })).toContainText("North Depot");
  await expect.poll(() => sites().evaluate((grid) => grid.scrollWidth - grid.clientWidth)).toBeLessThanOrEqual(0);
  // What it is called stays.
  await expect(sites().getByText("North Depot")).toBeInViewport({ ratio: 1 });
  await page.screenshot({ path: "build/screens/sites-beside.png" });
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(headers).toHaveText(all);
});

test("a caller's address shows his sites alone, says whose they are, and opens the only one", async () => {
  const { northDepot, bakery } = story.room.sites;
  const who = "filterByUser=true&userId=u1&userName=Grace%20Hopkins&userMobile=%2B447700900122";
  const said = page.getByText(/^Only sites of Grace Hopkins \(caller .*447700900122.*\)\.$/);
  await page.goto(sitesPage(`?${who}&siteIds=${northDepot.id},${bakery.id}`));
  await expect(said).toBeVisible({ timeout: 20_000 });
  const rows = sites().locator("[aria-rowindex]:not([aria-rowindex='1'])");
  await expect(rows).toHaveCount(2);
  await page.getByRole("searchbox", { name: "Name, account, number or person" }).fill("bakery");
  await expect(rows).toHaveCount(1);
  await rows.click();
  await expect(page).toHaveURL(new RegExp(`id=${bakery.id}`));
  // Whoever goes on looking, or opens one, has not asked for the others.
  await expect(said).toBeVisible();
  await page.screenshot({ path: "build/screens/sites-caller.png" });
  await page.goto(sitesPage(`?${who}&siteIds=${northDepot.id}`));
  await expect(page.locator(".beside").getByRole("heading", { level: 2 })).toContainText("North Depot");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(rows).toHaveCount(1);
  await page.getByRole("button", { name: "Show all sites" }).click();
  await expect(sites().getByText("O'Brien Bakery")).toBeVisible();
  await expect(said).toHaveCount(0);
  await expect(page).not.toHaveURL(/filterByUser|siteIds|userMobile/);
});
