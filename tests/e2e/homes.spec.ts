/** The homes of technicians, sales, the portal and operators: what waits for each, and the way to it. */
import { type Browser, expect, type Page, test } from "@playwright/test";
import type { RoomUser } from "../support/room";
import { setRoomHour } from "../support/shifts";
import { leave, openRoom, signIn, type StoryRoom } from "./room";

test.describe.configure({ mode: "serial" });

let story: StoryRoom;
let callum: RoomUser;
let duncan: RoomUser;

const make = async (collection: string, body: object): Promise<string> =>
  (await story.store.client().collection(collection).create(body)).id;
const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();
const inDays = (days: number): string => inHours(24 * days).slice(0, 10);

test.beforeAll(async () => {
  story = await openRoom();
  await setRoomHour(story.store, 12);
  callum = await story.room.addUser({ name: "Callum", role: "technicians" });
  duncan = await story.room.addUser({ name: "Duncan", role: "sales" });
  const job = { kind: "fault", state: "planned", assigned: callum.id };
  await make("jobs", {
    ...job,
    title: "Mains lost every evening since the storm of last week",
    plannedFrom: inHours(1),
    plannedUntil: inHours(2),
  });
  await make("jobs", { ...job, title: "Battery", plannedFrom: inHours(-1), dueAt: inHours(-0.5) });
  await make("tools", { code: "T1", name: "Meter", state: "handed_out", holder: callum.id, calibrationDue: inDays(2) });
  await make("stock_items", { code: "SIR", name: "Siren", unit: "piece", minimum: 4, active: true });
  const lead = { person: "Ann", company: "School", state: "qualified", owner: duncan.id };
  await make("leads", { ...lead, nextStep: "Call back", nextStepOn: inDays(-1) });
  await make("quotes", { subject: "Ten cameras", state: "sent", owner: duncan.id });
  const { ayla, portalUser } = story.room.users;
  await make("tickets", { subject: "Key is lost", kind: "question", assigned: ayla.id, dueAt: inHours(-1) });
  const customer = story.room.customers.depot;
  await make("tickets", { subject: "New code please", kind: "question", requester: portalUser.id, customer });
  const [site] = await story.store
    .client()
    .collection("site_accounts")
    .getFullList({ filter: `customer = "${customer}"` });
  const event = { seq: 1, receivedAt: inHours(-1), site: site?.id, siteName: "North Depot", customer, class: "open" };
  await make("events", { ...event, signal: "Opened by user 7" });
});

test.afterAll(() => leave(story));

/** Signed in and at his home. */
async function home(browser: Browser, who: RoomUser, title: string, options: object = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  await page.goto(story.store.url);
  await signIn(page, who);
  await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  return page;
}

const box = (page: Page, title: string) => page.getByRole("region", { name: title, exact: true });
const shot = (page: Page, name: string) => page.screenshot({ path: `build/shots/home-${name}.png` });
const inTheme = async (page: Page, theme: string): Promise<void> => {
  await page.evaluate((name) => localStorage.setItem("preferences", JSON.stringify({ theme: name })), theme);
  await page.reload();
};

test("a technician: jobs of today in order and the way to each, his tools, what runs low", async ({ browser }) => {
  const page = await home(browser, callum, "My work");
  const lines = box(page, "My jobs today").getByRole("listitem");
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText("2 Battery");
  await expect(lines.first()).toContainText("Late, Planned");
  await expect(lines.last()).toContainText("1 Mains lost");
  await expect(box(page, "Tools I hold")).toContainText("T1 Meter");
  await expect(box(page, "Stock running low")).toContainText("0 of 4");
  await expect(box(page, "Sites in test mode")).toContainText("No site is in test mode.");
  await shot(page, "technician-1280-light");
  await page.setViewportSize({ width: 820, height: 1180 });
  await inTheme(page, "dark");
  await expect(lines).toHaveCount(2);
  await shot(page, "technician-820-dark");
  await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
  await shot(page, "technician-820-rtl");
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("link", { name: /Mains lost/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/technicians\/scheduling\?.*tab=jobs/);
  await expect(page.getByRole("heading", { name: /Mains lost/ })).toBeVisible();
  await shot(page, "job-1280-dark");
  await leave(undefined, page);
});

test("sales: leads with a step due, quotes that wait, no visit today", async ({ browser }) => {
  const page = await home(browser, duncan, "My sales");
  await expect(box(page, "Leads with a step due")).toContainText("School · Call back");
  await expect(box(page, "Quotes waiting")).toContainText("1 Ten cameras");
  await expect(box(page, "My visits today")).toContainText("You have no visit today.");
  await expect(box(page, "My jobs today")).toHaveCount(0);
  await shot(page, "sales-1280-light");
  await page.getByRole("link", { name: /School/ }).click();
  await expect(page).toHaveURL(/\/sales\/crm/);
  await expect(page.getByLabel("Company")).toHaveValue("School");
  await leave(undefined, page);
});

test("the portal: states of my sites, last signals, my tickets, and none of another customer's", async ({
  browser,
}) => {
  const { portalUser, otherPortalUser } = story.room.users;
  const page = await home(browser, portalUser, "My sites");
  await expect(box(page, "My sites")).toContainText("North Depot");
  await expect(box(page, "My sites")).toContainText("Not known");
  await expect(box(page, "Last signals")).toContainText("Opened by user 7");
  await expect(box(page, "My open tickets")).toContainText("New code please");
  await expect(page.getByRole("link", { name: "To the alarms" })).toHaveCount(0);
  await shot(page, "portal-1280-light");
  await leave(undefined, page);
  const other = await home(browser, otherPortalUser, "My sites");
  await expect(box(other, "My open tickets")).toContainText("No ticket waits for you.");
  await expect(other.getByText(/North Depot|Opened by user 7|New code/)).toHaveCount(0);
  await leave(undefined, other);
});

test("an operator: the tickets that he sees to, beside the queue; in Arabic from right to left", async ({
  browser,
}) => {
  const page = await home(browser, story.room.users.ayla, "My shift");
  await expect(box(page, "My open tickets")).toContainText("1 Key is lost");
  await expect(box(page, "My open tickets")).toContainText("Late");
  await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
  await shot(page, "operator-1280-rtl");
  await leave(undefined, page);
  const bora = await home(browser, story.room.users.bora, "My shift");
  await expect(box(bora, "My open tickets")).toContainText("No ticket waits for you.");
  await leave(undefined, bora);
});
