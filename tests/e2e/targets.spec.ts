/** Whatever is pressed is large enough: 44 px for a finger on a tablet, 36 px for a mouse, on every page and in every form. */
import { expect, test, type Page } from "@playwright/test";
import { act as actOf, addAlarm } from "../support/alarms";
import { alarmAt, handOf, openAlarms } from "./hands";
import { tooSmall, type HitRule } from "./hit-areas";
import { event, overTcp } from "./panel";
import { discardUnsent, showConflict, showForm, showList, showStorageNote, showUnsent } from "./record-views";
import { leave, live, openRoom, seat, type StoryRoom } from "./room";

let story: StoryRoom;
let claimed = "";

const send = async (account: string, code: string, zone: number): Promise<void> =>
  expect(await overTcp(story.receiver().tcp, event(account, code, zone))).toBe("ACK");

test.beforeAll(async () => {
  story = await openRoom();
  for (const zone of [3, 4, 4, 4]) await send("4711", "BA", zone);
  await send("4713", "BA", 2);
  await send("4713", "AT", 1);
  const counts = async (): Promise<number[]> => (await openAlarms(story)).map((alarm) => alarm.eventCount);
  await expect.poll(async () => (await counts()).toSorted((a, b) => a - b)).toEqual([1, 1, 4]);
  const settings = story.store.client().collection("program_settings");
  await settings.update((await settings.getFirstListItem("")).id, { claimLapseSeconds: 600 });
  await (await handOf(story, "bora")).close((await alarmAt(story, "4713", 2)).id);
  const cem = await handOf(story, "cem");
  const act = async (alarm: string, name: "claim" | "hold", body: object = {}): Promise<void> =>
    expect((await actOf(story.store, cem, { alarm, name, body })).status).toBe(200);
  claimed = (await alarmAt(story, "4711", 2)).id;
  await act(claimed, "claim");
  const mains = await alarmAt(story, "4713", 4);
  await act(mains.id, "claim");
  await act(mains.id, "hold", { version: mains.version + 1, minutes: 30, reason: "Mains are off in the street" });
  // More than a screen of them: the queue scrolls.
  for (let more = 0; more < 24; more++) await addAlarm(story.store, { alarmNo: 1000 + more, priority: 3 });
});

test.afterAll(() => leave(story));

/** Faults of a page, with the name of what was looked at. */
type Look = (name: string) => Promise<void>;

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(`${story.store.url}/administrator/signals/${path}`);
  await expect(live(page)).toBeVisible();
};

/** An alarm of its own for each test: a second signal of the same kind would join the first. */
const NEWS = ["PA", "FA"];

async function desk(page: Page, look: Look): Promise<void> {
  await open(page, "alarms?tab=new");
  const list = page.getByRole("listbox");
  await expect(list.getByRole("option").first()).toBeVisible();
  await look("queue");
  await list.evaluate((box) => (box.scrollTop = 300));
  await send("4711", NEWS.pop() ?? "MA", 8);
  await expect(page.locator(".queue-strip button")).toBeVisible();
  await look("queue, scrolled");
  await open(page, `alarms?id=${claimed}&tab=mine`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("grid").getByText("Loading bay").first()).toBeVisible();
  // On a tall tablet the log stands below the signals, as it does in three columns.
  await expect(page.locator(".log-line").first()).toBeVisible();
  await look("alarm");
  const narrow = (page.viewportSize()?.width ?? 0) < 1200;
  if (narrow) await page.getByRole("tab", { name: "Call and close" }).first().click();
  await expect(page.locator(".call-results")).toBeVisible();
  for (const form of ["Hold", "Close"]) {
    await page.locator(".do-forms").getByRole("tab", { name: form }).click();
    await look(form);
  }
  await page.locator(".call-results button").first().click();
  await expect(page.locator(".phone-line .choose", { hasText: "Undo" })).toBeVisible();
  await look("a call that can be undone");
}

