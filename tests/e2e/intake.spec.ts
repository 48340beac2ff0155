/** What panels send, as an operator sees it: wrong clocks, other alphabets, users and zones, polls, and text that looks like code. */
import { expect, test, type Page } from "@playwright/test";
import { handOf } from "./hands";
import { bytesOverTcp, event, overTcp } from "./panel";
import { bell, leave, live, openRoom, seat, type StoryRoom } from "./room";

const MARKUP = "<img src=x onerror=alert(1)>";
const SITE = `Yard ${MARKUP}`;
const PERSON = `<b>Zoë</b> ${MARKUP}`;

let story: StoryRoom;
let ayla: Page;
const wrong: string[] = [];

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser }) => {
  story = await openRoom();
  await addYard();
  ayla = await seat(browser, story, "ayla");
  ayla.on("dialog", (dialog) => void dialog.dismiss().then(() => wrong.push(`a script ran: ${dialog.message()}`)));
  ayla.on("request", (request) => new URL(request.url()).pathname.endsWith("/x") && wrong.push(request.url()));
  await expect(live(ayla)).toBeVisible({ timeout: 20_000 });
});

test.afterAll(() => leave(story, ayla));

/** A site whose every name is markup. */
async function addYard(): Promise<void> {
  const client = story.store.client();
  const create = async (collection: string, body: object) => (await client.collection(collection).create(body)).id;
  const { north: installer } = story.room.dealers;
  const { depot: customer } = story.room.customers;
  const place = { installer, customer, state: "active", timeZone: "Europe/London", addressLine: MARKUP };
  const site = await create("site_accounts", { code: "4720", name: SITE, mustReadNotes: MARKUP, ...place });
  const phones = [{ number: "+44 7700 900 190", kind: "mobile" }];
  const contact = await create("contacts", { name: PERSON, phones, installer, customer });
  await create("site_contacts", { site, contact, order: 1, kind: "keyholder" });
  await create("site_partitions", { site, number: "1", name: MARKUP });
  await create("site_zones", { site, number: "1", partition: "1", text: MARKUP, detector: "door" });
}

const raw = (text: string): Buffer => Buffer.from(`\n${text}\r`, "latin1");
const send = async (frame: Buffer): Promise<void> =>
  expect(await bytesOverTcp(story.receiver().tcp, frame)).toBe("ACK");

async function open(page: Page, name: string): Promise<void> {
  await page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name }).click();
  await page.waitForURL((url) => url.pathname.endsWith(name.toLowerCase().replaceAll(" ", "_")));
}

/** Rows of the list that is on the screen, without its head. */
const rows = (page: Page) => page.getByRole("grid").locator("[aria-rowindex]:not([aria-rowindex='1'])");
const field = (page: Page, name: string) =>
  page
    .getByRole("dialog")
    .locator("dl > div")
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator("dd");

/** Sends, waits for the row on the live list, and opens it. */
async function sendAndOpen(frame: Buffer): Promise<void> {
  const before = await rows(ayla).count();
  await send(frame);
  await expect(rows(ayla)).toHaveCount(before + 1);
  await rows(ayla).first().click();
}

