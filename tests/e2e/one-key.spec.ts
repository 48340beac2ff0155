/** What one key does at once is said and has its way back; the hold form asks in the order of thought; the sound shows its state; a claim of which nothing is heard is told. */
import { expect, test, type Page } from "@playwright/test";
import { alarmAt, handOf } from "./hands";
import { event, overTcp } from "./panel";
import { bell, leave, live, openRoom, seat, type StoryRoom } from "./room";

let story: StoryRoom;
let ayla: Page;

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser }) => {
  story = await openRoom();
  ayla = await seat(browser, story, "ayla");
  await expect(live(ayla)).toBeVisible({ timeout: 20_000 });
});

test.afterAll(() => leave(story, ayla));

const notice = (text: string | RegExp) => ayla.locator(".notice").filter({ hasText: text });
const state = (name: string) => ayla.locator(".alarm").getByText(name);
const sound = (page: Page) => page.locator("header [data-sound]");
const shape = (page: Page) => sound(page).locator("svg").innerHTML();

test("the sound looks another way when it is quiet, rings, is muted, and is kept back by the browser (H-UX-01)", async () => {
  const shapes = new Set<string>();
  const expectSound = async (page: Page, name: string, words: RegExp): Promise<void> => {
    await expect(sound(page)).toHaveAttribute("data-sound", name);
    await expect(sound(page)).toHaveAccessibleName(words);
    shapes.add(await shape(page));
  };
  await expectSound(ayla, "quiet", /^Sound is on$/);
  expect(await overTcp(story.receiver().tcp, event("4711", "BA", 3))).toBe("ACK");
  await expect(bell(ayla, 1)).toBeVisible();
  await expectSound(ayla, "ringing", /^Ringing: priority 2/);
  await expect(sound(ayla)).toHaveText("Ringing");
  // A page that nobody has touched: the browser lets it make no sound.
  const untouched = await ayla.context().newPage();
  await untouched.addInitScript(() => {
    let state: AudioContextState = "suspended";
    addEventListener("pointerdown", () => (state = "running"), { capture: true, once: true });
    Object.defineProperty(AudioContext.prototype, "state", { get: () => state });
  });
  await untouched.goto(story.store.url);
  await expect(live(untouched)).toBeVisible({ timeout: 20_000 });
  await expectSound(untouched, "blocked", /^Sound is off/);
  await expect(sound(untouched)).toContainText("Sound is off");
  // One tap, and what waits is heard.
  await sound(untouched).click();
  await expectSound(untouched, "ringing", /^Ringing: priority 2/);
  await untouched.close();
  await sound(ayla).click();
  await ayla.getByRole("menuitem", { name: "Mute for 5 minutes" }).click();
  await expectSound(ayla, "muted", /^Muted, 4 min 5\d s left$/);
  await expect(sound(ayla)).toHaveText(/^4 min 5\d s$/);
  expect(shapes.size).toBe(4);
  await sound(ayla).click();
  await ayla.getByRole("menuitem", { name: "Switch sound on again" }).click();
});

test("until the queue is read it is not said that nothing waits, and N is told so", async ({ browser }) => {
  let read = (): void => undefined;
  const held = new Promise<void>((resolve) => (read = resolve));
  const bora = await seat(browser, story, "bora", {
    prepare: (page) =>
      page.route("**/api/collections/events_alarm/records**", async (route) => {
        await held;
        await route.continue();
      }),
  });
  const middle = bora.locator(".alarm.missing");
  await expect(middle).toContainText("The queue is being read.");
  await expect(bora.getByRole("button", { name: "Take next" })).toHaveAccessibleDescription("The queue is being read.");
  await bora.keyboard.press("n");
  await expect(bora.locator(".notice")).toHaveText("No alarm taken. The queue is being read.");
  read();
  await expect(bora.getByRole("option")).toHaveCount(1);
  await expect(middle).not.toContainText("being read");
  // The press was not kept for later.
  expect((await alarmAt(story, "4711")).owner).toBe("");
  await leave(undefined, bora);
});

