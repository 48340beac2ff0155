/** The main job, end to end: frames become alarms on two screens, one person wins, notes, waits, loses the line, closes. */
import { expect, test, type Browser, type Page } from "@playwright/test";
import { type Line, openLine } from "./line";
import { event, overTcp, overUdp } from "./panel";
import { bell, KEY, leave, live, openRoom, seat, type StoryRoom } from "./room";

let story: StoryRoom;
let ayla: Page;
let bora: Page;
const errors: string[] = [];
const lines = new Map<Page, Line>();

const tab = (page: Page, name: string, count: number) =>
  page.getByRole("tab", { name: new RegExp(`^${name},? ?${count}$`) });
const signals = (page: Page, count: number) => page.getByText(`Signals of this alarm (${count})`);

/** Each has a line of his own, which can be cut. */
async function seatOnLine(browser: Browser, who: "ayla" | "bora"): Promise<Page> {
  const line = await openLine(story.store.port);
  const page = await seat(browser, story, who, { url: line.url });
  lines.set(page, line);
  return page;
}

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser }) => {
  story = await openRoom();
  ayla = await seatOnLine(browser, "ayla");
  bora = await seatOnLine(browser, "bora");
  for (const page of [ayla, bora]) page.on("pageerror", (error) => errors.push(error.message));
  await expect(live(ayla)).toBeVisible({ timeout: 20_000 });
  await expect(live(bora)).toBeVisible({ timeout: 20_000 });
});

test.afterAll(async () => {
  await leave(story, ayla, bora);
  for (const line of lines.values()) await line.close();
});

test("a clear frame over TCP is an alarm on both screens, with a count at the bell", async () => {
  expect(await overTcp(story.receiver().tcp, event("4711", "BA", 3))).toBe("ACK");
  for (const page of [ayla, bora]) {
    await expect(bell(page, 1)).toBeVisible();
    await expect(page.getByRole("option", { name: /North Depot/ })).toBeVisible();
  }
});

test("an encrypted frame over UDP is the next one", async () => {
  expect(await overUdp(story.receiver().udp, event("4712", "FA", 1), KEY)).toBe("ACK");
  for (const page of [ayla, bora]) await expect(bell(page, 2)).toBeVisible();
  // Fire first, whatever came first.
  await expect(ayla.getByRole("option").first()).toContainText("O'Brien Bakery");
});

test("of two who claim in the same moment one wins and the other is told by whom", async () => {
  const row = /North Depot/;
  for (const page of [ayla, bora]) await page.getByRole("option", { name: row }).click();
  for (const page of [ayla, bora])
    await expect(page.getByRole("heading", { name: /Intrusion|Burglary/ }).first()).toBeVisible();
  // The first waits on its way for the second: by itself it might be told to the other desk before that has been pressed there.
  const claims = "**/api/watchdesk/alarms/*/claim";
  let open = (): void => undefined;
  const bothAsked = new Promise<void>((done) => (open = done));
  let asked = 0;
  for (const page of [ayla, bora])
    await page.route(claims, async (route) => {
      if ((asked += 1) === 2) open();
      await bothAsked;
      await route.continue();
    });
  const claim = (page: Page) => page.getByRole("button", { name: /^Claim/ }).click();
  await Promise.all([claim(ayla), claim(bora)]);
  await expect(async () => {
    const mine = await Promise.all([ayla, bora].map((page) => tab(page, "Mine", 1).isVisible()));
    expect(mine.filter(Boolean)).toHaveLength(1);
  }).toPass();
  const [winner, loser] = (await tab(ayla, "Mine", 1).isVisible()) ? [ayla, bora] : [bora, ayla];
  const name = winner === ayla ? "Ayla" : "Bora";
  await expect(loser.getByText(new RegExp(`taken by ${name}`, "i")).first()).toBeVisible();
  const { body } = await story.store.request<{ items: { owner: string }[] }>(
    "GET",
    "/api/collections/alarm_claims/records?filter=ended=''",
    { token: story.store.superuser.token },
  );
  expect(body.items).toHaveLength(1);
  // From here on Ayla is whoever won.
  [ayla, bora] = [winner, loser];
});

