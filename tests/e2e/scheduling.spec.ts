/** The calendar of visits and jobs: a week, a day, moving by keys and by hand, what does not go together, nothing typed lost. */
import { type Browser, expect, type Page, test } from "@playwright/test";
import type { RoomUser } from "../support/room";
import { leave, openRoom, seat, signIn, type StoryRoom } from "./room";

test.describe.configure({ mode: "serial" });

let story: StoryRoom;
let callum: RoomUser;
let duncan: RoomUser;
let job: string;
let visit: string;

const records = (name: string) => story.store.client().collection(name);
const row = async (name: string, id: string): Promise<Readonly<Record<string, unknown>>> => records(name).getOne(id);

/** A Wednesday of the room's summer: its clock is an hour ahead of the store's. */
const DAY = "2027-06-16";
const at = (clock: string, day = DAY): string => `${day} ${clock}:00.000Z`;

test.beforeAll(async () => {
  story = await openRoom();
  const [settings] = await records("program_settings").getFullList();
  await records("program_settings").update(settings?.id ?? "", { timeZone: "Europe/London" });
  callum = await story.room.addUser({ name: "Callum", role: "technicians" });
  const piotr = await story.room.addUser({ name: "Piotr", role: "technicians" });
  duncan = await story.room.addUser({ name: "Duncan", role: "sales" });
  for (const { id } of [callum, piotr]) await records("technicians").create({ user: id, active: true });
  await records("sales_team").create({ user: duncan.id, active: true });
  const plan = { kind: "fault", state: "planned", plannedFrom: at("09:00"), plannedUntil: at("11:00") };
  job = (
    await records("jobs").create({
      ...plan,
      site: story.room.sites.northDepot.id,
      title: "Mains lost",
      assigned: callum.id,
    })
  ).id;
  await records("jobs").create({ ...plan, title: "Secret work", assigned: piotr.id });
  visit = (
    await records("appointments").create({
      subject: "Survey the yard",
      kind: "survey",
      state: "planned",
      startsAt: at("13:00"),
      endsAt: at("14:00"),
      user: callum.id,
    })
  ).id;
});

test.afterAll(() => leave(story));

/** Signed in and at the calendar. */
async function open(browser: Browser, who: RoomUser, search = `?day=${DAY}`, options: object = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  const section = who.role === "sales" ? "sales" : "technicians";
  await page.goto(`${story.store.url}/?next=${encodeURIComponent(`/${section}/scheduling${search}`)}`);
  await signIn(page, who);
  await expect(page.getByRole("heading", { name: "Scheduling", level: 1 })).toBeVisible();
  return page;
}

const grid = (page: Page) => page.getByRole("grid", { name: "Calendar of visits and jobs" });
const entry = (page: Page, id: string) => grid(page).locator(`[data-entry="${id}"]`);
const cellOf = (page: Page, id: string) => entry(page, id).locator("xpath=ancestor::td");
const shot = (page: Page, name: string) => page.screenshot({ path: `build/shots/scheduling-${name}.png` });
/** The strip below says how it went. */
const said = (page: Page, text: RegExp) => expect(page.getByRole("status").filter({ hasText: text })).toBeVisible();

test("a technician sees his week by the room's clock, and of a colleague's job that he has no time", async ({
  browser,
}) => {
  const page = await open(browser, callum);
  await expect(grid(page).getByRole("rowheader").first()).toContainText("Callum (you)");
  await expect(entry(page, job)).toContainText("10:00 – 12:00");
  await expect(entry(page, job)).toContainText("1 Mains lost");
  await expect(entry(page, job)).toContainText("4711 North Depot");
  await expect(cellOf(page, job)).toHaveAttribute("data-day", DAY);
  await expect(grid(page).getByText("Has no time")).toBeVisible();
  await expect(page.getByText("Secret work")).toHaveCount(0);
  await expect(page.getByText("Jun 14", { exact: false }).first()).toBeVisible();
  await shot(page, "week-1280-light");
  // Weeks by keys, and back to the server's today.
  await page.keyboard.press("PageDown");
  await expect(page).toHaveURL(/day=2027-06-23/);
  await page.keyboard.press("PageUp");
  await page.keyboard.press("PageUp");
  await expect(page).toHaveURL(/day=2027-06-09/);
  await page.keyboard.press("t");
  await expect(grid(page).locator("thead [aria-current=date]")).toContainText("Today");
  await page.keyboard.press("d");
  await expect(page.getByRole("button", { name: "Day", exact: true })).toHaveAttribute("aria-pressed", "true");
  await leave(undefined, page);
});