test("R says what was let go, and the way back is a claim", async () => {
  await ayla.keyboard.press("n");
  await expect(state("Claimed by you")).toBeVisible();
  await ayla.keyboard.press("r");
  const released = notice(/Alarm \d+, .+, 4711 North Depot, released\. It is back in New and rings again\./);
  await expect(released).toBeVisible();
  await expect(state("Nobody has taken it")).toBeVisible();
  await released.getByRole("button", { name: "Claim again" }).click();
  await expect(state("Claimed by you")).toBeVisible();
  await expect(notice("is yours again")).toBeVisible();
  await expect(released).toHaveCount(0);
  expect((await alarmAt(story, "4711")).owner).toBe(story.room.users.ayla.id);
});

test("whoever comes too late with it is told who was faster", async () => {
  await ayla.keyboard.press("r");
  const again = notice("released").getByRole("button", { name: "Claim again" });
  await expect(again).toBeVisible();
  const bora = await handOf(story, "bora");
  expect((await bora.claim((await alarmAt(story, "4711")).id)).status).toBe(200);
  await again.click();
  await expect(notice(/taken by Bora/)).toBeVisible();
  await expect(state("Taken by Bora")).toBeVisible();
  // A press that comes sooner was not made by somebody who has read it, and claims nothing.
  await ayla.waitForTimeout(700);
});

test("S and W say what they did", async () => {
  expect(await overTcp(story.receiver().tcp, event("4713", "BA", 2))).toBe("ACK");
  await expect(bell(ayla, 2)).toBeVisible();
  await ayla.keyboard.press("n");
  await expect(state("Claimed by you")).toBeVisible();
  await ayla.keyboard.press("s");
  await expect(notice(/^1 signal of alarm \d+ marked as seen\.$/)).toBeVisible();
});

test("H leads to the reason, which stands before the minutes; digits choose what is ready-made", async () => {
  await ayla.keyboard.press("h");
  const reason = ayla.getByRole("textbox", { name: "Reason" });
  const minutes = ayla.getByRole("spinbutton", { name: "Minutes" });
  await expect(reason).toBeFocused();
  const [first, second] = [await reason.boundingBox(), await minutes.boundingBox()];
  expect(first?.y).toBeLessThan(second?.y ?? 0);
  // At once in the empty field, once however long it is held; behind a text, and behind a blank, a digit is text.
  await ayla.keyboard.down("1");
  await ayla.keyboard.down("1");
  await ayla.keyboard.up("1");
  await expect(reason).toHaveValue("Keyholder on the way");
  await ayla.keyboard.type(", 20 min");
  await expect(reason).toHaveValue("Keyholder on the way, 20 min");
  await reason.fill("");
  await ayla.keyboard.type(" 2 keyholders");
  await expect(reason).toHaveValue(" 2 keyholders");
  await ayla.keyboard.press("Tab");
  await ayla.keyboard.press("2");
  await expect(reason).toHaveValue("Guard on the way");
  await ayla.keyboard.press("Tab");
  await expect(minutes).toBeFocused();
  // What stood there goes.
  await ayla.keyboard.type("7");
  await expect(minutes).toHaveValue("7");
  // Emptied it stays empty, with the word on it; the default is for whoever has not touched it.
  await ayla.keyboard.press("Backspace");
  await ayla.keyboard.press("Backspace");
  await expect(minutes).toHaveValue("");
  await expect(ayla.locator(".why-list")).toHaveText("Whole minutes, 1 or more.");
  await ayla.keyboard.type("5");
  await expect(minutes).toHaveValue("5");
  await ayla.keyboard.press("Tab");
  await ayla.keyboard.press("1");
  await expect(minutes).toHaveValue("10");
  await ayla.keyboard.press("1");
  await expect(minutes).toHaveValue("15");
  await ayla.keyboard.press("Control+Enter");
  await expect(notice(/^Alarm \d+ on hold until/)).toBeVisible();
  await ayla.getByRole("tab", { name: /^Pending/ }).click();
  await ayla.getByRole("option", { name: /Marina/ }).click();
  // Its keys are there when it is.
  await expect(ayla.getByText(/^On hold until/)).toBeVisible();
  await ayla.keyboard.press("w");
  await expect(notice(/^Hold of alarm \d+, .+ ended\.$/)).toBeVisible();
});

