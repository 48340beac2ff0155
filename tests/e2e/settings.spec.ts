/** Pages of records, from list to saved record: by keyboard alone, with faults, conflicts, unsaved text and no line. */
import { expect, test, type Locator, type Page } from "@playwright/test";
import { comesByItself, leftUnread } from "./left-unread";
import { openLine, type Line } from "./line";
import { idsOf } from "./local-copies";
import { leave, live, openRoom, seat, signIn, type StoryRoom } from "./room";

let story: StoryRoom;
let cem: Page;
let deniz: Page;
let line: Line;

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser }) => {
  story = await openRoom();
  cem = await seat(browser, story, "cem");
  await expect(live(cem)).toBeVisible({ timeout: 20_000 });
});

test.afterAll(async () => {
  await line?.close();
  await leave(story, cem, deniz);
});

const show = (page: Page, path: string, section = "administrator", url = story.store.url) =>
  page.goto(`${url}/${section}/settings/${path}`);
const form = (page: Page) => page.locator("main form:visible");
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });
const saved = (page: Page) => page.getByText("Saved.", { exact: true });

/** Presses Tab until it is reached: what no key reaches is not there for who has no mouse. */
async function tabTo(page: Page, target: Locator, key = "Tab"): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 200; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`no key reaches ${target.toString()}`);
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

/** Whoever makes one types at once into its first field. */
async function newOne(page: Page, label: string, within: Page | Locator = page): Promise<void> {
  await press(page, within.getByRole("button", { name: "New", exact: true }));
  await expect(field(page, label)).toBeFocused();
}

async function save(page: Page): Promise<void> {
  await page.keyboard.press("Control+Enter");
  await expect(saved(page)).toBeVisible();
  await expect(saved(page)).toBeHidden({ timeout: 10_000 });
}

const row = async <T extends object>(collection: string, filter: string): Promise<T> =>
  story.store.client().collection(collection).getFirstListItem<T & { id: string }>(filter);

test("leads from the menu to a page, and opens a record beside its list", async () => {
  const menu = cem.getByRole("navigation", { name: "Main menu" });
  await menu.getByRole("button", { name: "Settings" }).click();
  await menu.getByRole("link", { name: "Alarm types" }).click();
  await expect(cem).toHaveURL(/\/administrator\/settings\/alarm-types/);
  await cem.getByRole("row", { name: /Fire/ }).first().click();
  await expect(field(cem, "Code")).toHaveValue("fire");
  await expect(cem.getByRole("grid")).toBeVisible();
  await cem.getByRole("button", { name: "Next", exact: true }).click();
  await expect(field(cem, "Code")).not.toHaveValue("fire");
  await cem.keyboard.press("Escape");
  await expect(form(cem)).toHaveCount(0);
});

test("has the resolution codes as a tab, also under their own address, and no page that is none", async () => {
  await show(cem, "resolution-codes");
  await expect(cem).toHaveURL(/alarm-types\?tab=resolution_codes/);
  await expect(cem.getByRole("heading", { level: 1, name: "Resolution codes" })).toBeVisible();
  await cem.getByRole("tab", { name: "Alarm types" }).click();
  await expect(cem.getByRole("heading", { level: 1, name: "Alarm types" })).toBeVisible();
  await show(cem, "no-such-page");
  await expect(cem.getByText("There is no such page")).toBeVisible();
});

test("makes an alarm type by keyboard alone, and says beside the code that it is taken", async () => {
  await show(cem, "alarm-types");
  await newOne(cem, "Code");
  await cem.keyboard.type("fire");
  await cem.keyboard.press("Tab");
  await cem.keyboard.type("Drone over the yard");
  await cem.keyboard.press("Control+Enter");
  await expect(form(cem).getByText("Choose one.")).toBeVisible();
  await expect(field(cem, "Category")).toBeFocused();
  await cem.keyboard.type("Tech");
  await cem.keyboard.press("Tab");
  await cem.keyboard.type("12");
  await cem.keyboard.press("Control+Enter");
  await expect(form(cem).getByText("Write a number from 1 to 9.")).toBeVisible();
  await expect(field(cem, "Priority")).toBeFocused();
  await cem.keyboard.press("Control+A");
  await cem.keyboard.type("5");
  await cem.keyboard.press("Control+Enter");
  // The store alone knows of the other one.
  await expect(form(cem).getByText("Another record has this already.")).toBeVisible();
  await expect(field(cem, "Code")).toBeFocused();
  await cem.keyboard.press("Control+A");
  await cem.keyboard.type("drone");
  await save(cem);
  await expect(cem).toHaveURL(/id=[a-z0-9]{15}/);
  expect(await row("alarm_types", 'code = "drone"')).toMatchObject({
    name: "Drone over the yard",
    category: "technical",
    priority: 5,
    active: true,
  });
});

