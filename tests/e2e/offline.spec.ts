/** The app as it is installed: the browser finds nothing against it, and without a line it shows what it last knew, with its age. */
import { chromium, expect, test, type BrowserContext, type Page } from "@playwright/test";
import { readdir } from "node:fs/promises";
import path from "node:path";
import type { Section } from "../../domain/access/authorities";
import { putLanguage } from "../support/languages";
import { freshDirectory } from "../support/receiver";
import { type Line, openLine } from "./line";
import { copiedAt } from "./local-copies";
import { event, overTcp } from "./panel";
import { bell, live, openRoom, signIn, type StoryRoom, TO_DESK } from "./room";
import { addressesOf } from "./routes";

let story: StoryRoom;
let line: Line;
let context: BrowserContext;
let page: Page;
const profiles = { operator: freshDirectory("profile"), administrator: freshDirectory("profile") };

/** A browser with a profile of its own on the disk, as a workstation has one. */
async function openBrowser(profile: string): Promise<[BrowserContext, Page]> {
  const { executablePath, args } = test.info().project.use.launchOptions ?? {};
  const viewport = { width: 1280, height: 800 };
  const opened = await chromium.launchPersistentContext(profile, { executablePath, args, viewport, locale: "en-GB" });
  return [opened, opened.pages()[0] ?? (await opened.newPage())];
}

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  story = await openRoom();
  line = await openLine(story.store.port);
  [context, page] = await openBrowser(profiles.operator);
  await page.goto(`${line.url}${TO_DESK}`);
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

interface Manifest {
  readonly icons: readonly Picture[];
  readonly screenshots: readonly (Picture & { readonly form_factor: string })[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string; readonly icons: readonly Picture[] }[];
}

interface Picture {
  readonly src: string;
  readonly sizes: string;
}

test("what the installed app says of itself is there: pictures of the sizes they claim, and ways into it", async () => {
  const manifest = (await (await fetch(`${line.url}/manifest.webmanifest`)).json()) as Manifest;
  const { icons, screenshots, shortcuts } = manifest;
  expect(new Set(screenshots.map(({ form_factor }) => form_factor))).toEqual(new Set(["wide", "narrow"]));
  const sizeOf = (src: string): Promise<string> =>
    page.evaluate(async (address) => {
      const bitmap = await createImageBitmap(await (await fetch(address)).blob());
      return `${bitmap.width}x${bitmap.height}`;
    }, src);
  for (const { src, sizes } of [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)]) {
    expect([src, await sizeOf(src)]).toEqual([src, sizes]);
  }
  expect(shortcuts).toHaveLength(4);
  for (const { name, url } of shortcuts) {
    await page.goto(line.url + url);
    const menu = page.getByRole("navigation", { name: "Main menu" });
    const link = menu.getByRole("link", { name, exact: true });
    await expect(link).toHaveAttribute("aria-current", "page", { timeout: 30_000 });
  }
});

test("the app comes from the worker, and nothing of the store's does, its stream neither", async () => {
  const seen: [string, boolean][] = [];
  page.on("response", (answer) => seen.push([new URL(answer.url()).pathname, answer.fromServiceWorker()]));
  await page.goto(`${line.url}/operator/signals/alarms`);
  await expect(live(page)).toBeVisible({ timeout: 20_000 });
  await page.evaluate(() => fetch("/api/nope").then(String));
  const ofStore = seen.filter(([address]) => address.startsWith("/api/"));
  expect(ofStore.filter(([, byWorker]) => byWorker)).toEqual([]);
  expect(ofStore.map(([address]) => address)).toEqual(expect.arrayContaining(["/api/realtime", "/api/nope"]));
  expect(seen.filter(([address, byWorker]) => address.startsWith("/assets/") && byWorker).length).toBeGreaterThan(5);
});

