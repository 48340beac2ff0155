/** Markup, and signs that turn or hide text, in what panels and people write: shown as text on every screen and on paper (H-PS-05). */
import { expect, test, type Page } from "@playwright/test";
import { act } from "../support/alarms";
import { siaFrame } from "../support/dc09-frames";
import { alarmAt, handOf, openAlarms } from "./hands";
import { bytesOverTcp } from "./panel";
import { leave, live, openRoom, seat, type StoryRoom } from "./room";

/** The case's own frame. */
const FRAME = '80DD0042"SIA-DCS"0090L0#4711[#4711|Nri1/BA1^<img src=x onerror=alert(1)>^]';
const IMAGE = "<img src=x onerror=alert(1)>";
const SCRIPT = "<script>alert(2)</script>";
/** Read from the right from here on, by whoever does not shut it in. */
const TURNED = "Gate \u202Eexit";
/** A sign of no width between two letters. */
const HIDDEN = "Ya\u200Brd";
const SITE = `${HIDDEN} ${IMAGE} ${SCRIPT} ${TURNED}`;
const ZONE = `Dock ${IMAGE} ${TURNED}`;
const SENT = `Sent ${SCRIPT} ${TURNED} ${HIDDEN}`;
/** Ends a rule of the sheet's margins, where it is not written as text. */
const PERSON = `O"Hara \\ } body { display: none } ${SCRIPT}`;
const COMMENT = `${IMAGE} ${SCRIPT} ${TURNED} ${HIDDEN}`;
/** The store keeps no sign in a comment that turns the text behind it. */
const KEPT = COMMENT.replace("\u202E", "");

let story: StoryRoom;
let ayla: Page;
let alarm = "";
const wrong: string[] = [];

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser }) => {
  story = await openRoom();
  const client = story.store.client();
  const { north: installer } = story.room.dealers;
  const values = { code: "4720", name: SITE, city: SCRIPT, state: "active", timeZone: "Europe/London", installer };
  const site = (await client.collection("site_accounts").create(values)).id;
  await client.collection("site_partitions").create({ site, number: "1", name: ZONE });
  await client.collection("site_zones").create({ site, number: "1", partition: "1", text: ZONE, detector: "door" });
  await client.collection("users").update(story.room.users.ayla.id, { name: PERSON });
  ayla = await seat(browser, story, "ayla", { prepare: watchFaults });
  await expect(live(ayla)).toBeVisible({ timeout: 20_000 });
  for (const frame of [Buffer.from(`\n${FRAME}\r`, "latin1"), yardFrame()])
    expect(await bytesOverTcp(story.receiver().tcp, frame)).toBe("ACK");
  await expect.poll(async () => (await openAlarms(story)).length).toBe(2);
  alarm = (await alarmAt(story, "4720")).id;
});

test.afterAll(() => leave(story, ayla));

/** The panel writes UTF-8: each of its bytes stands for a character of the wire. */
const yardFrame = (): Buffer =>
  siaFrame({ account: "4720", code: "BA", zone: 1, sequence: 91, text: Buffer.from(SENT).toString("latin1") });

/** Nothing that was written may run, and nothing be fetched for it. */
const watchFaults = async (page: Page): Promise<void> => {
  page.on("dialog", (dialog) => void dialog.dismiss().then(() => wrong.push(`a script ran: ${dialog.message()}`)));
  page.on("request", (request) => new URL(request.url()).pathname.endsWith("/x") && wrong.push(request.url()));
  await Promise.resolve();
};

const show = (path: string): Promise<unknown> => ayla.goto(`${story.store.url}/operator/signals/${path}`);
const rows = () => ayla.getByRole("grid").locator("[aria-rowindex]:not([aria-rowindex='1'])");

/** Text that follows a turning sign and is not shut out by the end of an element or a mark of its own: it would be turned. */
const turned = (): Promise<string[]> =>
  ayla.evaluate(() => {
    const isShut = (node: Element): boolean => {
      const { display, unicodeBidi } = getComputedStyle(node);
      return display !== "inline" || /isolate|plaintext/.test(unicodeBidi);
    };
    const found: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const own = node.textContent ?? "";
      const at = own.lastIndexOf("\u202E");
      if (at < 0 || !node.parentElement?.checkVisibility()) continue;
      let room: Element = node.parentElement;
      while (!isShut(room)) room = room.parentElement!;
      const rest = document.createRange();
      rest.setStart(node, at);
      rest.setEndAfter(room.lastChild!);
      const behind = rest.toString().split(/[\u2069\u202C]/)[0]!;
      // What was written with it goes the way of its writer.
      if (!/^\u202Eexit( Ya\u200Brd)?$/.test(behind)) found.push(`${room.className}: ${behind}`);
    }
    return found;
  });

/** No element came out of a text, nothing ran, and no words of ours are turned. */
async function expectPlain(): Promise<void> {
  expect(await ayla.locator("img[src='x'], [onerror]").count()).toBe(0);
  expect(await ayla.evaluate(() => [...document.scripts].filter((s) => s.text.includes("alert(")).length)).toBe(0);
  expect(await turned()).toEqual([]);
  expect(wrong).toEqual([]);
  await expect(ayla).toHaveTitle(/^(\(\d+\) )?[\w ]+ \| Watchdesk - Dashboard$/);
}

