/** Signing in and out, being away from the desk, and one's own page, in a real browser. */
import { expect, test, type BrowserContext, type Page } from "@playwright/test";
import { linesOf } from "../support/alarms";
import { handOf, openAlarms } from "../e2e/hands";
import { event, overTcp } from "../e2e/panel";
import { leave, openRoom, seat, type StoryRoom } from "../e2e/room";

let story: StoryRoom;

test.describe.configure({ mode: "default" });
test.beforeAll(async () => void (story = await openRoom()));
test.afterAll(() => leave(story));

const MINUTE = 60_000;
const SENTENCE =
  /^You will be logged out in (\d+) seconds due to inactivity\. Make an activity to resume your session!$/;

const popup = (page: Page) => page.getByRole("alertdialog");
const sentence = (page: Page) => popup(page).getByText(SENTENCE);
const stillWorking = (page: Page) => popup(page).getByRole("button", { name: "Still working" });
const startPage = (page: Page) => page.getByRole("heading", { name: "Sign in", exact: true });

/** Minutes of a role, as an administrator sets them. */
async function timers(role: string, inactivityTimer: number, logoutTimer: number): Promise<void> {
  const roles = story.store.client().collection("role_authorities");
  const { id } = await roles.getFirstListItem(`name = "${role}"`);
  await roles.update(id, { inactivityTimer, logoutTimer });
}

/** Two tabs of one browser whose time is turned by hand. */
async function twoTabs(browser: Parameters<typeof seat>[0]) {
  const one = await seat(browser, story, "ayla", { prepare: (page) => page.context().clock.install() });
  const context = one.context();
  const two = await context.newPage();
  await two.goto(`${story.store.url}/operator/signals/pending_signals`);
  await expect(two.getByTestId("profile")).toBeVisible();
  await one.waitForTimeout(500);
  return { one, two, context };
}

const pass = (context: BrowserContext, ms: number): Promise<void> => context.clock.fastForward(ms);

async function heldAlarm(): Promise<string> {
  expect(await overTcp(story.receiver().tcp, event("4711", "BA", 3))).toBe("ACK");
  await expect.poll(async () => (await openAlarms(story)).some(({ owner }) => owner === "")).toBe(true);
  return (await openAlarms(story)).find(({ owner }) => owner === "")!.id;
}

test("S4-16 S8-06 S6-06 after the role's minutes every tab asks with the live seconds; S4-17 a key in one puts it away in all", async ({
  browser,
}) => {
  await timers("operator", 5, 2);
  const { one, two, context } = await twoTabs(browser);
  await pass(context, 4 * MINUTE);
  await one.waitForTimeout(300);
  await expect(popup(one)).toBeHidden();
  await pass(context, MINUTE);
  for (const page of [one, two]) await expect(sentence(page)).toBeVisible();
  const left = async () => Number(SENTENCE.exec((await sentence(one).textContent()) ?? "")?.[1]);
  const before = await left();
  expect(before).toBeLessThanOrEqual(120);
  await expect.poll(left).toBeLessThan(before);
  await two.keyboard.press("x");
  for (const page of [one, two]) await expect(popup(page)).toBeHidden();
  await pass(context, 5 * MINUTE);
  await expect(sentence(one)).toBeVisible();
  await one.mouse.move(300, 300);
  await one.mouse.move(320, 310);
  for (const page of [one, two]) await expect(popup(page)).toBeHidden();
  await context.close();
});

test("S4-18 S9-20 S7-10 'still working' writes lastPingTime and sets two minutes and one", async ({ browser }) => {
  await timers("operator", 5, 2);
  const { one, two, context } = await twoTabs(browser);
  await pass(context, 5 * MINUTE);
  await expect(sentence(one)).toBeVisible();
  const ping = one.waitForRequest(
    (request) => request.method() === "PATCH" && request.url().includes("session_control"),
  );
  await one.keyboard.press("Enter");
  expect(Object.keys((await ping).postDataJSON() as object)).toEqual(["lastPingTime"]);
  for (const page of [one, two]) await expect(popup(page)).toBeHidden();
  await pass(context, 2 * MINUTE - 20_000);
  await expect(popup(one)).toBeHidden();
  await pass(context, 21_000);
  await expect(sentence(one)).toBeVisible();
  expect(Number(SENTENCE.exec((await sentence(one).textContent()) ?? "")?.[1])).toBeLessThanOrEqual(60);
  await expect(stillWorking(one)).toBeFocused();
  await pass(context, MINUTE);
  for (const page of [one, two]) await expect(startPage(page)).toBeVisible();
  await context.close();
});

