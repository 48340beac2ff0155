/** The shell in a real browser: menu, header, notices, questions, looks, keys, loader. */
import { expect, test, type Page } from "@playwright/test";
import { act, addAlarm } from "../support/alarms";
import { handOf } from "../e2e/hands";
import { leave, live, openRoom, seat, type StoryRoom } from "../e2e/room";

let story: StoryRoom;
let page: Page;

test.beforeAll(async ({ browser }) => {
  story = await openRoom();
  const person = await story.room.addUser({ name: "Deniz", role: "administrator" });
  page = await seat(browser, story, person);
  await expect(live(page)).toBeVisible();
});

test.afterAll(() => leave(story, page));

const url = (path: string): string => `${story.store.url}/administrator/${path}`;
const go = async (path: string): Promise<void> => {
  await page.goto(url(path));
  await expect(page.getByTestId("bell")).toBeVisible();
};
const menu = () => page.getByRole("navigation", { name: "Main menu" });
const prefer = (change: object) =>
  page.evaluate((value) => localStorage.setItem("preferences", JSON.stringify(value)), change);

test("S2-37 S9-22 the menu is 260 px wide and closes by itself on a narrow window", async () => {
  await go("settings/alarm-types");
  expect((await menu().boundingBox())?.width).toBeCloseTo(259, 0);
  await page.setViewportSize({ width: 1023, height: 800 });
  await expect(menu()).toHaveCount(0);
  await page.getByRole("button", { name: "Open the menu" }).click();
  expect((await menu().boundingBox())?.width).toBeCloseTo(260, 0);
  await menu().getByRole("link", { name: "Site accounts" }).click();
  await expect(page).toHaveURL(url("accounts/site_accounts"));
  await expect(menu()).toHaveCount(0);
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(menu()).toBeVisible();
  await menu().getByRole("link", { name: "Signal history" }).click();
  await expect(page).toHaveURL(/signal_history/);
  await expect(menu()).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
});

test("S2-38 the menu stays as it was left", async () => {
  await page.getByRole("button", { name: "Close the menu" }).click();
  await expect(menu()).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("sidebar"))).toBe("false");
  await go("settings/alarm-types");
  await expect(menu()).toHaveCount(0);
  await page.getByRole("button", { name: "Open the menu" }).click();
  await expect(menu()).toBeVisible();
});

test("S2-39 S5-04 the search finds pages by their names; Escape empties it, arrows lead on", async () => {
  const box = menu().getByRole("searchbox", { name: "Search the menu" });
  const all = await menu().getByRole("link").count();
  await box.fill("  TYPES ");
  await expect(menu().getByRole("link")).toHaveText([
    "Alarm types",
    "Signal types",
    "Site types",
    "Customer types",
    "Agreement types",
  ]);
  await expect(menu().getByRole("button", { name: "Settings" })).toBeVisible();
  await box.press("ArrowDown");
  await box.page().keyboard.press("ArrowDown");
  await expect(menu().getByRole("link", { name: "Alarm types" })).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(box).toBeFocused();
  await box.fill("zzz");
  await expect(menu().getByText("No page has such a name.")).toBeVisible();
  await box.press("Escape");
  await expect(box).toHaveValue("");
  await expect(menu().getByRole("link")).toHaveCount(all);
});

test("S2-10 the bell leads to the alarms", async () => {
  await page.getByTestId("bell").click();
  await expect(page).toHaveURL(/\/administrator\/signals\/alarms(\?|$)/);
});

test("S2-13 the logo links to /", async () => {
  await go("settings/alarm-types");
  await expect(page.getByRole("link", { name: "To the start page" })).toHaveAttribute("href", "/");
});

test("S2-09 S2-18 the ticket icon counts open tickets and leads to the support page", async () => {
  const row = { id: "operatorsrecord", collectionName: "operators", expand: {} as object };
  const tickets = Array.from({ length: 1000 }, (_, at) => ({ id: `t${at}`, ticketClose: "" }));
  row.expand = { assigned_tickets: [...tickets, { id: "closed", ticketClose: "2027-01-01 00:00:00.000Z" }] };
  const pattern = "**/api/collections/operators/records*";
  await page.route(pattern, (route) =>
    route.fulfill({ json: { page: 1, perPage: 500, totalItems: -1, totalPages: -1, items: [row] } }),
  );
  await page.reload();
  const icon = page.getByTestId("tickets");
  await expect(icon).toHaveAttribute("aria-label", "1,000 open tickets");
  await expect(icon).toHaveText("999+");
  await expect(icon).toHaveAttribute("href", "/operator/support");
  await page.unroute(pattern);
  await page.route(pattern, (route) => route.abort());
  await page.reload();
  await expect(icon).toHaveAttribute("aria-label", "0 open tickets");
  await expect(icon).toHaveAttribute("href", "/administrator/support");
  await page.unroute(pattern);
});

