/** The menus of sales and technicians: each page is there at its address, with what is stored for it. */
import { type Browser, expect, type Page, test } from "@playwright/test";
import { leave, openRoom, seat, signIn, type StoryRoom } from "../e2e/room";
import type { RoomUser } from "../support/room";
import { setRoomHour } from "../support/shifts";

test.describe.configure({ mode: "serial" });

let story: StoryRoom;
let callum: RoomUser;
let duncan: RoomUser;

const make = async (collection: string, body: object): Promise<string> =>
  (await story.store.client().collection(collection).create(body)).id;
const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();

test.beforeAll(async () => {
  story = await openRoom();
  // Noon in the room: what is now is today.
  await setRoomHour(story.store, 12);
  callum = await story.room.addUser({ name: "Callum", role: "technicians" });
  duncan = await story.room.addUser({ name: "Duncan", role: "sales" });
  const now = { startsAt: inHours(-0.01), endsAt: inHours(0.5), state: "planned" };
  const plan = { plannedFrom: now.startsAt, plannedUntil: now.endsAt, state: "planned" };
  await make("jobs", { ...plan, title: "Mains lost", kind: "fault", assigned: callum.id });
  await make("appointments", { ...now, subject: "Visit the school", kind: "visit", user: duncan.id });
  const item = await make("stock_items", { code: "SIR", name: "Siren", unit: "piece", active: true });
  const to = await make("warehouses", { code: "VAN", name: "Van 1", kind: "van", active: true });
  await make("stock_moves", { kind: "receipt", item, to, quantity: 3 });
  await make("tool_requests", { what: "Long ladder", requester: callum.id, state: "requested" });
  await make("leads", { person: "Ann", company: "School Ltd", state: "new", owner: duncan.id });
  await make("courses", { title: "Selling maintenance", code: "S1", kind: "product", active: true });
  for (const { id, name } of [callum, duncan])
    await make("tickets", { subject: `Ticket of ${name}`, kind: "question", requester: id });
});

test.afterAll(() => leave(story));

type Entry = readonly [address: string, menu: string, shows: RegExp];

const SALES: readonly Entry[] = [
  ["/sales/home", "Home", /My visits today.*Visit the school/s],
  ["/training", "Training", /Selling maintenance/],
  ["/sales/accounts/site_accounts", "Site accounts", /North Depot/],
  ["/sales/accounts/customer_accounts", "Customer accounts", /Depot Holdings/],
  ["/sales/accounts/installer_accounts", "Installer accounts", /Northline Security/],
  ["/sales/crm", "Leads", /School Ltd/],
  ["/sales/scheduling", "Scheduling", /Visit the school/],
  ["/sales/support", "Tickets", /Ticket of Duncan/],
];

const TECHNICIANS: readonly Entry[] = [
  ["/technicians/home", "Home", /My jobs today.*Mains lost/s],
  ["/technicians/installer_accounts", "Installer accounts", /Northline Security/],
  ["/technicians/scheduling", "Scheduling", /Mains lost/],
  ["/technicians/stock", "Stock", /SIR Siren/],
  ["/technicians/tool_request", "Tool requests", /Long ladder/],
  ["/technicians/support", "Tickets", /Ticket of Callum/],
];

/** Signed in, wherever he begins. */
async function begin(browser: Browser, who: RoomUser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(story.store.url);
  await signIn(page, who);
  await expect(page.getByRole("navigation", { name: "Main menu" })).toBeVisible();
  return page;
}

async function walk(page: Page, entries: readonly Entry[]): Promise<void> {
  const menu = page.getByRole("navigation", { name: "Main menu" });
  for (const [address, name, shows] of entries) {
    await menu.getByRole("link", { name, exact: true }).click();
    await expect(page, name).toHaveURL(new RegExp(`${address}(\\?|$)`));
    await expect(page, name).toHaveTitle(`${name} | Watchdesk - Dashboard`);
    await expect(page.getByRole("main"), name).toContainText(shows);
    await page.goto(story.store.url + address);
    await expect(page.getByRole("main"), `${name}, by its address`).toContainText(shows);
  }
}

test("S2-31 the pages of sales", async ({ browser }) => {
  const page = await begin(browser, duncan);
  await expect(page).toHaveURL(/\/sales\/home$/);
  await walk(page, SALES);
  await leave(undefined, page);
});

test("S2-32 the pages of technicians", async ({ browser }) => {
  const page = await begin(browser, callum);
  await expect(page).toHaveURL(/\/technicians\/home$/);
  await walk(page, TECHNICIANS);
  await leave(undefined, page);
});

test("S2-31 S2-32 neither is an operator's", async ({ browser }) => {
  const page = await seat(browser, story, "ayla");
  for (const address of ["/sales/crm", "/sales/scheduling", "/technicians/scheduling", "/technicians/stock"]) {
    await page.goto(story.store.url + address);
    await expect(page.getByRole("main"), address).toContainText("You may not open this page");
  }
  await leave(undefined, page);
});
