/** The telephone's part of the app: not kept with the shell, there at once for whoever has an account, and missed in words. */
import { expect, test, type Page } from "@playwright/test";
import { readdir, readFile, rename } from "node:fs/promises";
import path from "node:path";
import { leave, live, openRoom, seat, type StoryRoom } from "./room";

let story: StoryRoom;
let page: Page;
let part = "";

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  story = await openRoom();
  const names = (await readdir(path.join(story.app, "assets"))).filter((name) => /^sip-phone-.*\.js$/.test(name));
  expect(names).toHaveLength(1);
  part = path.join(story.app, "assets", names[0] ?? "");
  const client = story.store.client();
  const settings = client.collection("program_settings");
  // Nobody listens there: whether the telephone runs is told by what it says of its server.
  const telephone = { sipServer: "ws://127.0.0.1:9", sipDomain: "pbx.test", dialCountry: "GB" };
  await settings.update((await settings.getFullList())[0]?.id ?? "", telephone);
  const { id } = story.room.users.ayla;
  await client.collection("users").update(id, { sipUser: "204" });
  const { token } = await story.room.signIn("cem");
  const secret = { token, body: { sipPassword: "a-secret-of-the-desk" } };
  expect((await story.store.request("POST", `/api/watchdesk/secrets/users/${id}`, secret)).status).toBe(204);
});

test.afterAll(() => leave(story, page));

const asked = (of: Page) =>
  of.evaluate(() => performance.getEntriesByType("resource").filter(({ name }) => name.includes("/sip-phone-")).length);
const kept = (of: Page) =>
  of.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const files = await (await caches.open(name)).keys();
      if (files.some(({ url }) => url.includes("/sip-phone-"))) found.push(name.replace(/-https?:.*/, ""));
    }
    return found;
  });
const dialer = () => page.getByRole("dialog", { name: "Telephone" });

test("the worker's list is without it, and whoever has no account never asks for it", async ({ browser }) => {
  expect(await readFile(path.join(story.app, "sw.js"), "utf8")).not.toContain("sip-phone");
  const bora = await seat(browser, story, "bora");
  await expect(live(bora)).toBeVisible({ timeout: 20_000 });
  await bora.evaluate(async () => void (await navigator.serviceWorker.ready));
  await bora.getByRole("button", { name: "Telephone" }).click();
  await bora.getByRole("dialog", { name: "Telephone" }).waitFor();
  await bora.keyboard.type("112");
  await bora.keyboard.press("Enter");
  await expect(bora.getByText("dial 112 by hand. The call is noted.")).toBeVisible();
  expect([await asked(bora), await kept(bora)]).toEqual([0, []]);
  await bora.context().close();
});

test("where it can't be fetched the dialer says so, calls are noted, and it comes by itself when it can", async ({
  browser,
}) => {
  await rename(part, `${part}.away`);
  page = await seat(browser, story, "ayla");
  await expect(live(page)).toBeVisible({ timeout: 20_000 });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.getByRole("button", { name: "Telephone" }).click();
  const told = "The telephone could not be loaded. It is tried again: dial by hand meanwhile.";
  await expect(dialer().getByRole("status")).toHaveText(told);
  await page.keyboard.type("112");
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("call-window").getByText(told)).toBeVisible();
  const history = () => story.store.client().collection("call_history").getFullList({ filter: 'numberCalled = "112"' });
  await expect.poll(async () => (await history()).length).toBe(2);
  await page.getByRole("button", { name: "Hang up" }).click();
  await rename(`${part}.away`, part);
  await page.getByRole("button", { name: "Telephone" }).click();
  const runs = "The telephone server can't be reached. It is tried again.";
  await expect(dialer().getByRole("status")).toHaveText(runs, { timeout: 45_000 });
  await page.keyboard.press("Escape");
});

test("fetched without a call, it stays at the workstation: a server that has it no more takes nobody's telephone", async () => {
  await expect.poll(() => kept(page)).toEqual(["parts-v1"]);
  await rename(part, `${part}.away`);
  await page.reload();
  await expect(live(page)).toBeVisible({ timeout: 20_000 });
  await page.getByRole("button", { name: "Telephone" }).click();
  await expect(dialer().getByRole("status")).toHaveText("The telephone server can't be reached. It is tried again.");
});
