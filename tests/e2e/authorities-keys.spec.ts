/** The boxes of the authorities by keyboard: one stop of Tab, and arrows from box to box. */
import { expect, test } from "@playwright/test";
import { leave, openRoom, seat, type StoryRoom } from "./room";

let story: StoryRoom;

test.beforeAll(async () => void (story = await openRoom()));
test.afterAll(() => leave(story));

test("arrows lead from box to box, and Tab comes to the last one again", async ({ browser }) => {
  const page = await seat(browser, story, "cem");
  await page.goto(`${story.store.url}/administrator/settings/authorities`);
  const stops = page.locator("main table input[tabindex='0']");
  const boxOf = (right: string) => page.locator(`main table input[data-box="${right}"]`);
  await expect(stops).toHaveCount(1);
  await stops.focus();
  await page.keyboard.press("End");
  await page.keyboard.press("Home");
  await expect(boxOf("signals.all_live_signals read")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(boxOf("signals.signal_history read")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(boxOf("signals.signal_history export")).toBeFocused();
  await expect(stops).toHaveAttribute("data-box", "signals.signal_history export");
  await page.keyboard.press("ArrowLeft");
  await expect(boxOf("signals.signal_history read")).toBeFocused();
  await page.context().close();
});
