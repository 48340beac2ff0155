/** Every main page in each look and size: nothing is cut off, nothing scrolls sideways, and axe finds nothing; pictures for people to judge. */
import { expect, test, type Page } from "@playwright/test";
import { mkdir } from "node:fs/promises";
import { callShortcut } from "../../src/features/desk/do/calls";
import { act as actOf } from "../support/alarms";
import { alarmAt, handOf, openAlarms } from "./hands";
import { event, overTcp } from "./panel";
import { cutOff, LOOKS, SIZES, turn, violations } from "./page-faults";
import { fillTimesAndPlans } from "./times-records";
import { turnedRound } from "./reading-order";
import { KEY, leave, live, openRoom, seat, type StoryRoom } from "./room";

const PICTURES = "build/screens";

let story: StoryRoom;
let page: Page;
let claimed = "";

test.beforeAll(async ({ browser }) => {
  await mkdir(PICTURES, { recursive: true });
  story = await openRoom();
  page = await seat(browser, story, "cem");
  await expect(live(page)).toBeVisible({ timeout: 20_000 });
  await fillRoom();
});

test.afterAll(() => leave(story, page));

/** Alarms of several kinds: one of Cem's own with a note, one of Bora's, one closed, one on hold, signals of no account. */
async function fillRoom(): Promise<void> {
  const { tcp } = story.receiver();
  const send = async (...[account, code, zone]: Parameters<typeof event>): Promise<void> =>
    expect(await overTcp(tcp, event(account, code, zone), account === "4712" ? KEY : undefined)).toBe("ACK");
  // As long as names of branches are.
  const sites = story.store.client().collection("site_accounts");
  await fillTimesAndPlans(story);
  const marina = await sites.getFirstListItem('code = "4713"');
  await sites.update(marina.id, { name: "Marina Yachting, boat hall 2" });
  for (const zone of [3, 4, 1]) await send("4711", "BA", zone);
  await send("4711", "PA", 8);
  await send("4712", "FA", 1);
  await send("4712", "TA", 1);
  await send("4713", "BA", 2);
  await send("4713", "AT", 1);
  await send("9999", "BA", 1);
  await send("4713", "CL", 5);
  const count = async (): Promise<number> => (await openAlarms(story)).length;
  await expect.poll(count).toBe(7);
  // However long the pictures take: nobody is at the desk all the time.
  const settings = story.store.client().collection("program_settings");
  await settings.update((await settings.getFirstListItem("")).id, { claimLapseSeconds: 600 });
  await (await handOf(story, "bora")).close((await alarmAt(story, "4713", 2)).id);
  const cem = await handOf(story, "cem");
  claimed = (await alarmAt(story, "4711", 2)).id;
  const act = async (alarm: string, name: "claim" | "note" | "hold", body: object): Promise<void> =>
    expect((await actOf(story.store, cem, { alarm, name, body })).status).toBe(200);
  await act(claimed, "claim", {});
  const text = "Keyholder Grace called, is on the way, 20 minutes";
  await act(claimed, "note", { id: "screens00000001", text });
  const [number, shortcut] = ["+44 7700 900 122", callShortcut("wrong_number")];
  const call = { id: "screens00000002", kind: "call", text: `Grace Hopkins (${number}): wrong number`, shortcut };
  await act(claimed, "note", call);
  await send("4711", "BA", 2);
  for (let again = 0; again < 2; again++) await send("4711", "BA", 2);
  await expect.poll(async () => (await alarmAt(story, "4711", 2)).eventCount).toBe(6);
  const mains = (await alarmAt(story, "4713", 4)).id;
  await act(mains, "claim", {});
  const { version } = await alarmAt(story, "4713", 4);
  await act(mains, "hold", { version, minutes: 30, reason: "Mains are off in the whole street" });
}

