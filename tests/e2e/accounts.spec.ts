/** Pages of whoever is not signed in: a forgotten password, an invitation, an address, a wish for access. */
import { expect, test, type Page } from "@playwright/test";
import { giveMail, linkIn } from "../support/mail";
import { roleId } from "../support/people";
import { startSmtpSink, type SmtpSink } from "../support/smtp-sink";
import { leave, openRoom, seat, signIn, type StoryRoom } from "./room";

let story: StoryRoom;
let sink: SmtpSink;

test.beforeAll(async () => {
  sink = await startSmtpSink();
  story = await openRoom();
});

test.afterAll(async () => {
  await leave(story);
  await sink?.stop();
});

test.describe.configure({ mode: "serial" });

const NEW = "a-new-long-one";

/** Photographs a page where somebody wants to look at it. */
async function look(page: Page, name: string): Promise<void> {
  const folder = process.env.LOOK;
  if (!folder) return;
  for (const [width, height] of [
    [1280, 800],
    [820, 1180],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByRole("main").first().waitFor();
    await page.screenshot({ path: `${folder}/${name}-${width}.png` });
  }
}

async function typeTwice(page: Page, password: string, again = password): Promise<void> {
  await page.getByLabel("New password", { exact: true }).fill(password);
  await page.getByLabel("New password again").fill(again);
}

test("says that no mail can be sent, where none can", async ({ page }) => {
  await page.goto(story.store.url);
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page.getByRole("status")).toContainText("No mail can be sent from here");
  await expect(page.getByLabel("E-mail")).toHaveCount(0);
  await page.getByRole("link", { name: "To the sign-in" }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await giveMail(story.store, sink, story.store.url);
});

test("a forgotten password is set anew, the same is said to everybody, and a used link says what to do", async ({
  page,
}) => {
  const { email } = story.room.users.ayla;
  const ask = async (address: string): Promise<string> => {
    await page.goto(`${story.store.url}/forgot-password`);
    await page.getByLabel("E-mail").fill(address);
    await page.getByRole("button", { name: "Send the link" }).click();
    await expect(page.getByRole("status")).toContainText(address);
    return (await page.getByRole("status").innerText()).replace(address, "");
  };
  await page.goto(`${story.store.url}/forgot-password`);
  await look(page, "forgot");
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText("Enter an e-mail address.")).toBeVisible();
  expect(await ask("nobody@watchdesk.test")).toBe(await ask(email));
  await look(page, "forgot-sent");
  const link = linkIn(await sink.letterTo(email));
  await page.goto(story.store.url + link);
  await look(page, "reset");
  await typeTwice(page, "short", "other");
  await page.getByRole("button", { name: "Set the password" }).click();
  await expect(page.getByText("Use at least 8 characters.")).toBeVisible();
  await expect(page.getByText("This is not the same.")).toBeVisible();
  await typeTwice(page, NEW);
  await page.getByRole("button", { name: "Set the password" }).click();
  // The sign-in says so, and there he goes on.
  await expect(page.getByRole("heading", { name: "Sign in", exact: true })).toBeVisible();
  await expect(page.getByRole("status")).toContainText("The new password is set");
  await look(page, "reset-told");
  await page.goto(story.store.url + link);
  await typeTwice(page, "yet-another-one");
  await page.getByRole("button", { name: "Set the password" }).click();
  await expect(page.getByRole("alert")).toContainText("was used already");
  await look(page, "reset-used");
  await page.getByRole("link", { name: "Ask for a new link" }).click();
  await expect(page.getByLabel("E-mail")).toBeVisible();
  await page.goto(`${story.store.url}/auth/confirm-password-reset/cut`);
  await expect(page.getByRole("alert")).toContainText("not complete");
  await page.goto(story.store.url);
  await signIn(page, { email, password: NEW });
  await expect(page.getByTestId("profile")).toBeVisible();
  // Whoever is signed in goes to his own page.
  await page.goto(`${story.store.url}/forgot-password`);
  await expect(page.getByTestId("profile")).toBeVisible();
  expect(new URL(page.url()).pathname).not.toBe("/forgot-password");
});

