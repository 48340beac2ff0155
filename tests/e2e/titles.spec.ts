/** What an alarm is called on every screen: its most urgent signal, and no more "unknown account" once a site is made for it. */
import { expect, test, type Page } from "@playwright/test";
import { act } from "../support/alarms";
import { alarmAt, handOf, openAlarms } from "./hands";
import { event, overTcp } from "./panel";
import { leave, live, openRoom, seat, type StoryRoom } from "./room";

let story: StoryRoom;
let page: Page;
let intrusion = "";

const row = (name: RegExp) => page.getByRole("option", { name });
const title = () => page.getByRole("heading", { level: 1 });
const send = async (...sent: Parameters<typeof event>): Promise<void> =>
  expect(await overTcp(story.receiver().tcp, event(...sent))).toBe("ACK");
/** The signal of the open alarm is named without a cut, in one line or two. */
const expectWhole = async (name: string): Promise<void> => {
  const text = page.locator(".signal-table .signal").getByText(name, { exact: true });
  const cut = await text.evaluate((at) => [at.scrollWidth - at.clientWidth, at.scrollHeight - at.clientHeight]);
  expect(Math.max(...cut)).toBeLessThanOrEqual(0);
};
const show = (path: string) => page.goto(`${story.store.url}/operator/signals/${path}`);

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser }) => {
  story = await openRoom();
  page = await seat(browser, story, "ayla");
  await expect(live(page)).toBeVisible({ timeout: 20_000 });
});

test.afterAll(() => leave(story, page));

test("names the signals of an unknown account in full, and an unknown code by a sign beside it", async () => {
  await send("9001", "BA", 1);
  await row(/9001/).click();
  await expect(title()).toContainText("Unknown account: Burglary alarm");
  for (const size of [
    { width: 1280, height: 800 },
    { width: 820, height: 1180 },
  ]) {
    await page.setViewportSize(size);
    const signal = page.locator(".signal-table .signal").first();
    const name = signal.getByText("Burglary alarm");
    expect(await name.evaluate((text) => text.scrollWidth - text.clientWidth)).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await send("9001", "QQ", 1);
  await expect(page.locator(".signal-table").getByRole("img", { name: "Unknown code" })).toBeVisible();
  await expectWhole("Unknown code QQ");
  // There is no site: what is said of one is said of the account and of the room.
  await expect(page.locator(".site-lines")).toContainText(/Time at the centre \d\d:\d\d/);
  await page.getByRole("tab", { name: "Last 20 of the account" }).click();
  await expect(page.locator(".signal-table .signal")).toHaveText(["Unknown code QQ", "Burglary alarm"]);
  await page.getByRole("tab", { name: /^Signals of this alarm/ }).click();
});

test("names a signal without a zone in full, in the room that the zone leaves", async () => {
  await overTcp(story.receiver().tcp, event("4712", "BA", 1)).catch(() => "");
  await row(/Transmission fault/).click();
  await expectWhole("Clear text from an account that has a key");
  await expect(page.locator(".signal-table [role=row]").nth(1).getByRole("gridcell")).toHaveCount(6);
  await (await handOf(story, "bora")).close((await alarmAt(story, "4712")).id);
});

test("says once in a row of the live list that a code is unknown", async () => {
  await show("all_live_signals");
  await expect(page.getByRole("row", { name: /9001.*QQ/ })).toContainText("Unknown code QQ");
  await send("4713", "QQ", 1);
  const odd = page.getByRole("row", { name: /4713.*QQ/ });
  await expect(odd.getByText("Unknown code")).toHaveCount(1);
  await expect(odd).not.toContainText("Unknown code QQ");
  await (await handOf(story, "bora")).close((await alarmAt(story, "4713", 5)).id);
  await show("alarms");
  await row(/9001/).click();
});

test("drops the unknown account on every open screen once its site is made", async () => {
  await expect(row(/Unknown account: Burglary alarm/)).toBeVisible();
  const values = {
    code: "9001",
    name: "New shop",
    city: "Leeds",
    state: "active",
    installer: story.room.dealers.north,
  };
  await story.store.client().collection("site_accounts").create(values);
  await expect(row(/Burglary alarm.*New shop/)).toBeVisible();
  await expect(title()).toContainText("Burglary alarm");
  await expect(page.getByText(/Unknown account/)).toHaveCount(0);
  await expect(page.getByText("No site has this account number.")).toHaveCount(0);
});

test("turns a tamper into the burglary that joins it, in the queue and in the open alarm", async () => {
  await send("4711", "TA", 2);
  // A press in the moment in which the queue has moved is nobody's.
  await expect(async () => {
    await row(/North Depot/).click();
    await expect(title()).toContainText("Tamper", { timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  await send("4711", "BA", 3);
  await expect(row(/Intrusion.*North Depot/)).toBeVisible();
  await expect(title()).toContainText("Intrusion");
  await expect(title()).toContainText("Zone 3");
  await expect(title()).not.toContainText("Tamper");
  intrusion = (await alarmAt(story, "4711")).id;
});

test("keeps that title on hold, in the history and in the record", async () => {
  const { token } = await handOf(story, "ayla");
  const done = async (name: "claim" | "hold" | "wake", body: object = {}): Promise<void> =>
    expect((await act(story.store, { token }, { alarm: intrusion, name, body })).status).toBe(200);
  await done("claim");
  await done("hold", { minutes: 5, reason: "guard" });
  await show("pending_signals");
  await expect(page.getByRole("row", { name: /North Depot/ })).toContainText("Intrusion");
  await done("wake");
  await (await handOf(story, "ayla")).close(intrusion);
  await expect.poll(async () => (await openAlarms(story)).length).toBe(1);
  await show("signal_history");
  await page.getByRole("tab", { name: /Alarms/ }).click();
  const ended = page.getByRole("row", { name: /North Depot/ });
  await expect(ended).toContainText("Intrusion");
  await ended.click();
  await expect(page.getByRole("dialog", { name: /^Alarm \d+: Intrusion/ })).toBeVisible();
});