test("what was said of a hold goes when a signal ends it", async () => {
  await ayla.getByRole("tab", { name: /^Mine/ }).click();
  await ayla.getByRole("option", { name: /Marina/ }).click();
  await ayla.keyboard.press("h");
  await ayla.keyboard.type("Guard on the way");
  await ayla.keyboard.press("Control+Enter");
  const held = notice(/^Alarm \d+ on hold until/);
  await expect(held).toBeVisible();
  expect(await overTcp(story.receiver().tcp, event("4713", "BA", 2))).toBe("ACK");
  await expect(notice(/^Hold ended by a new signal/)).toBeVisible();
  // Sooner than it would leave by itself.
  await expect(held).toHaveCount(0, { timeout: 500 });
});

const SENT = /\/api\/watchdesk\/alarms\//;
const ALL = /\/api\/(?!realtime)/;
const warning = () => ayla.locator(".unheard").getByText(/^The server has not heard of your claim since .+ unless/);
const pill = () => ayla.getByTestId("live-pill");

/** When the claim lapses, as the store has it: minutes and seconds are those of every zone. */
async function lapse(): Promise<string> {
  const claim = `operator = "${story.room.users.ayla.id}" && ended = ""`;
  const { lapseAt } = await story.store
    .client()
    .collection("alarm_claims")
    .getFirstListItem<{ lapseAt: string }>(claim);
  return lapseAt.slice(14, 19);
}

test("beats that fail are told on the open alarm, in the desk and in the header, with the time of the lapse", async () => {
  await notice(/^Hold ended/)
    .getByRole("button", { name: "Open" })
    .click();
  await expect(state("Claimed by you")).toBeVisible();
  await ayla.route(SENT, (route) => route.abort());
  // Two beats of ten seconds.
  await expect(warning()).toHaveCount(2, { timeout: 25_000 });
  await expect(ayla.locator(".alarm .unheard svg, .notices .unheard svg")).toHaveCount(2);
  await expect(warning().first()).toContainText(await lapse());
  await expect(pill()).toHaveText("Live, but saving fails");
  await expect(ayla.locator("[role=log]").getByText(/has not heard of your claim/)).toHaveCount(1);
  for (const [width, height] of [
    [1280, 800],
    [820, 1180],
  ] as const) {
    await ayla.setViewportSize({ width, height });
    await ayla.screenshot({ path: `build/screens/unheard-${width}.png` });
  }
  await ayla.setViewportSize({ width: 1280, height: 800 });
});

test("it goes with the first beat that is answered", async () => {
  await ayla.unroute(SENT);
  await expect(warning()).toHaveCount(0, { timeout: 15_000 });
  await expect(live(ayla)).toBeVisible();
});

test("where nothing else is answered either, the desk is not live, whatever the stream says", async () => {
  await ayla.route(ALL, (route) => route.abort());
  await expect(pill()).toHaveText("Offline", { timeout: 15_000 });
  await expect(ayla.getByTestId("live-banner")).toContainText("The server does not answer.");
  // Two beats of ten seconds, from the cut on: the desk itself is told sooner that it is not live.
  await expect(warning()).toHaveCount(2, { timeout: 25_000 });
  // Beats of the receiver come in by the stream all the time: they don't make it live.
  await ayla.waitForTimeout(6_000);
  await expect(pill()).toHaveText("Offline");
  await ayla.unroute(ALL);
  await expect(live(ayla)).toBeVisible({ timeout: 15_000 });
  await expect(warning()).toHaveCount(0, { timeout: 15_000 });
  await expect(state("Claimed by you")).toBeVisible();
});
