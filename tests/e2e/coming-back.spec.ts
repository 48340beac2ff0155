/** Coming back to the desk, and going about it by keys and mouse in turn: what is held is found, and no press is swallowed. */
import { expect, test, type Page } from "@playwright/test";
import { createSites } from "../support/sites";
import { openAlarms } from "./hands";
import { event, overTcp } from "./panel";
import { leave, live, openRoom, seat, type StoryRoom } from "./room";

let story: StoryRoom;
let page: Page;

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser }) => {
  story = await openRoom();
  await createSites(story.store, ["5001", "5002", "5003"]);
  page = await seat(browser, story, "ayla");
  await expect(live(page)).toBeVisible({ timeout: 20_000 });
  for (const account of ["5001", "5002", "5003"]) {
    expect(await overTcp(story.receiver().tcp, event(account, "BA", 1))).toBe("ACK");
  }
  await expect.poll(async () => (await openAlarms(story)).length).toBe(3);
});

test.afterAll(() => leave(story, page));

const row = (account: string) => page.getByRole("option", { name: `Site ${account}` });
const mine = () => page.getByText(/^Claimed by you at/);
const tab = (name: string) => page.getByRole("tab", { name: new RegExp(`^${name}`) });

test("a claim by the mouse leaves no word under the pointer", async () => {
  await row("5001").click();
  await page.getByRole("button", { name: /^Claim/ }).click();
  await expect(mine()).toBeVisible();
  // Longer than a hint takes to come.
  await page.waitForTimeout(600);
  await expect(page.getByRole("tooltip")).toHaveCount(0);
});

test("the menu leads away from an alarm and back to it", async () => {
  await page.getByRole("link", { name: "Signal history" }).click();
  await expect(page.getByRole("heading", { name: "Signal history" })).toBeVisible();
  await page.getByRole("link", { name: /^Alarms$/ }).click();
  await expect(mine()).toBeVisible();
  await expect(page.locator(".site-lines")).toContainText("5001");
  await expect(tab("Mine")).toHaveAttribute("aria-selected", "true");
});

test("after a click on a tab the arrows choose in its list", async () => {
  await tab("New").click();
  await page.keyboard.press("ArrowDown");
  await expect(page.locator(".site-lines")).toContainText("5002");
  await page.keyboard.press("ArrowDown");
  await expect(page.locator(".site-lines")).toContainText("5003");
});

test("a key that comes right after Escape in the list of keys counts, and M leads to what is held", async () => {
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toContainText("Show what you hold");
  await page.keyboard.press("Escape");
  await page.keyboard.press("m");
  await expect(mine()).toBeVisible();
  await expect(page.locator(".site-lines")).toContainText("5001");
});

test("a row that is half out of sight is shown whole once it is chosen", async () => {
  await page.setViewportSize({ width: 1280, height: 285 });
  await tab("New").click();
  const box = page.locator("[data-queue]");
  const { y = 0, height = 0 } = (await box.boundingBox()) ?? {};
  const half = await page
    .getByRole("option")
    .evaluateAll(
      (rows, bottom) => rows.find((one) => one.getBoundingClientRect().bottom > bottom + 4)?.id ?? "",
      y + height,
    );
  const cut = page.locator(`[id="${half}"]`);
  await page.mouse.click(200, y + height - 6);
  await expect(cut).toHaveAttribute("aria-selected", "true");
  await expect
    .poll(async () => {
      const at = await cut.boundingBox();
      return at === null ? 99 : at.y + at.height - (y + height);
    })
    .toBeLessThanOrEqual(1);
});

test("an act that is answered late leads nobody back from the page he has gone to", async () => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await tab("Mine").click();
  await row("5001").click();
  await expect(mine()).toBeVisible();
  const answers: (() => void)[] = [];
  await page.route("**/api/watchdesk/alarms/*/hold", async (route) => {
    await new Promise<void>((go) => answers.push(go));
    await route.continue();
  });
  await page.getByRole("tab", { name: /^Hold/ }).click();
  await page.getByRole("textbox", { name: "Reason" }).fill("Keyholder on the way");
  await page.getByRole("button", { name: /^Put on hold/ }).click();
  await expect.poll(() => answers.length).toBe(1);
  await page.getByRole("link", { name: "Signal history" }).click();
  const answered = page.waitForResponse(/\/hold$/);
  answers[0]?.();
  expect((await answered).status()).toBe(200);
  await expect(page.getByRole("heading", { name: "Signal history" })).toBeVisible();
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(/signal_history/);
});
