/** What the page lets run: its own files and nothing that was put into it, and nothing it needs is refused. */
import { expect, test, type Page } from "@playwright/test";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { PAGE_HEADERS, PAGE_POLICY } from "../../domain/page-policy";
import { event, overTcp } from "./panel";
import { bell, leave, live, openRoom, seat, type StoryRoom } from "./room";

let story: StoryRoom;
let page: Page;
const complaints: string[] = [];

test.describe.configure({ mode: "serial" });

interface Watched {
  refused?: string[];
  ran?: boolean;
}

/** Collects what the policy refuses, from before the first script of each page. */
async function watchPolicy(of: Page): Promise<void> {
  of.on("console", (message) => {
    if (/Content Security Policy|Content-Security-Policy|Permissions-Policy/.test(message.text()))
      complaints.push(message.text());
  });
  await of.addInitScript(() => {
    const watched = window as Watched;
    watched.refused = [];
    document.addEventListener("securitypolicyviolation", (e) =>
      watched.refused?.push(`${e.effectiveDirective} ${e.blockedURI}`),
    );
  });
}

const refused = (): Promise<readonly string[]> => page.evaluate(() => (window as Watched).refused ?? ["not watched"]);

test.beforeAll(async ({ browser }) => {
  story = await openRoom();
  page = await seat(browser, story, "cem", { prepare: watchPolicy });
  await expect(live(page)).toBeVisible({ timeout: 20_000 });
});

test.afterAll(() => leave(story, page));

test("no main page asks for anything that the policy refuses, with an alarm open and the service worker at work", async () => {
  expect(await overTcp(story.receiver().tcp, event("4711", "BA", 3))).toBe("ACK");
  await expect(bell(page, 1)).toBeVisible();
  await page.getByRole("option", { name: /North Depot/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Back door");
  // The clock of the ages runs in a worker.
  await expect.poll(() => page.workers().length).toBeGreaterThan(0);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).active !== null)).toBe(true);
  expect(await refused()).toEqual([]);
  for (const path of ["all_live_signals", "signal_history", "pending_signals", "alarms"]) {
    await page.goto(`${story.store.url}/administrator/signals/${path}`);
    await expect(live(page)).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole("main")).toBeVisible();
    expect(await refused(), path).toEqual([]);
  }
  expect(complaints).toEqual([]);
});

test("a script that is put into the page does not run, nor does a handler in markup or one of another origin", async () => {
  const tries: readonly [string, string][] = [
    ["script-src-elem inline", "<script>window.ran = true</script>"],
    ["script-src-attr inline", `<img src="/favicon.ico" onload="window.ran = true">`],
    ["script-src-elem http://127.0.0.1:9", `<script src="http://127.0.0.1:9/x.js"></script>`],
  ];
  for (const [wanted, markup] of tries) {
    await page.evaluate((text) => {
      document.body.append(document.createRange().createContextualFragment(text));
    }, markup);
    await expect.poll(refused, { message: markup }).toContainEqual(expect.stringContaining(wanted));
  }
  expect(await page.evaluate(() => (window as Watched).ran)).toBeUndefined();
});

test("nothing goes to another address, and none is told where one came from", async () => {
  const sent = () => fetch("http://127.0.0.1:9/stolen").then(String, (error: Error) => error.name);
  expect(await page.evaluate(sent)).toBe("TypeError");
  expect(await refused()).toContainEqual(expect.stringMatching(/^connect-src http:\/\/127\.0\.0\.1:9/));
  const asked = page.waitForRequest((request) => request.url().endsWith("/api/health"));
  await page.evaluate(() => fetch("/api/health").then(String));
  expect((await (await asked).allHeaders())["referer"]).toBeUndefined();
});

test("the built page says its policy itself, and is sent with it and with what only a header can say", async ({
  request,
}) => {
  const answer = await request.get(`${story.store.url}/login`);
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
  expect(await policy.getAttribute("content")).toBe(PAGE_POLICY);
  expect(answer.headers()).toMatchObject(
    Object.fromEntries(Object.entries(PAGE_HEADERS).map(([name, value]) => [name.toLowerCase(), value])),
  );
});

test("the page of the service worker, without the network too, has the same policy", async () => {
  const policyOf = () => fetch("/index.html").then(({ headers }) => headers.get("content-security-policy"));
  await page.context().setOffline(true);
  expect(await page.evaluate(policyOf)).toBe(PAGE_HEADERS["Content-Security-Policy"]);
  await page.context().setOffline(false);
});

test("no other site shows the page inside its own", async ({ browser }) => {
  const other = createServer((_, response) => {
    response.setHeader("content-type", "text/html");
    response.end(`<iframe src="${story.store.url}/login"></iframe>`);
  });
  await new Promise<void>((listening) => other.listen(0, "127.0.0.1", listening));
  const context = await browser.newContext();
  const visitor = await context.newPage();
  const told = visitor.waitForEvent("console", (message) => message.text().includes("frame-ancestors"));
  await visitor.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
  expect((await told).type()).toBe("error");
  expect(await visitor.frames()[1]!.getByRole("button").count()).toBe(0);
  await context.close();
  other.close();
});