test("by key: picked up, carried over another entry, which is said, put down, undone, and left where it was", async ({
  browser,
}) => {
  const page = await open(browser, callum);
  await entry(page, visit).focus();
  await page.keyboard.press("m");
  await page.keyboard.press("ArrowRight");
  await said(page, /Survey the yard: Thu, Jun 17, 2027, 14:00 – 15:00, Callum/);
  expect((await row("appointments", visit))["startsAt"]).toBe(at("13:00"));
  await page.keyboard.press("Escape");
  await expect(cellOf(page, visit)).toHaveAttribute("data-day", DAY);
  await page.keyboard.press("m");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await said(page, /moved to/);
  await expect.poll(async () => (await row("appointments", visit))["startsAt"]).toBe(at("13:00", "2027-06-17"));
  await expect(entry(page, visit)).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(async () => (await row("appointments", visit))["startsAt"]).toBe(at("13:00"));
  // A day by its hours: an arrow is a quarter of an hour.
  await page.keyboard.press("d");
  await entry(page, visit).focus();
  await page.keyboard.press("m");
  for (let step = 0; step < 9; step += 1) await page.keyboard.press("ArrowLeft");
  const against = page.getByRole("list", { name: "What does not go together" });
  await expect(against).toContainText("At the same time: 1 Mains lost, 10:00 – 12:00");
  await shot(page, "day-1280-conflict");
  await page.keyboard.press("ArrowRight");
  await expect(against).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await row("appointments", visit))["startsAt"]).toBe(at("11:00"));
  await leave(undefined, page);
});

test("by hand: dragged to another day; a job is not given to a colleague by who may not", async ({ browser }) => {
  const page = await open(browser, callum);
  await entry(page, job).dragTo(grid(page).locator(`td[data-day="2027-06-18"][data-person="${callum.id}"]`));
  await expect.poll(async () => (await row("jobs", job))["plannedFrom"]).toBe(at("09:00", "2027-06-18"));
  await expect(cellOf(page, job)).toHaveAttribute("data-day", "2027-06-18");
  await expect(page.getByRole("complementary")).toHaveCount(0);
  await expect(page).not.toHaveURL(/id=/);
  const { assigned } = await row("jobs", job);
  await entry(page, job).focus();
  await page.keyboard.press("m");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  expect((await row("jobs", job))["assigned"]).toBe(assigned);
  await leave(undefined, page);
});

test("a move made from what somebody has changed meanwhile is refused in words, and shown as it stands", async ({
  browser,
}) => {
  const page = await open(browser, callum);
  await expect(entry(page, visit)).toBeVisible();
  await records("appointments").update(visit, { startsAt: at("15:00"), endsAt: at("16:00") });
  await entry(page, visit).focus();
  await page.keyboard.press("m");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Not moved")).toBeVisible();
  await expect(entry(page, visit)).toContainText("16:00 – 17:00");
  await expect(cellOf(page, visit)).toHaveAttribute("data-day", DAY);
  await leave(undefined, page);
});

test("sales: a visit by key, what speaks against it before it is saved, and nothing typed is lost by a reload", async ({
  browser,
}) => {
  const page = await open(browser, duncan);
  await expect(page.getByText("Survey the yard")).toBeVisible();
  await expect(page.getByText(/Mains lost|Secret/)).toHaveCount(0);
  await grid(page).locator(`td[data-day="2027-06-17"][data-person="${duncan.id}"] .add`).focus();
  await page.keyboard.press("n");
  await page.getByLabel("Subject").fill("Quote for the school");
  const form = page.getByRole("form");
  await form
    .getByLabel("Starts")
    .getByRole("combobox")
    .or(form.getByLabel(/Starts.*time/i))
    .first()
    .fill("20:00");
  await page.keyboard.press("Tab");
  await form
    .getByLabel(/Ends.*time/i)
    .first()
    .fill("21:00");
  await page.keyboard.press("Tab");
  await expect(page.getByText("Outside working hours, 07:00 to 19:00")).toBeVisible();
  await shot(page, "new-1280-light");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByLabel("Subject")).toHaveValue("Quote for the school");
  await form
    .getByLabel(/Starts.*time/i)
    .first()
    .fill("09:00");
  await form
    .getByLabel(/Ends.*time/i)
    .first()
    .fill("10:00");
  await page.keyboard.press("Tab");
  await expect(page.getByText("Outside working hours")).toHaveCount(0);
  await page
    .getByRole("button", { name: "Create", exact: true })
    .or(page.getByRole("button", { name: "Save", exact: true }))
    .click();
  await expect
    .poll(async () => (await records("appointments").getFullList({ filter: 'subject ~ "school"' }))[0]?.["startsAt"])
    .toBe(at("08:00", "2027-06-17"));
  await page.keyboard.press("Escape");
  await expect(grid(page).getByText("Quote for the school")).toBeVisible();
  await leave(undefined, page);
});

test("a tablet has the day, in the dark, in Arabic from right to left, within its width", async ({ browser }) => {
  const page = await open(browser, callum, `?day=${DAY}`, {
    viewport: { width: 820, height: 1180 },
    colorScheme: "dark",
    hasTouch: true,
  });
  await expect(page.getByRole("button", { name: "Day", exact: true })).toHaveAttribute("aria-pressed", "true");
  await expect(entry(page, visit)).toBeVisible();
  await shot(page, "day-820-dark");
  await page.getByRole("button", { name: "Week", exact: true }).click();
  await shot(page, "week-820-dark");
  await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
  await shot(page, "week-820-rtl");
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  for (const box of await grid(page).locator(".entry, .add").all())
    expect((await box.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
  await leave(undefined, page);
});

test("who has no right to the calendar is not shown it", async ({ browser }) => {
  const page = await seat(browser, story, "ayla");
  await page.goto(`${story.store.url}/technicians/scheduling`);
  await expect(page.getByRole("main")).toBeVisible();
  await expect(grid(page)).toHaveCount(0);
  await leave(undefined, page);
});