test("S4-16 S4-03 H-AC-04 at the end he is signed out in every tab; his alarm goes back with a line, and supervisors are told", async ({
  browser,
}) => {
  await timers("operator", 5, 2);
  const supervisor = await seat(browser, story, "cem");
  const { one, two, context } = await twoTabs(browser);
  const id = await heldAlarm();
  await one.goto(`${story.store.url}/operator/signals/alarms?id=${id}`);
  await one
    .getByRole("button", { name: /^Claim/ })
    .first()
    .click();
  await expect.poll(async () => (await openAlarms(story)).find((alarm) => alarm.id === id)?.ownerName).toBe("Ayla");
  await pass(context, 5 * MINUTE + 1_000);
  await expect(popup(one)).toContainText("You hold 1 alarm. It goes back to the queue");
  const stored = await one.evaluate(() => localStorage.getItem("sessionId"));
  await pass(context, 2 * MINUTE);
  for (const page of [one, two]) {
    await expect(startPage(page)).toBeVisible();
    await expect(page).toHaveURL(`${story.store.url}/`);
    await expect(page.getByRole("alert")).toHaveText(/nobody was at this workstation/);
  }
  expect((await linesOf(story.store, id)).at(-1)).toBe("released_inactive");
  await expect(
    supervisor.getByText("Ayla was signed out due to inactivity: 1 alarm is back in the queue."),
  ).toBeVisible();
  const sessions = story.store.client().collection("session_control");
  expect(await sessions.getFullList({ filter: `id = "${stored ?? ""}"` })).toEqual([]);
  for (const key of ["token", "sessionId", "auth", "authorities", "roleId", "operator"])
    expect(await one.evaluate((name) => localStorage.getItem(name), key), key).toBeNull();
  // Taken by somebody, it is no news any more (H-AC-04).
  await (await handOf(story, "bora")).claim(id);
  await expect(supervisor.getByText(/was signed out due to inactivity/)).toBeHidden({ timeout: 2_000 });
  await (await handOf(story, "bora")).close(id);
  await supervisor.context().close();
  await context.close();
});

test("S4-19 S9-19 S7-10 S3-07 every 180000 ms the session's lastActivePing is written; a 404 ends it in every tab", async ({
  browser,
}) => {
  await timers("operator", 0, 0);
  const { one, two, context } = await twoTabs(browser);
  const sessionId = (await one.evaluate(() => localStorage.getItem("sessionId"))) ?? "";
  const isPing = (request: { method(): string; url(): string }): boolean =>
    request.method() === "PATCH" && request.url().endsWith(`/session_control/records/${sessionId}`);
  let pings = 0;
  context.on("request", (request) => void (isPing(request) && (pings += 1)));
  await pass(context, 170_000);
  await one.waitForTimeout(500);
  expect(pings).toBe(0);
  await pass(context, 11_000);
  await expect.poll(() => pings).toBe(1);
  const { lastActivePing } = await story.store.client().collection("session_control").getOne(sessionId);
  expect(Date.parse(String(lastActivePing))).toBeGreaterThan(Date.now() - MINUTE);
  await context.route(`**/session_control/records/${sessionId}`, (route) =>
    route.fulfill({ status: 404, headers: { "x-watchdesk-boot": "1" }, json: { status: 404, message: "", data: {} } }),
  );
  await pass(context, 181_000);
  for (const page of [one, two]) await expect(page.getByRole("dialog", { name: "Sign in again" })).toBeVisible();
  await context.close();
});

