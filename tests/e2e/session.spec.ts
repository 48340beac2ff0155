/** Signing in and being signed out: every refusal in a clear sentence, and nothing typed is lost; one alarm without a mouse. */
import { expect, test, type Page } from "@playwright/test";
import { alarmOf, linesOf, placesOf } from "../support/alarms";
import { handOf, openAlarms } from "./hands";
import { versionOf } from "./local-copies";
import { event, overTcp } from "./panel";
import { bell, leave, live, openRoom, seat, signIn, TO_DESK, type StoryRoom } from "./room";

let story: StoryRoom;
let page: Page;

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser }) => {
  story = await openRoom();
  page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await page.goto(`${story.store.url}${TO_DESK}`);
});

test.afterAll(() => leave(story, page));

const email = () => page.getByLabel("E-mail");
const password = () => page.getByLabel("Password", { exact: true });
const refusal = () => page.getByRole("alert");

test("a wrong password is called that, and the address stays", async () => {
  const { ayla } = story.room.users;
  await signIn(page, { email: ayla.email, password: "not-the-one" });
  await expect(refusal()).toHaveText("E-mail or password is wrong.");
  await expect(email()).toHaveValue(ayla.email);
});

test("an account that is switched off is called that, and what was typed stays", async () => {
  const { disabled } = story.room.users;
  await signIn(page, disabled);
  await expect(refusal()).toHaveText("This account is switched off. Ask an administrator.");
  await expect(email()).toHaveValue(disabled.email);
  await expect(password()).toHaveValue(disabled.password);
});

test("while the store is away the form says so, keeps both fields, and works once it is back", async () => {
  const { ayla } = story.room.users;
  await story.store.kill();
  await signIn(page, ayla);
  await expect(refusal()).toContainText("The server does not answer.");
  await expect(email()).toHaveValue(ayla.email);
  await expect(password()).toHaveValue(ayla.password);
  await story.store.restart();
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(live(page)).toBeVisible({ timeout: 20_000 });
});