test("in the rows of the live list, and in the signal's own page", async () => {
  await show("all_live_signals");
  await expect(rows().filter({ hasText: "North Depot" })).toContainText(IMAGE);
  const yard = rows().filter({ hasText: SITE });
  await expect(yard).toHaveCount(1);
  for (const text of [SITE, ZONE, SENT]) await expect(yard).toContainText(text);
  await expectPlain();
  await yard.click();
  for (const text of [SITE, ZONE, SENT]) await expect(ayla.getByRole("dialog").getByText(text).first()).toBeVisible();
  await expectPlain();
});

test("at the desk: queue, alarm, log and notices", async () => {
  await show(`alarms?id=${alarm}`);
  await expect(ayla.getByRole("option").filter({ hasText: SITE }).locator(".zone")).toHaveText(ZONE);
  await expect(ayla.getByRole("heading", { level: 1 })).toContainText(ZONE);
  await expect(ayla.locator(".signal-table")).toContainText(ZONE);
  await ayla.getByRole("button", { name: /^Claim/ }).click();
  await expect(ayla.getByText(/^Claimed by you at/)).toBeVisible();
  await ayla.getByLabel("Note", { exact: true }).fill(COMMENT);
  await ayla.getByRole("button", { name: /^Save note/ }).click();
  await expect(ayla.locator(".log-line").filter({ hasText: KEPT })).toHaveCount(1);
  await expectPlain();
  const me = await handOf(story, "ayla");
  const { version } = await alarmAt(story, "4720");
  const body = { version, minutes: 10, reason: SCRIPT };
  expect((await act(story.store, me, { alarm, name: "hold", body })).status).toBe(200);
  await expect(ayla.getByRole("tab", { name: /^Pending,? ?1$/ })).toBeVisible();
  expect((await act(story.store, me, { alarm, name: "wake" })).status).toBe(200);
  await expect(ayla.locator(".notice.returned")).toContainText(SITE);
  await expectPlain();
});

/** Ends it with a comment of markup. */
async function close(): Promise<void> {
  const me = await handOf(story, "ayla");
  const [resolution] = await story.store
    .client()
    .collection("resolution_codes")
    .getFullList({ filter: "active = true" });
  const seen = { version: (await alarmAt(story, "4720")).version };
  const { body } = await act(story.store, me, { alarm, name: "seen", body: seen });
  const end = { version: body.alarm.version, resolution: resolution?.["code"] as string, comment: COMMENT };
  expect((await act(story.store, me, { alarm, name: "close", body: end })).status).toBe(200);
}

test("in the history, in the record and on its sheets", async () => {
  await close();
  await show("signal_history");
  await expect(rows().filter({ hasText: "North Depot" })).toContainText(IMAGE);
  await expect(rows().filter({ hasText: SITE })).toContainText(SENT);
  await expectPlain();
  await show("signal_history?tab=alarms");
  await rows().filter({ hasText: SITE }).click();
  const record = ayla.getByRole("dialog");
  await expect(record.getByText(KEPT).first()).toBeVisible();
  await expect(record.getByText(ZONE).first()).toBeVisible();
  await expectPlain();
  await ayla.emulateMedia({ media: "print" });
  await expect(record.getByText(KEPT).first()).toBeVisible();
  const margins = await ayla.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSPageRule)
      .map((rule) => rule.cssText)
      .join(" "),
  );
  expect(margins).toContain("@bottom-right");
  expect(margins).toContain(HIDDEN);
  expect(margins).toContain("<script>alert(2)</script>");
  expect(margins).toContain("display: none");
  expect((await ayla.pdf({ format: "A4", preferCSSPageSize: true })).length).toBeGreaterThan(10_000);
  await expectPlain();
});

test("rows older than their rules keep nobody from an alarm: what can't be shown is said, the acts beside it work", async ({
  browser,
}) => {
  const odd = (key: string, value: unknown): unknown => {
    if (key === "phones") return [null, 5, { number: 77, kind: 3 }, ...((value ?? []) as object[])];
    return key === "mustReadNotes" ? { a: 1 } : value;
  };
  const older = (page: Page): Promise<unknown> =>
    page.route(/\/api\/collections\/(contacts|site_contacts|site_accounts)\/records/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: JSON.parse(await response.text(), odd) });
    });
  const bora = await seat(browser, story, "bora", { prepare: async (page) => void (await older(page)) });
  await expect(live(bora)).toBeVisible({ timeout: 20_000 });
  const depot = (await alarmAt(story, "4711")).id;
  await bora.goto(`${story.store.url}/operator/signals/alarms?id=${depot}`);
  await expect(bora.getByRole("alert").getByText(/^Site: this part of the page can't be shown/)).toBeVisible();
  await expect(bora.locator(".call-card .phone-line a").filter({ hasText: /^77$/ })).toBeVisible();
  await expect(bora.getByText("This page could not be shown")).toHaveCount(0);
  await bora
    .getByRole("toolbar")
    .getByRole("button", { name: /^Claim/ })
    .click();
  await expect(bora.locator(".alarm").getByText(/^Claimed by you at/)).toBeVisible();
  await bora
    .getByRole("toolbar")
    .getByRole("button", { name: /^Release/ })
    .click();
  await expect.poll(async () => (await alarmAt(story, "4711")).ownerName).toBe("");
  await bora.context().close();
});
