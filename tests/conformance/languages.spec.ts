/** Languages by the specification, in a browser: the picker, the question, the toasts, the page that follows. */
import { expect, test, type Page } from "@playwright/test";
import { languagesServer, type LanguagesServer } from "../support/languages-server";
import { putLanguage } from "../support/languages";
import { leave, openRoom, seat, signIn, type StoryRoom } from "../e2e/room";

let story: StoryRoom;
let remote: LanguagesServer;
let page: Page;

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser }) => {
  story = await openRoom();
  remote = await languagesServer([
    { name: "German", code: "de", json_template: { "common:menu.alarms": "Alarme" } },
    { name: "Arabic", code: "sa", json_template: { "common:menu.alarms": "إنذارات" } },
  ]);
  await putLanguage(story.store, "tr", { "common:menu.alarms": "Alarmlar" });
  const settings = story.store.client().collection("program_settings");
  await settings.update((await settings.getFirstListItem("")).id, { languageStoreUrl: remote.url });
  page = await seat(browser, story, "cem");
});

test.afterAll(async () => {
  await leave(story, page);
  await remote?.stop();
});

const picker = (at: Page) => at.getByTestId("language");
const item = (at: Page, name: string) => at.getByRole("menuitemradio", { name, exact: true });
const menuLink = (at: Page, name: string) => at.getByRole("link", { name, exact: true }).first();
const stored = (at: Page) => at.evaluate(() => localStorage.getItem("language"));
const pageIs = (at: Page) => at.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);

/** Marks the page as it is: the one that follows has no mark. */
async function pick(at: Page, name: string): Promise<void> {
  await at.evaluate(() => Object.assign(window, { isBefore: true }));
  await picker(at).click();
  await item(at, name).click();
}

/** Loaded anew, in that language. */
async function reloadedIn(at: Page, code: string): Promise<void> {
  const isAfter = () =>
    at
      .evaluate(() => {
        const [loaded] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
        return loaded?.type === "reload" && !("isBefore" in window);
      })
      .catch(() => false);
  await expect.poll(isAfter, { timeout: 20_000 }).toBe(true);
  expect(await stored(at)).toBe(code);
  await expect(picker(at).locator("img")).toHaveAttribute("src", `/flags/${code.toUpperCase()}.svg`);
}

test("S2-15 S9-14 the picker shows the flag in use; its panel is 280 px wide, with all languages two in a row", async () => {
  await expect(picker(page).locator("img")).toHaveAttribute("src", "/flags/EN.svg");
  await picker(page).click();
  const panel = page.locator(".MuiMenu-paper");
  await expect(page.getByRole("menuitemradio")).toHaveCount(27);
  await expect.poll(async () => (await panel.boundingBox())?.width).toBe(280);
  const boxes = await Promise.all(
    ["English", "Türkçe", "Deutsch"].map(async (name) => (await item(page, name).boundingBox()) ?? { x: 0, y: 0 }),
  );
  const [first, second, third] = boxes;
  expect(first?.y).toBe(second?.y);
  expect(second?.x).toBeGreaterThan(first?.x ?? 0);
  expect(third?.x).toBe(first?.x);
  await expect(item(page, "English")).toHaveAttribute("aria-checked", "true");
  await expect(item(page, "Türkçe").locator("img")).toHaveAttribute("src", "/flags/TR.svg");
  const drawn = await page
    .locator(".MuiMenu-paper img")
    .evaluateAll((flags) => flags.every((flag) => (flag as HTMLImageElement).naturalWidth > 0));
  expect(drawn).toBe(true);
  await page.keyboard.press("ArrowRight");
  await expect(item(page, "Türkçe")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(item(page, "中文")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(picker(page)).toBeFocused();
});

test("S4-25 S4-26 a language that is there loads, becomes active, is stored, and the page is loaded anew where it is", async () => {
  await page.goto(`${story.store.url}/administrator/signals/signal_history?text=x`);
  await expect(picker(page)).toBeVisible();
  const { pathname, search } = new URL(page.url());
  await pick(page, "Türkçe");
  await reloadedIn(page, "tr");
  await expect(menuLink(page, "Alarmlar")).toBeVisible();
  expect(new URL(page.url())).toMatchObject({ pathname, search });
  expect(await pageIs(page)).toEqual(["tr", "ltr"]);
  const { language } = await story.store.client().collection("users").getOne(story.room.users.cem.id);
  expect(language).toBe("tr");
});

test("S4-27 the language in the local storage is used at the start", async () => {
  await page.reload();
  await expect(menuLink(page, "Alarmlar")).toBeVisible();
  await expect(picker(page).locator("img")).toHaveAttribute("src", "/flags/TR.svg");
});

test("S2-15 the query parameter lang switches any page, and leaves the address", async () => {
  await page.goto(`${story.store.url}/administrator/signals/pending_signals?lang=en`);
  await reloadedIn(page, "en");
  await expect.poll(() => new URL(page.url()).search).toBe("");
  expect(new URL(page.url()).pathname).toBe("/administrator/signals/pending_signals");
  await expect(menuLink(page, "Alarms")).toBeVisible();
});

test("S4-22 S2-16 without texts the question opens, and Cancel changes nothing", async () => {
  await pick(page, "Deutsch");
  const dialog = page.getByRole("dialog", { name: "download language package" });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Download", exact: true })).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel", exact: true }).click();
  await expect(dialog).toBeHidden();
  expect(await stored(page)).toBe("en");
});

