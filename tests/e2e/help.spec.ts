/** The manual: by menu and key, by its addresses, its search, in other languages, without a line, and shut without its flag. */
import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import path from "node:path";
import { putLanguage } from "../support/languages";
import { addPerson, PASSWORD } from "../support/people";
import { leave, live, openRoom, seat, signIn, type StoryRoom } from "./room";

let story: StoryRoom;
let page: Page;

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser }) => {
  story = await openRoom();
  for (const code of ["tr", "sa"]) {
    const texts = readFileSync(path.join(story.app, "locales", `${code}.json`), "utf8");
    await putLanguage(story.store, code, JSON.parse(texts) as Record<string, string>);
  }
  page = await seat(browser, story, "ayla");
  await expect(live(page)).toBeVisible({ timeout: 20_000 });
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
});

test.afterAll(() => leave(story, page));

const contents = () => page.getByRole("navigation", { name: "Contents" });
const section = (name: string) => page.getByRole("main").getByRole("heading", { level: 3, name, exact: true });
const look = () => page.getByRole("searchbox", { name: "Look for words in the manual" });
const goTo = (address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({}, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);
const hasFocus = (name: string) =>
  expect.poll(() => section(name).evaluate((one) => one === document.activeElement)).toBe(true);

test("the menu leads to it; the chapters of an operator's work stand first, and none is hidden", async () => {
  await goTo("/operator/home");
  const menu = page.getByRole("navigation", { name: "Main menu" });
  await menu.getByRole("searchbox").fill("help");
  await menu.getByRole("link", { name: "Help", exact: true }).click();
  await expect(page).toHaveTitle(/Help \| Watchdesk - Dashboard$/);
  await expect(page.getByRole("heading", { level: 1, name: "Help" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "Your first day" })).toBeVisible();
  const own = contents().getByRole("list", { name: "For your work" });
  await expect(own.getByRole("link", { name: "Calls and the dialer" })).toBeVisible();
  await expect(own.getByRole("link", { name: "For administrators" })).toHaveCount(0);
  const others = contents().getByRole("list", { name: "All other chapters" });
  await expect(others.getByRole("link", { name: "For administrators" })).toBeVisible();
  await menu.getByRole("searchbox").fill("");
});

test("F1 leads to it from anywhere, also out of a field; not out of a dialog", async () => {
  await goTo("/operator/signals/all_live_signals");
  await page.getByRole("main").locator("input").first().focus();
  await page.keyboard.press("F1");
  await expect(page).toHaveURL(`${story.store.url}/help`);
  await goTo("/operator/home");
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("F1");
  await expect(page).toHaveURL(/\/operator\/home$/);
  await page.keyboard.press("Escape");
});

test("a section has an address, which leads to its heading; one that there is not begins at the beginning", async () => {
  await goTo("/help?section=holding");
  await hasFocus("Putting an alarm on hold");
  await expect(contents().getByRole("link", { name: "Putting an alarm on hold" })).toHaveAttribute("aria-current");
  // The names of buttons and tabs are those that stand on them.
  await expect(page.getByRole("main").locator("section").first()).toContainText("H leads to Hold");
  await goTo("/help?section=nothing");
  await expect(page.getByRole("heading", { level: 2, name: "Your first day" })).toBeVisible();
  await goTo("/help?section=sign_in");
  await page.getByRole("main").getByRole("link", { name: "Your shifts" }).click();
  await expect(page).toHaveURL(/\/help\?section=roster$/);
  const menu = page.getByRole("navigation", { name: "Main menu" });
  await expect(menu.getByRole("link", { name: "Help", exact: true })).toHaveAttribute("aria-current", "page");
  await hasFocus("Your shifts");
});

test("the keys are those of the list of keys, page by page", async () => {
  await goTo("/help?section=keys_list");
  const text = page.getByRole("main");
  await expect(text.getByText("Take the next alarm and claim it")).toBeVisible();
  await expect(text.getByText("Pick up the entry")).toBeVisible();
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Keys" });
  const general = await sheet.locator("dd").allTextContents();
  await page.keyboard.press("Escape");
  expect(general.length).toBeGreaterThan(4);
  for (const line of general) await expect(text.locator("dd").filter({ hasText: line }).first()).toBeVisible();
});

test("words are found in all chapters, by keys alone, and what was found leads on", async () => {
  await look().focus();
  await page.keyboard.type("mute priority");
  await expect(page.getByRole("status").filter({ hasText: "these words" })).toHaveText("1 section has these words.");
  await expect(section("The sound")).toBeVisible();
  await expect(page).toHaveURL(/[?&]q=mute(\+|%20)priority/);
  await section("The sound").getByRole("link").focus();
  await page.keyboard.press("Enter");
  await hasFocus("The sound");
  await expect(look()).toHaveValue("");
  await look().fill("xylophone");
  await expect(page.getByText("No section has all the words of “xylophone”.", { exact: false })).toBeVisible();
  await look().fill("");
  await expect(page.getByRole("heading", { level: 2 }).filter({ hasText: "Your first day" })).toBeVisible();
});

test("without a line it can be read and looked through, also when it was never opened", async ({ browser }) => {
  const other = await seat(browser, story, "bora");
  await expect(live(other)).toBeVisible({ timeout: 20_000 });
  await expect.poll(() => other.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await other.context().setOffline(true);
  await other.keyboard.press("F1");
  await expect(other.getByRole("heading", { level: 2, name: "Your first day" })).toBeVisible({ timeout: 15_000 });
  await other.reload();
  await other.getByRole("searchbox", { name: "Look for words in the manual" }).fill("without a connection");
  await expect(other.getByRole("heading", { level: 3, name: "What can be done, and what can't" })).toBeVisible();
  await other.context().close();
});

test("on a tablet the contents stand above the text, on a wide screen beside it", async () => {
  const sides = async () => {
    const nav = (await contents().boundingBox())!;
    const text = (await page.getByRole("main").locator("article").boundingBox())!;
    return { above: nav.y + nav.height <= text.y + 1, beside: nav.x + nav.width <= text.x + 1 };
  };
  expect(await sides()).toEqual({ above: false, beside: true });
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect.poll(sides).toEqual({ above: true, beside: false });
  await page.setViewportSize({ width: 1280, height: 800 });
});

test("axe finds nothing against it, in the light or in the dark room", async () => {
  for (const theme of ["light", "dark-room"]) {
    await page.evaluate((name) => localStorage.setItem("preferences", JSON.stringify({ theme: name })), theme);
    await page.goto(`${story.store.url}/help?section=sound`);
    await hasFocus("The sound");
    const { violations } = await new AxeBuilder({ page }).include("main").analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  }
});

test("in Turkish the search finds whatever i was typed", async () => {
  await page.evaluate(() => localStorage.setItem("language", "tr"));
  await page.goto(`${story.store.url}/help`);
  await expect(page.getByRole("heading", { level: 2, name: "İlk gününüz" })).toBeVisible({ timeout: 20_000 });
  await page.getByRole("searchbox", { name: "Kılavuzda kelime ara" }).fill("ISARETIN SESSIZLIK");
  await expect(section("Ses")).toBeVisible();
  // The same address is the same section in each language.
  await goTo("/help?section=holding");
  await expect(section("Alarmı beklemeye alma")).toBeVisible();
});

test("in Arabic it reads from the right, contents first, with keys that keep their own direction", async () => {
  await page.evaluate(() => localStorage.setItem("language", "sa"));
  await page.goto(`${story.store.url}/help?section=closing`);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(section("إغلاق إنذار")).toBeVisible({ timeout: 20_000 });
  const nav = (await page.getByRole("navigation", { name: "المحتويات" }).boundingBox())!;
  const text = (await page.getByRole("main").locator("article").boundingBox())!;
  expect(nav.x).toBeGreaterThanOrEqual(text.x + text.width - 1);
  await expect(page.getByRole("main").locator("kbd").first()).toHaveCSS("direction", "ltr");
  await expect(page.getByRole("main")).not.toContainText("$t(");
});

test("whoever lacks the flag finds it in no menu, and its address says so", async ({ browser }) => {
  const { email } = await addPerson(story.store, "operator");
  const role = await story.store.client().collection("role_authorities").getFirstListItem('name = "operator"');
  const authorities = role["authorities"] as Record<string, unknown>;
  await story.store
    .client()
    .collection("role_authorities")
    .update(role.id, { authorities: { ...authorities, help: false } });
  const other = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await other.goto(story.store.url);
  await signIn(other, { email, password: PASSWORD });
  await expect(other.getByTestId("profile")).toBeVisible({ timeout: 20_000 });
  await other.goto(`${story.store.url}/help`);
  await expect(other.getByText("You may not open this page")).toBeVisible({ timeout: 20_000 });
  await expect(other.getByRole("link", { name: "Help", exact: true })).toHaveCount(0);
  await other.context().close();
});