test("a font of a further script is kept once it was needed, and never a page that somebody else answers with", async () => {
  const font = (await readdir(path.join(story.app, "assets"))).find((name) =>
    /^roboto-greek-wght.*\.woff2$/.test(name),
  );
  const take = (): Promise<string> =>
    page.evaluate(async (address) => {
      const answer = await fetch(address, { cache: "reload" }).catch(() => null);
      return answer === null ? "none" : (answer.headers.get("content-type") ?? "").split(";")[0]!;
    }, `/assets/${font}`);
  await line.suffer("captive");
  expect(await take()).toBe("text/html");
  line.mend();
  expect(await take()).toBe("font/woff2");
  // The page has its answer before the worker has put it away.
  const isKept = () => page.evaluate((name) => caches.match(`/assets/${name}`).then(Boolean), font);
  await expect.poll(isKept).toBe(true);
  line.cut();
  expect(await take()).toBe("font/woff2");
  line.mend();
  await expect(live(page)).toBeVisible({ timeout: 30_000 });
});

const keepLanguage = (language: string, namespaces: readonly string[]): Promise<unknown> =>
  page.evaluate(
    ([name, spaces]) =>
      new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }: MessageEvent<unknown>) => done(data);
        navigator.serviceWorker.controller?.postMessage({ type: "CACHE_LANG", language: name, namespaces: spaces }, [
          port2,
        ]);
      }),
    [language, namespaces] as const,
  );

test("a language is kept whole when asked for, used without a line, and one that is not there is called that", async () => {
  await putLanguage(story.store, "tr", { "common:menu.alarms": "Alarmlar" });
  const missing = await fetch(`${line.url}/locales/xx/common.json`);
  expect([missing.status, missing.headers.get("content-type")]).toEqual([404, "application/json"]);
  expect(await keepLanguage("xx", ["common"])).toEqual({ ok: false, code: "language_missing" });
  expect(await keepLanguage("..", ["common"])).toEqual({ ok: false, code: "bad_request" });
  const names = (await readdir("locales/en")).map((file) => path.basename(file, ".json"));
  expect(await keepLanguage("tr", names)).toEqual({ ok: true, files: names.length });
  await page.evaluate(() => localStorage.setItem("language", "tr"));
  await loseTheLine();
  await page.goto(`${line.url}/operator/signals/alarms`);
  const menu = page.getByRole("navigation", { name: "Main menu" });
  await expect(menu.getByRole("link", { name: "Alarmlar" })).toBeVisible({ timeout: 30_000 });
  await page.evaluate(() => localStorage.removeItem("language"));
  line.mend();
  await context.setOffline(false);
  await page.goto(`${line.url}/operator/signals/alarms`);
  await expect(live(page)).toBeVisible({ timeout: 20_000 });
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
  // Of the period it shows what is kept here, narrowed as the store would, and says how far that reaches.
  const found = page.getByRole("grid", { name: "Signals" }).locator("[aria-rowindex]:not([aria-rowindex='1'])");
  const strip = page.getByRole("status").filter({ hasText: "what this workstation keeps: signals from" });
  await expect(strip).toContainText("2 rows are shown");
  await expect(strip).toContainText(/signals from .*\d\d:\d\d:\d\d to .*\d\d:\d\d:\d\d alone/);
  await expect(found).toHaveCount(2);
  await page.getByRole("searchbox", { name: "Site", exact: true }).fill("north dep");
  await expect(found).toHaveCount(1);
  await expect(found.getByText("North Depot")).toBeVisible();
  await page.getByRole("searchbox", { name: "Code", exact: true }).fill("PA");
  await expect(
    page.getByText("Of what this workstation keeps of this period nothing passes the filter."),
  ).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(found).toHaveCount(2);
});

test("the line is back: live without a reload, the text still there, and now it can be sent", async () => {
  line.mend();
  await context.setOffline(false);
  await expect(live(page)).toBeVisible({ timeout: 15_000 });
  // The history asks the store by itself.
  await expect(page.getByText(/^End of the period: \d+ rows?\.$/)).toBeVisible();
  await expect(page.getByText(/this workstation keeps/)).toHaveCount(0);
  await page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Alarms" }).click();
  await page.getByRole("option", { name: /North Depot/ }).click();
  await expect(page.getByLabel("Note", { exact: true })).toHaveValue("written without a line");
  await page.getByRole("button", { name: /^Save note/ }).click();
  await expect(page.getByRole("list").getByText("written without a line")).toBeVisible();
});

