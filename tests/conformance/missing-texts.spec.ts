/** Texts that the language in use has not are told to the store: by whoever is signed in, in batches, and nobody waits for it. */
import { expect, test, type Page, type Request } from "@playwright/test";
import { leave, openRoom, seat, signIn, type StoryRoom } from "../e2e/room";

let story: StoryRoom;
let page: Page;

test.describe.configure({ mode: "serial" });

const TOLD = /\/locales\/add\//;

const rowOf = () =>
  story.store
    .client()
    .collection("languages")
    .getFirstListItem<{ id: string; json_template: Record<string, string> }>('code = "tr"');

test.beforeAll(async ({ browser }) => {
  story = await openRoom();
  const { id } = await rowOf();
  const texts = { "common:menu.alarms": "Alarmlar" };
  await story.store.client().collection("languages").update(id, { json_template: texts });
  page = await seat(browser, story, "cem");
});

test.afterAll(() => leave(story, page));

/** All that a window tells. */
function follow(of: Page): Request[] {
  const told: Request[] = [];
  of.on("request", (request) => {
    if (TOLD.test(request.url())) told.push(request);
  });
  return told;
}

test("a fresh language has its missing texts told, one request a namespace, and they are there to be translated", async () => {
  const told = follow(page);
  await page.goto(`${story.store.url}/administrator/signals/alarms?lang=tr`);
  await expect(page.getByRole("link", { name: "Alarmlar", exact: true }).first()).toBeVisible();
  await expect.poll(() => told.length, { timeout: 40_000 }).toBeGreaterThan(0);
  await expect.poll(async () => (await rowOf()).json_template["common:menu.home"], { timeout: 20_000 }).toBe("Home");
  expect((await rowOf()).json_template["common:menu.alarms"]).toBe("Alarmlar");
  const sent = told.map((request) => Object.keys(request.postDataJSON() as object).length);
  expect(Math.max(...sent)).toBeGreaterThan(10);
  const paths = told.map((request) => new URL(request.url()).pathname);
  expect(new Set(paths).size).toBe(paths.length);
});

test("what the sign-in has missed is never told by a guest, and by whoever signs in there after a while", async ({
  browser,
}) => {
  const { id } = await rowOf();
  await story.store
    .client()
    .collection("languages")
    .update(id, { json_template: { "common:menu.alarms": "Alarmlar" } });
  const guest = await (await browser.newContext()).newPage();
  await guest.addInitScript(() => localStorage.setItem("language", "tr"));
  await guest.clock.install();
  const told = follow(guest);
  await guest.goto(story.store.url);
  await expect(guest.getByLabel("E-mail")).toBeVisible();
  await guest.clock.runFor(25_000);
  expect(told).toEqual([]);
  await signIn(guest, story.room.users.ayla);
  await expect(guest.getByTestId("profile")).toBeVisible();
  await guest.clock.runFor(25_000);
  await expect
    .poll(async () => (await rowOf()).json_template["common:signIn.forgot"], { timeout: 20_000 })
    .toBe("Forgot password?");
  await guest.context().close();
});
