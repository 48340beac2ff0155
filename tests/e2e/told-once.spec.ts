/** What came while the line was down is told once: one ring, one on the badge, one row, one notice, however often it breaks (H-RT-01). */
import { expect, test, type Page } from "@playwright/test";
import { act } from "../support/alarms";
import { createSites } from "../support/sites";
import { alarmAt, type Hand, handOf, openAlarms } from "./hands";
import { type Line, openLine } from "./line";
import { event, overTcp } from "./panel";
import { bell, leave, live, openRoom, seat, type StoryRoom } from "./room";

const CAUGHT_UP_MS = 10_000;
/** How often the tone of a priority comes again: what a ring is known by when it begins. */
const RING_MS = { first: 2_000, second: 3_000 };

/** What the page has told so far. */
interface Told {
  /** Rings that have begun, each by how often its tone comes again. */
  readonly rings: number[];
  /** Beeps that were really given to the loudspeaker. */
  beeps: number;
  /** Numbers that the badge has shown. */
  readonly counts: number[];
  /** Sentences that a screen reader was given. */
  readonly notices: string[];
}

let story: StoryRoom;
let ayla: Page;
let me: Hand;
let bora: Hand;
let line: Line;

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser }) => {
  story = await openRoom();
  line = await openLine(story.store.port);
  await createSites(story.store, ["5000", "5001", "5002", "5003", "5004"]);
  ayla = await seat(browser, story, "ayla", { prepare: listen, url: line.url });
  [me, bora] = await Promise.all([handOf(story, "ayla"), handOf(story, "bora")]);
  await expect(live(ayla)).toBeVisible({ timeout: 20_000 });
  await ayla.locator("main").click();
  await expect(sound(ayla, "quiet")).toBeVisible();
});

test.afterAll(async () => {
  await leave(story, ayla);
  await line?.close();
});

/** Keeps all that the page tells, from its beginning. */
const listen = (page: Page): Promise<unknown> =>
  page.addInitScript((periods) => {
    const told: Told = { rings: [], beeps: 0, counts: [], notices: [] };
    (window as unknown as { told: Told }).told = told;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
      told.beeps += 1;
      start.apply(this, when);
    };
    // A ring is a ticker of its tone's period; those of claims have another.
    const post = Worker.prototype.postMessage as (this: Worker, message: unknown) => void;
    Worker.prototype.postMessage = function (message: unknown) {
      if (periods.includes(Number(message))) told.rings.push(Number(message));
      post.call(this, message);
    };
    const look = (changes: readonly MutationRecord[]): void => {
      const badge = document.querySelector('a[aria-label*="open alarm"]')?.getAttribute("aria-label") ?? "";
      const count = Number.parseInt(badge, 10);
      if (count >= 0 && count !== told.counts.at(-1)) told.counts.push(count);
      for (const { target, addedNodes } of changes)
        if (target instanceof Element && target.getAttribute("role") === "log")
          for (const node of addedNodes) told.notices.push(node.textContent ?? "");
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  }, Object.values(RING_MS));

const told = (): Promise<Told> => ayla.evaluate(() => (window as unknown as { told: Told }).told);
const sound = (page: Page, state: string) => page.locator(`[data-sound="${state}"]`);
const notLive = () => ayla.getByText(/Not live since/);

const send = async (account: string, code = "BA"): Promise<void> =>
  expect(await overTcp(story.receiver().tcp, event(account, code, 1))).toBe("ACK");

/** Cuts the line while something happens, and waits until the screen is live again. */
async function cutWhile(happens: () => Promise<void>): Promise<void> {
  await ayla.context().setOffline(true);
  line.cut();
  await expect(notLive().first()).toBeVisible();
  await happens();
  line.mend();
  await ayla.context().setOffline(false);
  await expect(notLive()).toHaveCount(0, { timeout: CAUGHT_UP_MS });
  await expect(live(ayla)).toBeVisible();
}

