/** What somebody types is never taken from him: while a save is under way, after a lost answer, and where the record is deleted. */
import { expect, test, type Page } from "@playwright/test";
import { idsOf } from "./local-copies";
import type { StoryRoom } from "./room";

interface Seat {
  readonly story: StoryRoom;
  readonly page: Page;
}

const form = (page: Page) => page.locator("main form:visible");
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });
const saved = (page: Page) => page.getByText("Saved.", { exact: true });

async function save(page: Page): Promise<void> {
  await page.keyboard.press("Control+Enter");
  await expect(saved(page)).toBeVisible();
  await expect(saved(page)).toBeHidden({ timeout: 10_000 });
}

const contacts = (story: StoryRoom) => story.store.client().collection("important_contacts");
const show = (page: Page, path: string) => page.goto(new URL(`/administrator/settings/${path}`, page.url()).href);

/** A contact that was there before, open in the browser. */
async function openContact({ story, page }: Seat, name: string): Promise<string> {
  const values = { name, kind: "police", active: true };
  const { id } = await contacts(story).create(values);
  await show(page, `important-contacts?id=${id}`);
  await expect(field(page, "Name")).toHaveValue(name, { timeout: 30_000 });
  await expect.poll(() => idsOf(page, "important_contacts"), { timeout: 30_000 }).toContain(id);
  return id;
}

/** Keeps the answers to what the browser writes until they are let go. */
async function holdAnswers(page: Page): Promise<() => void> {
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/important_contacts\/records/, async (route) => {
    if (route.request().method() === "GET") return route.fallback();
    const response = await route.fetch();
    await gate;
    return route.fulfill({ response });
  });
  return letGo;
}

async function keepsTyped({ story, page }: Seat): Promise<void> {
  const id = await openContact({ story, page }, "Police York");
  const letGo = await holdAnswers(page);
  await field(page, "Area served").fill("YO1");
  await page.keyboard.press("Control+Enter");
  await expect(form(page)).toHaveAttribute("aria-busy", "true");
  await expect
    .poll(async () => (await contacts(story).getFirstListItem<{ area: string }>(`id = "${id}"`)).area)
    .toBe("YO1");
  await field(page, "Hours").focus();
  await page.keyboard.type("day and");
  await field(page, "Area served").fill("");
  await field(page, "Hours").focus();
  await page.keyboard.press("End");
  letGo();
  await expect(page.getByText("Saved, but not what you typed meanwhile: Area served, Hours.")).toBeVisible();
  await expect(page.getByText("Changed: Area served, Hours")).toBeVisible();
  // In the middle of a sentence.
  await page.keyboard.type(" night");
  await expect(field(page, "Hours")).toHaveValue("day and night");
  await expect(field(page, "Area served")).toHaveValue("");
  await save(page);
  await page.unrouteAll();
  expect(await contacts(story).getFirstListItem(`id = "${id}"`)).toMatchObject({ area: "", hours: "day and night" });

  // Back to what stood there before, while the news of the save comes by the copy and its answer does not.
  const letGoToo = await holdAnswers(page);
  // Beside the form the list has room for the column that tells of it.
  const usual = page.viewportSize();
  await page.setViewportSize({ width: 1920, height: 1000 });
  await field(page, "Area served").fill("YO2");
  await page.keyboard.press("Control+Enter");
  await expect(form(page)).toHaveAttribute("aria-busy", "true");
  await field(page, "Area served").fill("");
  await expect(page.getByRole("grid").getByText("YO2")).toBeAttached({ timeout: 30_000 });
  if (usual) await page.setViewportSize(usual);
  await expect(field(page, "Area served")).toHaveValue("");
  letGoToo();
  await expect(page.getByText("Changed: Area served")).toBeVisible();
  await expect(field(page, "Area served")).toHaveValue("");
  await save(page);
  await page.unrouteAll();
}

async function keepsNew({ story, page }: Seat): Promise<void> {
  await show(page, "important-contacts?id=new");
  await field(page, "Name").fill("Police Hull");
  await field(page, "Kind").selectOption("Police");
  const letGo = await holdAnswers(page);
  await page.keyboard.press("Control+Enter");
  await expect(form(page)).toHaveAttribute("aria-busy", "true");
  await field(page, "Hours").fill("at night");
  letGo();
  await expect(page.getByText("Saved, but not what you typed meanwhile: Hours.")).toBeVisible();
  await expect(page).toHaveURL(/id=new/);
  await expect(field(page, "Hours")).toHaveValue("at night");
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(field(page, "Hours")).toHaveValue("at night");
  await expect(page.getByText("Changed: Hours")).toBeVisible();
  await save(page);
  await page.unrouteAll();
  await expect(page).toHaveURL(/id=[a-z0-9]{15}/);
  const made = await contacts(story).getFullList({ filter: 'name = "Police Hull"' });
  expect(made).toHaveLength(1);
  expect(made[0]).toMatchObject({ hours: "at night" });
}

