/** What waits at a desk: saved without a line, shown as waiting and then as sent, in the store once whatever happens (H-PW-04). */
import { chromium, expect, test, type BrowserContext, type Page } from "@playwright/test";
import { freshDirectory } from "../support/receiver";
import { alarmAt, handOf, type OpenAlarm } from "./hands";
import { type Line, openLine } from "./line";
import { event, overTcp } from "./panel";
import { live, openRoom, signIn, type StoryRoom, TO_DESK } from "./room";

let story: StoryRoom;
let line: Line;
let context: BrowserContext;
let page: Page;
const profile = freshDirectory("profile");

test.describe.configure({ mode: "serial" });

async function openBrowser(): Promise<void> {
  const { executablePath, args } = test.info().project.use.launchOptions ?? {};
  const viewport = { width: 1280, height: 800 };
  context = await chromium.launchPersistentContext(profile, { executablePath, args, viewport });
  page = context.pages()[0] ?? (await context.newPage());
}

test.beforeAll(async () => {
  story = await openRoom();
  line = await openLine(story.store.port);
  await openBrowser();
  await page.goto(`${line.url}${TO_DESK}`);
  await signIn(page, story.room.users.ayla);
  await expect(live(page)).toBeVisible({ timeout: 20_000 });
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
});

test.afterAll(async () => {
  await context?.close();
  await line?.close();
  await story?.close();
});

const SITE = /North Depot/;
const OFFLINE = "Not connected. Your text is kept.";

const log = (of: Page = page) => of.getByRole("region", { name: "Log" });
const note = (of: Page = page) => of.getByLabel("Note", { exact: true });
const lineOf = (text: string, of: Page = page) => log(of).getByRole("listitem").filter({ hasText: text });
const outboxButton = () => page.getByRole("button", { name: /line(s)? (is|are|was|were) (not sent|refused)/ });

async function write(text: string, of: Page = page): Promise<void> {
  await note(of).fill(text);
  await of.getByRole("button", { name: /^Save note/ }).click();
  await expect(note(of)).toHaveValue("");
}

async function loseTheLine(): Promise<void> {
  line.cut();
  await context.setOffline(true);
}

async function mendTheLine(): Promise<void> {
  line.mend();
  await context.setOffline(false);
}

