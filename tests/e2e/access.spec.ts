/** What is not one's own stays shut: by its address, with a forged map, and from the moment on in which it is withdrawn. */
import { expect, test, type Browser, type Page } from "@playwright/test";
import { addShift, bindToShifts, setRoomHour } from "../support/shifts";
import { openAlarms } from "./hands";
import { event, overTcp } from "./panel";
import { bell, leave, live, openRoom, seat, signIn, type StoryRoom, TO_DESK } from "./room";

let story: StoryRoom;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  story = await openRoom();
  await setRoomHour(story.store, 12);
  expect(await overTcp(story.receiver().tcp, event("4711", "PA", 1))).toBe("ACK");
});

test.afterAll(() => leave(story));

const noAccess = (page: Page) => page.getByText("You may not open this page");
const startPage = (page: Page) => page.getByRole("heading", { name: "Sign in", exact: true });

async function at(browser: Browser, who: { email: string; password: string }): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await page.goto(story.store.url);
  await signIn(page, who);
  await expect(startPage(page)).toHaveCount(0);
  return page;
}

/** All that comes to the page: answers and what its stream tells. */
async function wireOf(page: Page): Promise<string[]> {
  const heard: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on("Network.eventSourceMessageReceived", ({ data }) => heard.push(data));
  await session.send("Network.enable");
  page.on("response", (response) => {
    if (response.url().includes("/api/") && !response.url().includes("/api/realtime"))
      void response.text().then(
        (text) => heard.push(text),
        () => undefined,
      );
  });
  return heard;
}

/** Writes into the stored session as somebody would who reads the program. */
const forge = (page: Page, change: string) =>
  page.evaluate((code) => {
    const auth = JSON.parse(localStorage.getItem("auth") ?? "{}") as { user: Record<string, unknown> };
    const every = { signals: { alarms: { read: true, claim: true, close: true }, all_live_signals: { read: true } } };
    const map = code === "cleared" ? {} : { administrator: every, operator: every, ...every };
    Object.assign(auth.user, { authorities: map, rights: map, staff: true, liveAudiences: "staff" });
    localStorage.setItem("auth", JSON.stringify(auth));
    localStorage.setItem("authorities", JSON.stringify(map));
  }, change);

test("a page that is not in one's menu opens by no address, and with no map of one's own writing (H-PS-02)", async ({
  browser,
}) => {
  const dora = await story.room.addUser({ name: "Dora", role: "data_entry" });
  const page = await at(browser, dora);
  const alarms = `${story.store.url}/administrator/signals/alarms`;
  await page.goto(alarms);
  await expect(noAccess(page)).toBeVisible();
  const [alarm] = await openAlarms(story);
  for (const how of ["everything", "cleared"]) {
    const heard = await wireOf(page);
    await forge(page, how);
    await page.goto(alarms);
    await expect(noAccess(page)).toBeVisible();
    await expect(live(page)).toBeVisible({ timeout: 20_000 });
    await expect(noAccess(page)).toBeVisible();
    await expect(page.getByRole("button", { name: /claim|close/i })).toHaveCount(0);
    // His signals may name an alarm by its id; of the alarm itself nothing comes.
    expect(heard.join()).not.toContain('"alarmNo"');
  }
  const { token } = await story.room.signIn(dora);
  const claim = await story.store.request("POST", `/api/watchdesk/alarms/${alarm!.id}/claim`, { token, body: {} });
  expect(claim.status).toBe(403);
  await page.context().close();
});

interface RoleRow {
  readonly id: string;
  readonly title: string;
  readonly authorities: Record<string, { accounts?: { site_accounts?: unknown } }>;
}

