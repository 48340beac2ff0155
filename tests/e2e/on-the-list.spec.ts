/** Who is called next is on the list now; and a mute pressed while the line is down is logged once it is back. */
import { expect, test, type Page } from "@playwright/test";
import { alarmAt, openAlarms } from "./hands";
import { openLine, type Line } from "./line";
import { event, overTcp } from "./panel";
import { leave, live, openRoom, seat, type StoryRoom } from "./room";

const DAY_MS = 86_400_000;

let story: StoryRoom;
let line: Line;
let page: Page;

interface Muted {
  readonly id: string;
  readonly after: { readonly from: string; readonly seconds: number };
}

const add = async (collection: string, body: object): Promise<string> =>
  (await story.store.client().collection(collection).create(body)).id;

async function listed(name: string, number: string, terms: object): Promise<void> {
  const contact = await add("contacts", { name, phones: [{ number, kind: "mobile" }] });
  const site = story.room.sites.northDepot.id;
  await add("site_contacts", { site, contact, kind: "keyholder", ...terms });
}

test.beforeAll(async ({ browser }) => {
  story = await openRoom();
  line = await openLine(Number(new URL(story.store.url).port));
  const links = story.store.client().collection("site_contacts");
  const grace = await links.getFirstListItem(`site = "${story.room.sites.northDepot.id}"`);
  await links.update(grace.id, { order: 1, validUntil: new Date(Date.now() - 3 * DAY_MS).toISOString() });
  // A day that is not today's nor yesterday's, whatever the zone.
  const far = ((new Date().getUTCDay() + 2) % 7) + 1;
  await listed("Ben Outside", "+44 7700 900 201", {
    order: 2,
    availability: [{ days: [far], from: "08:00", to: "18:00" }],
  });
  await listed("Cleo Now", "+44 7700 900 202", { order: 3 });
  expect(await overTcp(story.receiver().tcp, event("4711", "BA", 3))).toBe("ACK");
  await expect.poll(async () => (await openAlarms(story)).length).toBe(1);
  page = await seat(browser, story, "ayla", { url: line.url });
  await expect(live(page)).toBeVisible({ timeout: 20_000 });
});

test.afterAll(async () => {
  await leave(story, page);
  await line.close();
});

test("leaves out of the next call whose time is over and who is outside his hours, and shows both with the reason", async () => {
  await page.getByRole("option").first().click();
  const card = (name: string) => page.locator(".call-card", { hasText: name });
  await expect(card("Cleo Now").locator(".call-results")).toBeVisible();
  await expect(page.locator(".call-results")).toHaveCount(1);
  await expect(card("Grace").getByText(/^Not valid since \w{3},? .*20\d\d/)).toBeVisible();
  await expect(card("Grace").locator(".name")).toHaveCSS("text-decoration-line", "line-through");
  await expect(
    card("Ben Outside").getByText(/^Outside the hours \W?\w{3} \W?08:00–18:00\W*, site time$/),
  ).toBeVisible();
  await expect(card("Ben Outside").locator(".name")).toHaveCSS("text-decoration-line", "none");
  // Nobody is hidden: whoever knows better still calls.
  await card("Grace")
    .getByRole("button", { name: /^Choose/ })
    .click();
  await expect(card("Grace").locator(".call-results")).toBeVisible();
});

test("marks a restored alarm in the queue with the time in sight", async () => {
  const { id } = await alarmAt(story, "4711");
  expect(await overTcp(story.receiver().tcp, event("4711", "BR", 3))).toBe("ACK");
  const alarms = story.store.client().collection("events_alarm");
  await expect.poll(async () => (await alarms.getOne(id)).restoredAt).not.toBe("");
  await expect(page.getByRole("option").first().locator(".restored")).toHaveText(/^\d\d:\d\d$/);
});

test("holds a form that fits, with all that is chosen in it", async () => {
  await page.locator(".do-forms").getByRole("tab", { name: "Hold" }).click();
  const form = page.locator(".do-form");
  await expect(form).toBeVisible();
  expect(await form.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(0);
});

test("logs a mute that was pressed while the line was down, once, with the time of the press", async () => {
  const log = story.store.client().collection("audit_log");
  const logged = () => log.getFullList<Muted>({ filter: 'action = "mute"' });
  line.cut();
  await expect(live(page)).toBeHidden({ timeout: 30_000 });
  await page.getByRole("button", { name: /^Sound|^Ringing/ }).click();
  const before = Date.now();
  await page.getByRole("menuitem", { name: "Mute for 5 minutes" }).click();
  await expect(page.getByRole("button", { name: /^Muted/ })).toBeVisible();
  expect(await logged()).toEqual([]);
  line.mend();
  await expect.poll(async () => (await logged()).length, { timeout: 60_000 }).toBe(1);
  const [entry] = await logged();
  expect(entry).toMatchObject({ user: story.room.users.ayla.id, after: { seconds: 300 } });
  const from = Date.parse((entry?.after.from ?? "").replace(" ", "T"));
  expect(Math.abs(from - before)).toBeLessThan(10_000);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("unsentMute")))).toEqual([]);
});