test("changes it, takes it out of use and tells all that in its history", async () => {
  await tabTo(cem, field(cem, "Name"));
  await cem.keyboard.press("End");
  await cem.keyboard.type(" or roof");
  await expect(cem.getByText("Changed: Name")).toBeVisible();
  await save(cem);
  await press(cem, cem.getByRole("button", { name: "More", exact: true }));
  await cem.keyboard.press("ArrowDown");
  await expect(cem.getByRole("menuitem", { name: "Deactivate" })).toBeFocused();
  await cem.keyboard.press("Enter");
  const asked = cem.getByRole("dialog", { name: /out of use/ });
  await expect(asked.getByRole("button", { name: "Cancel" })).toBeFocused();
  await tabTo(cem, asked.getByRole("button", { name: "Yes" }));
  await cem.keyboard.press("Enter");
  await expect(cem.locator(".chip")).toHaveText("Not in use");
  await tabTo(cem, cem.getByRole("tab", { name: "General" }), "Shift+Tab");
  await cem.keyboard.press("ArrowRight");
  const history = cem.getByRole("list", { name: "History" }).getByRole("listitem");
  await expect(history).toHaveCount(3);
  await expect(history.nth(0)).toContainText(/Changed.*Cem.*In use.*Yes.*to.*No/s);
  await expect(history.nth(1)).toContainText(/Drone over the yard.*to.*Drone over the yard or roof/s);
  await expect(history.nth(2)).toContainText("Created");
});

test("keeps the numbers of a contact in their order", async () => {
  await show(cem, "important-contacts");
  await newOne(cem, "Name");
  await cem.keyboard.type("Police Leeds");
  await tabTo(cem, field(cem, "Kind"));
  await cem.keyboard.type("Pol");
  await tabTo(cem, field(cem, "Number 1"));
  await cem.keyboard.type("none");
  await cem.keyboard.press("Control+Enter");
  await expect(form(cem).getByText(/Write a telephone number/)).toBeVisible();
  await expect(field(cem, "Number 1")).toBeFocused();
  await cem.keyboard.press("Control+A");
  await cem.keyboard.type("+44 113 496 0001");
  await press(cem, form(cem).getByRole("button", { name: "Add a number" }));
  await expect(field(cem, "Number 2")).toBeFocused();
  await cem.keyboard.type("+44 113 496 0002");
  await cem.keyboard.press("Tab");
  await cem.keyboard.type("control room");
  await press(cem, form(cem).getByRole("button", { name: "Call number 2 earlier" }));
  await save(cem);
  expect(await row("important_contacts", 'name = "Police Leeds"')).toMatchObject({
    phones: [{ number: "+44 113 496 0002", kind: "control room" }, { number: "+44 113 496 0001" }],
  });
});

test("keeps the text of a shortcut in several languages", async () => {
  await show(cem, "report-shortcuts");
  await newOne(cem, "Key");
  await cem.keyboard.type("zz");
  await cem.keyboard.press("Tab");
  await cem.keyboard.type("Line engaged");
  await press(cem, form(cem).getByRole("button", { name: "Add a language" }));
  await expect(field(cem, "Language 1")).toBeFocused();
  await cem.keyboard.type("German");
  await cem.keyboard.press("Tab");
  await cem.keyboard.type("Besetzt");
  await tabTo(cem, field(cem, "Becomes"));
  await cem.keyboard.type("Call");
  await cem.keyboard.press("Control+Enter");
  await expect(form(cem).getByText(/two capital letters such as AM/)).toBeVisible();
  await cem.keyboard.press("Control+A");
  await cem.keyboard.type("ZZ");
  await save(cem);
  expect(await row("report_shortcuts", 'key = "ZZ"')).toMatchObject({
    text: "Line engaged",
    texts: { de: "Besetzt" },
    endsIn: "call_result",
  });
});

