/** A new version, one that follows it, and one that is taken back: nobody's window goes white, and none is reloaded unasked. */
import { expect, test, type BrowserContext, type Page } from "@playwright/test";
import path from "node:path";
import { putLanguage } from "../support/languages";
import { freshDirectory } from "../support/receiver";
import { countLoads, deploy, lookForUpdate, otherBuild, running } from "./builds";
import { alarmAt } from "./hands";
import { event, overTcp } from "./panel";
import { live, openRoom, seat, type StoryRoom } from "./room";

let story: StoryRoom;
/** Bora's window, opened with the first version. */
let page: Page;
const builds: Record<"v1" | "v2" | "v3", string> = { v1: "", v2: "", v3: "" };

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser }) => {
  story = await openRoom();
  // Another language, in English words: what is kept of it has to outlive every version.
  await putLanguage(story.store, "tr", {});
  const made = freshDirectory("builds");
  for (const name of ["v1", "v2", "v3"] as const) builds[name] = path.join(made, name);
  await otherBuild(story.app, builds.v1, "");
  await otherBuild(story.app, builds.v2, "~2");
  await otherBuild(story.app, builds.v3, "~3");
  expect(await overTcp(story.receiver().tcp, event("4711", "BA", 3))).toBe("ACK");
  const speakTurkish = (at: Page) => at.addInitScript(() => localStorage.setItem("language", "tr"));
  page = await seated(await seat(browser, story, "bora", { prepare: speakTurkish }));
});

test.afterAll(async () => {
  await page?.context().close();
  await story?.close();
});

/** Live, and served by the worker. */
async function seated(at: Page): Promise<Page> {
  await expect(live(at)).toBeVisible({ timeout: 20_000 });
  await expect.poll(() => at.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  return at;
}

async function publish(name: keyof typeof builds, ...windows: readonly Page[]): Promise<void> {
  await deploy(builds[name], story.app);
  for (const at of windows) await lookForUpdate(at);
}

const notice = (at: Page) => at.getByTestId("update-notice");
const ready = (at: Page) => notice(at).getByText("A new version of Watchdesk is ready.");
const reloadNow = (at: Page) => notice(at).getByRole("button", { name: "Reload" });
const menuLink = (at: Page, name: string) =>
  at.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name });
const firstScript = (at: Page) =>
  at.evaluate(() => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? "");
const keptScripts = (at: Page): Promise<string[]> =>
  at.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.includes("precache"));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });

const keptTexts = (at: Page): Promise<number> =>
  at.evaluate(async () => {
    const names = ["common", "alarms", "signals", "records"];
    const kept = await Promise.all(names.map((name) => caches.match(`/locales/tr/${name}.json`)));
    return kept.filter((answer) => answer?.ok === true).length;
  });

test("the language of a first visit is kept, though there was no worker yet to keep it", async () => {
  await expect.poll(() => keptTexts(page), { timeout: 20_000 }).toBe(4);
});

test("an old window opens a page it never opened, after the files are gone from the server (H-PW-01)", async () => {
  const old = await firstScript(page);
  await publish("v2", page);
  const missing = await fetch(old);
  expect([missing.status, missing.headers.get("content-type")]).toEqual([404, "application/json"]);
  await menuLink(page, "Pending signals").click();
  await expect(page.getByText("Nothing is on hold.")).toBeVisible();
  expect(await running(page)).toBe("");
  await expect(ready(page)).toBeVisible();
});

test("reloaded by its person it is no blank page, and one press brings the new version to the same page", async () => {
  await page.reload();
  await expect(page.getByText("Nothing is on hold.")).toBeVisible();
  await expect(ready(page)).toBeVisible();
  const loads = countLoads(page);
  await reloadNow(page).click();
  await expect.poll(() => running(page)).toBe("~2");
  await expect(page.getByText("Nothing is on hold.")).toBeVisible();
  expect(loads()).toBe(1);
  await expect(notice(page)).toHaveCount(0);
});

