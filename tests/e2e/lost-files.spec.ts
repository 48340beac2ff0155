/** Files that are gone, damaged or kept too long somewhere: the page says so and finds its way, and is never white. */
import { chromium, expect, test, type Browser, type BrowserContext, type Page } from "@playwright/test";
import { cp, readFile } from "node:fs/promises";
import path from "node:path";
import { putLanguage } from "../support/languages";
import { freshDirectory } from "../support/receiver";
import { countLoads, deploy, otherBuild, running } from "./builds";
import { event, overTcp } from "./panel";
import { leave, live, openRoom, seat, signIn, type StoryRoom, TO_DESK } from "./room";

let story: StoryRoom;
const builds: Record<"v1" | "v2", string> = { v1: "", v2: "" };
let pageOfV1 = "";

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  story = await openRoom();
  const made = freshDirectory("builds");
  for (const name of ["v1", "v2"] as const) builds[name] = path.join(made, name);
  await otherBuild(story.app, builds.v1, "");
  await otherBuild(story.app, builds.v2, "~2");
  pageOfV1 = await readFile(path.join(builds.v1, "index.html"), "utf8");
  expect(await overTcp(story.receiver().tcp, event("4711", "BA", 3))).toBe("ACK");
});

test.beforeEach(() => deploy(builds.v1, story.app));

test.afterAll(() => leave(story));

const desk = async (browser: Browser): Promise<Page> => {
  const page = await seat(browser, story, "bora");
  await expect(live(page)).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  return page;
};

/** As a browser that is short of room, or a person who clears its data: what is kept goes, but for the page if told. */
const forget = (page: Page, keep = "nothing"): Promise<void> =>
  page.evaluate(async (kept) => {
    for (const name of (await caches.keys()).filter((each) => each.includes("precache"))) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) if (!request.url.includes(kept)) await cache.delete(request);
    }
  }, keep);

const history = (page: Page) =>
  page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Signal history" });
const historyRow = (page: Page) => page.getByRole("grid").getByText("North Depot").first();
const failed = (page: Page) => page.getByText(/^Watchdesk could not start\./);

test("a part that is nowhere any more: the page says that a newer version is there, and one press opens it", async ({
  browser,
}) => {
  const page = await desk(browser);
  await forget(page);
  // However young the window is: somebody has typed in it, and no reload comes unasked.
  await page.evaluate(() => (performance.now = () => 5_000));
  await deploy(builds.v2, story.app);
  const loads = countLoads(page);
  await history(page).click();
  await expect(page.getByText("This page could not be loaded")).toBeVisible();
  await expect(page.getByText(/brought up to date meanwhile/)).toBeVisible();
  await expect(live(page)).toBeVisible();
  expect(loads()).toBe(0);
  await page.getByRole("button", { name: "Reload the page" }).click();
  await expect(historyRow(page)).toBeVisible({ timeout: 20_000 });
  expect([await running(page), loads()]).toEqual(["~2", 1]);
  await page.context().close();
});

test("without a line a part that is not kept here says so, and opens when the line is back", async ({ browser }) => {
  const page = await desk(browser);
  await forget(page);
  const loads = countLoads(page);
  await page.context().setOffline(true);
  await history(page).click();
  await expect(page.getByText("This page could not be loaded")).toBeVisible();
  await expect(page.getByText(/^The server does not answer, and this page is not kept/)).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(historyRow(page)).toBeVisible({ timeout: 20_000 });
  expect(loads()).toBe(0);
  await page.context().close();
});

test("a start page that some cache kept too long asks once more by itself, and the new version runs", async ({
  browser,
}) => {
  await deploy(builds.v2, story.app);
  const page = await (await browser.newContext({ serviceWorkers: "block" })).newPage();
  const loads = countLoads(page);
  const old = { body: pageOfV1, contentType: "text/html" };
  await page.route(story.store.url, (route) => route.fulfill(old), { times: 1 });
  await page.goto(story.store.url);
  await expect(page.getByLabel("E-mail")).toBeVisible();
  expect(await running(page)).toBe("~2");
  expect(loads()).toBeLessThanOrEqual(2);
  await page.context().close();
});

test("one that is kept for good says what to do, and does not go round in a circle", async ({ browser }) => {
  await deploy(builds.v2, story.app);
  const page = await (await browser.newContext({ serviceWorkers: "block" })).newPage();
  const loads = countLoads(page);
  await page.route(story.store.url, (route) => route.fulfill({ body: pageOfV1, contentType: "text/html" }));
  await page.goto(story.store.url);
  await expect(failed(page)).toBeVisible();
  await page.waitForTimeout(5_000);
  expect(loads()).toBeLessThanOrEqual(2);
  await expect(page.getByRole("button", { name: "Reload the page" })).toBeVisible();
  await page.context().close();
});

