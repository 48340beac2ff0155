/** The running list of signals: what stands there stays while it is paused, pointed at or read, and goes on with all that came. */
import { expect, test, type Page } from "@playwright/test";
import { event, overTcp } from "./panel";
import { leave, live, openRoom, seat, type StoryRoom } from "./room";

let story: StoryRoom;
let page: Page;
let sent = 0;

test.describe.configure({ mode: "serial" });

/** Signals of a panel that only logs, each with a text of its own. */
async function send(count: number): Promise<void> {
  for (const last = sent + count; sent < last;) {
    sent += 1;
    expect(await overTcp(story.receiver().tcp, event("4713", "TA", 1, `signal ${sent} of all`))).toBe("ACK");
  }
}

// Also behind a dialog.
const rows = () => page.locator("[role=grid] [data-row]");
const top = () => rows().first();
const waiting = (count: number) => page.getByText(`${count} new signal${count === 1 ? " waits" : "s wait"}`);

test.beforeAll(async ({ browser }) => {
  story = await openRoom();
  page = await seat(browser, story, "ayla");
  await expect(live(page)).toBeVisible({ timeout: 20_000 });
  await send(3);
  await page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "All live signals" }).click();
  await expect(rows()).toHaveCount(3);
});

test.afterAll(() => leave(story, page));

test("Space pauses it: what comes waits and is counted, and stands there once it goes on", async () => {
  await page.getByRole("grid").focus();
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: "Go on" })).toBeVisible();
  await send(2);
  await expect(waiting(2)).toBeVisible();
  await expect(top()).toContainText("signal 3 of all");
  await page.keyboard.press("Space");
  await expect(top()).toContainText("signal 5 of all");
  await expect(rows()).toHaveCount(5);
});

test("under a pointer no row moves", async () => {
  const aimed = rows().filter({ hasText: "signal 4 of all" });
  await aimed.hover();
  const before = await aimed.boundingBox();
  await send(1);
  await expect(waiting(1)).toBeVisible();
  expect(await aimed.boundingBox()).toEqual(before);
  await page.mouse.move(0, 0);
  await expect(top()).toContainText("signal 6 of all");
});

test("while a signal is open beside it the list stands still", async () => {
  await rows().filter({ hasText: "signal 2 of all" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.mouse.move(0, 0);
  await send(1);
  await expect(waiting(1)).toBeAttached();
  await expect(top()).toContainText("signal 6 of all");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(top()).toContainText("signal 7 of all");
});

test("paused and narrowed, only what passes waits", async () => {
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByRole("searchbox", { name: "Text", exact: true }).fill("signal 9");
  await expect(page.getByText(/^No signal on this workstation passes the filter/)).toBeVisible();
  await send(2);
  await expect(waiting(1)).toBeVisible();
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(rows()).toHaveCount(1);
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(rows()).toHaveCount(9);
});

test("a second tab shows the same, from what the first one hears", async () => {
  const other = await page.context().newPage();
  await other.goto(page.url());
  const there = other.getByRole("grid").locator("[data-row]");
  await expect(there).toHaveCount(9);
  await send(1);
  for (const list of [rows(), there]) await expect(list.first()).toContainText("signal 10 of all");
  await expect(there).toHaveCount(10);
  await other.close();
});
