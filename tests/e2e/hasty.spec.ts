/** The desk under keys that are pressed without looking: nobody is called, claimed or taken for finished who is not. */
import { expect, test, type Page } from "@playwright/test";
import { linesOf } from "../support/alarms";
import { createSites } from "../support/sites";
import { alarmAt, type Hand, handOf, holdFeed, openAlarms, withValve } from "./hands";
import { event, overTcp } from "./panel";
import { leave, live, openRoom, seat, type StoryRoom } from "./room";

const KEYHOLDERS = 7;

let story: StoryRoom;
let bora: Page;
let hand: Hand;

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser }) => {
  story = await openRoom();
  await createSites(story.store, ["5001", "5002", "5003", "5004"]);
  await addKeyholders();
  const settings = story.store.client().collection("program_settings");
  // Only quicker than they are, so that nobody waits a minute for nothing to happen.
  await settings.update((await settings.getFirstListItem("")).id, { claimBeatSeconds: 2, claimLapseSeconds: 10 });
  bora = await seat(browser, story, "bora", { prepare: withValve });
  hand = await handOf(story, "ayla");
  await expect(live(bora)).toBeVisible({ timeout: 20_000 });
});

test.afterAll(() => leave(story, bora));

/** More people to call at North Depot than its list shows at once. */
async function addKeyholders(): Promise<void> {
  const client = story.store.client();
  const { id: site, dealer } = story.room.sites.northDepot;
  for (let n = 1; n <= KEYHOLDERS; n++) {
    const phones = [{ number: `+44 7700 900 20${n}`, kind: "mobile" }];
    const contact = await client.collection("contacts").create({ name: `Keyholder ${n}`, phones, installer: dealer });
    await client.collection("site_contacts").create({ site, contact: contact.id, order: 10 + n, kind: "keyholder" });
  }
}

const send = async (account: string, code: string): Promise<void> =>
  expect(await overTcp(story.receiver().tcp, event(account, code, 1))).toBe("ACK");

const row = (page: Page, account: string) => page.getByRole("option", { name: `Site ${account}` });

const heldByBora = async (): Promise<number> =>
  (await openAlarms(story)).filter(({ ownerName }) => ownerName === "Bora").length;

/** Longer than a hand that has not looked. */
const rest = (): Promise<void> => bora.waitForTimeout(1_000);

const currentName = () => bora.locator(".call-card.is-current .name");

test("the arrows move the person who is called, in sight, and a digit books nothing on one who is not", async () => {
  await send("4711", "PA");
  await bora.getByRole("option", { name: /North Depot/ }).click();
  await bora.locator("[data-queue]").focus();
  await bora.keyboard.press("Enter");
  await expect(bora.getByText(/^Claimed by you at/)).toBeVisible();
  await bora.keyboard.press("c");
  const first = (await currentName().textContent()) ?? "";
  expect(first).not.toBe("");
  await bora.keyboard.press("ArrowDown");
  await expect(currentName()).not.toHaveText(first);
  for (let press = 0; press < KEYHOLDERS + 2; press++) await bora.keyboard.press("ArrowDown");
  await expect(currentName()).toHaveText(`Keyholder ${KEYHOLDERS}`);
  await expect(bora.locator(".call-card.is-current .call-results")).toBeInViewport();
  await bora.keyboard.press("ArrowUp");
  await expect(currentName()).toHaveText(`Keyholder ${KEYHOLDERS - 1}`);
  const list = bora.locator("#desk-calls");
  await list.evaluate((box) => (box.scrollTop = 0));
  await expect(bora.locator(".call-card.is-current")).not.toBeInViewport();
  const booked = bora.locator(".log-line").filter({ hasText: /: No answer/ });
  await bora.keyboard.press("3");
  await expect(bora.locator(".call-card.is-current .call-results")).toBeInViewport();
  await rest();
  await expect(booked).toHaveCount(0);
  await bora.keyboard.press("3");
  await expect(booked).toHaveCount(1);
  await expect(booked).toContainText(`Keyholder ${KEYHOLDERS - 1}`);
  await expect(bora.locator(".call-card.is-current .call-results")).toBeInViewport();
  // The cursor stays on whom the call was booked for: the arrow leads to the next one and skips nobody.
  await expect(currentName()).toHaveText(`Keyholder ${KEYHOLDERS - 1}`);
  await rest();
  await bora.keyboard.press("ArrowDown");
  await expect(currentName()).toHaveText(`Keyholder ${KEYHOLDERS}`);
});

test("a digit books no call on an alarm that is not one's own, and says why", async () => {
  await send("4711", "BA");
  await bora.getByRole("tab", { name: /^New/ }).click();
  await bora.getByRole("option", { name: /North Depot/ }).click();
  await expect(bora.getByText("Nobody has taken it")).toBeVisible();
  await expect(bora.locator(".call-results").getByText("Claim it first.").last()).toBeVisible();
  await bora.keyboard.press("c");
  await bora.keyboard.press("1");
  await expect(bora.locator(".notices").getByText("Claim it first.")).toBeVisible();
  await hand.claim((await alarmAt(story, "4711", 2)).id);
  await expect(bora.locator(".call-results").getByText("Ayla holds it.").last()).toBeVisible();
  await expect(bora.locator(".log-line").filter({ hasText: "Call to" })).toHaveCount(0);
});