const BOX = "Name, account, number or person";

/** Looks a site up on its page, and opens what is found. */
async function openSite(at: Page, typed: string, name: string): Promise<void> {
  await at.getByRole("searchbox", { name: BOX }).fill(typed);
  const rows = at.getByRole("grid", { name: "Sites" });
  await expect(rows.getByText(name), typed).toBeVisible({ timeout: 20_000 });
  await expect(rows.getByText("North Depot"), typed).toHaveCount(0);
  await rows.getByText(name).click();
  await expect(at.getByRole("heading", { level: 2 }).getByText(name), typed).toBeVisible();
}

test("a site without an alarm is looked up and opened to be read, and there is nothing on it to change", async () => {
  test.setTimeout(180_000);
  const client = story.store.client();
  const { bakery } = story.room.sites;
  const { dealer: installer, customer } = bakery;
  const person = { name: "Orla O'Brien", phones: [{ number: "+353 1 555 0142", kind: "mobile" }], installer, customer };
  const { id: contact } = await client.collection("contacts").create(person);
  await client.collection("site_contacts").create({ site: bakery.id, contact, order: 1, kind: "keyholder" });
  const kiosk = { code: "4720", name: "Harbour Kiosk", phone: "+44 191 555 0190", city: "Leith", state: "test" };
  // A copy that was never complete says of no site that it is not there; so far each round of it was cut short.
  await expect.poll(() => copiedAt(page, "site_accounts"), { timeout: 70_000 }).toBeGreaterThan(0);
  // The next round, which comes within the minute, is kept waiting.
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const ofTheRound = /\/site_accounts\/records\?.*sort=updated/;
  await page.route(ofTheRound, async (route) => {
    await held;
    await route.continue();
  });
  await client.collection("site_accounts").create({ ...kiosk, installer, customer });
  await page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Site accounts" }).click();
  await expect(page.getByRole("grid", { name: "Sites" }).getByText("North Depot")).toBeVisible();
  // What was made just now is not in the copy before: till then it comes from the store, and says so.
  await page.getByRole("searchbox", { name: BOX }).fill("kiosk");
  await expect(page.getByRole("grid", { name: "Sites" }).getByText("Harbour Kiosk")).toBeVisible();
  await expect(page.getByText("From the server: not yet in the copy on this workstation.")).toBeVisible();
  await page.getByRole("searchbox", { name: BOX }).fill("zeppelin");
  await expect(page.getByText("Neither in the copy on this workstation nor at the server.")).toBeVisible();
  await page.getByRole("searchbox", { name: BOX }).fill("harbour");
  await expect(page.getByText("From the server")).toBeVisible();
  // And once the round was there, from the copy.
  goOn();
  await expect(page.getByText("From the server")).toHaveCount(0, { timeout: 80_000 });
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await expect(page.getByRole("grid", { name: "Sites" }).getByText("Harbour Kiosk")).toBeVisible();
  await openSite(page, "brien", "O'Brien Bakery");
  const site = page.getByRole("region", { name: "4712 O'Brien Bakery" });
  await expect(site.getByRole("link", { name: "Call +353 1 555 0142" })).toBeVisible();
  await expect(site.getByText(/^As of /)).toHaveCount(0);
  await expect(site.getByRole("textbox")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^(?:New|Save|Edit|Delete)/ })).toHaveCount(0);
});