test("sites open by no address to whoever may not read them, and come over no wire (H-PS-02)", async ({ browser }) => {
  const roles = story.store.client().collection("role_authorities");
  const { id: _id, ...role } = await roles.getFirstListItem<RoleRow>('name = "data_entry"');
  for (const { accounts } of Object.values(role.authorities)) delete accounts?.site_accounts;
  const blind = await roles.create({ ...role, name: "no_sites", title: "No sites" });
  const eli = await story.room.addUser({ name: "Eli", role: "data_entry" });
  await story.store.client().collection("users").update(eli.id, { role: blind.id });
  const page = await at(browser, eli);
  const heard = await wireOf(page);
  const sites = `${story.store.url}/administrator/accounts/site_accounts`;
  for (const how of ["", "everything", "cleared"]) {
    if (how !== "") await forge(page, how);
    await page.goto(sites);
    await expect(noAccess(page)).toBeVisible();
    await expect(live(page)).toBeVisible({ timeout: 20_000 });
    await expect(noAccess(page)).toBeVisible();
    await expect(page.getByRole("grid")).toHaveCount(0);
  }
  await story.store.client().collection("site_accounts").update(story.room.sites.northDepot.id, { city: "York" });
  const { token } = await story.room.signIn(eli);
  const listed = await story.store.request<{ items: unknown[] }>("GET", "/api/collections/site_accounts/records", {
    token,
  });
  expect([listed.status, listed.body.items]).toEqual([200, []]);
  expect(heard.join()).not.toContain('"collectionName":"site_accounts"');
  await page.context().close();
});

const WITHDRAWN: readonly (readonly [string, (id: string) => Promise<unknown>, (page: Page) => Promise<void>])[] = [
  [
    "the role changes",
    async (id) => story.store.client().collection("users").update(id, { role: story.room.roles["accountant"] }),
    (page) => expect(noAccess(page)).toBeVisible({ timeout: 60_000 }),
  ],
  [
    "the person is disabled",
    async (id) => story.store.client().collection("users").update(id, { active: false }),
    (page) => expect(page.getByRole("alert")).toHaveText(/^This account is switched off\./, { timeout: 60_000 }),
  ],
  [
    "the person is deleted",
    async (id) => story.store.client().collection("users").delete(id),
    (page) => expect(page.getByRole("alert")).toHaveText(/^This account is switched off\./, { timeout: 60_000 }),
  ],
];

for (const [n, [what, withdraw, ends]] of WITHDRAWN.entries()) {
  test(`when ${what}, the wire falls silent and the screen ends (H-PS-04, H-RT-02)`, async ({ browser }) => {
    test.setTimeout(120_000);
    const who = await story.room.addUser({ name: `Withdrawn ${"abc"[n]}`, role: "operator" });
    const page = await seat(browser, story, who);
    await expect(page.getByRole("option").first()).toBeVisible();
    const token = await page.evaluate(() => localStorage.getItem("token") ?? "");
    const heard = await wireOf(page);
    expect(await overTcp(story.receiver().tcp, event("4711", "BA", 20 + n))).toBe("ACK");
    await expect.poll(() => heard.join()).toContain("4711");
    await withdraw(who.id);
    await ends(page);
    await expect(page.getByRole("option")).toHaveCount(0);
    heard.length = 0;
    expect(await overTcp(story.receiver().tcp, event("4713", "FA", n + 1))).toBe("ACK");
    await expect.poll(async () => (await openAlarms(story)).some(({ siteNo }) => siteNo === "4713")).toBe(true);
    await page.waitForTimeout(3_000);
    expect(heard.join()).not.toContain("4713");
    if (what !== "the role changes") {
      await expect(startPage(page)).toBeVisible();
      await expect(page).toHaveURL(`${story.store.url}/`);
      expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
      const answer = await story.store.request("GET", "/api/collections/events_alarm/records", { token });
      expect(answer.status).toBe(401);
    }
    await page.context().close();
  });
}

/** How 4711 comes out of somebody's reach, and the signal of the alarm that is then raised there. */
const OUT_OF_REACH: readonly (readonly [string, string, (id: string) => Promise<unknown>])[] = [
  [
    "the person is made another dealer's",
    "FA",
    async (id) => story.store.client().collection("users").update(id, { dealer: story.room.dealers.harbour }),
  ],
  [
    "its site is moved to another dealer and customer",
    "MA",
    async () => {
      const { dealers, customers, sites } = story.room;
      const to = { installer: dealers.harbour, customer: customers.bakery };
      await story.store.client().collection("site_accounts").update(sites.northDepot.id, to);
    },
  ],
];

