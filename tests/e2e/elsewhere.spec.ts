/** On another page than the desk: a new urgent alarm is told by name, a storm by its number. */
import { expect, test, type Locator, type Page } from "@playwright/test";
import { createSites } from "../support/sites";
import { alarmAt, handOf } from "./hands";
import { openLine } from "./line";
import { event, overTcp } from "./panel";
import { leave, live, openRoom, seat, type StoryRoom } from "./room";

let story: StoryRoom;
let page: Page;
const SITES = ["6001", "6002", "6003", "6004"];

const send = async (...sent: Parameters<typeof event>): Promise<void> =>
  expect(await overTcp(story.receiver().tcp, event(...sent))).toBe("ACK");
const told = () => page.getByRole("log", { name: "New urgent alarms" });

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser }) => {
  story = await openRoom();
  await createSites(story.store, SITES);
  page = await seat(browser, story, "ayla");
  await expect(live(page)).toBeVisible({ timeout: 20_000 });
  await send("6001", "FA", 1);
  await expect(page.getByRole("option", { name: /6001/ })).toBeVisible();
  await page.getByRole("link", { name: "Signal history" }).click();
});

test.afterAll(() => leave(story, page));

test("a fire that comes in is named, without taking the focus, and leads to the desk by keyboard", async () => {
  await expect(page.getByRole("heading", { name: "Signal history" })).toBeVisible();
  await expect(page).toHaveTitle(/Signal history \| /);
  const field = page.getByRole("searchbox", { name: "Text" });
  await field.focus();
  await send("6002", "FA", 1);
  await expect(told()).toContainText(/Fire.* 6002/);
  await expect(told()).not.toContainText("6001");
  await expect(field).toBeFocused();
  await page.screenshot({ path: "build/screens/elsewhere.png" });
  await told().getByRole("button", { name: "Dismiss" }).focus();
  await page.keyboard.press("Enter");
  await expect(told().getByRole("button")).toHaveCount(0);
  await send("6003", "FA", 1);
  await told().getByRole("button", { name: "Open" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Fire");
  await expect(told().getByRole("button")).toHaveCount(0);
});

test("a storm is one line with its number, and what somebody claims leaves it", async () => {
  await page.getByRole("link", { name: "Live signals" }).click();
  await expect(page.getByRole("heading", { name: "Live signals" })).toBeVisible();
  await send("6004", "FA", 1);
  await send("6004", "PA", 1);
  await send("6001", "PA", 1);
  await expect(told()).toContainText("3 new urgent alarms");
  await expect(told().getByRole("button", { name: "Dismiss" })).toHaveCount(1);
  await (await handOf(story, "bora")).claim((await alarmAt(story, "6004")).id);
  await expect(told()).not.toContainText("new urgent alarms");
  await expect(told().getByRole("button", { name: "Open" })).toHaveCount(2);
});

test("on a tablet the menu has a way out of its own", async ({ browser }) => {
  const tablet = await seat(browser, story, "bora", { viewport: { width: 820, height: 1180 } });
  await tablet.getByRole("button", { name: "Open the menu" }).click();
  const menu = tablet.getByRole("navigation", { name: "Main menu" });
  await expect(menu).toBeVisible();
  await tablet.screenshot({ path: "build/screens/menu-820.png" });
  await tablet.getByRole("button", { name: "Close the menu" }).click();
  await expect(menu).toBeHidden();
  await tablet.context().close();
});

test("the count on the bell stays clear of the sound's button, with three digits too", async () => {
  const bell = page.getByTestId("bell");
  const badge = bell.locator(".MuiBadge-badge");
  await badge.evaluate((box) => (box.textContent = "999+"));
  const right = async (box: Locator) => ((await box.boundingBox())?.x ?? 0) + ((await box.boundingBox())?.width ?? 0);
  const sound = page.getByRole("button", { name: /ringing|sound/i }).first();
  expect(await right(badge)).toBeLessThanOrEqual((await sound.boundingBox())?.x ?? 0);
});

test("rights that could not be checked are checked again as soon as the screen is live", async ({ browser }) => {
  const line = await openLine(story.store.port);
  const bora = await seat(browser, story, "bora", { url: line.url });
  await expect(live(bora)).toBeVisible({ timeout: 20_000 });
  await bora.evaluate(async () => void (await navigator.serviceWorker.ready));
  const menu = bora.getByText("Your rights could not be checked");
  line.cut();
  await bora.reload();
  await bora.getByTestId("profile").click();
  await expect(menu).toBeVisible({ timeout: 20_000 });
  line.mend();
  await expect(live(bora)).toBeAttached({ timeout: 60_000 });
  await expect(menu).toBeHidden({ timeout: 5_000 });
  await bora.context().close();
  await line.close();
});
