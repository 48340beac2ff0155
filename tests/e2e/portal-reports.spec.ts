/** The portal's reports: one's own sites, all or one of them, taken away as a file; another's address shows nothing. */
import { readFile } from "node:fs/promises";
import { type Browser, expect, type Page, test } from "@playwright/test";
import type { RoomUser } from "../support/room";
import { leave, openRoom, signIn, type StoryRoom } from "./room";

test.describe.configure({ mode: "serial" });

let story: StoryRoom;
let depotSite: string;
let bakerySite: string;

test.beforeAll(async () => {
  story = await openRoom();
  const client = story.store.client();
  const siteOf = async (customer: string): Promise<string> =>
    (await client.collection("site_accounts").getFirstListItem(`customer = "${customer}"`)).id;
  const { depot, bakery } = story.room.customers;
  [depotSite, bakerySite] = [await siteOf(depot), await siteOf(bakery)];
  const receivedAt = new Date(Date.now() - 3_600_000).toISOString();
  const signals = [
    { signal: "Opened by user 7", class: "open", site: depotSite, customer: depot, siteName: "North Depot" },
    { signal: "Oven too hot", class: "trouble", site: bakerySite, customer: bakery, siteName: "Bakery" },
  ];
  for (const [at, signal] of signals.entries())
    await client.collection("events").create({ seq: at + 1, receivedAt, siteNo: "4711", ...signal });
});

test.afterAll(() => leave(story));

async function open(browser: Browser, who: RoomUser, search = "", options: object = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  await page.goto(story.store.url);
  await signIn(page, who);
  await expect(page.getByRole("link", { name: "Reports", exact: true })).toBeVisible();
  await page.goto(`${story.store.url}/user/reports${search}`);
  await expect(page.getByRole("heading", { name: "Activity of my sites" })).toBeVisible();
  return page;
}

const shot = (page: Page, name: string) => page.screenshot({ path: `build/shots/portal-reports-${name}.png` });

test("a customer finds it in his menu: what his sites did, one of them alone, as a file", async ({ browser }) => {
  const page = await open(browser, story.room.users.portalUser);
  await expect(page.getByRole("link", { name: "Reports", exact: true })).toHaveAttribute("aria-current", "page");
  const signals = page.getByRole("grid", { name: "Signals" });
  await expect(signals).toContainText("Opened by user 7");
  await expect(page.getByRole("grid", { name: "By site" })).toContainText("North Depot");
  await expect(page.getByText("Oven too hot")).toHaveCount(0);
  const choice = page.getByRole("combobox", { name: "Site", exact: true });
  await expect(choice.getByRole("option")).toHaveText(["All my sites", /North Depot/]);
  await shot(page, "1280-light");
  await choice.selectOption({ index: 1 });
  await expect(page).toHaveURL(new RegExp(`site=${depotSite}`));
  await expect(signals).toContainText("Opened by user 7");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as CSV" }).last().click();
  const text = await readFile(await (await download).path(), "utf8");
  expect(text).toContain("Opened by user 7");
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.evaluate(() => localStorage.setItem("preferences", JSON.stringify({ theme: "dark" })));
  await page.reload();
  await expect(signals).toContainText("Opened by user 7");
  await shot(page, "820-dark");
  await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
  await shot(page, "820-rtl");
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await leave(undefined, page);
});

test("the address of another customer's site shows nothing of it, and says so", async ({ browser }) => {
  const page = await open(browser, story.room.users.portalUser, `?site=${bakerySite}`);
  await expect(page.getByRole("combobox", { name: "Site", exact: true })).toHaveValue(bakerySite);
  await expect(page.getByText("The report could not be read.").first()).toBeVisible();
  await expect(page.getByText(/Oven|Bakery/)).toHaveCount(0);
  await leave(undefined, page);
});