const toast = () => page.locator("[data-toast]");
const saveName = async (name: string): Promise<void> => {
  const field = page.locator("main form").getByLabel("Model", { exact: true });
  await field.fill(name);
  await field.press("Control+Enter");
};

test("S9-27 S8-01 a notice stands at the top end for 3 s, and longer while somebody is at it", async () => {
  const panels = story.store.client().collection("panel_templates");
  const { id } = await panels.create({ make: "Lyra", model: "1", protocol: "SIA-DCS" });
  await go(`settings/panels?id=${id}`);
  const cross = page.locator("main").getByRole("button", { name: "Close", exact: true }).first();
  await expect(cross).toBeVisible();
  await saveName("X1");
  await expect(toast()).toContainText("Saved.");
  const [at, closes] = await Promise.all([toast().boundingBox(), cross.boundingBox()]);
  if (!at || !closes) throw new Error("not shown");
  expect(at.x + at.width).toBeCloseTo(1280 - 16, 0);
  expect(at.y).toBeLessThan(200);
  expect(at.y).toBeGreaterThanOrEqual(closes.y + closes.height);
  await toast().hover();
  await page.waitForTimeout(4_000);
  await expect(toast()).toBeVisible();
  await page.mouse.move(200, 700);
  await expect(toast()).toHaveCount(0, { timeout: 3_500 });
  await saveName("X2");
  await toast().getByRole("button", { name: "Close this notice" }).focus();
  await page.waitForTimeout(4_000);
  await expect(toast()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(toast()).toHaveCount(0);
  const began = Date.now();
  await saveName("X3");
  await expect(toast()).toBeVisible();
  await expect(toast()).toHaveCount(0);
  expect(Date.now() - began).toBeGreaterThan(2_900);
});

test("S9-31 deleting asks in the specification's words, does it, and says so", async () => {
  const more = () => page.locator("main").getByRole("button", { name: "More", exact: true }).click();
  await more();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const asked = page.getByRole("dialog", { name: "Are you sure?" });
  await expect(asked.locator("p").first()).toHaveText("You won't be able to revert this!");
  await expect(asked.getByRole("button")).toHaveText(["Cancel", "Yes, delete it!"]);
  await asked.getByRole("button", { name: "Cancel" }).click();
  await expect(asked).toHaveCount(0);
  await more();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await asked.getByRole("button", { name: "Yes, delete it!" }).click();
  await expect(toast()).toContainText("Deleted!");
  await expect(toast()).toContainText("Has been deleted.");
  await expect(toast().locator("svg").first()).toBeVisible();
});

test("S9-30 an error has its sign and stays in a list that can be read again", async () => {
  const me = await handOf(story, "cem");
  const { id, version } = { id: await addAlarm(story.store, { alarmNo: 4001, priority: 3 }), version: 1 };
  expect((await act(story.store, me, { alarm: id, name: "claim", body: {} })).status).toBe(200);
  const body = { version: version + 1, minutes: 10, reason: "Keyholder on the way" };
  expect((await act(story.store, me, { alarm: id, name: "hold", body })).status).toBe(200);
  await go("signals/pending_signals");
  await page.route("**/api/watchdesk/alarms/*/wake", (route) => route.fulfill({ status: 500, json: {} }));
  await page.locator(".row-acts button").first().click();
  await expect(toast()).toContainText("Something went wrong while processing your request.");
  await expect(toast().locator("svg").first()).toBeVisible();
  await expect(toast()).toHaveAttribute("role", "alert");
  await expect(toast()).toHaveCount(0);
  await page.getByTestId("profile").click();
  await page.getByRole("menuitem", { name: "1 error in this tab" }).click();
  const list = page.getByRole("dialog", { name: "Errors in this tab" });
  await expect(list.getByRole("listitem")).toContainText("Something went wrong while processing your request.");
  await list.getByRole("button", { name: "OK" }).click();
  await page.unroute("**/api/watchdesk/alarms/*/wake");
});

test("S4-30 the look 'system' follows the operating system at once", async () => {
  await prefer({ theme: "system" });
  await page.emulateMedia({ colorScheme: "light" });
  await page.reload();
  const root = page.locator("html");
  await expect(root).toHaveClass(/\blight\b/);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(root).toHaveClass(/\bdark\b/);
  await expect(page.locator("meta[name=theme-color]")).toHaveAttribute("content", "#14181C");
  await page.emulateMedia({ colorScheme: "light" });
  await expect(root).toHaveClass(/\blight\b/);
});

test("S3-21 each preference changes what is seen, from a panel behind the profile", async () => {
  await prefer({});
  await page.emulateMedia({ colorScheme: "dark" });
  await page.reload();
  // Light is the default, whatever the system says.
  await expect(page.locator("html")).toHaveClass(/\blight\b/);
  await page.getByTestId("profile").click();
  await page.getByRole("menuitem", { name: "Preferences" }).click();
  const panel = page.getByRole("dialog", { name: "Preferences" });
  const header = page.locator("header").first();
  const ground = () => header.evaluate((box) => getComputedStyle(box).backgroundColor);
  expect(await ground()).toBe("rgb(27, 33, 38)");
  await panel.getByLabel("Dark menu and header with the light look").click();
  expect(await ground()).toBe("rgb(246, 247, 248)");
  await panel.getByLabel("Stays, as a bar of its own").click();
  await expect(header).toHaveCSS("border-radius", "4px");
  expect((await header.boundingBox())?.y).toBe(8);
  await panel.getByLabel("Goes away when the page is scrolled").click();
  expect((await header.boundingBox())?.y).toBe(0);
  const frame = page.locator("#root > *").first();
  await expect.poll(() => frame.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeGreaterThan(40);
  await panel.getByLabel("Above the page").click();
  await panel.getByLabel("Dark room").click();
  await expect(page.locator("html")).toHaveClass(/dark-room/);
  await panel.getByLabel("The whole screen").click();
  await panel.getByLabel("It is there at once").click();
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await menu().getByRole("button", { name: "Signals" }).click();
  await page.getByRole("menuitem", { name: "Signal history" }).click();
  await expect(page).toHaveURL(/signal_history/);
  await page.setViewportSize({ width: 2400, height: 800 });
  const width = () => frame.evaluate((box) => box.clientWidth);
  expect(await width()).toBe(2400);
  await prefer({ layout: "boxed-layout" });
  await page.reload();
  await expect(live(page)).toBeVisible();
  expect(await width()).toBe(1920);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: null });
});

