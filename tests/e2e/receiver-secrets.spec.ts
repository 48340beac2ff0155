/** A receiver's keys and passwords: set in its form, said to be set, shown to nobody. */
import { expect, test, type Page } from "@playwright/test";
import { leave, live, openRoom, seat, type StoryRoom } from "./room";

let story: StoryRoom;
let cem: Page;
let id: string;

test.describe.configure({ mode: "serial" });

const KEY = "00112233445566778899aabbccddeeff";
const receivers = () => story.store.client().collection("receivers");

test.beforeAll(async ({ browser }) => {
  story = await openRoom();
  cem = await seat(browser, story, "cem");
  await expect(live(cem)).toBeVisible({ timeout: 20_000 });
  ({ id } = await receivers().create({ code: "r9", name: "Second line", enabled: true }));
  await cem.goto(`${story.store.url}/administrator/communicator/commtwo?id=${id}`);
});

test.afterAll(() => leave(story, cem));

const key = (page: Page) => page.locator('[data-field="janusKey"]');
const dialog = (page: Page) => page.getByRole("dialog");

test("is set by keys alone, then said to be set, and its value stands on no page and in no line", async () => {
  await expect(key(cem)).toContainText("Not set");
  await key(cem).getByRole("button", { name: "Set: DC-09 key" }).focus();
  await cem.keyboard.press("Enter");
  await expect(dialog(cem).getByLabel("DC-09 key")).toBeFocused();
  await cem.keyboard.type("too short");
  await cem.keyboard.press("Enter");
  await expect(dialog(cem).getByRole("alert")).toBeVisible();
  await dialog(cem).getByLabel("DC-09 key").fill(KEY);
  await cem.keyboard.press("Enter");
  await expect(dialog(cem)).toHaveCount(0);
  await expect(key(cem).getByText("Set", { exact: true })).toBeVisible();
  await expect(key(cem).getByRole("button", { name: "Replace: DC-09 key" })).toBeVisible();
  expect((await receivers().getOne(id))["janusKey"]).toBe(KEY);
  await cem.screenshot({ path: "build/shots/receiver-secrets-1280-light.png" });
  await cem.getByRole("tab", { name: "History" }).click();
  await expect(cem.locator("[role=tabpanel]:not([hidden])").getByText("DC-09 key").first()).toBeVisible();
  expect(await cem.content()).not.toContain(KEY);
});

test("is taken away, with what is typed in the form still there", async () => {
  await cem.getByRole("tab", { name: "General" }).click();
  await cem.getByLabel("Name", { exact: true }).fill("Third line");
  await key(cem).getByRole("button").click();
  await dialog(cem).getByRole("button", { name: "Take it away" }).click();
  await expect(key(cem)).toContainText("Not set");
  await expect(cem.getByLabel("Name", { exact: true })).toHaveValue("Third line");
  expect((await receivers().getOne(id))["janusKey"]).toBe("");
  await cem.keyboard.press("Control+Enter");
  await expect.poll(async () => (await receivers().getOne(id))["name"]).toBe("Third line");
});

test("is not offered to whoever may only read receivers", async ({ browser }) => {
  const ayla = await seat(browser, story, "ayla");
  await ayla.goto(`${story.store.url}/operator/communicator/commtwo?id=${id}`);
  await expect(ayla.getByRole("main")).toBeVisible();
  await expect(ayla.getByText("DC-09 key")).toHaveCount(0);
  await leave(undefined, ayla);
});