test("an invited person chooses a password and is at his first page", async ({ page }) => {
  const { store } = story;
  const cem = story.room.users.cem;
  const answer = await store.request<{ token: string }>("POST", "/api/collections/users/auth-with-password", {
    body: { identity: cem.email, password: cem.password },
  });
  const email = "invited@watchdesk.test";
  const role = await roleId(store, "administrator");
  const body = { email, name: "Nora", surname: "New", role };
  const made = await store.request("POST", "/api/watchdesk/invitations", { body, token: answer.body.token });
  expect(made.status).toBe(200);
  await page.goto(store.url + linkIn(await sink.letterTo(email)));
  await expect(page.getByRole("heading", { name: "Welcome" })).toBeVisible();
  await look(page, "welcome");
  await typeTwice(page, NEW);
  await page.getByRole("button", { name: "Set it and begin" }).click();
  await expect(page.getByTestId("profile")).toBeVisible();
  const kept = await store.client().collection("users").getFirstListItem(`email = "${email}"`);
  expect(kept).toMatchObject({ language: "en", verified: true });
});

test("one's own address is changed by a mail to the new one, with the password", async ({ browser }) => {
  const page = await seat(browser, story, "bora");
  const { email, password } = story.room.users.bora;
  await page.goto(`${story.store.url}/contact/profile_settings`);
  await page.getByLabel("New address").fill("bora-new@watchdesk.test");
  await look(page, "profile");
  await page.getByRole("button", { name: "Change the address" }).click();
  await expect(page.getByText("A mail is on its way to bora-new@watchdesk.test.")).toBeVisible();
  await page.goto(story.store.url + linkIn(await sink.letterTo("bora-new@watchdesk.test")));
  await look(page, "change");
  await page.getByLabel("Your password", { exact: true }).fill("not-the-one");
  await page.getByRole("button", { name: "Use this address" }).click();
  await expect(page.getByRole("alert")).toContainText("password is wrong");
  await page.getByLabel("Your password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Use this address" }).click();
  // His sessions have ended with it, here, too.
  await expect(page.getByRole("heading", { name: "Sign in", exact: true })).toBeVisible();
  await expect(page.getByRole("status")).toContainText("You sign in with bora-new@watchdesk.test from now on.");
  await signIn(page, { email, password });
  await expect(page.getByRole("alert")).toContainText("wrong");
  await signIn(page, { email: "bora-new@watchdesk.test", password });
  await expect(page.getByTestId("profile")).toBeVisible();
  await page.context().close();
});

test("an address is confirmed by a guest, whom the sign-in tells, and by its person, who is told where he is", async ({
  browser,
}) => {
  const { id, email } = story.room.users.cem;
  const people = story.store.client().collection("users");
  const signedIn = await seat(browser, story, "cem");
  const letter = async (before: number) => {
    await people.update(id, { verified: false });
    await signedIn.goto(`${story.store.url}/contact/profile_settings`);
    await signedIn.getByRole("button", { name: "Confirm", exact: false }).first().click();
    return sink.letterTo(email, before);
  };
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(story.store.url + linkIn(await letter(0)));
  await guest.getByRole("button", { name: "Yes, confirm it" }).click();
  await expect(guest.getByRole("heading", { name: "Sign in", exact: true })).toBeVisible();
  await expect(guest.getByRole("status")).toContainText("The address is confirmed.");
  await guest.reload();
  await expect(guest.getByRole("status")).toContainText("The address is confirmed.");
  await guest.context().close();
  expect((await people.getOne(id))["verified"]).toBe(true);
  // He is who asks for it: he would never come to confirm it if his own page took its place.
  await people.update(id, { verified: false });
  await signedIn.goto(story.store.url + linkIn(await sink.letterTo(email)));
  await signedIn.getByRole("button", { name: "Yes, confirm it" }).click();
  await expect(signedIn.getByRole("status")).toContainText("The address is confirmed.");
  await signedIn.getByRole("link", { name: "Go on" }).click();
  await expect(signedIn.getByTestId("profile")).toBeVisible();
  await signedIn.context().close();
});

test("access to the portal is asked for where that is switched on, and nowhere else", async ({ page }) => {
  await page.goto(`${story.store.url}/signup`);
  await expect(page.getByRole("status").filter({ hasText: "can't be asked for here" })).toBeVisible();
  const settings = story.store.client().collection("program_settings");
  const [row] = await settings.getFullList();
  await settings.update(row?.id ?? "", { signupOpen: true });
  await page.reload();
  await page.getByLabel("E-mail").fill("asks@watchdesk.test");
  await page.getByRole("button", { name: "Ask for access" }).click();
  await expect(page.getByText("Enter your name.")).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill("Anna");
  await look(page, "signup");
  await page.getByRole("button", { name: "Ask for access" }).click();
  await expect(page.getByRole("status")).toContainText("Your request is there");
  const made = await story.store.client().collection("users").getFirstListItem('email = "asks@watchdesk.test"');
  expect(made).toMatchObject({ active: false, asked: true });
});
