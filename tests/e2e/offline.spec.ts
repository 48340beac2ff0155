/** The app as it is installed: the browser finds nothing against it, and without a line it shows what it last knew, with its age. */
import { chromium, expect, test, type BrowserContext, type Page } from "@playwright/test";
import { freshDirectory } from "../support/receiver";
import { type Line, openLine } from "./line";
import { event, overTcp } from "./panel";
import { bell, live, openRoom, signIn, type StoryRoom } from "./room";

let story: StoryRoom;
let line: Line;
let context: BrowserContext;
let page: Page;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  story = await openRoom();
  line = await openLine(story.store.port);
  const { executablePath, args } = test.info().project.use.launchOptions ?? {};
  const viewport = { width: 1280, height: 800 };
  context = await chromium.launchPersistentContext(freshDirectory("profile"), { executablePath, args, viewport });
  page = context.pages()[0] ?? (await context.newPage());
  await page.goto(line.url);
  await signIn(page, story.room.users.ayla);
  await expect(live(page)).toBeVisible({ timeout: 20_000 });
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
});

test.afterAll(async () => {
  await context?.close();
  await line?.close();
  await story?.close();
});

async function loseTheLine(): Promise<void> {
  line.cut();
  await context.setOffline(true);
}

test("the browser has nothing against installing it", async () => {
  const faults = async (of: Page): Promise<string[]> => {
    const devtools = await context.newCDPSession(of);
    const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
    return installabilityErrors.map(({ errorId }) => errorId);
  };
  expect(await faults(page)).toEqual([]);
  // The question is one that can be answered with no.
  const other = await context.newPage();
  await other.goto(`${story.store.url}/api/health`);
  expect(await faults(other)).not.toEqual([]);
  await other.close();
});

test("reloaded without a line it shows the alarms it last knew, their age, and that it is not live (H-PW-03)", async () => {
  const { tcp } = story.receiver();
  expect(await overTcp(tcp, event("4711", "BA", 3))).toBe("ACK");
  expect(await overTcp(tcp, event("4713", "PA", 1))).toBe("ACK");
  await expect(bell(page, 2)).toBeVisible();
  await loseTheLine();
  await page.goto(`${line.url}/operator/signals/alarms`);
  await expect(bell(page, 2)).toBeVisible();
  await expect(page.getByText(/Not live since/)).toBeVisible();
  const row = page.getByRole("option", { name: /North Depot/ });
  await expect(row.locator(".wd-age")).toHaveText(/^\d+ (s|min)/);
  await row.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Back door");
  // What is on the way to the store is refused; what only the store knows is not asked of anybody else.
  expect(await page.evaluate(() => fetch("/api/health").then(String, (error: Error) => error.name))).toBe("TypeError");
});

test("what can't be done without the store says why, and typing goes on", async () => {
  for (const name of [/^Claim/, /^Hold/, /^Release/, /^Close/, /^Take next/]) {
    const button = page.getByRole("button", { name }).first();
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await expect(button).toHaveAccessibleDescription("Not connected. Your text is kept.");
  }
  await page.getByLabel("Note", { exact: true }).fill("written without a line");
  await expect(
    page.getByText("Not connected. A note waits here and is sent once the connection is back."),
  ).toBeVisible();
});

test("other pages open without a line, too, with what they know or the word that they need it", async () => {
  const menu = page.getByRole("navigation", { name: "Main menu" });
  await menu.getByRole("link", { name: "All live signals" }).click();
  await expect(page.getByRole("grid").getByText("North Depot")).toBeVisible();
  await menu.getByRole("link", { name: "Pending signals" }).click();
  await expect(page.getByText("Nothing is on hold.")).toBeVisible();
  await menu.getByRole("link", { name: "Signal history" }).click();
  await expect(page.getByText(/^Not connected\. The history is read from the server/).first()).toBeVisible();
});

test("the line is back: live without a reload, the text still there, and now it can be sent", async () => {
  line.mend();
  await context.setOffline(false);
  await expect(live(page)).toBeVisible({ timeout: 15_000 });
  await page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Alarms" }).click();
  await page.getByRole("option", { name: /North Depot/ }).click();
  await expect(page.getByLabel("Note", { exact: true })).toHaveValue("written without a line");
  await page.getByRole("button", { name: /^Save note/ }).click();
  await expect(page.getByRole("list").getByText("written without a line")).toBeVisible();
});