for (const [n, [what, code, withdraw]] of OUT_OF_REACH.entries()) {
  test(`when ${what}, an alarm that is open goes from the screen, the bell, its address and the wire (H-RT-02, H-PS-04)`, async ({
    browser,
  }) => {
    test.setTimeout(180_000);
    const { dealer } = story.room.sites.northDepot;
    const who = await story.room.addUser({ name: `Of a dealer ${"ab"[n]}`, role: "operator", dealer });
    const page = await seat(browser, story, who);
    const own = (await openAlarms(story)).filter(({ siteNo }) => siteNo === "4711");
    const rows = page.getByRole("listbox").getByRole("option");
    await expect(rows).toHaveCount(own.length);
    await expect(bell(page, own.length)).toBeVisible();
    await page
      .getByRole("option", { name: /North Depot/ })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/[?&]id=[a-z0-9]{15}/);
    const address = page.url();
    const heard = await wireOf(page);
    const withinMs = Date.now() + 60_000;
    await withdraw(who.id);
    const left = (): number => Math.max(1, withinMs - Date.now());
    // The mouse still rests where it pressed: the place of the row may be held, but nothing of the alarm is there.
    await expect(rows.filter({ hasText: /North Depot|Panic|Burglary|Fire/ })).toHaveCount(0, { timeout: left() });
    await expect(bell(page, 0)).toBeVisible({ timeout: left() });
    await expect(page.getByText("This alarm is not available")).toBeVisible({ timeout: left() });
    await expect(page.getByRole("main").getByText("North Depot")).toHaveCount(0);
    await page.screenshot({ path: `build/screens/out-of-reach-${n}.png` });
    await page.mouse.move(900, 600);
    await expect(rows).toHaveCount(0);
    await page.goto(address);
    await expect(page.getByText("This alarm is not available")).toBeVisible();
    await expect(live(page)).toBeVisible({ timeout: 20_000 });
    heard.length = 0;
    const known = new Set((await openAlarms(story)).map(({ id }) => id));
    const fresh = async () => (await openAlarms(story)).find(({ id, siteNo }) => siteNo === "4711" && !known.has(id));
    expect(await overTcp(story.receiver().tcp, event("4711", code, 60 + n, `Behind the shed ${n}`))).toBe("ACK");
    await expect.poll(async () => (await fresh()) !== undefined).toBe(true);
    // The wire is one that speaks: a beat comes every 5 s.
    await expect.poll(() => heard.length, { timeout: 20_000 }).toBeGreaterThan(0);
    await page.waitForTimeout(3_000);
    const { id = "" } = (await fresh()) ?? {};
    expect(id).not.toBe("");
    const told = heard.filter((text) => text.includes(id) || text.includes("Behind the shed"));
    expect(told.map((text) => text.slice(0, 300))).toEqual([]);
    await expect(bell(page, 0)).toBeVisible();
    await page.context().close();
  });
}

test("whoever may work only in his shifts ends his alarm after one, is told why he leaves, and when he may come back", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const sefa = await story.room.addUser({ name: "Sefa", role: "operator" });
  const operator = await bindToShifts(story.store, sefa.id);
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await page.goto(`${story.store.url}${TO_DESK}`);
  await signIn(page, sefa);
  await expect(page.getByRole("alert")).toHaveText(/^You have no shift now, .* Ask a shift leader/);
  const shift = await addShift(story.store, operator, [-1, 2]);
  await signIn(page, sefa);
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("n");
  await expect(page.getByText(/^Claimed by you at/)).toBeVisible();

  const shifts = story.store.client().collection("shift_management");
  await shifts.update(shift.id, { shift_end_time: new Date(Date.now() - 1000).toISOString() });
  await addShift(story.store, operator, [3, 5]);
  await page.reload();
  await expect(page.getByTestId("shift-over")).toContainText("Your shift is over.");
  await page.waitForTimeout(8_000);
  await expect(page.getByText(/^Claimed by you at/)).toBeVisible();
  await page.getByRole("button", { name: /^Release/ }).click();
  await expect(startPage(page)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("alert")).toHaveText(/^You have no shift now, .* The next begins .* Ask a shift leader/);
  expect(await page.evaluate(() => localStorage.getItem("operator"))).toBeNull();
  await page.context().close();
});