test("an administrator ends the session: one signs in over the page, and the note is still there", async () => {
  expect(await overTcp(story.receiver().tcp, event("4713", "PA", 1))).toBe("ACK");
  await page.getByRole("option", { name: /Marina Yachting/ }).click();
  const note = page.getByLabel("Note", { exact: true });
  await note.fill("called, waiting for");
  const sessions = story.store.client().collection("session_control");
  const [mine] = await sessions.getFullList({ filter: `user = "${story.room.users.ayla.id}"`, sort: "-startedAt" });
  const { token } = await handOf(story, "cem");
  const path = `/api/collections/session_control/records/${mine!.id}`;
  expect((await story.store.request("DELETE", path, { token })).status).toBe(204);
  const dialog = page.getByRole("dialog", { name: "Sign in again" });
  await expect(dialog).toContainText("Your session was ended.");
  await password().fill(story.room.users.ayla.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(note).toHaveValue("called, waiting for");
  await expect(live(page)).toBeVisible({ timeout: 20_000 });
  await page.getByRole("button", { name: /^Save note/ }).click();
  await expect(page.getByRole("list").getByText("called, waiting for")).toBeVisible();
});

test("a whole alarm without the mouse: N T H W S X, help and Escape", async ({ browser }) => {
  await page.context().close();
  page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  const { keyboard } = page;
  const type = async (text: string, ...keys: string[]): Promise<void> => {
    await keyboard.type(text);
    for (const key of keys) await keyboard.press(key);
  };
  await page.goto(`${story.store.url}${TO_DESK}`);
  await expect(email()).toBeFocused();
  await type(story.room.users.bora.email, "Tab");
  await type(story.room.users.bora.password, "Enter");
  await expect(live(page)).toBeVisible({ timeout: 20_000 });
  expect(await overTcp(story.receiver().tcp, event("4711", "FA", 7))).toBe("ACK");
  await expect(bell(page, 2)).toBeVisible();

  await keyboard.press("?");
  await expect(page.getByRole("dialog")).toContainText("Take the next alarm and claim it");
  await keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await keyboard.press("n");
  await expect(page.getByText(/^Claimed by you at/)).toBeVisible();
  const { id } = (await openAlarms(story)).find((alarm) => alarm.owner === story.room.users.bora.id)!;
  await keyboard.press("t");
  await expect(page.getByLabel("Note", { exact: true })).toBeFocused();
  await type("Keyholder called, hears no bell", "Control+Enter");
  await expect(page.getByRole("list").getByText("Keyholder called, hears no bell")).toBeVisible();
  // The log shows it before it is sent; an act that comes before the store has it is told that the alarm has changed.
  await expect(page.getByLabel("Note", { exact: true })).toHaveValue("");
  await expect.poll(() => linesOf(story.store, id)).toContain("note: Keyholder called, hears no bell");
  await expect.poll(() => versionOf(page, id)).toBe((await alarmOf(story.store, id))["version"]);
  await keyboard.press("Escape");

  await keyboard.press("h");
  await expect(page.getByRole("textbox", { name: "Reason" })).toBeFocused();
  await type("waits for the keyholder", "Enter");
  await expect(page.getByText(/^Alarm \d+ on hold until/).first()).toBeVisible();

  await reachPending(page);
  await keyboard.press("w");
  await expect(page.getByText(/^Claimed by you at|^Nobody has taken it/)).toBeVisible();
  if (await page.getByText("Nobody has taken it").isVisible()) await keyboard.press("Enter");
  await expect(page.getByText(/^Claimed by you at/)).toBeVisible();

  await keyboard.press("s");
  await expect(page.getByText(/not seen$/)).toHaveCount(0);
  await keyboard.press("x");
  await expect(page.getByRole("combobox", { name: "Resolution" })).toBeFocused();
  await keyboard.press("ArrowDown");
  await keyboard.press("Tab");
  await type("Burnt toast, bell silenced on site", "Tab", "Enter");
  await expect(page.getByText(/^Alarm \d+ closed:/).first()).toBeVisible();
  expect(await placesOf(story.store, id)).toEqual(["alarm_history"]);
  expect(await linesOf(story.store, id)).toEqual(
    expect.arrayContaining(["claimed", "note: Keyholder called, hears no bell", "held", "woken", "closed"]),
  );
});

test("an address of another section leads to one's own page of that name, with all it says", async ({ browser }) => {
  const { cem } = story.room.users;
  const own = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  expect(await overTcp(story.receiver().tcp, event("4711", "BA", 4))).toBe("ACK");
  await expect.poll(async () => (await openAlarms(story)).some((alarm) => alarm.owner === "")).toBe(true);
  const { id } = (await openAlarms(story)).find((alarm) => alarm.owner === "")!;
  await (await handOf(story, "bora")).close(id);
  const record = (section: string) => `${story.store.url}/${section}/signals/signal_history?tab=alarms&alarm=${id}`;
  await own.goto(record("operator"));
  await signIn(own, { ...cem, email: `${cem.email.toUpperCase()} ` });
  await expect(own.getByRole("dialog")).toContainText("Keyholder on site, all in order", { timeout: 20_000 });
  await expect(own).toHaveURL(record("administrator"));
  await own.goto(`${story.store.url}/operator/signals/pending_signals?x=%22a%20b%22#top`);
  await expect(own.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(own).toHaveURL(/\/administrator\/signals\/pending_signals\?x=(%22)?a(%20|\+)b(%22)?#top$/);
  await own.goBack();
  await expect(own).toHaveURL(record("administrator"));
  await own.goto(`${story.store.url}/operator/signals/signal_history?alarm=651`);
  await expect(own.getByRole("dialog").getByRole("alert")).toHaveText("This record is not available.");
  await own.context().close();
  const bora = await seat(browser, story, "bora");
  await bora.goto(record("administrator"));
  await expect(bora.getByRole("dialog")).toContainText("Keyholder on site, all in order");
  await expect(bora).toHaveURL(record("operator"));
  await bora.context().close();
});

test("what is no page of one's own is refused; asked for before the sign-in, one begins where one always does", async ({
  browser,
}) => {
  const clerk = await story.room.addUser({ name: "Dana", role: "data_entry" });
  for (const next of ["https://evil.example/", "5", "/operator/signals/alarms"]) {
    const own = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
    await own.goto(`${story.store.url}/?next=${encodeURIComponent(next)}`);
    await signIn(own, clerk);
    await expect(own, next).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/$/);
    await expect(live(own)).toBeVisible({ timeout: 20_000 });
    await own.goto(`${story.store.url}/operator/signals/alarms`);
    await expect(own.getByText("You may not open this page", { exact: true })).toBeVisible();
    await own.context().close();
  }
});

/** From the queue to what is on hold, and its alarm, with Tab and the arrows. */
async function reachPending({ keyboard }: Page): Promise<void> {
  await keyboard.press("Escape");
  await keyboard.press("Shift+Tab");
  for (let i = 0; i < 3; i++) await keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: /^Pending/ })).toBeFocused();
  await keyboard.press("Tab");
  await keyboard.press("ArrowDown");
  await expect(page.getByText(/^On hold until/)).toBeVisible();
}
