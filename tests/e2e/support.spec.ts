/** The desk for customers' tickets with the customer beside each, and the figures of those who answer them. */
import { readFile } from "node:fs/promises";
import { type Browser, expect, type Page, test } from "@playwright/test";
import type { RoomUser } from "../support/room";
import { leave, openRoom, signIn, type StoryRoom } from "./room";

test.describe.configure({ mode: "serial" });

let story: StoryRoom;
let ticket: string;

const make = async (collection: string, body: object): Promise<string> =>
  (await story.store.client().collection(collection).create(body)).id;
const ago = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();

test.beforeAll(async () => {
  story = await openRoom();
  const { users, customers } = story.room;
  const { bakery } = story.room.sites;
  const asked = { kind: "question", channel: "portal", customer: bakery.customer, priority: "high", site: bakery.id };
  const description = "My daughter takes the keys from Monday. What do you need from her?";
  const raised = { requester: users.otherPortalUser.id, raisedAt: ago(30) };
  ticket = await make("tickets", { ...asked, ...raised, subject: "New keyholder", description });
  await make("tickets", { ...asked, subject: "Longer opening hours", state: "open" });
  await make("tickets", { ...asked, customer: customers.depot, subject: "Gate code" });
  await make("tickets", { kind: "fault", subject: "The centre's own chair" });
  const contact = await make("contacts", { name: "Orla O'Brien", customer: bakery.customer });
  await make("site_contacts", { site: bakery.id, contact, order: 1, codeword: "blackbird", duressWord: "magpie" });
  await make("ticket_messages", {
    ticket,
    kind: "reply",
    text: "Her name and number, please.",
    author: users.ayla.id,
    at: ago(2),
  });
  const call = { numberCalled: "+44 191 555 0142", timestamp: ago(3), direction: "in", site: bakery.id };
  await make("call_history", { ...call, result: "answered", seconds: 80 });
});

test.afterAll(() => leave(story));

async function open(browser: Browser, who: RoomUser, path: string, options: object = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  await page.goto(story.store.url);
  await signIn(page, who);
  await expect(page.getByTestId("profile")).toBeVisible({ timeout: 20_000 });
  await page.goto(`${story.store.url}${path}`);
  return page;
}

/** In each size and look; nothing scrolls sideways. */
async function shots(page: Page, name: string): Promise<void> {
  for (const [width, height] of [
    [1280, 800],
    [820, 1180],
  ] as const)
    for (const theme of ["light", "dark"]) {
      await page.setViewportSize({ width, height });
      await page.evaluate((one) => localStorage.setItem("preferences", JSON.stringify({ theme: one })), theme);
      await page.reload();
      await expect(page.locator("main h1, main h2").first()).toBeVisible();
      await page.waitForLoadState("networkidle");
      await page.screenshot({ path: `build/shots/support-${name}-${width}-${theme}.png` });
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await page.evaluate(() => localStorage.setItem("language", "sa"));
      await page.reload();
      await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
      await page.waitForLoadState("networkidle");
      await page.screenshot({ path: `build/shots/support-${name}-${width}-${theme}-sa.png` });
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await page.evaluate(() => localStorage.setItem("language", "en"));
    }
  await page.reload();
}

test("a customer's ticket is taken, answered and closed beside what is known of the customer", async ({ browser }) => {
  const page = await open(browser, story.room.users.cem, "/support/support_for_customer");
  await expect(page.getByRole("heading", { name: "Customer support", level: 1 })).toBeVisible();
  const grid = page.locator("main [role=grid]");
  await expect(grid).toContainText("Gate code");
  await expect(grid).not.toContainText("chair");
  await grid.getByText("New keyholder").click();
  const desk = page.getByRole("region", { name: "1 New keyholder" });
  await expect(desk).toContainText("My daughter takes the keys");
  await expect(desk).toContainText("Her name and number, please.");
  const card = desk.getByRole("complementary", { name: "The customer" });
  await expect(card.getByRole("region", { name: /^Sites/ })).toContainText("O'Brien Bakery");
  await expect(card.getByRole("region", { name: "Last calls" })).toContainText("+44 191 555 0142");
  await expect(card.getByRole("region", { name: "Further open tickets" })).toContainText("Longer opening hours");
  await expect(card).not.toContainText("Gate code");
  await desk.getByRole("button", { name: "Take it" }).click();
  await expect(desk.getByRole("button", { name: "Take it" })).toHaveCount(0);
  await desk.getByRole("textbox", { name: "Write" }).fill("Thank you, she is on the list.");
  await page.keyboard.press("Control+Enter");
  await expect(desk.getByRole("listitem").filter({ hasText: "she is on the list" })).toBeVisible();
  await desk.getByRole("combobox", { name: "For whom" }).selectOption("note");
  await desk.getByRole("textbox", { name: "Write" }).fill("Called back to be sure.");
  await desk.getByRole("button", { name: /^Send/ }).click();
  await expect(desk.getByRole("listitem").filter({ hasText: "Called back" })).toContainText("Note");
  await shots(page, "desk");
  await leave(undefined, page);
});

