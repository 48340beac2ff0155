/** A list of records: any spelling finds, columns and views are one's own, and many are changed only as they were ticked. */
import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Locator, type Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { keepsWhatIsTyped } from "./kept-typing";
import { openLine, type Line } from "./line";
import { leave, live, openRoom, seat, type StoryRoom } from "./room";

const KINDS = ["police", "fire", "ambulance", "utility", "patrol"] as const;
/** A beat comes every 5 s; a machine that has other work takes its time. */
const TOLD_MS = 15_000;
const NAMES = ["İSTANBUL Emniyet", "North fire station", "Zürich Sanität", "Gas and water", "Blue patrol"];

interface Contact {
  readonly id: string;
  readonly name: string;
  readonly active: boolean;
  readonly updated: string;
}

let story: StoryRoom;
let line: Line;
let cem: Page;

test.describe.configure({ mode: "serial" });

const contacts = () => story.store.client().collection("important_contacts");

const create = (number: number, order: number): Promise<Contact> =>
  contacts().create<Contact>({
    name: `${NAMES[number % 5]} ${number}`,
    kind: KINDS[number % 5],
    area: `Postcodes from ${1000 + number}`,
    phones: [{ number: `+44 7700 900 ${100 + number}`, kind: "desk" }],
    nextCheckOn: "2027-03-28",
    active: true,
    order,
  });

test.beforeAll(async ({ browser }) => {
  story = await openRoom();
  line = await openLine(Number(new URL(story.store.url).port));
  for (const { id } of await contacts().getFullList()) await contacts().delete(id);
  for (let number = 0; number < 60; number += 1) await create(number, 100 + number);
  cem = await seat(browser, story, "cem", { url: line.url });
  await expect(live(cem)).toBeVisible({ timeout: 30_000 });
});

test.afterAll(async () => {
  await leave(story, cem);
  await line.close();
});

const grid = () => cem.getByRole("grid", { name: "Important contacts" });
const row = (name: string): Locator => grid().getByRole("row", { name: new RegExp(`\\b${name}\\b`) });
const tick = (name: string): Locator => cem.getByRole("checkbox", { name: `Select ${name}`, exact: true });
const header = (name: string): Locator => grid().getByRole("columnheader", { name, exact: true });
const count = (text: string): Locator => cem.getByRole("status").filter({ hasText: new RegExp(`^${text}$`) });
const search = () => new URL(cem.url()).searchParams;
const headers = (): Promise<string[]> => grid().getByRole("columnheader").locator(".name").allTextContents();

async function openContacts(query = ""): Promise<void> {
  await cem.goto(`${line.url}/administrator/settings/important-contacts${query}`);
  await expect(grid().locator("[data-row]").first()).toBeVisible({ timeout: 30_000 });
}

/** The id of the cell that the keys stand on. */
const standsOn = (): Promise<string> =>
  grid().evaluate((box) => {
    const cell = document.getElementById(box.getAttribute("aria-activedescendant") ?? "");
    return cell?.textContent ?? "";
  });

test("finds any spelling, narrows by a choice, orders by a column, and the address keeps it", async () => {
  await openContacts();
  await expect(count("60 rows")).toBeVisible();
  await cem.getByRole("searchbox", { name: "Search", exact: true }).fill("istanbul");
  await expect(count("12 of 60 rows")).toBeVisible();
  await cem.getByRole("searchbox", { name: "Search", exact: true }).fill("ZURICH");
  await expect(count("12 of 60 rows")).toBeVisible();
  await cem.getByRole("combobox", { name: "Kind" }).selectOption({ label: "Ambulance" });
  await header("Name").click();
  await expect(header("Name")).toHaveAttribute("aria-sort", "ascending");
  await expect(grid().locator("[data-row]").first()).toContainText("Zürich Sanität 2");
  await header("Name").click();
  await expect(header("Name")).toHaveAttribute("aria-sort", "descending");
  await expect(grid().locator("[data-row]").first()).toContainText("Zürich Sanität 57");
  await expect.poll(() => [search().get("q"), search().get("sort")]).toEqual(["ZURICH", "-name"]);
  await cem.reload();
  await expect(grid().locator("[data-row]").first()).toContainText("Zürich Sanität 57", { timeout: 30_000 });
  await expect(count("12 of 60 rows")).toBeVisible();
  await cem.getByRole("button", { name: "Clear filters" }).click();
  await expect(count("60 rows")).toBeVisible();
});

