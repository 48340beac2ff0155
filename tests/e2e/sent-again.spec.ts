/** A panel that sends again what it got no answer to: one signal and one alarm, from its socket to the badge (H-PI-06). */
import { expect, test, type Page } from "@playwright/test";
import { writeFileSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseAnswer } from "../support/dc09-frames";
import { freshDirectory, startReceiver, type RunningReceiver } from "../support/receiver";
import { openAlarms } from "./hands";
import { bell, leave, live, openRoom, seat, type StoryRoom } from "./room";

const FIRST = '0C690024"SIA-DCS"0040L0#4711[#4711|Nri1/BV1]';
const SECOND = '99340024"SIA-DCS"0041L0#4711[#4711|Nri1/BV1]';
const APART_MS = 5_000;
const HOUR_MS = 3_600_000;
const MOVED_CLOCK = path.join(path.dirname(fileURLToPath(import.meta.url)), "../support/moved-clock.cjs");

let story: StoryRoom;
let receiver: RunningReceiver;
let ayla: Page;
const clockFile = path.join(freshDirectory("clock"), "moved-ms");
let movedMs = -HOUR_MS;

/** From here on the receiver's clock is this much further. */
function moveClock(byMs: number): void {
  movedMs += byMs;
  writeFileSync(clockFile, String(movedMs));
}

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser }) => {
  story = await openRoom();
  await story.receiver().stop();
  // An hour ago at first, so that the hour later is now and no signal comes from the future.
  moveClock(0);
  receiver = await startReceiver({
    store: { url: story.store.url, token: story.room.serviceToken },
    preload: [MOVED_CLOCK],
    env: { MOVED_CLOCK_FILE: clockFile, MOVED_CLOCK_TICKS: "1" },
  });
  ayla = await seat(browser, story, "ayla");
  await expect(live(ayla)).toBeVisible({ timeout: 20_000 });
  await keepCounts(ayla);
});

test.afterAll(async () => {
  await receiver?.stop();
  await leave(story, ayla);
});

/** Every number that the badge shows from now on, as often as it changes. */
const keepCounts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const told = window as unknown as { counts: string[] };
    told.counts = [];
    const note = (): void => {
      const label = document.querySelector('a[aria-label*="open alarm"]')?.getAttribute("aria-label") ?? "";
      const count = /^\d+/.exec(label)?.[0];
      if (count !== undefined && count !== told.counts.at(-1)) told.counts.push(count);
    };
    note();
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
  });

const counts = (): Promise<string[]> => ayla.evaluate(() => (window as unknown as { counts: string[] }).counts);

/** Sends on a connection of its own; "ACK 0040" of a whole answer whose check is right. */
function send(frame: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port: receiver.tcp, host: "127.0.0.1" }, () => socket.write(`\n${frame}\r`, "latin1"));
    socket.setTimeout(5000, () => reject(new Error("the receiver was silent")));
    socket.on("error", reject);
    socket.on("data", (bytes) => {
      socket.end();
      const answer = parseAnswer(bytes.toString("latin1").trim());
      resolve(`${answer?.id} ${answer?.sequence}`);
    });
  });
}

/** Signals in the store, and how often each was repeated. */
const stored = async (): Promise<string[]> =>
  (await story.store.client().collection("events").getFullList({ sort: "seq" })).map(
    (row) => `${row["sequence"]} +${row["repeats"]}`,
  );

const row = (page: Page) => page.getByRole("option", { name: /North Depot/ });

test("sent three times, five seconds apart, it is one signal, one alarm and one more on the badge", async () => {
  for (const copy of [1, 2, 3]) {
    expect(await send(FIRST), `copy ${copy}`).toBe("ACK 0040");
    if (copy === 1) await expect(bell(ayla, 1)).toBeVisible();
    moveClock(APART_MS);
  }
  await expect.poll(stored).toEqual(["0040 +2"]);
  expect((await openAlarms(story)).map(({ eventCount }) => eventCount)).toEqual([1]);
  await expect(row(ayla)).toHaveCount(1);
  await expect(row(ayla)).not.toContainText("×");
});

test("the next number is a second signal of the same alarm: the count is two, the badge as it was", async () => {
  expect(await send(SECOND)).toBe("ACK 0041");
  await expect(row(ayla)).toContainText("×2");
  await expect(row(ayla)).toHaveCount(1);
  await expect(bell(ayla, 1)).toBeVisible();
  expect(await stored()).toEqual(["0040 +2", "0041 +0"]);
});

test("the first one's number an hour later is a new signal, since numbers begin again", async () => {
  moveClock(-movedMs);
  expect(await send(FIRST)).toBe("ACK 0040");
  await expect.poll(stored).toEqual(["0040 +2", "0041 +0", "0040 +0"]);
  // Nobody has taken the first alarm, and what comes an hour after it is an incident of its own.
  await expect(row(ayla)).toHaveCount(2);
  await expect(bell(ayla, 2)).toBeVisible();
  const [first, late] = (await openAlarms(story)).map(({ eventCount }) => eventCount).toSorted((a, b) => b - a);
  expect([first, late]).toEqual([2, 1]);
  expect((await counts()).filter((count) => count !== "0")).toEqual(["1", "2"]);
  await ayla.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "All live signals" }).click();
  const lines = ayla.getByRole("grid").locator("[aria-rowindex]:not([aria-rowindex='1'])");
  await expect(lines).toHaveCount(3);
  await expect(lines.filter({ hasText: "North Depot" })).toHaveCount(3);
});