test("keeps the days of a holiday set within it", async () => {
  await show(cem, "default-holidays");
  await newOne(cem, "Name");
  await cem.keyboard.type("Yorkshire");
  await cem.keyboard.press("Tab");
  await cem.keyboard.type("United King");
  await cem.keyboard.press("Enter");
  await save(cem);
  await tabTo(cem, cem.getByRole("tab", { name: "General" }), "Shift+Tab");
  await cem.keyboard.press("ArrowRight");
  await newOne(cem, "Name", cem.locator(".sub-list"));
  await cem.keyboard.type("Yorkshire Day");
  await cem.keyboard.press("Tab");
  await cem.keyboard.type("1.8.2027");
  await tabTo(cem, field(cem, "Part of the day"));
  await cem.keyboard.type("Whole");
  await cem.keyboard.press("Tab");
  await cem.keyboard.type("Closed");
  await save(cem);
  await expect(cem.locator(".sub-list").getByRole("row", { name: /Yorkshire Day/ })).toBeVisible();
  const set = await row<{ id: string }>("holiday_sets", 'name = "Yorkshire"');
  expect(set).toMatchObject({ country: "GB" });
  expect(await row("holidays", 'name = "Yorkshire Day"')).toMatchObject({ set: set.id, day: "2027-08-01" });
});

test("shows two who change one contact what differs, and stores what was chosen", async ({ browser }) => {
  line = await openLine(story.store.port);
  const person = await story.room.addUser({ name: "Deniz", role: "administrator" });
  deniz = await seat(browser, story, person, { url: line.url });
  await expect(live(deniz)).toBeVisible({ timeout: 20_000 });
  const { id } = await row<{ id: string }>("important_contacts", 'name = "Police Leeds"');
  await show(deniz, `important-contacts?id=${id}`, "administrator", line.url);
  await show(cem, `important-contacts?id=${id}`);
  await field(deniz, "Area served").fill("LS1 to LS9");
  await field(deniz, "Hours").fill("day and night");
  await field(cem, "Area served").fill("LS1, LS2");
  await field(cem, "Order").fill("7");
  await save(cem);
  await deniz.keyboard.press("Control+Enter");
  await expect(deniz.getByRole("heading", { name: "Somebody else has changed this, too" })).toBeVisible();
  const area = deniz.getByRole("group", { name: "Area served" });
  await expect(area.getByLabel(/Mine/)).not.toBeChecked();
  await expect(area.getByLabel(/Theirs LS1, LS2/)).toBeVisible();
  await expect(deniz.getByRole("group", { name: "Order" }).getByLabel(/Theirs/)).toBeChecked();
  await expect(deniz.getByText("1 field is still to be chosen.")).toBeVisible();
  await area.getByLabel(/Mine LS1 to LS9/).check();
  await deniz.getByRole("button", { name: "Save as chosen" }).click();
  await expect(saved(deniz)).toBeVisible();
  expect(await row("important_contacts", `id = "${id}"`)).toMatchObject({
    area: "LS1 to LS9",
    hours: "day and night",
    order: 7,
  });
});

