/** The second step of a sign-in, walked in the browser. */
import { expect, test, type Page } from "@playwright/test";
import { giveMail } from "../support/mail";
import { startSmtpSink, type SmtpSink } from "../support/smtp-sink";
import { leave, openRoom, seat, signIn, type StoryRoom } from "./room";

let story: StoryRoom;
let sink: SmtpSink;
let ayla: Page;

test.beforeAll(async ({ browser }) => {
  sink = await startSmtpSink();
  story = await openRoom();
  ayla = await seat(browser, story, "ayla");
});

test.afterAll(async () => {
  await leave(story, ayla);
  await sink?.stop();
});

test.describe.configure({ mode: "serial" });

const SWITCH = "Ask for a code by mail when I sign in";

async function look(page: Page, name: string): Promise<void> {
  if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/${name}.png` });
}

test("can't be switched on where no mail can be sent, and says what to do", async () => {
  await ayla.goto(`${story.store.url}/contact/profile_settings`);
  const box = ayla.getByRole("switch", { name: SWITCH });
  await box.click();
  await expect(ayla.getByRole("alert").filter({ hasText: "No mail can be sent from here" })).toBeVisible();
  await expect(box).not.toBeChecked();
  await look(ayla, "factor-refused");
  await giveMail(story.store, sink, story.store.url);
  await box.click();
  await expect(box).toBeChecked();
});

test("asks for the code in a second step: a wrong one, the address that stays, another one after a pause", async ({
  browser,
}) => {
  const { email, password } = story.room.users.ayla;
  const page = await (await browser.newContext({ viewport: { width: 820, height: 1180 } })).newPage();
  await page.clock.install();
  await page.goto(story.store.url);
  await signIn(page, { email, password });
  await expect(page.getByRole("status").filter({ hasText: email })).toBeVisible();
  const letter = await sink.letterTo(email);
  const code = /<strong>(\d{6})<\/strong>/.exec(letter.html)?.[1] ?? "";
  expect(code).not.toBe("");
  await look(page, "code");
  const field = page.getByLabel("Code");
  await field.fill("12");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText("Enter the 6 digits of the code.")).toBeVisible();
  await field.fill(code === "000000" ? "111111" : "000000");
  await field.press("Enter");
  await expect(page.getByRole("alert")).toContainText("This code is wrong or too old");
  await expect(page.getByRole("button", { name: /^Send a new code in \d+ s$/ })).toBeDisabled();
  await look(page, "code-wrong");
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByLabel("E-mail")).toHaveValue(email);
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
  // Begun anew at once: the letter of a moment ago is on its way, and another one has to wait.
  await signIn(page, { email, password });
  await expect(page.getByRole("alert")).toContainText("A code is on its way already");
  await page.clock.fastForward(31_000);
  await expect(page.getByRole("button", { name: "Send a new code", exact: true })).toBeEnabled();
  await page.context().close();
});

test("lets in with the code", async ({ browser }) => {
  const { id, email, password } = story.room.users.bora;
  await story.store.client().collection("users").update(id, { secondFactor: true });
  const page = await (await browser.newContext()).newPage();
  await page.goto(story.store.url);
  await signIn(page, { email, password });
  const letter = await sink.letterTo(email);
  await page.getByLabel("Code").fill(/<strong>(\d{6})<\/strong>/.exec(letter.html)?.[1] ?? "");
  await page.getByLabel("Code").press("Enter");
  await expect(page.getByTestId("profile")).toBeVisible();
  await page.context().close();
});

test("is switched off with the password alone", async () => {
  await ayla.goto(`${story.store.url}/contact/profile_settings`);
  const box = ayla.getByRole("switch", { name: SWITCH });
  await expect(box).toBeChecked();
  await box.click();
  const dialog = ayla.getByRole("dialog", { name: "Sign in without a code?" });
  const go = dialog.getByRole("button", { name: "Switch the code off" });
  await go.click();
  await expect(dialog.getByText("Enter your password.", { exact: true })).toBeVisible();
  const field = dialog.getByLabel("Password", { exact: true });
  await field.fill("not-this-one");
  await field.press("Enter");
  await expect(dialog.getByRole("alert")).toContainText("password is wrong");
  await look(ayla, "factor-off");
  await ayla.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(box).toBeChecked();
  await box.click();
  await field.fill(story.room.users.ayla.password);
  await go.click();
  await expect(dialog).toBeHidden();
  await expect(box).not.toBeChecked();
});
