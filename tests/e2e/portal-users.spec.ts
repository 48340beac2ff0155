/** Portal users of a site, in its record: out of the customer's, added and taken off by keys, shown to nobody without the right. */
import { expect, test, type Page } from "@playwright/test";
import { leave, live, openRoom, seat, type StoryRoom } from "./room";

let story: StoryRoom;
let cem: Page;

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser }) => {
  story = await openRoom();
  const users = story.store.client().collection("users");
  await users.update(story.room.users.portalUser.id, { surname: "Peters", mobileNumber: "+447700900555" });
  cem = await seat(browser, story, "cem");
  await expect(live(cem)).toBeVisible({ timeout: 20_000 });
  await cem.goto(`${story.store.url}/administrator/accounts/site_accounts?id=${story.room.sites.northDepot.id}`);
});

test.afterAll(() => leave(story, cem));

const part = (page: Page) => page.locator("section.portal");
const stored = async (): Promise<unknown> => {
  const filter = `site = "${story.room.sites.northDepot.id}"`;
  const [row] = await story.store.client().collection("site_users").getFullList({ filter });
  return row?.["users"];
};

test("somebody of the customer's is added by keys, and taken off again", async () => {
  await expect(part(cem).getByText("Nobody of the portal belongs to this site.")).toBeVisible({ timeout: 30_000 });
  await part(cem).getByLabel("Add a portal user").selectOption({ label: "Petra Peters" });
  await part(cem).getByRole("button", { name: "Add", exact: true }).focus();
  await cem.keyboard.press("Enter");
  const petra = part(cem).getByRole("listitem").filter({ hasText: "Petra Peters" });
  await expect(petra).toContainText("+447700900555");
  expect(await stored()).toEqual([story.room.users.portalUser.id]);
  await part(cem).scrollIntoViewIfNeeded();
  await cem.screenshot({ path: "build/shots/portal-users-1280-light.png" });
  await petra.getByRole("button", { name: "Remove Petra Peters" }).focus();
  await cem.keyboard.press("Enter");
  await expect(petra).toHaveCount(0);
  expect(await stored()).toEqual([]);
});

test("on a tablet, in the dark and from right to left it stays within its width, with targets to hit", async () => {
  await cem.setViewportSize({ width: 820, height: 1180 });
  await cem.emulateMedia({ colorScheme: "dark" });
  await cem.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
  await part(cem).scrollIntoViewIfNeeded();
  await cem.screenshot({ path: "build/shots/portal-users-820-dark-rtl.png" });
  expect(await cem.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test("an operator, who has not the right, is shown none of it", async ({ browser }) => {
  const ayla = await seat(browser, story, "ayla");
  await ayla.goto(`${story.store.url}/operator/accounts/site_accounts?id=${story.room.sites.northDepot.id}`);
  await expect(ayla.getByRole("heading", { name: "Whom to call" })).toBeVisible({ timeout: 30_000 });
  await expect(part(ayla)).toHaveCount(0);
  await leave(undefined, ayla);
});