test("S2-01 S2-02 S2-03 S4-04 who is not signed in sees the public pages alone, and is sent to / from every other", async ({
  browser,
}) => {
  const page = await (await browser.newContext()).newPage();
  for (const path of ["/", "/login"]) {
    await page.goto(story.store.url + path);
    await expect(startPage(page)).toBeVisible();
  }
  for (const path of ["/forgot-password", "/signup", "/welcome", "/welcome/x", "/auth/confirm-password-reset/x"]) {
    await page.goto(story.store.url + path);
    await expect(page.getByRole("link", { name: "To the sign-in" }), path).toBeVisible();
    expect(new URL(page.url()).pathname, path).toBe(path);
  }
  for (const path of [
    "/operator/signals/alarms",
    "/contact/profile_settings",
    "/contact/sessions",
    "/administrator/settings/alarm-types",
  ]) {
    await page.goto(story.store.url + path);
    await expect(startPage(page), path).toBeVisible();
    expect(new URL(page.url()).pathname, path).toBe("/");
  }
  await page.context().close();
});

test("S3-22 S4-01 S4-02 signing in stores token, session, role, authorities and operator; signing out takes them away", async ({
  browser,
}) => {
  const page = await seat(browser, story, "ayla");
  const kept = () =>
    page.evaluate(() => Object.fromEntries(Object.entries(localStorage))) as Promise<Record<string, string>>;
  await expect
    .poll(async () => Object.keys(await kept()))
    .toEqual(
      expect.arrayContaining([
        "token",
        "sessionId",
        "roleId",
        "authorities",
        "operator",
        "session_control_Enabled",
        "auth",
      ]),
    );
  const stored = await kept();
  expect(stored["roleId"]).toBe(story.room.roles["operator"]);
  expect(JSON.parse(stored["operator"] ?? "")).toMatchObject({ id: expect.any(String) });
  expect(JSON.parse(stored["authorities"] ?? "")).toHaveProperty("operator.signals.alarms.read", true);
  expect(stored["session_control_Enabled"]).toBe("true");
  await page.getByTestId("profile").click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(startPage(page)).toBeVisible();
  const left = await kept();
  for (const key of ["token", "sessionId", "roleId", "authorities", "operator", "auth"])
    expect(left[key], key).toBeUndefined();
  await page.context().close();
});

test("S4-09 S8-13 where the person, his customers or his operator record are refused, he is sent to / without a word", async ({
  browser,
}) => {
  for (const part of ["users/records/*", "customer_accounts_users/records*", "operators/records*"]) {
    const page = await seat(browser, story, "ayla");
    await page.route(`**/api/collections/${part}`, (route) =>
      route.fulfill({
        status: 403,
        headers: { "x-watchdesk-boot": "1" },
        json: { status: 403, message: "", data: { code: "no_right" } },
      }),
    );
    await page.reload();
    await expect(startPage(page), part).toBeVisible();
    await expect(page.getByRole("alert"), part).toBeHidden();
    await page.context().close();
  }
});