test("a note, seen by the other; more of the same signal leaves owner and note as they are", async () => {
  await ayla.getByLabel("Note", { exact: true }).fill("keyholder called");
  await ayla.getByRole("button", { name: /^Save note/ }).click();
  await expect(ayla.getByRole("list", { name: "Log" }).getByText("keyholder called")).toBeVisible();
  // The queue of who lost has moved on; the alarm stands with the others'.
  await bora.getByRole("tab", { name: /^Others/ }).click();
  await bora.getByRole("option", { name: /North Depot/ }).click();
  await expect(bora.getByText("keyholder called")).toBeVisible();
  for (let i = 0; i < 3; i++) expect(await overTcp(story.receiver().tcp, event("4711", "BA", 3))).toBe("ACK");
  await expect(signals(ayla, 4)).toBeVisible();
  await expect(tab(ayla, "Mine", 1)).toBeVisible();
  await expect(ayla.getByRole("list", { name: "Log" }).getByText("keyholder called")).toBeVisible();
});

test("markup in a signal's text stays text (H-PS-05)", async () => {
  const text = "<img src=x onerror=alert(1)>";
  expect(await overTcp(story.receiver().tcp, { ...event("4711", "BA", 1), text })).toBe("ACK");
  await expect(signals(ayla, 5)).toBeVisible();
  expect(await ayla.locator("img[src='x']").count()).toBe(0);
});

test("the network is cut and comes back: the screen says so, typed text stays, nothing is missing", async () => {
  const note = ayla.getByLabel("Note", { exact: true });
  await note.fill("half a sentence");
  lines.get(ayla)!.cut();
  await ayla.context().setOffline(true);
  await expect(ayla.getByText(/Not live since/).first()).toBeVisible({ timeout: 20_000 });
  expect(await overTcp(story.receiver().tcp, event("4713", "PA", 1))).toBe("ACK");
  await expect(bell(bora, 3)).toBeVisible();
  lines.get(ayla)!.mend();
  await ayla.context().setOffline(false);
  await expect(bell(ayla, 3)).toBeVisible({ timeout: 15_000 });
  await expect(note).toHaveValue("half a sentence");
});

test("receiver and store are killed: acknowledged signals arrive, once", async () => {
  await story.store.kill();
  expect(await overTcp(story.receiver().tcp, event("4711", "TA", 2))).toBe("ACK");
  await story.receiver().kill();
  await story.receiverAgain();
  expect(await overTcp(story.receiver().tcp, event("4711", "TA", 2))).toBe("ACK");
  await story.store.restart();
  await expect(async () => {
    const path = `/api/collections/events/records?filter=account='4711'%26%26code='TA'&fields=sequence`;
    const { body } = await story.store.request<{ items: unknown[] }>("GET", path, {
      token: story.store.superuser.token,
    });
    expect(body.items).toHaveLength(2);
  }).toPass({ timeout: 20_000 });
  await expect(live(ayla)).toBeVisible({ timeout: 30_000 });
  await expect(signals(ayla, 7)).toBeVisible();
});

test("hold and wake move it out of the queue and back", async () => {
  await ayla.getByRole("tab", { name: /^Hold/ }).click();
  await ayla.getByRole("textbox", { name: "Reason" }).fill("keyholder on the way");
  await ayla.getByRole("button", { name: /^Put on hold/ }).click();
  await expect(bell(bora, 2)).toBeVisible();
  await expect(tab(bora, "Pending", 1)).toBeVisible();
  await ayla.getByRole("tab", { name: /^Pending/ }).click();
  await ayla.getByRole("option", { name: /North Depot/ }).click();
  await ayla.getByRole("button", { name: /^Wake/ }).click();
  await expect(bell(bora, 3)).toBeVisible();
  await expect(tab(ayla, "Mine", 1)).toBeVisible();
});