/** Physical keys with what another layout writes on them; a real press of a Latin board is `page.keyboard`. */
const press = (code: string, key: string, held: object) =>
  page.evaluate(
    ([init]) => {
      const event = new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init });
      (document.activeElement ?? document.body).dispatchEvent(event);
      return event.defaultPrevented;
    },
    [{ code, key, ...held }] as const,
  );
const CTRL_SHIFT = { ctrlKey: true, shiftKey: true };

test("S2-34 H-UX-03 Ctrl+Shift+S opens the site accounts on every layout, from a field too, and is nobody else's", async () => {
  for (const key of ["S", "Ы", "Σ", "س"]) {
    await go("settings/alarm-types");
    await menu().getByRole("searchbox").focus();
    expect(await press("KeyS", key, CTRL_SHIFT)).toBe(true);
    await expect(page).toHaveURL(url("accounts/site_accounts"));
  }
  await go("settings/alarm-types");
  await page.keyboard.press("Control+Shift+KeyS");
  await expect(page).toHaveURL(url("accounts/site_accounts"));
});

test("H-UX-03 what is typed and not saved is asked about, and an open dialog is not left", async () => {
  const panels = story.store.client().collection("panel_templates");
  const { id } = await panels.create({ make: "Vega", model: "1", protocol: "SIA-DCS" });
  await go(`settings/panels?id=${id}`);
  await page.locator("main form").getByLabel("Model", { exact: true }).fill("2");
  await page.keyboard.press("Control+Shift+KeyS");
  const asked = page.getByRole("dialog", { name: "Leave without saving?" });
  await expect(asked).toBeVisible();
  expect(await press("KeyS", "S", CTRL_SHIFT)).toBe(true);
  await expect(asked).toBeVisible();
  await asked.getByRole("button", { name: "Stay" }).click();
  await expect(page).toHaveURL(new RegExp(id));
  await expect(page.locator("main form").getByLabel("Model", { exact: true })).toHaveValue("2");
  await page.keyboard.press("Control+Shift+KeyS");
  await asked.getByRole("button", { name: "Leave without saving" }).click();
  await expect(page).toHaveURL(url("accounts/site_accounts"));
});

