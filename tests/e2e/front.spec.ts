/** The app behind the product's own front: HTTPS, HTTP/2, nothing held back, nothing of the store's dashboard, the right addresses. */
import { chromium, expect, test, type Browser, type LaunchOptions, type Page } from "@playwright/test";
import { get } from "node:http";
import { PAGE_HEADERS } from "../../domain/page-policy";
import { caddyOrWhyNot, FRONT_NAME, startFront, type FrontAnswer, type TestFront } from "../support/front";
import { createSites } from "../support/sites";
import { event, overTcp } from "./panel";
import { bell, leave, live, openRoom, seat, type StoryRoom } from "./room";

/** An alarm is on every screen (H-RT-04). */
const SHOWN_MS = 2_000;
const TABS = 8;
const COMPRESSED = { "accept-encoding": "gzip, zstd" };

let story: StoryRoom;
let front: TestFront;
let browser: Browser;
/** How to start a browser that believes the front. */
let options: LaunchOptions;
let page: Page;

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ launchOptions }) => {
  const caddy = await caddyOrWhyNot();
  test.skip(caddy.why !== "", caddy.why);
  // As the start tells a store behind its front.
  story = await openRoom({ env: { WATCHDESK_FRONT: "1" } });
  front = await startFront(caddy.path, story.store.port);
  await createSites(story.store, ["5001", "5002", "5003"]);
  const trust = [`--ignore-certificate-errors-spki-list=${front.spki.join(",")}`];
  const called = [`--host-resolver-rules=MAP ${FRONT_NAME} 127.0.0.1`];
  options = { ...launchOptions, args: [...(launchOptions.args ?? []), ...trust, ...called] };
  browser = await chromium.launch(options);
  page = await seat(browser, story, "ayla", { url: front.url });
  await expect(live(page)).toBeVisible({ timeout: 20_000 });
});

test.afterAll(async () => {
  await browser?.close();
  await front?.stop();
  await leave(story);
});

const send = async (account: string): Promise<void> =>
  expect(await overTcp(story.receiver().tcp, event(account, "BA", 1))).toBe("ACK");
const json = ({ body }: FrontAnswer): unknown => JSON.parse(body.toString("utf8"));

test("an alarm comes through at once, over HTTP/2, with the service worker at work", async () => {
  await send("5001");
  await expect(bell(page, 1)).toBeVisible({ timeout: SHOWN_MS });
  const protocol = () =>
    (performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]).map((entry) => entry.nextHopProtocol);
  expect(await page.evaluate(protocol)).toEqual(["h2"]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).active !== null)).toBe(true);
});

test("a browser that keeps what it is told has nothing against installing the app", async () => {
  // The windows of the other tests keep nothing, from which no browser installs.
  const context = await chromium.launchPersistentContext("", options);
  const [visitor = await context.newPage()] = context.pages();
  await visitor.goto(`${front.url}/login`);
  expect(await visitor.evaluate(async () => (await navigator.serviceWorker.ready).active !== null)).toBe(true);
  const devtools = await context.newCDPSession(visitor);
  expect((await devtools.send("Page.getAppManifest")).errors).toEqual([]);
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  expect(installabilityErrors).toEqual([]);
  await context.close();
});

test("eight tabs are live at once, and eight streams of one connection leave room for everything else (H-RT-04)", async () => {
  const tabs = [page];
  while (tabs.length < TABS) {
    const tab = await page.context().newPage();
    await tab.goto(`${front.url}/operator/signals/alarms`);
    await expect(live(tab)).toBeVisible({ timeout: 20_000 });
    tabs.push(tab);
  }
  await send("5002");
  await Promise.all(tabs.map((tab) => expect(bell(tab, 2)).toBeVisible({ timeout: SHOWN_MS })));
  const asked = await page.evaluate(async (count) => {
    const streams = Array.from({ length: count }, () => new EventSource("/api/realtime"));
    const open = streams.map((stream) => new Promise((done) => stream.addEventListener("PB_CONNECT", done)));
    await Promise.all(open);
    const from = performance.now();
    const { ok } = await fetch("/api/health");
    const tookMs = performance.now() - from;
    streams.forEach((stream) => stream.close());
    return { ok, tookMs };
  }, TABS);
  expect(asked.ok).toBe(true);
  expect(asked.tookMs).toBeLessThan(SHOWN_MS);
  for (const tab of tabs.slice(1)) await tab.close();
});

test("the page has the policy that it says itself, every answer what keeps it to this origin, and no word that outlasts the certificate", async () => {
  const answer = await front.ask("/login");
  const wanted = Object.entries(PAGE_HEADERS).map(([name, value]) => [name.toLowerCase(), value]);
  expect(answer.headers).toMatchObject(Object.fromEntries(wanted));
  for (const path of ["/login", "/api/health", "/_/", "/manifest.webmanifest"]) {
    const { headers } = await front.ask(path);
    expect(headers, path).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(headers["server"], path).toBeUndefined();
    expect(headers["strict-transport-security"], path).toBeUndefined();
  }
  const { headers } = await front.ask("/api/health");
  expect(headers["content-security-policy"]).toBe("default-src 'none'; frame-ancestors 'none'");
});

