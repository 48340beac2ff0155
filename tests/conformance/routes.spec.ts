/** Every address of the specification, opened by whose it is in the demo room: title, menu, records; shut to everybody else. */
import type { Section } from "../../domain/access/authorities";
import { expect, test, type Browser, type Page } from "@playwright/test";
import { signIn } from "../e2e/room";
import { addPerson, PASSWORD } from "../support/people";
import type { TestStore } from "../support/store";
import { LINES, type Address } from "./addresses";
import { SMILEY } from "../../src/ui/avatar-source";
import { addWhole, beat, startDemoStore } from "./demo-store";

let store: TestStore;
/** One sign-in a role: its page goes from address to address. */
const pages = new Map<Section, Page>();

test.describe.configure({ mode: "default" });
test.beforeAll(async () => void (store = await startDemoStore()));
test.afterAll(async () => {
  for (const page of pages.values()) await page.context().close();
  await store?.stop();
});

async function open(browser: Browser, path = "/"): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 1000 } })).newPage();
  await page.goto(`${store.url}${path}`);
  return page;
}

async function pageOf(browser: Browser, role: Section): Promise<Page> {
  const known = pages.get(role);
  if (known) return known;
  const person = await addWhole(store, role);
  const page = await open(browser);
  await signIn(page, person);
  await expect(page.getByTestId("profile")).toBeVisible({ timeout: 20_000 });
  pages.set(role, page);
  return page;
}

/** As a link leads there, without loading the app anew for each. */
const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({}, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);

/** A row of a list or of the records below it. */
const ROW = "[role=grid] [role=row] [role=gridcell]";

async function expectPage(page: Page, [path, name, shows = ROW]: Address): Promise<void> {
  await goTo(page, path);
  await expect(page, path).toHaveTitle(new RegExp(`(^|\\) )${name} \\| Watchdesk - Dashboard$`));
  expect(new URL(page.url()).pathname).toBe(path);
  const link = page.getByRole("navigation", { name: "Main menu" }).locator(`a[href="${path}"]`);
  await expect(link, path).toHaveAttribute("aria-current", "page");
  await expect(page.locator("main").locator(shows).first(), path).toBeVisible();
}

for (const line of LINES)
  test(`${line.id} the addresses of ${line.area} show their records under their title, in the menu`, async ({
    browser,
  }) => {
    const page = await pageOf(browser, line.area);
    for (const address of line.addresses) await expectPage(page, address);
  });

const PATHS = [...new Set(LINES.flatMap(({ addresses }) => addresses.map(([path]) => path)))];

test("S2-02 each is shut to a guest, who comes to the sign-in and goes on from there", async ({ browser }) => {
  const page = await open(browser);
  for (const path of PATHS.filter((one) => one !== "/")) {
    await goTo(page, path);
    await expect(page, path).toHaveURL(`${store.url}/?next=${encodeURIComponent(path)}`);
    await expect(page.getByRole("heading", { name: "Sign in", exact: true })).toBeVisible();
  }
  await page.context().close();
});

test("each of a role's section is shut to a customer, or leads to the page of his own", async ({ browser }) => {
  const { email } = await addPerson(store, "user");
  const page = await open(browser);
  await signIn(page, { email, password: PASSWORD });
  await expect(page.getByTestId("profile")).toBeVisible();
  for (const path of PATHS.filter((one) =>
    /^\/(administrator|operator|sales|technicians|accounting|training)/.test(one),
  )) {
    await goTo(page, path);
    const refused = page.getByText("You may not open this page");
    const arrived = async (): Promise<boolean> =>
      new URL(page.url()).pathname.startsWith("/user/") || (await refused.isVisible());
    await expect.poll(arrived, { message: path }).toBe(true);
  }
  await page.context().close();
});

test("S2-08 the parameter id of the address opens that record, on pages of records and on the desk", async ({
  browser,
}) => {
  const page = await pageOf(browser, "administrator");
  const client = store.client();
  const type = await client.collection("alarm_types").getFirstListItem<{ id: string; name: string }>("name != ''");
  await goTo(page, `/administrator/settings/alarm-types?id=${type.id}`);
  await expect(page.locator("main form input").first()).toBeVisible();
  await expect(page.locator("main form").first()).toBeVisible();
  expect(
    await page.locator("main form input").evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
  ).toContain(type.name);
  const alarm = await client.collection("events_alarm").getFirstListItem<{ id: string; alarmNo: number }>("");
  await goTo(page, `/administrator/signals/alarms?id=${alarm.id}`);
  await expect(page.locator("main [role=option][aria-selected=true]")).toHaveCount(1);
  expect(new URL(page.url()).searchParams.get("id")).toBe(alarm.id);
});

test("S3-18 S9-05 the page of receivers shows the service with the number 1, and another that is chosen", async ({
  browser,
}) => {
  const page = await pageOf(browser, "administrator");
  const services = store.client().collection("communicators");
  const info = { status: 0, statusInfo: "stopped", dailyTotalSignal: 1_234, lastSignal: "" };
  const south = { commId: 2, name: "South", nodeId: "s2", address: "10.0.0.7:9000", status: true, serviceInfo: info };
  await services.create({ ...south, lastSeenAt: new Date().toISOString() });
  await beat(store);
  await goTo(page, "/administrator/communicator/commtwo");
  const strip = page.getByTestId("service");
  await expect(strip.locator("dd")).toHaveText(["Listening", "7", "–"]);
  await strip.getByLabel("Communicator").selectOption("2 South");
  await expect(strip.locator("dd")).toHaveText(["Stopped", "1,234", "–", "10.0.0.7:9000"]);
});

test("S7-21 what is asked of the store is JSON, in a language, with the stored token", async ({ browser }) => {
  const page = await pageOf(browser, "administrator");
  await goTo(page, "/administrator/settings/alarm-types");
  // No list of what this browser keeps a copy of, which needs no question.
  const asked = page.waitForRequest(/\/api\/collections\/[a-z_]+\/records/);
  await goTo(page, "/administrator/signals/signal_history");
  const headers = await (await asked).allHeaders();
  const token = await page.evaluate(() => localStorage.getItem("token"));
  expect(headers["content-type"]).toBe("application/json");
  expect(headers["accept-language"]).toMatch(/^[a-z]{2}/);
  expect(token?.split(".")).toHaveLength(3);
  expect(headers["authorization"]).toBe(token);
});

test("S5-08 a portrait that can't be had is the smiley", async ({ browser }) => {
  const { id, email } = await addPerson(store, "administrator");
  const dot = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  const avatar = new File([Buffer.from(dot, "base64")], "me.png", { type: "image/png" });
  await store.client().collection("users").update(id, { avatar });
  const page = await open(browser);
  const asked = page.waitForRequest(/\/api\/files\//);
  await page.route("**/api/files/**", (route) => route.fulfill({ status: 404 }));
  await signIn(page, { email, password: PASSWORD });
  await goTo(page, "/contact/profile_settings");
  await asked;
  await expect(page.locator("main").getByTestId("avatar")).toHaveAttribute("src", SMILEY);
  await page.context().close();
});