/** The pages, and how to come to what is to be seen on them. */
const PAGES: readonly {
  name: string;
  area?: "accounts" | "signals";
  path: string;
  ready: (page: Page) => Promise<void>;
}[] = [
  {
    name: "alarms",
    path: "alarms?tab=new",
    ready: (at) => expect(at.getByRole("option").first()).toBeVisible(),
  },
  {
    name: "alarm-open",
    path: "alarms?id=CLAIMED&tab=mine",
    ready: async (at) => {
      await expect(at.getByRole("heading", { level: 1 })).toBeVisible();
      await at.getByRole("button", { name: "Show the 3 signals one by one" }).click();
      await expect(at.getByRole("grid").getByText("2 Office corridor")).toHaveCount(4);
      // However much stands above it.
      await expect(at.locator(".act-bar button").last()).toBeInViewport({ ratio: 0.9 });
      if ((at.viewportSize()?.width ?? 0) >= 1200) await expect(at.locator(".last-call")).toBeVisible();
    },
  },
  {
    name: "alarm-plan",
    path: "alarms?id=CLAIMED&tab=mine",
    ready: async (at) => {
      const plan = at.locator(".do .plan summary");
      if ((at.viewportSize()?.width ?? 0) < 1200) await at.getByRole("tab", { name: "Call and close" }).click();
      await plan.click();
      await expect(at.getByText("Send the police")).toBeVisible();
      // Whom to call is still in sight.
      await expect(at.getByText("Grace Hopkins", { exact: true }).last()).toBeInViewport({ ratio: 1 });
      await plan.press("Enter");
      await plan.press("Enter");
      await expect(at.getByText("Send the police")).toBeVisible();
    },
  },
  {
    name: "alarm-times",
    path: "alarms?id=CLAIMED&tab=mine",
    ready: async (at) => {
      await at.getByRole("tab", { name: "Zones and times" }).click();
      await expect(at.locator(".times li")).toContainText("Stocktaking");
    },
  },
  {
    name: "live-signals",
    path: "all_live_signals",
    ready: async (at) => {
      await expect(at.getByRole("grid").getByText("North Depot").first()).toBeVisible();
      // Beside the title where the filters have a line of their own, else at the end of the one line.
      const lines = [at.getByRole("heading", { level: 1 }), at.getByRole("button", { name: "Pause" })];
      const ends = [...lines, at.getByRole("combobox", { name: "Class" })].map(async (part) => {
        const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
        return Math.round((y + height) / 10);
      });
      const [title, pause, filters] = await Promise.all(ends);
      expect(pause).toBe(title);
      expect(filters === title).toBe((at.viewportSize()?.width ?? 0) >= 1000);
    },
  },
  {
    name: "history-signals",
    path: "signal_history",
    ready: (at) => expect(at.getByRole("grid").getByText("North Depot").first()).toBeVisible(),
  },
  {
    name: "signal-why",
    path: "all_live_signals",
    ready: async (at) => {
      await at.getByRole("grid").getByText("North Depot").first().click();
      await expect(at.getByRole("dialog").getByText(/alarm \d+.? with priority|joins .?alarm \d+/)).toBeVisible();
    },
  },
  {
    name: "history-fault",
    path: "signal_history",
    ready: async (at) => {
      await expect(at.getByRole("grid").getByText("North Depot").first()).toBeVisible();
      await at.getByLabel("From, time of day").fill("5:45 PM");
      await at.getByLabel("From, time of day").press("Enter");
      await expect(at.getByRole("alert").filter({ hasText: "24 hours" })).toBeVisible();
    },
  },
  {
    name: "history-day",
    path: "signal_history",
    ready: async (at) => {
      const [from, to] = [at.getByLabel("From, date"), at.getByLabel("To, date")];
      await expect(from).toHaveValue(/^\d{4}-\d\d-\d\d$/);
      const [one, other] = [await from.boundingBox(), await to.boundingBox()];
      expect(other?.y).toBe(one?.y);
      await from.fill("June 15");
      await from.press("Enter");
      await expect(from).toHaveAttribute("aria-invalid", "true");
      await expect(at.getByRole("alert").filter({ hasText: /such as .?15\/06\/2026.? or 2026-06-15/ })).toBeVisible();
    },
  },
  {
    name: "history-alarms",
    path: "signal_history",
    ready: async (at) => {
      await at.getByRole("tab", { name: "Alarms" }).click();
      await expect(at.getByRole("grid").getByText("Marina Yachting").first()).toBeVisible();
    },
  },
  {
    name: "record",
    path: "signal_history",
    ready: async (at) => {
      await at.getByRole("tab", { name: "Alarms" }).click();
      await at.getByRole("grid").getByText("Marina Yachting").first().click();
      const record = at.getByRole("dialog");
      await expect(record.getByRole("heading", { name: "Signals" })).toBeVisible();
      const width = at.viewportSize()?.width ?? 0;
      await expect.poll(async () => (await record.boundingBox())?.width).toBe(width < 900 ? width : 560);
    },
  },
  {
    name: "pending",
    path: "pending_signals",
    ready: (at) => expect(at.getByRole("grid").getByText("Marina Yachting").first()).toBeVisible(),
  },
  {
    name: "sites",
    area: "accounts",
    path: "site_accounts?q=north",
    ready: (at) => expect(at.getByRole("grid").getByText("North Depot")).toBeVisible(),
  },
  {
    name: "site",
    area: "accounts",
    path: "site_accounts?id=SITE",
    ready: async (at) => {
      await expect(at.locator(".times li")).toContainText("Stocktaking", { timeout: 20_000 });
      await at.locator(".times").scrollIntoViewIfNeeded();
    },
  },
];