test("asks before a page is left on which something is typed, and keeps it over a reload", async () => {
  await field(cem, "Area served").fill("LS1 and beyond");
  await cem.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Site types" }).click();
  const asked = cem.getByRole("dialog", { name: "Leave without saving?" });
  await expect(asked.getByRole("button", { name: "Stay" })).toBeFocused();
  await cem.keyboard.press("Enter");
  await expect(asked).toBeHidden();
  await expect(field(cem, "Area served")).toHaveValue("LS1 and beyond");
  await cem.getByRole("tab", { name: "History" }).click();
  await cem.getByRole("tab", { name: "General" }).click();
  await expect(field(cem, "Area served")).toHaveValue("LS1 and beyond");
  // The session is ended from outside: who signs in again goes on where he was.
  const sessions = story.store.client().collection("session_control");
  const filter = `user = "${story.room.users.cem.id}"`;
  for (const { id } of await sessions.getFullList({ filter })) await sessions.delete(id);
  const again = cem.getByRole("dialog", { name: "Sign in again" });
  await again.getByLabel("Password", { exact: true }).fill(story.room.users.cem.password, { timeout: 60_000 });
  await again.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(again).toBeHidden();
  await expect(field(cem, "Area served")).toHaveValue("LS1 and beyond");
  cem.once("dialog", (dialog) => void dialog.accept());
  await cem.reload();
  await expect(cem.getByText(/did not save is here again/)).toBeVisible();
  await expect(field(cem, "Area served")).toHaveValue("LS1 and beyond");
  await cem.keyboard.press("Escape");
  await cem.getByRole("dialog").getByRole("button", { name: "Leave without saving" }).click();
  await expect(form(cem)).toHaveCount(0);
  await cem.goBack();
  await expect(field(cem, "Area served")).not.toHaveValue("LS1 and beyond");
});

test("shows records without a line and changes none, and keeps what was typed when it went", async () => {
  await field(deniz, "Hours").fill("at night");
  line.cut();
  await expect(deniz.getByText(/What you typed is kept here/)).toBeVisible({ timeout: 30_000 });
  await deniz.keyboard.press("Control+Enter");
  await expect(field(deniz, "Hours")).toHaveValue("at night");
  await deniz.getByRole("button", { name: "Close", exact: true }).click();
  await deniz.getByRole("dialog", { name: "Leave without saving?" }).getByRole("button", { name: "Stay" }).click();
  line.mend();
  await expect(deniz.getByText("Changed: Hours")).toBeVisible({ timeout: 30_000 });
  await save(deniz);
  line.cut();
  await expect(deniz.getByText(/This is the copy on this workstation/)).toBeVisible({ timeout: 30_000 });
  await expect(field(deniz, "Hours")).toHaveValue("at night");
  await expect(field(deniz, "Hours")).not.toBeEditable();
  await deniz.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Alarm types" }).click();
  await deniz.getByRole("row", { name: /Fire/ }).first().click();
  await expect(field(deniz, "Code")).toHaveValue("fire");
  line.mend();
});

test("lets an operator read whom to call and change nothing, and shows him no other page", async ({ browser }) => {
  const ayla = await seat(browser, story, "ayla");
  await show(ayla, "alarm-types", "operator");
  await expect(ayla.getByText("You may not open this page")).toBeVisible();
  const { id } = await row<{ id: string }>("important_contacts", 'name = "Police Leeds"');
  // Shared by an administrator: his own section is written in it.
  await show(ayla, `important-contacts?id=${id}`, "administrator");
  await expect(ayla).toHaveURL(/\/operator\/settings\/important-contacts/);
  await expect(ayla.getByText("You may read this but not change it.", { exact: false })).toBeVisible();
  await expect(field(ayla, "Name")).toHaveValue("Police Leeds");
  await expect(field(ayla, "Name")).not.toBeEditable();
  await expect(ayla.getByRole("button", { name: "New", exact: true })).toHaveCount(0);
  await ayla.getByRole("tab", { name: "History" }).click();
  await expect(ayla.getByText("You may not read the history")).toBeVisible();
  await ayla.context().close();
});

const menuOf = async (page: Page): Promise<void> => page.getByRole("button", { name: "More", exact: true }).click();