const nothing = (): Promise<void> => Promise.resolve();
const waitOpen = (count: number) => expect.poll(async () => (await openAlarms(story)).length).toBe(count);

/** Beeps go on being given out. */
async function expectHeard(): Promise<void> {
  const { beeps } = await told();
  await expect.poll(async () => (await told()).beeps).toBeGreaterThan(beeps);
}

test("of three that came in the gap each is counted once, and the most urgent alone begins to ring", async () => {
  await send("5000");
  await expect(bell(ayla, 1)).toBeVisible();
  await expect(sound(ayla, "ringing")).toBeVisible();
  await expectHeard();
  expect((await told()).rings).toEqual([RING_MS.second]);
  await cutWhile(async () => {
    await send("5001");
    await send("5002");
    await send("5003", "PA");
    await waitOpen(4);
  });
  await expect(bell(ayla, 4)).toBeVisible({ timeout: CAUGHT_UP_MS });
  await expect(ayla).toHaveTitle(/^\(4\) /);
  await expect(ayla.getByRole("option")).toHaveCount(4);
  await expectHeard();
  const { rings, counts } = await told();
  expect(rings).toEqual([RING_MS.second, RING_MS.first]);
  // Never more than there are, and never fewer than before.
  expect(counts.filter((count) => count > 0)).toEqual([...new Set(counts)].filter(Boolean).toSorted((a, b) => a - b));
  expect(counts.at(-1)).toBe(4);
});

test("a line that breaks and comes back with nothing new tells nothing", async () => {
  const before = await told();
  await cutWhile(nothing);
  await cutWhile(nothing);
  const after = await told();
  expect([after.rings, after.counts, after.notices]).toEqual([before.rings, before.counts, before.notices]);
  await expect(ayla.getByRole("option")).toHaveCount(4);
});

test("what others have taken stays silent through a break, and the next one rings once", async () => {
  for (const { id } of await openAlarms(story)) expect((await bora.claim(id)).status).toBe(200);
  await expect(sound(ayla, "quiet")).toBeVisible();
  const { rings } = await told();
  await cutWhile(nothing);
  await expect(sound(ayla, "quiet")).toBeVisible();
  expect((await told()).rings).toEqual(rings);
  await cutWhile(async () => {
    await send("5004");
    await waitOpen(5);
  });
  await expect(bell(ayla, 5)).toBeVisible({ timeout: CAUGHT_UP_MS });
  await expect(sound(ayla, "ringing")).toBeVisible();
  await expectHeard();
  await cutWhile(nothing);
  expect((await told()).rings).toEqual([...rings, RING_MS.second]);
});

test("a hold that ended in the gap is told to its holder by one sentence, whatever breaks afterwards", async () => {
  const { id } = await alarmAt(story, "5004");
  expect((await me.claim(id)).status).toBe(200);
  const { version } = await alarmAt(story, "5004");
  const body = { version, minutes: 10, reason: "Keyholder on the way" };
  expect((await act(story.store, me, { alarm: id, name: "hold", body })).status).toBe(200);
  await expect(ayla.getByRole("tab", { name: /^Pending,? ?1$/ })).toBeVisible();
  await expect(sound(ayla, "quiet")).toBeVisible();
  const before = await told();
  await cutWhile(async () => {
    await send("5004");
    await waitOpen(5);
  });
  await expect(sound(ayla, "ringing")).toBeVisible({ timeout: CAUGHT_UP_MS });
  await cutWhile(nothing);
  // What ended it is said as soon as its log has come; the alarm is told of before, and by the same line.
  const sentence = /^Hold ended.*: alarm \d+, .*Site 5004, is back with you\.$/;
  await expect(ayla.locator(".notice.returned").getByText(sentence)).toHaveCount(1);
  const { notices, rings } = await told();
  expect(notices.slice(before.notices.length)).toEqual([expect.stringMatching(sentence)]);
  expect(rings).toEqual([...before.rings, RING_MS.second]);
});