/** The one that was opened is there whole, of the other one what is kept of every site. */
async function sitesOffline(at: Page): Promise<void> {
  await opensOffline(at, "/operator/accounts/site_accounts");
  await expect(at.getByRole("grid", { name: "Sites" }).getByText("North Depot")).toBeVisible({ timeout: 20_000 });
  for (const typed of ["kios", "0191 555 01", "4720"]) {
    await openSite(at, typed, "Harbour Kiosk");
    const site = at.getByRole("region", { name: "4720 Harbour Kiosk" });
    await expect(site.getByText(/^Not connected\. .* need a connection\.$/)).toBeVisible();
    await expect(site.getByText("+44 191 555 0190")).toBeVisible();
    await expect(site.getByText(/^As of /)).toBeVisible();
    await at.getByRole("button", { name: "Close", exact: true }).click();
  }
  await openSite(at, "+353 1 555", "O'Brien Bakery");
  const site = at.getByRole("region", { name: "4712 O'Brien Bakery" });
  await expect(site.getByRole("link", { name: "Call +353 1 555 0142" })).toBeVisible();
  await expect(site.getByText(/^As of \S+ .*\d+ (?:s|min)/)).toBeVisible();
  await expect(site.getByText(/need a connection/)).toHaveCount(0);
}

/** Whatever the address: a page of the app, marked as not live, with the address as it was given; never the browser's own. */
async function opensOffline(at: Page, address: string): Promise<void> {
  await at.goto(line.url + address);
  await expect(at.getByTestId("live-pill"), address).toHaveAttribute("data-status", /^(?:not_live|offline)$/, {
    timeout: 30_000,
  });
  await expect(at.getByText(/Not live since/), address).toBeVisible({ timeout: 30_000 });
  await expect(at.getByRole("main"), address).not.toBeEmpty();
  await expect(at.getByText(/^This page could not be (?:shown|loaded)/), address).toHaveCount(0);
}

/** Addresses that only lead on, whoever is signed in. */
const isWay = (address: string): boolean =>
  /^\/(?:login|forgot-password|signup|welcome\/?|operator\/?|administrator(?:\/home)?\/?)?$/.test(address);
/** Where they lead: to the home of the section. */
const HOMES: Partial<Record<Section, string>> = { operator: "/operator/home", administrator: "/" };
/** The settings of an operator are those of the administrator. */
const isSeenElsewhere = (address: string): boolean => /^\/operator\/settings\/(?!panels)/.test(address);

async function sweep(section: Section, at: Page): Promise<void> {
  for (const address of addressesOf(section).filter((one) => !isSeenElsewhere(one))) {
    await opensOffline(at, address);
    const { pathname } = new URL(at.url());
    if (isWay(address)) expect(pathname).toBe(HOMES[section]);
    else expect(pathname).toBe(address);
  }
}

test("started again with the browser and without a store every page opens, visited or not (H-PW-03)", async () => {
  test.setTimeout(600_000);
  const [admins, admin] = await openBrowser(profiles.administrator);
  await admin.goto(line.url);
  await signIn(admin, story.room.users.cem);
  await expect(live(admin)).toBeVisible({ timeout: 20_000 });
  await admin.evaluate(async () => void (await navigator.serviceWorker.ready));
  await admins.close();
  await context.close();
  line.cut();
  await story.store.kill();

  for (const section of ["operator", "administrator"] as const) {
    [context, page] = await openBrowser(profiles[section]);
    await sweep(section, page);
    const asked =
      section === "operator"
        ? "/operator/signals/alarms?tab=mine"
        : "/administrator/accounts/site_accounts?filterByUser=true&userId=u1&siteIds=s1,s2";
    for (const at of [page, await context.newPage()]) {
      await opensOffline(at, asked);
      expect(decodeURIComponent(new URL(at.url()).pathname + new URL(at.url()).search)).toBe(asked);
      expect(await at.evaluate(() => fetch("/api/health").then(String, (error: Error) => error.name))).toBe(
        "TypeError",
      );
    }
    if (section === "operator") await sitesOffline(page);
    // What it last knew is there, not only its frame.
    await page.goto(`${line.url}/${section}/signals/alarms`);
    await expect(page.getByRole("option", { name: /North Depot/ })).toBeVisible();
    await context.close();
  }
});