test("copies a panel as a new one, and says before one is deleted what becomes of what refers to it", async () => {
  const store = story.store.client();
  const { id: panel } = await store
    .collection("panel_templates")
    .create({ make: "Orion", model: "24", protocol: "SIA-DCS", notes: "two partitions" });
  const { id: site } = await store
    .collection("site_accounts")
    .update(story.room.sites.northDepot.id, { panel }, { fields: "id" });
  const { id: signalType } = await row<{ id: string }>("signal_types", 'code != ""');
  await store.collection("signal_code_maps").create({ panel, code: "BA", signalType });
  await show(cem, `panels?id=${panel}`);
  await menuOf(cem);
  await cem.getByRole("menuitem", { name: "Copy as new" }).click();
  await expect(field(cem, "Make")).toHaveValue("Orion");
  await expect(field(cem, "Notes")).toHaveValue("two partitions");
  await cem.keyboard.press("Control+Enter");
  await expect(form(cem).getByText("Another record has this already.").first()).toBeVisible();
  await field(cem, "Model").fill("48");
  await save(cem);
  const copy = await row<{ id: string }>("panel_templates", 'model = "48"');
  expect(copy).toMatchObject({ make: "Orion", protocol: "SIA-DCS", notes: "two partitions" });
  expect(copy.id).not.toBe(panel);

  // Nothing refers to the copy.
  await menuOf(cem);
  await cem.getByRole("menuitem", { name: "Delete" }).click();
  const asked = cem.getByRole("dialog", { name: "Are you sure?" });
  await expect(asked.locator("p")).toHaveText([
    "You won't be able to revert this!",
    /^Orion.* is deleted for everybody\.$/,
  ]);
  await asked.getByRole("button", { name: "Cancel" }).click();
  await show(cem, `panels?id=${panel}`);
  await menuOf(cem);
  await cem.getByRole("menuitem", { name: "Delete" }).click();
  await expect(asked.getByText("Sites: those that refer to it will have none.")).toBeVisible();
  await expect(asked.getByText("Signal code maps: those that belong to it are deleted along with it.")).toBeVisible();
  await asked.getByRole("button", { name: "Yes, delete it!" }).click();
  await expect(cem.getByRole("status").filter({ hasText: "Deleted!" })).toHaveText("Deleted!Has been deleted.");
  await expect(form(cem)).toHaveCount(0);
  expect(await row("site_accounts", `id = "${site}"`)).toMatchObject({ panel: "" });
  const maps = await store.collection("signal_code_maps").getFullList({ filter: `panel = "${panel}"` });
  const panels = await store.collection("panel_templates").getFullList({ filter: 'make = "Orion"' });
  expect([maps.length, panels.map(({ id }) => id)]).toEqual([0, [copy.id]]);
});

test("locks a new row for whoever may make none, and says in a menu what can't be done without a line", async () => {
  const set = await row<{ id: string }>("holiday_sets", 'name = "Yorkshire"');
  const person = await story.room.addUser({ name: "Mira", role: "auditor" });
  const context = await deniz.context().browser()?.newContext();
  if (!context) throw new Error("no browser");
  // The copy of this one never comes: its list is the store's.
  await context.route(/\/note_categories\/records\?.*sort=updated/, (route) => route.abort());
  const mira = await context.newPage();
  await mira.goto(line.url);
  await signIn(mira, person);
  await expect(live(mira)).toBeVisible({ timeout: 30_000 });
  await mira.evaluate(async () => void (await navigator.serviceWorker.ready));
  await show(mira, `default-holidays?id=${set.id}&part=holidays&sub=new`, "administrator", line.url);
  await expect(mira.getByText("You may not create one.", { exact: false })).toBeVisible();
  await expect(field(mira, "Name")).not.toBeEditable();

  const { id } = await row<{ id: string }>("important_contacts", 'name = "Police Leeds"');
  await show(deniz, `important-contacts?id=${id}`, "administrator", line.url);
  await expect(field(deniz, "Name")).toHaveValue("Police Leeds");
  await expect.poll(() => idsOf(mira, "holiday_sets"), { timeout: 30_000 }).toContain(set.id);
  line.cut();
  await expect(deniz.getByText(/This is the copy on this workstation/)).toBeVisible({ timeout: 30_000 });
  await menuOf(deniz);
  const remove = deniz.getByRole("menuitem", { name: "Delete" });
  await expect(remove).toHaveAttribute("aria-disabled", "true");
  await expect(remove).toHaveAccessibleDescription("Not possible without a connection.");
  await deniz.keyboard.press("End");
  await expect(remove).toBeFocused();
  await expect(deniz.getByRole("tooltip", { name: "Not possible without a connection." })).toBeVisible();
  await deniz.keyboard.press("Enter");
  await expect(deniz.getByRole("dialog")).toHaveCount(0);

  await comesByItself(context, line, leftUnread(set.id));
  await context.close();
});