test("who is on the telephone is asked for his word, and the page tells what it was", async ({ browser }) => {
  const page = await open(browser, story.room.users.cem, `/support/support_for_customer?id=${ticket}`);
  const check = page.getByRole("region", { name: "Is it them?" });
  const say = async (word: string): Promise<void> => {
    await check.getByRole("textbox").fill(word);
    await page.keyboard.press("Enter");
  };
  await check.getByRole("combobox").selectOption({ label: "4712 Orla O'Brien" });
  await say("sparrow");
  await expect(check.getByRole("status")).toHaveText("This is not the code word.");
  await say("Blackbird");
  await expect(check.getByRole("status")).toHaveText("This is the code word.");
  await say("magpie");
  await expect(check.getByRole("status")).toContainText("duress word");
  await expect(check.getByRole("textbox")).toHaveValue("");
  await leave(undefined, page);
});

test("its customer reads the reply and no note; another customer nothing of it", async ({ browser }) => {
  const path = `/user/support?id=${ticket}&part=ticket_messages`;
  const page = await open(browser, story.room.users.otherPortalUser, path);
  await expect(page.locator("main")).toContainText("she is on the list");
  await expect(page.locator("main")).not.toContainText("Called back");
  await leave(undefined, page);
  const other = await open(browser, story.room.users.portalUser, path);
  await expect(other.getByText("New keyholder")).toHaveCount(0);
  await expect(other.getByText("she is on the list")).toHaveCount(0);
  await leave(undefined, other);
});

test("who has no right to it is told so, at each of the addresses", async ({ browser }) => {
  const page = await open(browser, story.room.users.ayla, "/support/support_for_customer");
  await expect(page.getByText("You may not open this page")).toBeVisible();
  await page.goto(`${story.store.url}/support/agent_analytics`);
  await expect(page.getByText("You may not open this page")).toBeVisible();
  await leave(undefined, page);
});

test("the figures tell who took and answered how many, how soon, and what waits, on a tab each", async ({
  browser,
}) => {
  const page = await open(browser, story.room.users.cem, "/support/agent_analytics");
  const people = page.getByRole("grid", { name: "By person", exact: true });
  await expect(people.getByRole("row", { name: /^Cem/ })).toBeVisible();
  await expect(people.getByRole("row", { name: /^Nobody yet/ })).toBeVisible();
  await page.getByRole("tab", { name: "By person", exact: true }).press("ArrowRight");
  await expect(
    page
      .getByRole("grid", { name: "By person and kind" })
      .getByRole("row", { name: /Question/ })
      .first(),
  ).toBeVisible();
  await page.getByRole("tab", { name: "By channel" }).click();
  await expect(page.getByRole("grid", { name: "By channel" }).getByRole("row", { name: /^Portal/ })).toBeVisible();
  await page.getByRole("tab", { name: "By person", exact: true }).click();
  await shots(page, "analytics");
  await leave(undefined, page);
});

test("a ticket for the makers tells of the installation by itself, and is taken away as a file", async ({
  browser,
}) => {
  const page = await open(browser, story.room.users.cem, "/support/watchdesk_support");
  await page.getByRole("button", { name: "New" }).click();
  await page.getByRole("textbox", { name: "Subject" }).fill("The roster is slow");
  await page.getByRole("textbox", { name: "Description" }).fill("With more than forty people.");
  await page.keyboard.press("Control+Enter");
  await expect(page.locator("main")).toContainText(/Watchdesk \d+\.\d+\.\d+/);
  await page.getByRole("tab", { name: "Messages" }).click();
  await page.locator(".sub-list").getByRole("button", { name: "New" }).click();
  await page.getByRole("textbox", { name: "Text" }).fill("Since the update.");
  await page.keyboard.press("Control+Enter");
  await shots(page, "makers");
  // The list stands beside the record where there is room.
  await page.setViewportSize({ width: 1280, height: 800 });
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save for the makers" }).click();
  const text = await readFile(await (await download).path(), "utf8");
  expect(text).toContain("#1 The roster is slow");
  expect(text).toContain("Since the update.");
  expect(text).not.toContain(story.room.users.cem.name);
  await leave(undefined, page);
});