test("S8-03 S8-04 a package that the other server has not is an error by its code, and the question stays", async () => {
  await pick(page, "Français");
  const dialog = page.getByRole("dialog", { name: "download language package" });
  await dialog.getByRole("button", { name: "Download", exact: true }).click();
  await expect(page.getByText("Error downloading language package for fr", { exact: true })).toBeVisible();
  await expect(dialog.getByText("There is no package of this language.")).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel", exact: true }).click();
  expect(await stored(page)).toBe("en");
});

test("S4-24 S2-16 S8-05 on Download it spins, is fetched, saved, told and used", async () => {
  await pick(page, "Deutsch");
  const dialog = page.getByRole("dialog", { name: "download language package" });
  let go = (): void => undefined;
  const held = new Promise<void>((done) => (go = done));
  await page.route(/language_store\/de/, async (route) => {
    await held;
    await route.continue();
  });
  await dialog.getByRole("button", { name: "Download", exact: true }).click();
  await expect(dialog.getByRole("progressbar")).toBeVisible();
  go();
  await expect(page.getByText("Successfully downloaded language package for de", { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  await reloadedIn(page, "de");
  await expect(menuLink(page, "Alarme")).toBeVisible();
  const saved = await story.store.client().collection("languages").getFirstListItem('code = "de"');
  expect(saved).toMatchObject({ name: "German", json_template: { "common:menu.alarms": "Alarme" } });
  await page.unroute(/language_store\/de/);
});

test("S4-26 S9-02 'sa' turns the page to the left, and English turns it back", async () => {
  await page.goto(`${story.store.url}/administrator/signals/alarms?lang=sa`);
  await page.getByRole("dialog").getByRole("button").last().click();
  await reloadedIn(page, "sa");
  await expect(menuLink(page, "إنذارات")).toBeVisible();
  expect(await pageIs(page)).toEqual(["ar", "rtl"]);
  await pick(page, "English");
  await reloadedIn(page, "en");
  expect(await pageIs(page)).toEqual(["en", "ltr"]);
});

test("S8-10 where the server does not say whether the texts are there, the code is applied all the same", async () => {
  await page.route(/collections\/languages\/records/, (route) => route.abort());
  await pick(page, "Magyar");
  await reloadedIn(page, "hu");
  await expect(menuLink(page, "Alarms")).toBeVisible();
  await page.unroute(/collections\/languages\/records/);
  await pick(page, "English");
  await reloadedIn(page, "en");
});

test("another window is told, and keeps its page until its person says so", async () => {
  const other = await page.context().newPage();
  await other.goto(`${story.store.url}/administrator/signals/alarms`);
  await expect(picker(other)).toBeVisible();
  await pick(page, "Türkçe");
  await reloadedIn(page, "tr");
  const notice = other.getByTestId("language-notice");
  await expect(notice.getByText("The language was changed in another window.")).toBeVisible();
  await expect(menuLink(other, "Alarms")).toBeVisible();
  await notice.getByRole("button", { name: "Reload" }).click();
  await expect(menuLink(other, "Alarmlar")).toBeVisible();
  await other.close();
});

test("what is typed into a form and not saved is there in the other language", async () => {
  await page.goto(`${story.store.url}/administrator/signals/alarms?lang=en`);
  await reloadedIn(page, "en");
  const panels = story.store.client().collection("panel_templates");
  const { id } = await panels.create({ make: "Vega", model: "1", protocol: "SIA-DCS" });
  await page.goto(`${story.store.url}/administrator/settings/panels?id=${id}`);
  const model = () => page.locator("main form input").nth(1);
  await expect(model()).toHaveValue("1");
  await model().fill("typed and not saved");
  page.once("dialog", (asked) => void asked.accept());
  await pick(page, "Türkçe");
  await reloadedIn(page, "tr");
  await expect(model()).toHaveValue("typed and not saved");
  expect((await panels.getOne<{ model: string }>(id)).model).toBe("1");
});

test("S4-23 S8-02 S6-09 without the permission there is an error, and no question", async ({ browser }) => {
  const operator = await seat(browser, story, "ayla");
  await pick(operator, "Dansk");
  await expect(operator.getByText("you are not allowed to download language package", { exact: true })).toBeVisible();
  await expect(operator.getByRole("dialog")).toHaveCount(0);
  expect(await stored(operator)).not.toBe("da");
  await operator.context().close();
});

test("at the sign-in there are the languages that are there, and the one that is chosen stays", async ({ browser }) => {
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(story.store.url);
  await picker(guest).click();
  await expect(guest.getByRole("menuitemradio")).toHaveText(["English", "Türkçe", "Deutsch", "العربية"]);
  await item(guest, "Türkçe").click();
  await reloadedIn(guest, "tr");
  await signIn(guest, story.room.users.bora);
  await expect(menuLink(guest, "Alarmlar")).toBeVisible();
  await guest.context().close();
});