async function lists(page: Page, look: Look): Promise<void> {
  await open(page, "all_live_signals");
  await expect(page.getByRole("grid").getByText("North Depot").first()).toBeVisible();
  await look("live signals");
  await page.getByRole("grid").getByText("North Depot").first().click();
  await expect(page.getByRole("dialog").getByRole("link")).toBeVisible();
  await look("a signal");
  await open(page, "signal_history");
  await expect(page.getByRole("grid").getByText("North Depot").first()).toBeVisible();
  await look("history of signals");
  await page.getByRole("tab", { name: "Alarms" }).click();
  await expect(page.getByRole("grid").getByText("Marina Yachting").first()).toBeVisible();
  await look("history of alarms");
  await page.getByRole("grid").getByText("Marina Yachting").first().click();
  await expect(page.getByRole("dialog").getByRole("heading", { name: "Signals" })).toBeVisible();
  await look("a closed alarm");
  await open(page, "pending_signals");
  await expect(page.getByRole("grid").getByText("Marina Yachting").first()).toBeVisible();
  await look("pending");
  await page.getByRole("grid").getByText("Marina Yachting").first().click();
  await look("pending, chosen");
}

async function records(page: Page, look: Look): Promise<void> {
  // A form that was typed into asks before it is left.
  page.on("dialog", (dialog) => void dialog.accept());
  await showList(page);
  await look("list of records");
  await showForm(page, story);
  await look("form of a record");
  await showConflict(page, story);
  await look("conflict");
  await showUnsent(page, claimed);
  await look("unsent lines");
  await discardUnsent(page);
  await showStorageNote(page);
  await look("note on the storage");
}

async function around(page: Page, look: Look): Promise<void> {
  await open(page, "all_live_signals");
  await page.getByTestId("profile").click();
  await expect(page.getByRole("menuitem", { name: "Sign out" })).toBeVisible();
  await look("menu of the person");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Sound|^Ringing/ }).click();
  await expect(page.getByRole("menuitem", { name: "Hear the tone" })).toBeVisible();
  await look("menu of the sound");
  await page.keyboard.press("Escape");
  const menu = page.getByRole("button", { name: "Open the menu" });
  if (await menu.isVisible()) await menu.click();
  await expect(page.getByRole("navigation").getByRole("link").first()).toBeVisible();
  await look("menu of pages");
  await open(page, "all_live_signals");
  // No page is longer than the screen yet: this one is made so.
  await page.getByRole("main").evaluate((main) => {
    main.append(Object.assign(document.createElement("div"), { style: "block-size: 2000px" }));
    main.scrollTop = 300;
  });
  await expect(page.getByRole("button", { name: "Back to the top" })).toBeVisible();
  await look("far down");
}

const WAYS: readonly { name: string; rule: HitRule; screen: object }[] = [
  {
    name: "a finger, 44 px",
    rule: { leastPx: 44, rowPx: 48 },
    screen: { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true },
  },
  { name: "a mouse, 36 px", rule: { leastPx: 36, rowPx: 32 }, screen: { viewport: { width: 1280, height: 800 } } },
];

for (const { name, rule, screen } of WAYS) {
  test(`large enough for ${name}`, async ({ browser }) => {
    // Some thirty views, beside another file's.
    test.setTimeout(240_000);
    const page = await seat(browser, story, "cem", screen);
    const faults: string[] = [];
    const look: Look = async (what) => {
      // A menu that is still opening is drawn smaller than it is.
      await page.waitForTimeout(400);
      faults.push(...(await tooSmall(page, rule)).map((fault) => `${what}: ${fault}`));
    };
    expect(await page.evaluate(() => matchMedia("(pointer: coarse)").matches)).toBe(rule.leastPx === 44);
    for (const part of [desk, lists, records, around]) await part(page, look);
    await page.context().close();
    expect(faults).toEqual([]);
  });
}
