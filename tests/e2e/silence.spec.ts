/** A receiver that hangs or is gone while the server lives: every desk says that no signals come in, until they do again. */
import { expect, test, type Page } from "@playwright/test";
import { event, overTcp } from "./panel";
import { bell, leave, live, openRoom, seat, type StoryRoom } from "./room";

/** From the last beat to the word on the screen. */
const TOLD_MS = 45_000;
const BACK_MS = 20_000;

let story: StoryRoom;
let ayla: Page;
let cem: Page;

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser }) => {
  story = await openRoom();
  ayla = await seat(browser, story, "ayla");
  cem = await seat(browser, story, "cem");
  for (const page of [ayla, cem]) await expect(live(page)).toBeVisible({ timeout: 20_000 });
});

test.afterAll(() => leave(story, ayla, cem));

const banner = (page: Page) => page.getByTestId("intake-banner");
const SILENT = /No signals are being received since \d\d:\d\d:\d\d\. The receiver does not answer\./;

/** The screens are live all the while: what other desks do still comes. */
async function expectSilence(): Promise<void> {
  for (const page of [ayla, cem]) {
    await expect(banner(page)).toHaveText(SILENT, { timeout: TOLD_MS });
    await expect(live(page)).toBeVisible();
  }
}

test("says nothing while the receiver answers, however long no panel calls", async () => {
  await ayla.waitForTimeout(17_000);
  for (const page of [ayla, cem]) await expect(banner(page)).toHaveCount(0);
});

test("a receiver that hangs is told on the desk of operator and administrator, and since when", async () => {
  const { pid } = story.receiver();
  process.kill(pid, "SIGSTOP");
  try {
    await expectSilence();
    await expect(ayla.getByRole("alert").filter({ hasText: SILENT })).toBeVisible();
    // Whoever signs in now is told at once.
    await ayla.reload();
    await expect(banner(ayla)).toHaveText(SILENT);
  } finally {
    process.kill(pid, "SIGCONT");
  }
  for (const page of [ayla, cem]) await expect(banner(page)).toHaveCount(0, { timeout: BACK_MS });
});

test("a receiver that is gone is told likewise, and the first signal after it came back is seen", async () => {
  await story.receiver().kill();
  await expectSilence();
  await story.receiverAgain();
  for (const page of [ayla, cem]) await expect(banner(page)).toHaveCount(0, { timeout: BACK_MS });
  expect(await overTcp(story.receiver().tcp, event("4711", "BA", 3))).toBe("ACK");
  await expect(bell(ayla, 1)).toBeVisible();
});