/** A new alarm of the site, held by the person at the screen and open there. */
async function hold(zone: number): Promise<OpenAlarm> {
  const { tcp } = story.receiver();
  expect(await overTcp(tcp, event("4711", "BA", zone))).toBe("ACK");
  await page.getByRole("option", { name: SITE }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(`Zone ${zone}`);
  await page.getByRole("button", { name: /^Claim/ }).click();
  await expect(page.getByRole("button", { name: /^Release/ })).toHaveAttribute("aria-disabled", "false");
  return alarmAt(story, "4711");
}

/** What the store has of an alarm: its written lines, acts of that kind, calls. */
async function stored(alarm: string) {
  const client = story.store.client();
  const lines = await client.collection("events_reports").getFullList({
    filter: `alarm = "${alarm}" && kind != "system"`,
    sort: "lineNo",
  });
  const acts = await client.collection("audit_log").getFullList({ filter: `alarm = "${alarm}" && action = "note"` });
  const [open] = await client.collection("events_alarm").getFullList({ filter: `id = "${alarm}"` });
  return {
    lines: lines.map((row) => `${row["kind"]}: ${row["report"]}`),
    acts: acts.length,
    calls: open?.["callAttempts"] as number | undefined,
  };
}

test("without a line every act but a note and a call says why it is refused", async () => {
  await hold(3);
  await loseTheLine();
  await expect(page.getByText(/Not live since/)).toBeVisible({ timeout: 20_000 });
  const bar = page.getByRole("toolbar");
  for (const name of [/^Claim/, /^Seen/, /^Hold/, /^Wake/, /^Release/, /^Close/]) {
    const button = bar.getByRole("button", { name });
    await expect(button).toHaveAttribute("aria-disabled", "true", { timeout: 20_000 });
    await expect(button).toHaveAccessibleDescription(OFFLINE);
  }
  await expect(bar.getByRole("button", { name: /^Note/ })).toHaveAttribute("aria-disabled", "false");
});

test("a note and a call are saved, wait in the log, and are sent once: two tabs, a line that flaps, an answer 10 s late", async () => {
  const alarm = await alarmAt(story, "4711");
  await write("Heard glass break");
  await expect(lineOf("Heard glass break")).toContainText("Waiting to be sent");
  await page.getByRole("list", { name: "Call" }).focus();
  await page.keyboard.press("3");
  await expect(lineOf("No answer")).toContainText("Waiting to be sent");
  await expect(page.getByText(/No answer, waiting to be sent/)).toBeVisible();
  await expect(outboxButton()).toHaveAccessibleName("2 lines are not sent");
  await page.screenshot({ path: test.info().outputPath("waiting.png") });

  const second = await context.newPage();
  await second.goto(`${line.url}/operator/signals/alarms?id=${alarm.id}`);
  await expect(lineOf("Heard glass break", second)).toContainText("Waiting to be sent", { timeout: 30_000 });

  let held = 0;
  let replays = 0;
  await context.route("**/api/watchdesk/alarms/*/note", async (route) => {
    replays += 1;
    if ((held += 1) > 1) return route.continue();
    // The store has it; what it says comes ten seconds later, over a line that is cut and mended meanwhile.
    const answer = await fetch(route.request().url().replace(line.url, story.store.url), {
      method: "POST",
      headers: await route.request().allHeaders(),
      body: route.request().postData(),
    });
    await new Promise((done) => setTimeout(done, 10_000));
    await route.fulfill({ status: answer.status, body: await answer.text() }).catch(() => undefined);
  });
  for (let toggle = 0; toggle < 3; toggle += 1) {
    await mendTheLine();
    await page.waitForTimeout(800);
    await loseTheLine();
    await page.waitForTimeout(800);
  }
  await mendTheLine();
  await expect(lineOf("Heard glass break")).toContainText("Sent", { timeout: 40_000 });
  await expect(lineOf("No answer")).toContainText("Sent");
  await expect(lineOf("Heard glass break", second)).toContainText("Sent");
  await expect(live(page)).toBeVisible({ timeout: 20_000 });
  await page.screenshot({ path: test.info().outputPath("sent.png") });
  // Time for a second sending, had anybody one in mind.
  await page.waitForTimeout(17_000);
  expect(replays).toBeGreaterThanOrEqual(2);
  const { lines, acts, calls } = await stored(alarm.id);
  expect(lines).toEqual(["note: Heard glass break", expect.stringMatching(/^call: .*No answer/)]);
  expect([acts, calls]).toEqual([2, 1]);
  await expect(lineOf("Heard glass break")).toHaveCount(1);
  await expect(lineOf("No answer")).toHaveCount(1);
  await expect(outboxButton()).toHaveCount(0);
  await context.unroute("**/api/watchdesk/alarms/*/note");
  await second.close();
});

test("a store that is killed is waited for: what was written meanwhile is in it once it is back", async () => {
  const alarm = await alarmAt(story, "4711");
  await story.store.kill();
  await write("Written while the store was dead");
  await expect(lineOf("while the store was dead")).toContainText("Waiting to be sent", { timeout: 20_000 });
  await story.store.restart();
  await expect(lineOf("while the store was dead")).toContainText("Sent", { timeout: 40_000 });
  expect((await stored(alarm.id)).lines.filter((text) => text.includes("dead"))).toHaveLength(1);
});

test("the same words written twice are two lines", async () => {
  const { id } = await alarmAt(story, "4711");
  for (const count of [1, 2]) {
    await write("Still no answer");
    await expect(lineOf("Still no answer")).toHaveCount(count);
  }
  await expect
    .poll(async () => (await stored(id)).lines.filter((text) => text.includes("Still no answer")))
    .toHaveLength(2);
});

test("a browser that is killed while lines wait sends them once it is open again", async () => {
  const alarm = await alarmAt(story, "4711");
  await loseTheLine();
  await write("Written before the browser was killed");
  await expect(lineOf("before the browser was killed")).toContainText("Waiting to be sent");
  await context.close();
  line.mend();
  await openBrowser();
  await page.goto(`${line.url}/operator/signals/alarms?id=${alarm.id}`);
  await expect(lineOf("before the browser was killed")).toContainText("Sent", { timeout: 40_000 });
  expect((await stored(alarm.id)).lines.filter((text) => text.includes("killed"))).toHaveLength(1);
});

test("a line for an alarm that was closed meanwhile is refused in words, once, and its text is kept until discarded", async () => {
  const alarm = await alarmAt(story, "4711");
  await loseTheLine();
  await write("Too late for this one");
  await expect(lineOf("Too late for this one")).toContainText("Waiting to be sent");
  const bora = await handOf(story, "bora");
  const ayla = await handOf(story, "ayla");
  await story.store.request("POST", `/api/watchdesk/alarms/${alarm.id}/release`, { token: ayla.token, body: {} });
  await bora.close(alarm.id);
  let sendings = 0;
  page.on("request", (request) => void (request.url().endsWith("/note") && (sendings += 1)));
  await mendTheLine();
  await expect(lineOf("Too late for this one")).toContainText("Not sent. Already closed by Bora", { timeout: 40_000 });
  await expect(outboxButton()).toHaveAccessibleName("1 line was refused");
  await page.waitForTimeout(17_000);
  expect(sendings).toBe(1);
  await outboxButton().click();
  const list = page.getByRole("dialog", { name: "Not sent yet" });
  await expect(list.getByText("Too late for this one")).toBeVisible();
  await expect(list.getByText(/Already closed by Bora/)).toBeVisible();
  await page.screenshot({ path: test.info().outputPath("refused.png") });
  await list.getByRole("button", { name: "Try again" }).click();
  await expect(list.getByText(/Already closed by Bora/)).toBeVisible();
  await expect.poll(() => sendings).toBe(2);
  await list.getByRole("button", { name: "Discard" }).click();
  await list.getByRole("button", { name: "Discard for good" }).click();
  await expect(list.getByText("Everything is sent.")).toBeVisible();
  // The button that was pressed is gone: the list takes the focus back within a moment, and then the key.
  await expect(async () => {
    await page.keyboard.press("Escape");
    await expect(list).toBeHidden({ timeout: 1_000 });
  }).toPass();
  expect((await stored(alarm.id)).lines.filter((text) => text.includes("Too late"))).toEqual([]);
});

const signOut = async (): Promise<void> => {
  await page.getByTestId("profile").click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
};

test("signing out with a line that waits asks first; kept, nobody else sees or sends it, and its person finds it again", async () => {
  const alarm = await hold(9);
  await loseTheLine();
  await write("Kept for me");
  await expect(lineOf("Kept for me")).toContainText("Waiting to be sent");
  await signOut();
  const dialog = page.getByRole("dialog", { name: "1 line is not sent" });
  await expect(dialog.getByRole("button", { name: "Stay" })).toBeFocused();
  await page.screenshot({ path: test.info().outputPath("sign-out.png") });
  await dialog.getByRole("button", { name: "Send now" }).click();
  await expect(dialog.getByRole("alert")).toContainText("The server does not answer", { timeout: 30_000 });
  await dialog.getByRole("button", { name: "Keep them here for me and sign out" }).click();
  // What is held is asked about as ever.
  await page.getByRole("button", { name: "Release and sign out" }).click();
  await page.getByRole("button", { name: "Sign out without releasing" }).click({ timeout: 30_000 });
  await expect(page.getByLabel("E-mail")).toBeVisible({ timeout: 20_000 });
  await mendTheLine();
  await signIn(page, story.room.users.bora);
  await expect(live(page)).toBeVisible({ timeout: 20_000 });
  await page.waitForTimeout(17_000);
  await expect(outboxButton()).toHaveCount(0);
  expect((await stored(alarm.id)).lines).toEqual([]);
  await signOut();
  await signIn(page, story.room.users.ayla);
  await expect.poll(async () => (await stored(alarm.id)).lines, { timeout: 40_000 }).toEqual(["note: Kept for me"]);
});

test("each page that is visited is logged by its route alone, and a log that fails holds up nobody", async () => {
  const visits = async (): Promise<string[]> => {
    const path = `/api/logs?perPage=200&filter=${encodeURIComponent("data.type = 'client'")}`;
    const answer = await story.store.request<{ items: { message: string }[] }>("GET", path, {
      token: story.store.superuser.token,
    });
    return answer.body.items.map(({ message }) => message);
  };
  const menu = page.getByRole("navigation", { name: "Main menu" });
  await menu.getByRole("link", { name: "Pending signals" }).click();
  await expect(page.getByText("Nothing is on hold.")).toBeVisible();
  await expect.poll(visits, { timeout: 30_000 }).toContain("Page visited: /operator/signals/pending_signals");
  const all = await visits();
  expect(all).toContain("Page visited: /operator/signals/alarms");
  for (const message of all) expect(message).toMatch(/^Page visited: \/[a-z_/$-]*$/);
  let asked = 0;
  await context.route("**/api/log", (route) => {
    asked += 1;
    return route.fulfill({ status: 404, body: '{"status":404,"message":"","data":{}}' });
  });
  for (let round = 0; round < 5; round += 1)
    for (const name of ["All live signals", "Pending signals"]) {
      await menu.getByRole("link", { name }).click();
      await expect(page).toHaveURL(new RegExp(name.toLowerCase().replaceAll(" ", "_")));
    }
  await page.waitForTimeout(25_000);
  expect(asked).toBeLessThanOrEqual(3);
});
