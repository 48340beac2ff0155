/** Ctrl+Enter saves from every field of a form, and says what is missing where it can be filled in. */
import { expect, test, type Page } from "@playwright/test";
import { alarmAt, openAlarms } from "./hands";
import { event, overTcp } from "./panel";
import { leave, live, openRoom, seat, type StoryRoom } from "./room";

let story: StoryRoom;
let page: Page;

const said = (text: string | RegExp) => page.locator(".notice").getByText(text);
const save = () => page.keyboard.press("Control+Enter");

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser }) => {
  story = await openRoom();
  page = await seat(browser, story, "ayla");
  await expect(live(page)).toBeVisible({ timeout: 20_000 });
  expect(await overTcp(story.receiver().tcp, event("4711", "BA", 3))).toBe("ACK");
  await expect.poll(async () => (await openAlarms(story)).length).toBe(1);
  const { id } = await alarmAt(story, "4711");
  await page.goto(`${story.store.url}/operator/signals/alarms?id=${id}&tab=new`);
  await expect(page.getByRole("button", { name: /^Claim/ })).toBeEnabled();
  await page.locator("[data-queue]").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Claimed by you at/)).toBeVisible();
});

test.afterAll(() => leave(story, page));

test("a note: nothing written is said once, and the word goes when the note is saved", async () => {
  const note = page.getByLabel("Note", { exact: true });
  await note.focus();
  await save();
  await expect(said(/^Alarm \d+: note not saved\. Nothing is written\.$/)).toBeVisible();
  await expect(note).toBeFocused();
  await note.fill("keyholder called");
  await save();
  await expect(page.locator(".log-line").getByText("keyholder called")).toBeVisible();
  await expect(said(/note not saved/)).toHaveCount(0);
});

test("a note as long as a note may be: what of a paste does not go in is told, not cut in silence", async () => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const note = page.getByLabel("Note", { exact: true });
  const room = page.locator(".note-box .room-left");
  const paste = async (text: string): Promise<void> => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await note.press("Control+v");
  };
  await note.focus();
  await paste("x".repeat(3_000));
  await expect(room).toHaveCount(0);
  await paste("y".repeat(900));
  await expect(room).toHaveText("100 characters left.");
  const cut = "The note is full: 4,000 characters. What was pasted is cut; save it and go on in another note.";
  await paste("z".repeat(101));
  await expect(room).toHaveText(cut);
  expect((await note.inputValue()).length).toBe(4_000);
  await note.press("Backspace");
  await expect(room).toHaveText("1 character left.");
  await note.press("z");
  await expect(room).toHaveText("Full: 4,000 characters.");
  await paste("one more");
  await expect(room).toHaveText(cut);
  await note.fill("");
  await expect(room).toHaveCount(0);
});

test("a hold: from the minutes and from a quick choice, with the focus where it is needed", async () => {
  await page.locator(".do-forms").getByRole("tab", { name: "Hold" }).click();
  const minutes = page.getByRole("spinbutton", { name: "Minutes" });
  const reason = page.getByRole("textbox", { name: "Reason" });
  const chip = page.locator(".quick").getByRole("button", { name: "15", exact: true });
  await chip.click();
  await save();
  await expect(said(/^Alarm \d+ not put on hold\. No reason is given\.$/)).toBeVisible();
  await expect(reason).toBeFocused();
  // However little room is left, the button stays where it is.
  const button = page.getByRole("button", { name: /^Put on hold/ });
  const place = await button.boundingBox();
  await reason.fill("x".repeat(499));
  await expect(page.locator(".do-form .room-left")).toHaveText("1 character left.");
  expect(await button.boundingBox()).toEqual(place);
  await reason.fill("guard on the way");
  await minutes.fill("0");
  await minutes.press("Enter");
  await expect(said(/^Alarm \d+ not put on hold\. Whole minutes, 1 or more\.$/)).toBeVisible();
  await expect(minutes).toBeFocused();
  await chip.click();
  await save();
  await expect(said(/^Alarm \d+ on hold until/)).toBeVisible();
  await expect(said(/not put on hold/)).toHaveCount(0);
  await page.getByRole("tab", { name: /^Pending/ }).click();
  await page.getByRole("option").first().click();
  await page.getByRole("button", { name: /^Wake/ }).click();
  await expect(page.getByText(/^Claimed by you at/)).toBeVisible();
});

test("a close: signals to be seen, the resolution and the comment, one after the other", async () => {
  await page.keyboard.press("x");
  const resolution = page.getByLabel("Resolution");
  const comment = page.getByRole("textbox", { name: /^Comment/ });
  // What it says of itself is no more that the last act is on its way.
  const closing = page.getByRole("button", { name: /^Close alarm/ });
  // All that can be missing, each on the screen and none of it under the button.
  await page.getByLabel("Note", { exact: true }).fill("not yet saved");
  const [list, why, button] = await Promise.all([
    page.locator(".why-list").evaluate((box) => box.scrollHeight - box.clientHeight),
    page.locator(".why-list li").last().boundingBox(),
    closing.boundingBox(),
  ]);
  await expect(page.locator(".why-list li")).toHaveCount(4);
  expect(list).toBeLessThanOrEqual(0);
  expect((why?.y ?? 0) + (why?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  await page.getByLabel("Note", { exact: true }).fill("");
  await resolution.focus();
  await expect(resolution).toBeFocused();
  await expect(closing).toHaveAccessibleDescription("1 signal is not seen.");
  await save();
  await expect(said(/^Alarm \d+ not closed\. 1 signal is not seen\.$/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Mark seen" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Mark seen" })).toHaveCount(0);
  await expect(resolution).toBeFocused();
  await expect(closing).toHaveAccessibleDescription("No resolution is chosen.");
  await comment.focus();
  await save();
  await expect(said(/^Alarm \d+ not closed\. No resolution is chosen\.$/)).toBeVisible();
  await expect(resolution).toBeFocused();
  await resolution.selectOption({ index: 1 });
  await save();
  await expect(said(/^Alarm \d+ not closed\. The comment needs/)).toBeVisible();
  await expect(comment).toBeFocused();
  await comment.fill("Keyholder on site, all in order");
  const note = page.getByLabel("Note", { exact: true });
  await note.fill("guard saw nothing");
  await comment.focus();
  await save();
  await expect(said(/^Alarm \d+ not closed\. A note is not saved: save or clear it\.$/)).toBeVisible();
  await expect(note).toBeFocused();
  // At the end of what stands there, not before it.
  await page.keyboard.type(" and left");
  await save();
  await expect(page.locator(".log-line").getByText("guard saw nothing and left")).toBeVisible();
  await expect(page.locator(".why-list li")).toHaveCount(0);
  await resolution.focus();
  await save();
  await expect(said(/^Alarm \d+ closed:/)).toBeVisible();
  await expect(said(/not closed/)).toHaveCount(0);
});