test("is gone through and laid out by keys alone", async () => {
  await openContacts();
  await grid().focus();
  await cem.keyboard.press("ArrowDown");
  await cem.keyboard.press("ArrowRight");
  await expect.poll(standsOn).toBe("İSTANBUL Emniyet 0");
  await cem.keyboard.press("Control+End");
  // The last row is drawn before the focus can go there.
  await expect.poll(standsOn).toBe("Yes");
  await expect(row("Blue patrol 59")).toBeVisible();
  await cem.keyboard.press("Control+Home");
  await cem.keyboard.press("ArrowRight");
  await cem.keyboard.press("PageDown");
  expect(await standsOn()).not.toBe("İSTANBUL Emniyet 0");
  const [first = "", second = ""] = await headers();
  await cem.keyboard.press("Alt+ArrowRight");
  await expect.poll(headers).toEqual(expect.arrayContaining([second, first]));
  expect((await headers()).slice(0, 2)).toEqual([second, first]);
  const before = (await header(first).boundingBox())?.width ?? 0;
  await cem.keyboard.press("Alt+Shift+ArrowRight");
  await expect.poll(async () => (await header(first).boundingBox())?.width).toBeCloseTo(before + 16, 0);
  await cem.keyboard.press("Control+Home");
  await cem.keyboard.press("ArrowUp");
  await cem.keyboard.press("ArrowRight");
  await cem.keyboard.press("Enter");
  await expect(header(second)).toHaveAttribute("aria-sort", "ascending");
});