async function storesCorrected({ story, page }: Seat): Promise<void> {
  await show(page, "important-contacts?id=new");
  await field(page, "Name").fill("Police Selbi");
  await field(page, "Kind").selectOption("Police");
  await page.route(/important_contacts\/records/, async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    await route.fetch();
    return route.abort("connectionreset");
  });
  await page.keyboard.press("Control+Enter");
  await expect(form(page).getByText("The server does not answer.", { exact: false })).toBeVisible();
  await page.unrouteAll();
  await field(page, "Name").fill("Police Selby");
  await expect(form(page).getByRole("button", { name: /^Create/ })).toHaveAttribute("aria-disabled", "false");
  await save(page);
  await expect(field(page, "Name")).toHaveValue("Police Selby");
  const made = await contacts(story).getFullList({ filter: 'name ~ "Selb"' });
  expect(made.map(({ name }) => name as string)).toEqual(["Police Selby"]);
}

async function keepsDeleted({ story, page }: Seat): Promise<void> {
  const gone = page.getByText("Somebody has deleted this meanwhile.", { exact: false });
  const id = await openContact({ story, page }, "Police Ripon");
  await field(page, "Area served").fill("HG4");
  await contacts(story).delete(id);
  await expect(gone).toBeVisible({ timeout: 30_000 });
  await expect(field(page, "Area served")).toHaveValue("HG4");
  // The key that saves does not make it again.
  await field(page, "Area served").press("Control+Enter");
  await page.getByRole("button", { name: "Create anew" }).click();
  await expect(saved(page)).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(field(page, "Area served")).toHaveValue("HG4");
  const made = await contacts(story).getFullList({ filter: 'name = "Police Ripon"' });
  expect(made).toHaveLength(1);
  expect(made[0]).toMatchObject({ kind: "police", area: "HG4", active: true });
  // Deleted once more, and saved before the news is here.
  const second = made[0]?.id ?? "";
  await field(page, "Hours").fill("at night");
  await page.route(new RegExp(`important_contacts/records/${second}`), async (route) => {
    if (route.request().method() === "PATCH") await contacts(story).delete(second);
    return route.fallback();
  });
  await page.keyboard.press("Control+Enter");
  await expect(gone).toBeVisible();
  await expect(field(page, "Hours")).toHaveValue("at night");
  await page.getByRole("button", { name: "Give it up" }).click();
  await expect(page.getByText("There is no such record")).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press("Escape");
  await expect(form(page)).toHaveCount(0);
  await page.unrouteAll();
}

async function keepsDeletedOverReload({ story, page }: Seat): Promise<void> {
  const gone = page.getByText("Somebody has deleted this meanwhile.", { exact: false });
  const id = await openContact({ story, page }, "Police Thirsk");
  await field(page, "Area served").fill("YO7");
  await contacts(story).delete(id);
  await expect(gone).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await expect(gone).toBeVisible({ timeout: 30_000 });
  await expect(field(page, "Area served")).toHaveValue("YO7");
  // Of the record itself nothing was kept.
  await expect(field(page, "Name")).toHaveValue("");
  await field(page, "Name").fill("Police Thirsk again");
  await field(page, "Kind").selectOption("Police");
  await page.getByRole("button", { name: "Create anew" }).click();
  await expect(saved(page)).toBeVisible();
  const made = await contacts(story).getFullList({ filter: 'name ~ "Thirsk"' });
  expect(made.map(({ area, kind }) => [area as string, kind as string])).toEqual([["YO7", "police"]]);
  // Once it is saved, what was typed is kept no more: the deleted one is simply not there.
  await show(page, `important-contacts?id=${id}`);
  await expect(page.getByText("There is no such record")).toBeVisible({ timeout: 30_000 });
}

/** The tests, in the room and with the browser of a file. */
export function keepsWhatIsTyped(seat: () => Seat): void {
  test("keeps what is typed while a save is under way, and says that it is not saved", () => keepsTyped(seat()));
  test("stays with a new one that is typed into while it is made, and makes one of it", () => keepsNew(seat()));
  test("stores what was corrected after the answer to the first try was lost", () => storesCorrected(seat()));
  test("keeps what is typed into a record that somebody deletes, and makes it anew or gives it up", () =>
    keepsDeleted(seat()));
  test("keeps it over a reload as well, though the record can't be read any more", () =>
    keepsDeletedOverReload(seat()));
}
