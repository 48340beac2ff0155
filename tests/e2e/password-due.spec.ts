/** An administrator invites, and sets a password; its person chooses one of his own before he sees anything else. */
import { expect, test, type Page } from "@playwright/test";
import { leave, openRoom, seat, signIn, type StoryRoom } from "./room";

let story: StoryRoom;
let cem: Page;

test.beforeAll(async ({ browser }) => {
  story = await openRoom();
  cem = await seat(browser, story, "cem");
});

test.afterAll(() => leave(story, cem));

test.describe.configure({ mode: "serial" });

async function look(page: Page, name: string): Promise<void> {
  if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/${name}.png` });
}

const OWN = "one-of-my-own";

test("a password that was given has to be changed, the typed address stays, and then the person goes on", async ({
  browser,
}) => {
  const { id, email } = story.room.users.bora;
  await cem.goto(`${story.store.url}/administrator/user?id=${id}`);
  await cem.getByRole("button", { name: "More" }).click();
  await cem.getByRole("menuitem", { name: "Set a new password" }).click();
  const dialog = cem.getByRole("dialog");
  await look(cem, "ask-password");
  await dialog.getByRole("button", { name: "Set it" }).click();
  const given = await dialog.getByLabel("Password").inputValue();
  expect(given).toMatch(/^[a-z2-9]{12}$/);
  await look(cem, "given-password");
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(dialog).toHaveCount(0);

  const page = await (await browser.newContext({ viewport: { width: 820, height: 1180 } })).newPage();
  await page.goto(story.store.url);
  await signIn(page, { email, password: given });
  await expect(page.getByRole("status")).toContainText("Somebody else has set your password");
  await look(page, "due");
  await page.getByLabel("New password", { exact: true }).fill(given);
  await page.getByLabel("New password again").fill(given);
  await page.getByRole("button", { name: "Change it and go on" }).click();
  await expect(page.getByRole("alert")).toContainText("the password that you were given");
  // Whoever leaves the page comes to no other one.
  await page.goto(`${story.store.url}/operator/signals/alarms`);
  await expect(page.getByLabel("E-mail")).toBeVisible();
  await signIn(page, { email, password: given });
  await page.getByLabel("New password", { exact: true }).fill(OWN);
  await page.getByLabel("New password again").fill(OWN);
  await page.getByRole("button", { name: "Change it and go on" }).click();
  await expect(page.getByTestId("profile")).toBeVisible();
  await page.context().close();
});

test("an invitation that no mail takes along is a link to hand over, and leads in", async ({ browser }) => {
  await cem.goto(`${story.store.url}/administrator/user`);
  await cem.getByRole("button", { name: "Invite a person" }).click();
  const dialog = cem.getByRole("dialog");
  await dialog.getByLabel("E-mail").fill("nina@watchdesk.test");
  await dialog.getByLabel("Name", { exact: false }).first().fill("Nina");
  await dialog.getByLabel("Role").click();
  await cem
    .getByRole("option", { name: /^operator/i })
    .first()
    .click();
  await look(cem, "invite");
  await dialog.getByRole("button", { name: "Invite" }).click();
  const link = await dialog.getByLabel("Link").inputValue();
  expect(link).toContain(`${story.store.url}/welcome/`);
  await look(cem, "invite-link");
  await dialog.getByRole("button", { name: "Done" }).click();
  const page = await (await browser.newContext()).newPage();
  await page.goto(link);
  await page.getByLabel("New password", { exact: true }).fill(OWN);
  await page.getByLabel("New password again").fill(OWN);
  await page.getByRole("button", { name: "Set it and begin" }).click();
  await expect(page.getByTestId("profile")).toBeVisible();
  await page.context().close();
});