/** Shuts the drawer; until it is gone it hides the list from a screen reader. */
async function shut(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

test("a panel with an old clock: the age begins at nothing, and the reason panel says how far it is off (H-PI-04)", async () => {
  await open(ayla, "All live signals");
  await sendAndOpen(raw('1614003B"ADM-CID"0012L0#4711[#4711|1130 01 003]_03:15:00,01-01-2015'));
  await expect(field(ayla, "Panel time")).toContainText("2015");
  await expect(field(ayla, "Panel time")).toContainText("after the panel's time");
  await shut(ayla);
  await open(ayla, "Alarms");
  await ayla.getByRole("option", { name: /North Depot/ }).click();
  await expect(ayla.locator(".head-age")).toHaveText(/^[1-5]?\d\ss$/);
});

test("a zone text in Windows-1252 reads as it was written, also after a reload (H-PI-08)", async () => {
  const body = '"SIA-DCS"0065L0#4711[#4711|Nri1/BA4^K\xfcche Fl\xfcgel^]';
  await send(raw(`686A0032${body}`));
  await open(ayla, "All live signals");
  await expect(rows(ayla)).toHaveCount(2);
  await expect(rows(ayla).first()).toContainText("Küche Flügel");
  await ayla.reload();
  await expect(rows(ayla).first()).toContainText("Küche Flügel");
  await ayla.getByRole("searchbox", { name: "Text" }).fill("küche flügel");
  await expect(rows(ayla)).toHaveCount(1);
  await ayla.getByRole("button", { name: "Clear filters" }).click();
});

test("a poll makes no row, no account and no alarm (H-PI-02)", async () => {
  await send(raw('C4EE0015"NULL"0000R0L0#4711[]'));
  await send(raw('912E0026"NULL"0000R0L0#4711[#0000|0000 00 000]'));
  expect(await overTcp(story.receiver().tcp, event("4713", "TA", 1))).toBe("ACK");
  await expect(rows(ayla)).toHaveCount(3);
  await expect(rows(ayla).filter({ hasText: "0000" })).toHaveCount(0);
});

for (const { frame, user, zone, what } of [
  { frame: '14850025"SIA-DCS"0031L0#4711[#4711|Nri2CL007]', user: "7", zone: "", what: "a closing in SIA" },
  { frame: '5F290027"ADM-CID"0032L0#4711[#4711|3401 02 007]', user: "7", zone: "", what: "a closing in Contact ID" },
  { frame: 'E9920027"ADM-CID"0033L0#4711[#4711|1130 02 015]', user: "", zone: "15", what: "a burglary in Contact ID" },
]) {
  test(`${what} has partition 2, user "${user}" and zone "${zone}" (H-PI-05)`, async () => {
    await sendAndOpen(raw(frame));
    await expect(field(ayla, "Part.")).toHaveText(/^Partition 2\b/);
    await expect(field(ayla, "Zone / user")).toHaveText(
      user === "" ? new RegExp(`^(Zone )?${zone}\\b`) : new RegExp(`user ${user}`, "i"),
    );
    await shut(ayla);
  });
}

test("names and texts with markup are shown as they are, everywhere (H-PS-05)", async () => {
  const before = (await story.store.client().collection("events_alarm").getFullList()).length;
  await send(raw('80DD0042"SIA-DCS"0090L0#4711[#4711|Nri1/BA1^<img src=x onerror=alert(1)>^]'));
  expect(await overTcp(story.receiver().tcp, event("4720", "BA", 1, MARKUP))).toBe("ACK");
  await expect(bell(ayla, before + 1)).toBeVisible();
  await open(ayla, "Alarms");
  await ayla.getByRole("option", { name: SITE }).click();
  const alarm = ayla.getByRole("region", { name: "Alarm" });
  await expect(alarm.getByText(SITE)).toBeVisible();
  await expect(alarm.getByText(MARKUP).first()).toBeVisible();
  await expect(ayla.getByText(PERSON).first()).toBeVisible();
  await ayla.getByRole("button", { name: /^Claim/ }).click();
  await ayla.getByLabel("Note", { exact: true }).fill(MARKUP);
  await ayla.getByRole("button", { name: /^Save note/ }).click();
  await expect(ayla.getByRole("list").getByText(MARKUP).first()).toBeVisible();
  await ayla.getByRole("tab", { name: /^Hold/ }).click();
  await ayla.getByRole("textbox", { name: "Reason" }).fill(MARKUP);
  await ayla.getByRole("button", { name: /^Put on hold/ }).click();
  await open(ayla, "Pending signals");
  await expect(rows(ayla).getByText(MARKUP, { exact: true }).first()).toBeVisible();
  await open(ayla, "All live signals");
  await expect(rows(ayla).getByText(SITE).first()).toBeVisible();
});

test("a notice about an alarm with markup in its names is text, too, and so is the record of it (H-PS-05)", async () => {
  const eve = await story.room.addUser({ name: "Eve", role: "operator" });
  await story.store.client().collection("users").update(eve.id, { name: "<i>Eve</i>" });
  const { token } = await story.room.signIn(eve);
  const [{ id }] = (await story.store.client().collection("events_pending").getFullList()) as [{ id: string }];
  const path = `/api/watchdesk/alarms/${id}`;
  await open(ayla, "Alarms");
  await ayla.getByRole("tab", { name: /^Pending/ }).click();
  await ayla.getByRole("option", { name: SITE }).click();
  await ayla.getByRole("button", { name: /^Wake/ }).click();
  await ayla.getByRole("button", { name: /^Release/ }).click();
  await expect(ayla.getByText("Nobody has taken it")).toBeVisible();
  expect((await story.store.request("POST", `${path}/claim`, { token, body: {} })).status).toBe(200);
  await ayla.getByRole("tab", { name: /^Others/ }).click();
  await expect(ayla.getByText("Taken by <i>Eve</i>").first()).toBeVisible();
  expect((await story.store.request("POST", `${path}/release`, { token, body: {} })).status).toBe(200);
  await (await handOf(story, "bora")).close(id);
  await open(ayla, "Signal history");
  await expect(rows(ayla).getByText(SITE).first()).toBeVisible();
  await ayla.getByRole("tab", { name: "Alarms" }).click();
  await rows(ayla).filter({ hasText: SITE }).click();
  await expect(ayla.getByRole("dialog").getByText(MARKUP).first()).toBeVisible();
  await expect(ayla.getByRole("dialog").getByText("<i>Eve</i>").first()).toBeVisible();
  await shut(ayla);
  expect(await ayla.locator("img[src='x']").count()).toBe(0);
  expect(wrong).toEqual([]);
});
