/** Signing out while alarms are held asks first, and the log says that their holder signed out. */
import { expect, test, type Page } from "@playwright/test";
import { linesOf } from "../support/alarms";
import { alarmAt, openAlarms } from "./hands";
import { event, overTcp } from "./panel";
import { leave, live, openRoom, seat, type StoryRoom } from "./room";

let story: StoryRoom;
let ayla: Page;

test.beforeAll(async ({ browser }) => {
  story = await openRoom();
  ayla = await seat(browser, story, "ayla");
  await expect(live(ayla)).toBeVisible({ timeout: 20_000 });
});

test.afterAll(() => leave(story, ayla));

test("asks while something is held, stays by Enter, and releases what is held by signing out", async () => {
  for (const account of ["4711", "4713"]) {
    expect(await overTcp(story.receiver().tcp, event(account, "BA", 1))).toBe("ACK");
  }
  await expect.poll(async () => (await openAlarms(story)).length).toBe(2);
  for (const held of [1, 2]) {
    await expect(ayla.getByRole("button", { name: /^Take next/ })).toBeEnabled();
    await ayla.getByRole("button", { name: /^Take next/ }).click();
    await expect(ayla.getByRole("tab", { name: `Mine, ${held}` })).toBeVisible();
  }
  const ask = async (): Promise<void> => {
    await ayla.getByTestId("profile").click();
    await ayla.getByRole("menuitem", { name: "Sign out" }).click();
    await expect(ayla.getByRole("dialog", { name: "You hold 2 alarms" })).toBeVisible();
  };
  await ask();
  await expect(ayla.getByRole("button", { name: "Stay" })).toBeFocused();
  await ayla.keyboard.press("Enter");
  await expect(ayla.getByRole("dialog")).toHaveCount(0);
  expect((await openAlarms(story)).filter(({ ownerName }) => ownerName === "Ayla")).toHaveLength(2);
  await ask();
  await ayla.getByRole("button", { name: "Release all and sign out" }).click();
  await expect(ayla.getByLabel("E-mail")).toBeVisible();
  for (const account of ["4711", "4713"]) {
    const { id, owner } = await alarmAt(story, account);
    expect(owner).toBe("");
    expect((await linesOf(story.store, id)).at(-1)).toBe("released_sign_out");
  }
});
