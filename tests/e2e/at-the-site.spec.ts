/** What else the site of an open alarm says: its other alarms, a disarming, a cancel, and which signals nobody has seen. */
import { expect, test, type Page } from "@playwright/test";
import { alarmAt, openAlarms } from "./hands";
import { event, overTcp } from "./panel";
import { leave, live, openRoom, seat, type StoryRoom } from "./room";

let story: StoryRoom;
let page: Page;

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser }) => {
  story = await openRoom();
  page = await seat(browser, story, "ayla");
  await expect(live(page)).toBeVisible({ timeout: 20_000 });
});

test.afterAll(() => leave(story, page));

const send = async (code: string, number: number): Promise<void> =>
  expect(await overTcp(story.receiver().tcp, event("4711", code, number))).toBe("ACK");

test("the dots stand on the signals nobody has seen, not on the restore that came last", async () => {
  await send("BA", 3);
  await send("BA", 4);
  await send("BR", 3);
  await expect.poll(async () => (await openAlarms(story))[0]?.eventCount).toBe(3);
  const { id } = await alarmAt(story, "4711");
  await page.goto(`${story.store.url}/operator/signals/alarms?id=${id}&tab=new`);
  const rows = page.getByRole("grid").getByRole("row");
  await expect(rows.filter({ hasText: /Burglary/ })).toHaveCount(3);
  await expect(page.locator(".signal .dot")).toHaveCount(2);
  await expect(rows.filter({ hasText: /restore/i }).locator(".dot")).toHaveCount(0);
});

test("a disarming and a cancel that are only logged stand at the head of the alarm, and are counted on the tab", async () => {
  await expect(page.locator(".calmed")).toHaveCount(0);
  await send("OP", 1);
  await expect(page.locator(".calmed")).toHaveText(/^Disarmed \d\d:\d\d by user 1\b/);
  await expect(page.getByRole("tab", { name: /^Last 20 of the site/ })).toHaveAccessibleName(/1 further signal/);
  await send("BC", 1);
  await expect(page.locator(".calmed")).toHaveText(/^Cancelled \d\d:\d\d by user 1\b/);
  await expect(page.getByRole("tab", { name: /^Last 20 of the site/ })).toHaveAccessibleName(/2 further signals/);
});

test("another alarm of the site is named with its holder, and a key leads there", async () => {
  await expect(page.locator(".beside")).toHaveCount(0);
  await send("FA", 7);
  const fire = page.locator(".beside").getByRole("button", { name: /^Fire.* \d+, nobody has taken it$/ });
  await expect(fire).toBeVisible();
  await fire.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Fire");
  await expect(page.locator(".beside")).toContainText(/Another alarm of this site:.*Intrusion/);
});