test("is laid out by the mouse: a name is dragged to another place, an edge is pulled", async () => {
  await cem.getByRole("button", { name: "Views" }).click();
  await cem.getByRole("menuitem", { name: "Usual view" }).click();
  expect((await headers()).slice(0, 3)).toEqual(["Name", "Kind", "Area served"]);
  await header("Name").locator(".name").dragTo(header("Area served").locator(".name"));
  await expect.poll(async () => (await headers()).slice(0, 3)).toEqual(["Kind", "Area served", "Name"]);
  const before = (await header("Kind").boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await cem.mouse.move(before.x + before.width - 3, before.y + before.height / 2);
  await cem.mouse.down();
  await cem.mouse.move(before.x + before.width + 57, before.y + before.height / 2, { steps: 6 });
  await cem.mouse.up();
  await expect.poll(async () => (await header("Kind").boundingBox())?.width).toBeCloseTo(before.width + 60, 0);
  expect((await headers()).slice(0, 3)).toEqual(["Kind", "Area served", "Name"]);
  await expect(header("Kind")).toHaveAttribute("aria-sort", "none");
});

test("ticked rows alone are changed, whatever comes and whoever else changes one (H-AC-05)", async () => {
  await openContacts("?q=");
  await cem.getByRole("button", { name: "Views" }).click();
  await cem.getByRole("menuitem", { name: "Usual view" }).click();
  const three = [NAMES[0] + " 0", NAMES[1] + " 1", NAMES[2] + " 2"];
  for (const name of three) await tick(name).click();
  await expect(count("3 selected")).toBeVisible();
  // The mouse rests on a row while twenty come in above it.
  const under = row("Gas and water 3");
  await under.hover();
  const before = await under.boundingBox();
  for (let number = 60; number < 80; number += 1) await create(number, number - 60);
  await expect(count("80 rows")).toBeVisible({ timeout: TOLD_MS });
  // What others make and delete comes with the next beat, not with the minute's round.
  const extra = await create(80, 900);
  await expect(count("81 rows")).toBeVisible({ timeout: TOLD_MS });
  await contacts().delete(extra.id);
  await expect(count("80 rows")).toBeVisible({ timeout: TOLD_MS });
  const after = await under.boundingBox();
  expect(after?.y).toBeCloseTo(before?.y ?? 0, 0);
  await expect(count("3 selected")).toBeVisible();
  for (const name of three) await expect(tick(name)).toBeChecked();
  await cem.getByRole("button", { name: "Deactivate" }).click();
  const dialog = cem.getByRole("dialog", { name: "Deactivate 3 records?" });
  await expect(dialog.getByRole("listitem")).toHaveText(three);
  // Somebody else changes one of them while the question stands.
  const [changed] = await contacts().getFullList<Contact>({ filter: `name = "${three[1]}"` });
  await contacts().update(changed?.id ?? "", { hours: "day and night" });
  await dialog.getByRole("button", { name: "Deactivate 3" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(/^2 done\. 1 was refused/);
  await expect(dialog.getByRole("listitem")).toHaveText([new RegExp(`^${three[1]}: Somebody has changed this`)]);
  await dialog.getByRole("button", { name: "Close" }).click();
  const off = await contacts().getFullList<Contact>({ filter: "active = false", sort: "order" });
  expect(off.map(({ name }) => name)).toEqual([three[0], three[2]]);
  await expect(count("1 selected")).toBeVisible();
});

test("a row that comes in while the button of the mouse is down leaves the press where it was (H-AC-05)", async () => {
  await cem.getByRole("button", { name: "Clear selection" }).click();
  const pressed = tick("Gas and water 3");
  const place = async () => Number(await row("Gas and water 3").getAttribute("aria-rowindex"));
  await pressed.hover();
  const was = await place();
  const box = (await pressed.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await cem.mouse.move(x, y);
  await cem.mouse.down();
  const above = await create(81, 0);
  await expect(count("81 rows")).toBeVisible({ timeout: TOLD_MS });
  // It stands above: the row under the mouse is one further down than it was.
  await expect.poll(place).toBe(was + 1);
  await cem.mouse.up();
  await expect(count("1 selected")).toBeVisible();
  await expect(pressed).toBeChecked();
  await contacts().delete(above.id);
  await expect(count("80 rows")).toBeVisible({ timeout: TOLD_MS });
  await expect(pressed).toBeChecked();
});

test("a tick that a filter hides is taken away and named, and never acted on (H-AC-05)", async () => {
  await cem.getByRole("button", { name: "Clear selection" }).click();
  await tick("Gas and water 3").click();
  await tick("Blue patrol 4").click();
  await cem.getByRole("combobox", { name: "Kind" }).selectOption({ label: "Patrol" });
  await expect(cem.getByText("Gas and water 3 is not in the list any more and no longer selected.")).toBeVisible();
  await cem.getByRole("button", { name: "Deactivate" }).click();
  const dialog = cem.getByRole("dialog", { name: "Deactivate 1 record?" });
  await expect(dialog.getByRole("listitem")).toHaveText(["Blue patrol 4"]);
  await dialog.getByRole("button", { name: "Deactivate 1" }).click();
  await expect(dialog).toBeHidden();
  const gas = await contacts().getFirstListItem<Contact>('name = "Gas and water 3"');
  const patrol = await contacts().getFirstListItem<Contact>('name = "Blue patrol 4"');
  expect([gas.active, patrol.active]).toEqual([true, false]);
});

test("a view is kept under a name, opens the list, and goes again", async () => {
  await cem.getByRole("button", { name: "Columns" }).click();
  await cem.getByRole("checkbox", { name: "Area served" }).uncheck();
  await cem.getByRole("checkbox", { name: "Hours" }).check();
  await cem.getByRole("button", { name: "Close" }).click();
  await cem.getByRole("button", { name: "Views" }).click();
  await cem.getByRole("menuitem", { name: "Save this view" }).click();
  await cem.getByLabel("Name", { exact: true }).fill("Patrols");
  await cem.getByRole("button", { name: "Save", exact: true }).click();
  await expect(cem.getByRole("dialog")).toBeHidden();
  await cem.getByRole("button", { name: "Views" }).click();
  await cem.getByRole("menuitem", { name: "Open with this view" }).click();
  await cem.getByRole("button", { name: "Save", exact: true }).click();
  await expect(cem.getByRole("dialog")).toBeHidden();
  await openContacts();
  await expect(cem.getByRole("combobox", { name: "Kind" })).toHaveValue("patrol");
  expect(await headers()).toEqual(expect.arrayContaining(["Name", "Hours"]));
  expect(await headers()).not.toContain("Area served");
  await cem.getByRole("button", { name: "Views" }).click();
  await cem.getByRole("menuitem", { name: "Usual view" }).click();
  await expect(count("80 rows")).toBeVisible();
  expect(await headers()).toContain("Area served");
  await cem.getByRole("button", { name: "Views" }).click();
  await cem.getByRole("menuitem", { name: "Patrols" }).click();
  await expect(count("16 of 80 rows")).toBeVisible();
  await cem.getByRole("button", { name: "Views" }).click();
  await cem.getByRole("menuitem", { name: "Manage views" }).click();
  await cem.getByRole("button", { name: "Rename Patrols" }).click();
  await cem.getByLabel("Name", { exact: true }).fill("Guards");
  await cem.getByRole("button", { name: "Save", exact: true }).click();
  await expect(cem.getByRole("button", { name: "Delete Guards" })).toBeVisible();
  await cem.getByRole("button", { name: "Delete Guards" }).click();
  await cem.getByRole("button", { name: "Delete My opening view" }).click();
  await expect(cem.getByRole("dialog").getByRole("listitem")).toHaveCount(0);
  await cem.getByRole("button", { name: "Close" }).click();
  expect(await story.store.client().collection("list_views").getFullList()).toEqual([]);
});

test("a file has the columns and the rows that are seen", async () => {
  const [download] = await Promise.all([
    cem.waitForEvent("download"),
    cem.getByRole("button", { name: "Export CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^watchdesk-important-contacts-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await download.path(), "utf8")).split("\r\n").filter(Boolean);
  expect(lines).toHaveLength(17);
  expect(lines[0]).toMatch(/^\ufeffName,Kind,/);
  expect(lines.slice(1).every((text) => text.includes(",Patrol,"))).toBe(true);
  await expect(cem.getByText(/^16 rows saved as watchdesk-important-contacts/)).toBeVisible();
});

test("a pinned column stays in its place on the ground of its row, and covers what is scrolled beneath it", async () => {
  await cem.getByRole("button", { name: "Columns" }).click();
  await cem.getByRole("button", { name: "Keep Kind at the start" }).click();
  await cem.getByRole("button", { name: "Close" }).click();
  await cem.setViewportSize({ width: 640, height: 800 });
  const pinned = grid().locator("[data-row]").first().locator(".cell.last-pinned");
  await expect(pinned).toHaveText("Patrol");
  const before = await pinned.boundingBox();
  await grid().evaluate((box) => box.scrollBy({ left: 200 }));
  await expect.poll(() => grid().evaluate((box) => box.scrollLeft)).toBeGreaterThan(100);
  expect((await pinned.boundingBox())?.x).toBeCloseTo(before?.x ?? 0, 0);
  const [isOnTop, ground, ofRow] = await pinned.evaluate((cell) => {
    const { x, y, width, height } = cell.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    const [own, row] = [cell, cell.parentElement as Element].map((one) => getComputedStyle(one).backgroundColor);
    return [cell.contains(top), own, row];
  });
  expect([isOnTop, ground]).toEqual([true, ofRow]);
  expect(ground).toMatch(/^rgb\(/);
  await cem.setViewportSize({ width: 1280, height: 800 });
});

test("nothing stands in the way of whoever can't see the screen", async () => {
  const { violations } = await new AxeBuilder({ page: cem }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
});

test("without a connection the list is read from this workstation, with its age, and acts say why they can't", async () => {
  line.cut();
  await expect(live(cem)).toBeHidden({ timeout: 40_000 });
  await cem.getByRole("button", { name: "Clear filters" }).click();
  await expect(count("80 rows")).toBeVisible();
  await expect(cem.getByText(/^Not live\. As of /)).toBeVisible();
  await cem
    .getByRole("checkbox", { name: /^Select (?!all)/ })
    .first()
    .click();
  const act = cem.getByRole("button", { name: "Deactivate" });
  await expect(act).toHaveAttribute("aria-disabled", "true", { timeout: 60_000 });
  await expect(act).toHaveAccessibleDescription("Not possible without a connection.");
  await act.click({ force: true });
  await expect(cem.getByRole("dialog")).toBeHidden();
  line.mend();
  await expect(live(cem)).toBeVisible({ timeout: 60_000 });
});

keepsWhatIsTyped(() => ({ story, page: cem }));