test("S2-12 the profile menu leads to one's own page, on which name, number, photo and password are changed; S5-08 a photo that can't be had is the smiley", async ({
  browser,
}) => {
  const dana = await story.room.addUser({ name: "Dana", role: "operator" });
  const page = await seat(browser, story, dana);
  await page.getByTestId("profile").click();
  await page.getByRole("menuitem", { name: "Profile" }).click();
  await expect(page).toHaveURL(`${story.store.url}/contact/profile_settings`);
  await page.getByLabel("Surname").fill("Dobrev");
  await page.getByLabel("Mobile number").fill("+44 7700 900 122");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved").first()).toBeVisible();
  const users = story.store.client().collection("users");
  expect(await users.getOne(dana.id)).toMatchObject({ surname: "Dobrev", mobileNumber: "+44 7700 900 122" });

  const avatar = page.getByRole("main").getByTestId("avatar");
  await expect(avatar).toHaveAttribute("src", "/icons/smiley.svg");
  const PIXEL = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );
  await page.getByTestId("photo").setInputFiles({ name: "me.png", mimeType: "image/png", buffer: PIXEL });
  await expect(avatar).toHaveAttribute("src", new RegExp(`^/api/files/users/${dana.id}/photo.*thumb=200x200`));
  await expect.poll(() => avatar.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(200);
  await page.route("**/api/files/users/**", (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await expect(avatar).toHaveAttribute("src", "/icons/smiley.svg");
  await page.unroute("**/api/files/users/**");

  await page.getByLabel("Old password").fill("not-the-one");
  await page.getByLabel("New password", { exact: true }).fill("another-long-one");
  await page.getByLabel("New password again").fill("another-long-on");
  await page.getByRole("button", { name: "Change the password" }).click();
  await expect(page.getByText("This is not the same.")).toBeVisible();
  await page.getByLabel("New password again").fill("another-long-one");
  await page.getByRole("button", { name: "Change the password" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("wrong");
  await page.getByLabel("Old password").fill(dana.password);
  await page.getByRole("button", { name: "Change the password" }).click();
  await expect(page.getByLabel("Old password")).toHaveValue("");
  await expect
    .poll(async () => (await story.room.signIn({ ...dana, password: "another-long-one" })).token !== "")
    .toBe(true);
  await page.context().close();
});

test("H-PS-04 whoever may see people sees every session and ends one, asked once: its page is covered at once", async ({
  browser,
}) => {
  const [cem, bora] = [await seat(browser, story, "cem"), await seat(browser, story, "bora")];
  await cem.goto(`${story.store.url}/contact/profile_settings`);
  await cem.getByRole("link", { name: "All sessions" }).click();
  await bora.goto(`${story.store.url}/contact/profile_settings`);
  await bora.getByLabel("Surname").fill("Half a name");
  const row = cem.getByRole("row").filter({ hasText: "Bora" });
  await expect(row.first()).toContainText("Chrome");
  await expect(cem.getByRole("row").filter({ hasText: "This session" })).toHaveCount(1);
  const count = await row.count();
  await row
    .first()
    .getByRole("button", { name: /^End the session of Bora/ })
    .click();
  await cem.getByRole("dialog").getByRole("button", { name: "End", exact: true }).click();
  await expect(row).toHaveCount(count - 1);
  await expect(bora.getByRole("dialog", { name: "Sign in again" })).toBeVisible();
  // He goes on where he was, with what he typed.
  await bora.getByRole("textbox", { name: "Password", exact: true }).fill(story.room.users.bora.password);
  await bora.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(bora.getByRole("dialog", { name: "Sign in again" })).toBeHidden();
  await expect(bora).toHaveURL(`${story.store.url}/contact/profile_settings`);
  await expect(bora.getByLabel("Surname")).toHaveValue("Half a name");
  await bora.goto(`${story.store.url}/contact/sessions`);
  await expect(bora.getByText("You may not open this page", { exact: true })).toBeVisible();
  await cem.context().close();
  await bora.context().close();
});

test("S4-05 S4-08 H-PS-02 authorities that were taken away are stored anew, forged ones replaced, and no operator is kept where there is none", async ({
  browser,
}) => {
  const page = await seat(browser, story, "cem");
  const kept = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
  const authorities = await kept("authorities");
  expect(authorities).toContain("end_session");
  for (const forged of [null, "{}"]) {
    await page.evaluate((text) => {
      if (text === null) localStorage.removeItem("authorities");
      else localStorage.setItem("authorities", text);
      localStorage.setItem("operator", JSON.stringify({ id: "nobody000000000" }));
    }, forged);
    await page.reload();
    await expect(page.getByTestId("profile")).toBeVisible();
    await expect.poll(() => kept("authorities")).toBe(authorities);
    await expect.poll(() => kept("operator")).toBeNull();
  }
  await page.context().close();
});

test("H-PS-02 a forged map of authorities shows no session and ends none", async ({ browser }) => {
  const page = await seat(browser, story, "bora");
  await page.route("**/api/collections/users/records/**", (route) => route.abort());
  await page.evaluate(() => {
    const auth = JSON.parse(localStorage.getItem("auth") ?? "{}") as { user: { rights: object; authorities: object } };
    const users = { read: true, end_session: true };
    auth.user.rights = { user: { users } };
    auth.user.authorities = { administrator: { user: { users } } };
    localStorage.setItem("auth", JSON.stringify(auth));
  });
  await page.goto(`${story.store.url}/contact/sessions`);
  await expect(page.getByRole("row").filter({ hasText: "This session" })).toHaveCount(1);
  await expect(page.getByRole("row").filter({ hasText: "Cem" })).toHaveCount(0);
  await page.context().close();
});