test("take next that loses its race claims nothing, and says who won", async () => {
  await send("5001", "BA");
  await send("5002", "BA");
  await expect(row(bora, "5002")).toBeVisible();
  const first = (await openAlarms(story)).find(({ siteNo }) => siteNo === "5001")!;
  await holdFeed(bora, true);
  await hand.claim(first.id);
  const before = await heldByBora();
  const standing = await bora.getByRole("heading", { level: 1 }).textContent();
  await bora.locator("h1").first().click();
  await bora.keyboard.press("n");
  await expect(bora.locator(".notices").getByText(/Site 5001: taken by Ayla/)).toBeVisible();
  await expect(bora.locator(".notice").filter({ hasText: /taken by Ayla at \d\d:\d\d:\d\d\.$/ })).toHaveCount(1);
  // Nothing else is opened under the finger.
  await expect(bora.getByRole("heading", { level: 1 })).toHaveText(standing ?? "");
  await rest();
  await holdFeed(bora, false);
  expect(await heldByBora()).toBe(before);
  await bora.keyboard.press("n");
  await expect(bora.getByText(/^Claimed by you at/)).toBeVisible();
  expect((await alarmAt(story, "5002")).ownerName).toBe("Bora");
});

test("claims that lapsed are not struck through as finished, and one notice says how many and leads to them", async () => {
  const beats = "**/api/watchdesk/alarms/*/beat";
  await bora.getByRole("tab", { name: /^Mine/ }).click();
  await expect(row(bora, "5002")).toBeVisible();
  const held = await heldByBora();
  expect(held).toBeGreaterThan(1);
  await row(bora, "5002").hover();
  await bora.route(beats, (route) => route.abort());
  await holdFeed(bora, true);
  await expect.poll(heldByBora, { timeout: 40_000 }).toBe(0);
  await bora.unroute(beats);
  await holdFeed(bora, false);
  const notice = bora.locator(".notice").filter({ hasText: `${held} claims lapsed` });
  await expect(notice).toHaveCount(1, { timeout: 20_000 });
  await expect(bora.locator(".notice").filter({ hasText: /lapsed/ })).toHaveCount(1);
  const lost = row(bora, "5002");
  await expect(lost).toContainText("Back in New");
  await expect(lost).toContainText("Site 5002");
  await expect(lost.locator(".name")).not.toHaveCSS("text-decoration-line", "line-through");
  // However much stands above: the signals, the log and the acts keep their room, to the margin of the last.
  await lost.click();
  await expect(bora.locator(".lapse")).toBeVisible();
  const [acts, claim] = [bora.locator(".act-bar"), bora.locator(".act-bar button").first()];
  const [bar, button] = [await acts.boundingBox(), await claim.boundingBox()];
  const height = bora.viewportSize()?.height ?? 0;
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(height);
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(height - 8);
  await notice.getByRole("button", { name: "Show New" }).click();
  await expect(bora.getByRole("tab", { name: /^New/ })).toHaveAttribute("aria-selected", "true");
  await expect(row(bora, "5002")).toBeVisible();
});

test("who holds while his first note is still on its way is not told of a change, and the note stands before the hold", async () => {
  await row(bora, "5002").click();
  await bora.getByRole("button", { name: "Claim", exact: true }).click();
  await expect(bora.getByText(/^Claimed by you at/)).toBeVisible();
  const { id } = await alarmAt(story, "5002");
  const before = (await linesOf(story.store, id)).length;
  await bora.route("**/api/watchdesk/alarms/*/note", async (route) => {
    await rest();
    await route.continue();
  });
  await bora.getByLabel("Note", { exact: true }).fill("guard rang");
  await bora.keyboard.press("Control+Enter");
  await expect(bora.locator(".log-line").filter({ hasText: "guard rang" })).toBeVisible();
  await bora.getByRole("tab", { name: /^Hold/ }).click();
  await bora.getByRole("textbox", { name: "Reason" }).fill("guard is on the way");
  await bora.keyboard.press("Control+Enter");
  await expect(bora.getByText(/^Alarm \d+ on hold until/).first()).toBeVisible();
  await expect(bora.locator(".notice").filter({ hasText: "has changed since" })).toHaveCount(0);
  expect((await linesOf(story.store, id)).slice(before)).toEqual(["note: guard rang", "held"]);
  await bora.unroute("**/api/watchdesk/alarms/*/note");
});

/** Two keys before the page has drawn anything in between. */
const atOnce = (page: Page, ...keys: readonly string[]): Promise<void> =>
  page.evaluate((all) => {
    for (const key of all)
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  }, keys);

test("a key behind the arrow is not about the alarm that is still shown", async () => {
  await send("5003", "BA");
  await send("5004", "BA");
  await bora.getByRole("tab", { name: /^New/ }).click();
  await row(bora, "5003").click();
  await bora.locator("[data-queue]").focus();
  await expect(bora.getByText("Nobody has taken it")).toBeVisible();
  const before = await heldByBora();
  await atOnce(bora, "ArrowDown", "Enter");
  await expect(bora.locator(".site-lines")).toContainText("5004");
  await rest();
  expect(await heldByBora()).toBe(before);
  await bora.keyboard.press("Enter");
  await expect(bora.getByText(/^Claimed by you at/)).toBeVisible();
  expect((await alarmAt(story, "5004")).ownerName).toBe("Bora");
});