test("scripts and JSON are sent small, a stream is neither compressed nor held back, and what is missing says so", async () => {
  const [, script = ""] = /src="(\/assets\/[^"]+\.js)"/.exec((await front.ask("/")).body.toString("utf8")) ?? [];
  const sent = await front.ask(script, { headers: COMPRESSED });
  expect([sent.status, sent.headers["content-encoding"]]).toEqual([200, "zstd"]);
  expect(sent.body.length).toBeLessThan((await front.ask(script)).body.length / 2);
  const zipped = await front.ask("/api/collections/users/auth-methods", { headers: { "accept-encoding": "gzip" } });
  expect(zipped.status).toBe(200);
  const { token } = story.store.superuser;
  const list = "/api/collections/site_accounts/records?perPage=50";
  const rows = await front.ask(list, { headers: { "accept-encoding": "gzip", authorization: token } });
  expect([rows.status, rows.headers["content-encoding"]]).toEqual([200, "gzip"]);
  const stream = await front.ask("/api/realtime", { headers: COMPRESSED, firstPiece: true });
  expect(stream.headers["content-encoding"]).toBeUndefined();
  expect(stream.headers["content-type"]).toMatch(/^text\/event-stream/);
  expect(stream.body.toString("utf8")).toContain("PB_CONNECT");
  expect((await front.ask("/assets/of-an-older-build.js")).status).toBe(404);
});

test("what may be kept and asked for anew is as the store says it", async () => {
  for (const path of ["/", "/sw.js", "/manifest.webmanifest"]) {
    const direct = await fetch(story.store.url + path);
    const { headers } = await front.ask(path, { headers: COMPRESSED });
    for (const name of ["cache-control", "content-type", "last-modified", "etag"]) {
      expect(headers[name] ?? null, `${name} of ${path}`).toBe(direct.headers.get(name));
    }
    const modified = { "if-modified-since": String(headers["last-modified"]) };
    expect((await front.ask(path, { headers: { ...COMPRESSED, ...modified } })).status, path).toBe(304);
  }
});

test("nobody administers the store from outside, not with a superuser's token nor by another spelling", async () => {
  const { token } = story.store.superuser;
  const paths = [
    "/_/",
    "/_",
    "//_/",
    "/%5f/",
    "/x/../_/",
    "/api/settings",
    "/api//settings",
    "/API/Settings",
    "/api/logs",
    "/api/backups",
    "/api/crons",
    "/api/batch",
    "/api/collections",
    "/api/collections/users",
    "/api/collections/_superusers/records",
    "/api/collections/%5Fsuperusers/records",
    "/api/collections/_SuperUsers/records",
    `/api/collections/${(await story.store.client().collections.getOne("_superusers")).id}/records`,
  ];
  for (const path of paths) {
    const answer = await front.ask(path, { headers: { authorization: token } });
    expect(answer.status, path).toBe(404);
    expect(json(answer), path).toEqual({ status: 404, message: "not_found", data: { code: "not_found" } });
  }
  const { email, password } = story.store.superuser;
  const signIn = await front.ask("/api/collections/_superusers/auth-with-password", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ identity: email, password }),
  });
  expect(signIn.status).toBe(404);
});

test("the store knows from where somebody asks, and not what he says of it", async () => {
  const identity = "nobody@watchdesk.example";
  const tries: readonly [string, string][] = [
    ["127.0.0.1", "203.0.113.9"],
    ["127.0.0.7", "203.0.113.9, 198.51.100.1"],
  ];
  for (const [from, forged] of tries) {
    const answer = await front.ask("/api/collections/users/auth-with-password", {
      method: "POST",
      from,
      headers: {
        "content-type": "application/json",
        "x-forwarded-for": forged,
        "x-real-ip": forged,
        forwarded: forged,
      },
      body: JSON.stringify({ identity, password: "wrong-password" }),
    });
    expect(answer.status).toBe(400);
  }
  const filter = `action = "sign_in_failed" && after ~ "${identity}"`;
  const lines = await story.store.client().collection("audit_log").getFullList({ filter, sort: "at" });
  expect(lines.map((line) => line["ip"] as string)).toEqual(tries.map(([from]) => from));
});

test("too large a body is refused before it reaches the store, and plain http is led to https", async () => {
  const large = { method: "POST", headers: { "content-type": "application/json" }, body: Buffer.alloc(200_000, 32) };
  const answer = await front.ask("/api/collections/users/auth-with-password", large);
  expect([answer.status, json(answer)]).toEqual([
    413,
    { status: 413, message: "too_large", data: { code: "too_large" } },
  ]);
  const location = await new Promise((done, fail) => {
    const headers = { Host: `${FRONT_NAME}:${front.port}` };
    const asked = get({ host: "127.0.0.1", port: front.port, path: "/login", headers, agent: false });
    asked.once("response", (led) => done(led.resume().headers.location));
    asked.once("error", fail);
  });
  expect(location).toBe(`${front.url}/login`);
});

test("a store that was killed is waited for and is back on the screen, and its front says so meanwhile", async () => {
  await story.store.kill();
  expect((await front.ask("/api/health")).status).toBe(502);
  expect((await front.ask("/login")).body.toString("utf8")).toMatch(/^Watchdesk's store does not answer/);
  await expect(live(page)).toBeHidden({ timeout: 15_000 });
  await story.store.restart();
  await expect(live(page)).toBeVisible({ timeout: 20_000 });
  await send("5003");
  await expect(bell(page, 3)).toBeVisible({ timeout: 10_000 });
});

test("a front that was killed is started again, and nothing that people send stands in its log", async () => {
  const before = front.pid();
  process.kill(before, "SIGKILL");
  await expect.poll(() => front.notes.at(-1), { timeout: 20_000 }).toBe("The front runs again.");
  expect(front.notes.at(-2)).toContain("The front stopped by itself (SIGKILL): starting it again in 1 s.");
  expect(front.pid()).not.toBe(before);
  await expect(live(page)).toBeVisible({ timeout: 20_000 });
  expect(front.log()).not.toMatch(/authorization|auth-with-password|eyJ[\w-]+\./i);
});