test("it can't be closed before it may be, and the screen says why; then it is", async () => {
  await ayla.getByRole("tab", { name: /^Mine/ }).click();
  await ayla.getByRole("option", { name: /North Depot/ }).click();
  await ayla.getByRole("tab", { name: /^Close/ }).click();
  await expect(ayla.getByText("No resolution is chosen.")).toBeVisible();
  await ayla.getByRole("combobox", { name: "Resolution" }).selectOption({ index: 1 });
  await ayla.getByRole("textbox", { name: /^Comment/ }).fill("Cleaner set it off, password given and right");
  await ayla.getByRole("button", { name: "Mark seen" }).click();
  // What was typed while the line was cut: it must not go with the alarm.
  await expect(ayla.locator(".why-list").getByText(/^A note is not saved/)).toBeVisible();
  await ayla.getByRole("button", { name: /^Save note/ }).click();
  await expect(ayla.getByText("half a sentence").first()).toBeVisible();
  await ayla.getByRole("button", { name: /^Close alarm/ }).click();
  for (const page of [ayla, bora]) await expect(bell(page, 2)).toBeVisible();
});

test("the history holds it, whole, after everything that was killed", async () => {
  await ayla.goto(`${lines.get(ayla)!.url}/operator/signals/signal_history`);
  await ayla.getByRole("tab", { name: /Alarms/ }).click();
  await expect(ayla.getByText("North Depot").first()).toBeVisible();
  const path = "/api/collections/alarm_history/records?filter=siteNo='4711'";
  const { body } = await story.store.request<{ items: { eventCount: number; id: string }[] }>("GET", path, {
    token: story.store.superuser.token,
  });
  expect(body.items).toHaveLength(1);
  expect(body.items[0]!.eventCount).toBe(7);
  expect(errors).toEqual([]);
});

test("the record of it says where, how urgent, in whose time, and what was known when", async () => {
  await ayla.getByText("North Depot").first().click();
  const record = ayla.getByRole("dialog", { name: /^Alarm \d+: / });
  const fact = (name: string) => record.locator("dl > div").filter({ has: ayla.getByText(name, { exact: true }) });
  await expect(record.getByText(/^All times Europe\/London/)).toBeVisible();
  await expect(fact("Account")).toContainText("4711");
  await expect(fact("Priority")).toContainText("of 9");
  await expect(fact("Confirmed")).toContainText(/Yes|No/);
  await expect(fact("Address")).toBeVisible();
  await expect(fact("Partition")).toBeVisible();
  await expect(fact("Handled in")).toContainText(/^Handled in\d+ (s|min)/);
  const log = record.getByRole("heading", { name: "Log" }).locator("xpath=following-sibling::section").first();
  await expect(log.getByText(/^Alarm from account 4711: /)).toBeVisible();
  await expect(log.getByText(/^Joined by \d+ further signals?, \d+ in all: /).first()).toBeVisible();
  await expect(record.getByText(/^Only claims of .+ are listed\./)).toBeVisible();
  const errorsOfPaper = await printed();
  expect(errorsOfPaper).toEqual([]);
});

/** What is wrong with the sheet that the browser prints of the record. */
async function printed(): Promise<string[]> {
  await ayla.emulateMedia({ media: "print" });
  const faults = await ayla.evaluate(() => {
    const sheet = document.querySelector(".wd-detail");
    const seen = (selector: string): boolean =>
      [...document.querySelectorAll(selector)].some((node) => node.checkVisibility());
    const height = document.documentElement.scrollHeight;
    const sheets = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
    return [
      seen("nav") ? "the menu is on it" : "",
      seen(".wd-off-paper") ? "the button is on it" : "",
      sheets.some((rule) => rule.includes("logo-print")) ? "" : "it has no logo",
      sheets.some((rule) => rule.includes("counter(page)")) ? "" : "its pages have no numbers",
      sheets.some((rule) => /Printed[^}]* by (Ayla|Bora)/.test(rule)) ? "" : "it does not say who printed it",
      sheet && sheet.getBoundingClientRect().bottom <= height + 1 ? "" : "its end is cut off",
    ].filter((fault) => fault !== "");
  });
  await ayla.emulateMedia({ media: null });
  return faults;
}