test("an error before there is any page is told in the language of the workstation", async ({ browser }) => {
  const told = "Watchdesk başlatılamadı. Sayfayı yenileyin.";
  await putLanguage(story.store, "tr", { "common:boot.failed": told });
  const context = await browser.newContext({ serviceWorkers: "block" });
  await context.addInitScript(() => localStorage.setItem("language", "tr"));
  const page = await context.newPage();
  await page.goto(story.store.url);
  await expect(page.locator("form")).toBeVisible();
  await page.route(/\/assets\/index-[^/]+\.js/, (route) =>
    route.fulfill({ body: "throw new Error('nothing starts');", contentType: "text/javascript" }),
  );
  await page.reload();
  await expect(page.getByRole("alert")).toContainText(told);
  // Whoever is told of it is told what it was.
  await expect(page.getByRole("alert")).toContainText("nothing starts");
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("tr");
  await context.close();
});

test("a page that the worker keeps without its scripts is brought back by one press", async ({ browser }) => {
  const page = await desk(browser);
  await forget(page, "/index.html");
  await deploy(builds.v2, story.app);
  await page.reload();
  await expect(failed(page)).toBeVisible({ timeout: 20_000 });
  const loads = countLoads(page);
  await page.getByRole("button", { name: "Reload the page" }).click();
  await expect(live(page)).toBeVisible({ timeout: 30_000 });
  expect([await running(page), loads()]).toEqual(["~2", 1]);
  await page.context().close();
});

test("a full storage stops neither a page nor a language, nor another version", async ({ browser }) => {
  const page = await desk(browser);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Storage.overrideQuotaForOrigin", { origin: story.store.url, quotaSize: 1_000 });
  const long = Object.fromEntries(
    Array.from({ length: 50 }, (_, i) => [`common:long.text${i}`, "Alarmlar ".repeat(400)]),
  );
  await putLanguage(story.store, "tr", long);
  const asked = await page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise((done) => (port1.onmessage = ({ data }: MessageEvent<unknown>) => done(data)));
    const message = { type: "CACHE_LANG", language: "tr", namespaces: ["common"] };
    navigator.serviceWorker.controller?.postMessage(message, [port2]);
    const used = await fetch("/locales/tr/common.json").then(({ status }) => status);
    return { kept: await answer, used };
  });
  expect(asked).toEqual({ kept: { ok: false, code: "storage_full" }, used: 200 });
  await deploy(builds.v2, story.app);
  for (const name of ["signal_history", "alarms"]) {
    await page.goto(`${story.store.url}/operator/signals/${name}`);
    await expect(page.getByRole("main").getByText("North Depot").first()).toBeVisible({ timeout: 20_000 });
  }
  await page.context().close();
});

test("a worker that must go is taken away by the server, and no window is reloaded for it", async ({ browser }) => {
  const page = await desk(browser);
  await cp(path.join(story.app, "sw-off.js"), path.join(story.app, "sw.js"));
  const loads = countLoads(page);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  const left = (): Promise<number> =>
    page.evaluate(async () => {
      const kept = (await caches.keys()).filter((name) => name.includes("precache"));
      return kept.length + (await navigator.serviceWorker.getRegistrations()).length;
    });
  await expect.poll(left, { timeout: 20_000 }).toBe(0);
  expect(loads()).toBe(0);
  await page.reload();
  await expect(live(page)).toBeVisible({ timeout: 30_000 });
  await expect.poll(left).toBe(0);
  expect([loads(), await page.evaluate(() => navigator.serviceWorker.controller === null)]).toEqual([1, true]);
  await page.context().close();
});

test("closed with its browser and opened again it is no blank page, and the newest one after one press at most", async () => {
  const { executablePath, args } = test.info().project.use.launchOptions ?? {};
  const profile = freshDirectory("profile");
  const openBrowser = async (): Promise<[BrowserContext, Page]> => {
    const opened = await chromium.launchPersistentContext(profile, { executablePath, args, locale: "en-GB" });
    return [opened, opened.pages()[0] ?? (await opened.newPage())];
  };
  let [context, page] = await openBrowser();
  await page.goto(`${story.store.url}${TO_DESK}`);
  await signIn(page, story.room.users.bora);
  await expect(live(page)).toBeVisible({ timeout: 30_000 });
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await deploy(builds.v2, story.app);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(page.getByTestId("update-notice")).toBeVisible({ timeout: 20_000 });
  await context.close();

  [context, page] = await openBrowser();
  await page.goto(`${story.store.url}/operator/signals/alarms`);
  await expect(page.getByRole("main").getByText("North Depot").first()).toBeVisible({ timeout: 20_000 });
  const loads = countLoads(page);
  if ((await running(page)) !== "~2")
    await page.getByTestId("update-notice").getByRole("button", { name: "Reload" }).click();
  await expect.poll(() => running(page), { timeout: 20_000 }).toBe("~2");
  await expect(live(page)).toBeVisible({ timeout: 30_000 });
  expect(loads()).toBeLessThanOrEqual(1);
  await context.close();
});
