/** Signing out while alarms are held asks first, tells of those held on another screen, and does as it is told. */
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

test.describe.configure({ mode: "serial" });

test("the menu gives its focus back and covers nothing with the name of who is signed in", async () => {
  await ayla.getByTestId("profile").click();
  await ayla.keyboard.press("Escape");
  await expect(ayla.getByTestId("profile")).toBeFocused();
  // The mouse rests where it was, over the button.
  await ayla.waitForTimeout(600);
  await expect(ayla.getByRole("tooltip")).toHaveCount(0);
  await ayla.mouse.move(400, 400);
  await ayla.keyboard.press("Shift+Tab");
  await ayla.keyboard.press("Tab");
  await expect(ayla.getByRole("tooltip", { name: "Ayla" })).toBeVisible();
});

const ask = async (page: Page, title: string): Promise<void> => {
  await page.getByTestId("profile").click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page.getByRole("dialog", { name: title })).toBeVisible();
};

const heldByAyla = async () => (await openAlarms(story)).filter(({ ownerName }) => ownerName === "Ayla").length;

test("asks while something is held, stays by Enter, and leaves what another screen holds there", async ({
  browser,
}) => {
  for (const account of ["4711", "4713"]) {
    expect(await overTcp(story.receiver().tcp, event(account, "BA", 1))).toBe("ACK");
  }
  await expect.poll(async () => (await openAlarms(story)).length).toBe(2);
  for (const held of [1, 2]) {
    await expect(ayla.getByRole("button", { name: /^Take next/ })).toBeEnabled();
    await ayla.getByRole("button", { name: /^Take next/ }).click();
    await expect(ayla.getByRole("tab", { name: `Mine, ${held}` })).toBeVisible();
  }
  await ask(ayla, "You hold 2 alarms");
  await expect(ayla.getByRole("button", { name: "Stay" })).toBeFocused();
  await ayla.keyboard.press("Enter");
  await expect(ayla.getByRole("dialog")).toHaveCount(0);
  expect(await heldByAyla()).toBe(2);
  const second = await seat(browser, story, "ayla");
  await expect(second.getByRole("tab", { name: "Mine, 2" })).toBeVisible({ timeout: 20_000 });
  await ask(second, "You hold 2 alarms");
  const dialog = second.getByRole("dialog");
  await expect(dialog).toContainText("You took 2 alarms on another screen, where you are signed in too.");
  await second.screenshot({ path: "build/screens/sign-out-elsewhere.png" });
  await second.getByRole("button", { name: "Sign out here only" }).click();
  await expect(second.getByLabel("E-mail")).toBeVisible();
  await second.context().close();
  expect(await heldByAyla()).toBe(2);
});

test("releases all that is held, on whatever screen it was taken, and says so where it can't", async ({ browser }) => {
  const second = await seat(browser, story, "ayla");
  await expect(second.getByRole("tab", { name: "Mine, 2" })).toBeVisible({ timeout: 20_000 });
  await second.route("**/session_control/records/**", (route) => route.abort());
  await ask(second, "You hold 2 alarms");
  await second.getByRole("button", { name: "Release all and sign out" }).click();
  await expect(second.getByRole("dialog").getByRole("alert")).toContainText("The server does not answer.");
  expect(await heldByAyla()).toBe(2);
  await second.unroute("**/session_control/records/**");
  await second.getByRole("button", { name: "Release all and sign out" }).click();
  await expect(second.getByLabel("E-mail")).toBeVisible();
  await second.context().close();
  for (const account of ["4711", "4713"]) {
    const { id, owner } = await alarmAt(story, account);
    expect(owner).toBe("");
    expect((await linesOf(story.store, id)).at(-1)).toBe("released_sign_out");
  }
  await expect(ayla.getByRole("tab", { name: "Mine, 0" })).toBeVisible();
});