test("in the middle of work it asks, is put off, asks again, and takes nothing away (H-PW-02)", async () => {
  test.setTimeout(240_000);
  const { id } = await alarmAt(story, "4711");
  await menuLink(page, "Alarms").click();
  await page.getByRole("option", { name: /North Depot/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Back door");
  await page.getByRole("button", { name: /^Claim/ }).click();
  await expect(page.getByText(/Claimed by you/)).toBeVisible();
  await page.getByLabel("Note", { exact: true }).fill("half a sentence about");
  await page.getByLabel(/^Comment/).fill("the rest is on");
  const address = page.url();
  expect(address).toContain(`id=${id}`);

  const loads = countLoads(page);
  await publish("v3", page);
  await expect(ready(page)).toBeVisible();
  await notice(page).getByRole("button", { name: "Later" }).click();
  await expect(notice(page)).toHaveCount(0);
  await lookForUpdate(page);
  await menuLink(page, "Pending signals").click();
  await expect(page.getByText("Nothing is on hold.")).toBeVisible();
  await page.goBack();
  await page.waitForTimeout(3_000);
  await expect(notice(page)).toHaveCount(0);
  expect([loads(), await running(page)]).toEqual([0, "~2"]);

  // At the next start it is there again.
  await page.reload();
  await expect(ready(page)).toBeVisible();
  await reloadNow(page).click();
  await expect.poll(() => running(page)).toBe("~3");
  expect(page.url()).toBe(address);
  await expect(page.getByText(/Claimed by you/)).toBeVisible();
  await expect(page.getByLabel("Note", { exact: true })).toHaveValue("half a sentence about");
  await expect(page.getByLabel(/^Comment/)).toHaveValue("the rest is on");
  expect((await alarmAt(story, "4711")).owner).toBe(story.room.users.bora.id);
  expect(loads()).toBe(2);

  // No circle: it stays as it is, whatever it looks for.
  const [endAt, calm] = [Date.now() + 60_000, countLoads(page)];
  while (Date.now() < endAt) {
    await lookForUpdate(page);
    await page.waitForTimeout(5_000);
  }
  expect([calm(), await running(page)]).toEqual([0, "~3"]);
  expect((await alarmAt(story, "4711")).owner).toBe(story.room.users.bora.id);
  await expect(page.getByLabel("Note", { exact: true })).toHaveValue("half a sentence about");
});

test("put off it comes back after half an hour, at the next change of page", async ({ browser }) => {
  const other = await seated(await seat(browser, story, "cem", { prepare: (at) => at.clock.install() }));
  await publish("v1", other);
  await expect(ready(other)).toBeVisible();
  await notice(other).getByRole("button", { name: "Later" }).click();
  await other.clock.fastForward("29:00");
  await menuLink(other, "All live signals").click();
  await expect(other.getByRole("heading", { level: 1, name: "Live signals" })).toBeVisible();
  await expect(notice(other)).toHaveCount(0);
  await other.clock.fastForward("01:01");
  await expect(notice(other)).toHaveCount(0);
  await menuLink(other, "Pending signals").click();
  await expect(ready(other)).toBeVisible();
  await other.context().close();
});

test("a version taken in one window leaves the others as they are, with all they need, and tells them", async () => {
  const context: BrowserContext = page.context();
  const other = await context.newPage();
  await other.goto(`${story.store.url}/operator/signals/alarms?tab=mine`);
  await seated(other);
  await publish("v2", page, other);
  for (const at of [page, other]) await expect(ready(at)).toBeVisible();
  const loads = countLoads(page);
  await reloadNow(other).click();
  await expect.poll(() => running(other)).toBe("~2");
  expect(other.url()).toContain("/operator/signals/alarms?tab=mine");
  await expect(notice(page).getByText(/in use in another window/)).toBeVisible();
  await expect(page.getByLabel("Note", { exact: true })).toHaveValue("half a sentence about");
  expect([loads(), await running(page)]).toEqual([0, "~3"]);
  // Its own parts are neither on the server nor in the new version's list.
  await menuLink(page, "Signal history").click();
  await expect(page.getByRole("grid").getByText("North Depot").first()).toBeVisible();
  expect((await keptScripts(page)).some((file) => file.includes("~3"))).toBe(true);
  await reloadNow(page).click();
  await expect.poll(() => running(page)).toBe("~2");
  await expect(page).toHaveURL(/signal_history/);
  // Now nobody runs the older one, and its files go.
  await expect
    .poll(async () => (await keptScripts(page)).some((file) => file.includes("~3")), { timeout: 20_000 })
    .toBe(false);
  expect((await keptScripts(page)).some((file) => file.includes("~2"))).toBe(true);
  await other.close();
});

test("of two versions that came one after the other the later one is taken, and one that is taken back as well", async () => {
  await publish("v3", page);
  await expect(ready(page)).toBeVisible();
  const worker = await fetch(`${story.store.url}/sw.js`).then((answer) => answer.text());
  await publish("v1", page);
  expect(await fetch(`${story.store.url}/sw.js`).then((answer) => answer.text())).not.toBe(worker);
  await expect
    .poll(() => keptScripts(page).then((files) => files.some((file) => /index-[\w-]{8}\.js$/.test(file))), {
      timeout: 20_000,
    })
    .toBe(true);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing ?? null))
    .toBeNull();
  const loads = countLoads(page);
  await reloadNow(page).click();
  await expect.poll(() => running(page)).toBe("");
  await expect(live(page)).toBeVisible({ timeout: 20_000 });
  expect(loads()).toBe(1);
  await expect(notice(page)).toHaveCount(0);
  expect(await keptTexts(page)).toBe(4);
});