test("H-UX-03 the list of keys opens on ? everywhere, with the page's own", async () => {
  await page.locator("main").focus();
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Keys" });
  await expect(sheet.getByText("Customer accounts")).toBeVisible();
  await expect(sheet.locator("kbd")).toContainText([
    "Ctrl+K",
    "Ctrl+Shift+S",
    "Alt+Shift+S",
    "Ctrl+Shift+C",
    "Alt+Shift+C",
  ]);
  await page.keyboard.press("Escape");
  await go("signals/alarms");
  await page.locator("main").focus();
  await page.keyboard.press("?");
  await expect(sheet.getByRole("heading", { name: "On the desk" })).toBeVisible();
  await expect(sheet.getByText("Take the next alarm and claim it")).toBeVisible();
  await sheet.getByRole("button", { name: "Close" }).click();
  await expect(sheet).toHaveCount(0);
});

test("Ctrl+K finds pages, sites and alarms and goes there, without a line too", async () => {
  await addAlarm(story.store, { alarmNo: 7_654, priority: 2 });
  await go("settings/alarm-types");
  const box = page.getByRole("dialog", { name: "Go to" }).getByRole("combobox");
  await page.keyboard.press("Control+k");
  await box.fill("history");
  await expect(page.getByRole("option").first()).toContainText("Signal history");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/signal_history/);
  await page.keyboard.press("Control+k");
  await box.fill("4711");
  await expect(page.getByRole("option").filter({ hasText: "Site" }).first()).toBeVisible();
  await page.context().setOffline(true);
  await box.fill("North Depot");
  await expect(page.getByRole("option").filter({ hasText: "North Depot" }).first()).toBeVisible();
  await box.fill("7654");
  await expect(page.getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/signals\/alarms\?id=/);
  await page.context().setOffline(false);
});

test("S2-07 the page has title, favicon, viewport, and autocomplete off", async () => {
  await go("settings/alarm-types");
  await expect(page).toHaveTitle(/Alarm types \| Watchdesk - Dashboard$/);
  await expect(page.locator("meta[name=autocomplete]")).toHaveAttribute("content", "off");
  await expect(page.locator("meta[name=viewport]")).toHaveAttribute("content", /width=device-width/);
  const icon = await page.locator("link[rel=icon]").first().getAttribute("href");
  expect((await page.request.get(`${story.store.url}${icon}`)).status()).toBe(200);
});

test("S2-04 S2-17 a full-screen loader stands over every route change until the page is there", async () => {
  await page.evaluate(() => {
    const seen = { times: 0 };
    Object.assign(window, { loader: seen });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLElement && node.dataset["testid"] === "loading-overlay") seen.times++;
    }).observe(document.body, { childList: true, subtree: true });
  });
  for (const name of ["Signal history", "Site accounts"]) await menu().getByRole("link", { name }).click();
  await expect(page).toHaveURL(url("accounts/site_accounts"));
  await expect(page.getByTestId("loading-overlay")).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { loader: { times: number } }).loader.times)).toBe(2);
});

test("S2-05 S9-23 the way back to the top is there above 50 px of scrolling", async () => {
  const main = page.locator("main");
  const button = page.getByRole("button", { name: "Back to the top" });
  await main.evaluate((box) => {
    const long = document.createElement("div");
    long.style.height = "3000px";
    box.append(long);
  });
  await main.evaluate((box) => box.scrollTo({ top: 50 }));
  await page.waitForTimeout(200);
  await expect(button).toHaveCount(0);
  await main.evaluate((box) => box.scrollTo({ top: 51 }));
  await button.click();
  await expect.poll(() => main.evaluate((box) => box.scrollTop)).toBe(0);
  await expect(button).toHaveCount(0);
});

test("S2-06 S7-19 a completed route change is logged as 'Page visited: {path}', without ids", async () => {
  const logged = page.waitForRequest((request) => request.url().endsWith("/api/log"), { timeout: 60_000 });
  await menu().getByRole("link", { name: "Signal history" }).click();
  const body = (await logged).postDataJSON() as { streams: { stream: Record<string, string>; values: string[][] }[] };
  const [stream] = body.streams;
  expect(Object.keys(stream?.stream ?? {}).toSorted()).toEqual(["app", "extras", "level"]);
  expect(JSON.stringify(body)).toMatch(/Page visited: \/administrator\//);
  expect(JSON.stringify(body)).not.toMatch(/Deniz|@/);
});