async function show(at: Page, { area = "signals", path, ready }: (typeof PAGES)[number]): Promise<void> {
  await at.goto(
    `${story.store.url}/administrator/${area}/${path.replace("CLAIMED", claimed).replace("SITE", story.room.sites.northDepot.id)}`,
  );
  await expect(live(at)).toBeVisible();
  await ready(at);
  await at.evaluate(() => document.fonts.ready);
}

const wear = (at: Page, theme: (typeof LOOKS)[number]): Promise<void> =>
  at.evaluate((name) => localStorage.setItem("preferences", JSON.stringify({ theme: name })), theme);

/**
 * Colours are the same at every size, and looks differ in colours alone: page by page another look is searched, with
 * GALLERY=1 each of them.
 */
const isSearched = (look: (typeof LOOKS)[number], size: (typeof SIZES)[number], index: number): boolean => {
  if (process.env["GALLERY"] === "1") return look === "light" || size === SIZES[0];
  return size === SIZES[0] ? LOOKS[index % LOOKS.length] === look : look === "light" && index % 2 === 0;
};

for (const size of SIZES) {
  test(`light, dark and for a dark room at ${size.width} x ${size.height}`, async () => {
    // Some sixty pictures, each searched for faults: how long that takes says nothing.
    test.setTimeout(360_000);
    await page.setViewportSize(size);
    await wear(page, "light");
    const faults: string[] = [];
    for (const [index, part] of PAGES.entries()) {
      await show(page, part);
      for (const look of LOOKS) {
        await turn(page, look);
        await page.screenshot({ path: `${PICTURES}/${part.name}-${size.width}-${look}.png` });
        const found = await cutOff(page, { lists: true });
        if (isSearched(look, size, index)) found.push(...(await violations(page)));
        faults.push(...found.map((fault) => `${part.name}, ${look}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
}

for (const size of SIZES) {
  test(`right to left at ${size.width} x ${size.height}`, async () => {
    await page.setViewportSize(size);
    await wear(page, "light");
    await page.evaluate(() => localStorage.setItem("language", "sa"));
    const faults: string[] = [];
    for (const part of PAGES) {
      await show(page, part);
      expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe("rtl");
      await page.screenshot({ path: `${PICTURES}/${part.name}-${size.width}-rtl.png` });
      const found = [...(await cutOff(page, { lists: true })), ...(await turnedRound(page))];
      faults.push(...found.map((fault) => `${part.name}: ${fault}`));
    }
    await page.evaluate(() => localStorage.removeItem("language"));
    expect(faults).toEqual([]);
  });
}

for (const look of LOOKS) {
  test(`sign-in in ${look}`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: SIZES[0] });
    const guest = await context.newPage();
    await guest.goto(story.store.url);
    await wear(guest, look);
    await guest.reload();
    await guest.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(guest.getByText("Enter your password.")).toBeVisible();
    await guest.screenshot({ path: `${PICTURES}/sign-in-1280-${look}.png` });
    expect([...(await cutOff(guest, { lists: true })), ...(await violations(guest))]).toEqual([]);
    await context.close();
  });
}
