/** What a browser keeps of one person's work: people to call sealed, all of it gone when he leaves, readable without a line. */
import { expect, test, type Page } from "@playwright/test";
import { act } from "../support/alarms";
import { alarmAt, handOf } from "./hands";
import { type Line, openLine } from "./line";
import { databases, dumpCopies, idsOf } from "./local-copies";
import { event, overTcp } from "./panel";
import { bell, leave, live, openRoom, seat, signIn, type StoryRoom } from "./room";

let story: StoryRoom;
let line: Line;
let page: Page;

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser }) => {
  story = await openRoom();
  line = await openLine(story.store.port);
  const sites = story.store.client().collection("site_accounts");
  const { id } = story.room.sites.northDepot;
  await sites.update(id, {
    mustReadNotes: "Dog in the yard",
    accessInstructions: "Key at 7 Mill Lane",
    phone: "+441912323232",
  });
  page = await seat(browser, story, "ayla", { url: line.url });
  await expect(live(page)).toBeVisible({ timeout: 20_000 });
  expect(await overTcp(story.receiver().tcp, event("4711", "BA", 3))).toBe("ACK");
  await expect(bell(page, 1)).toBeVisible();
  const { id: alarm } = await alarmAt(story, "4711");
  const { token } = await handOf(story, "bora");
  const body = {
    id: "localdatacall01",
    kind: "call",
    shortcut: "call_busy",
    text: "Grace Hopkins (+44 7700 900 122): busy",
  };
  expect((await act(story.store, { token }, { alarm, name: "note", body })).status).toBe(200);
});

test.afterAll(async () => {
  await leave(story, page);
  await line?.close();
});

const openNorthDepot = async (on: Page): Promise<void> => {
  await on
    .getByRole("option", { name: /North Depot/ })
    .first()
    .click();
  await expect(on.getByRole("heading", { level: 1 })).toContainText("Back door");
};

const note = (on: Page) => on.getByTestId("storage-note");

async function signOut(on: Page): Promise<void> {
  await on.getByTestId("profile").click();
  await on.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(on.getByLabel("E-mail")).toBeVisible();
}

test("whom to call is on the screen and nowhere in clear on the disk", async () => {
  await openNorthDepot(page);
  await expect(page.getByText("Grace Hopkins", { exact: true })).toBeVisible();
  await expect(page.getByText("+44 7700 900 122").first()).toBeVisible();
  await expect(page.getByText("Dog in the yard")).toBeVisible();
  await expect(page.getByText(/Grace Hopkins \(\+44 7700 900 122\)/)).toBeVisible();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(async () => (await dumpCopies(page)).includes("North Depot")).toBe(true);
  const dump = await dumpCopies(page);
  for (const secret of ["Grace", "Hopkins", "7700 900", "7700900", "1912323232", "Dog in the yard", "Mill Lane"]) {
    expect(dump, secret).not.toContain(secret);
  }
});

test("without a line the site is read whole, with its age", async () => {
  line.cut();
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText(/Not live since/)).toBeVisible({ timeout: 20_000 });
  await openNorthDepot(page);
  await expect(page.getByText("Grace Hopkins", { exact: true })).toBeVisible();
  await expect(page.getByText("+44 7700 900 122").first()).toBeVisible();
  await expect(page.getByText("Dog in the yard")).toBeVisible();
  await page.getByRole("tab", { name: "Partitions and zones" }).click();
  await expect(page.getByText("Racking aisle A")).toBeVisible();
  await expect(page.locator(".site-lines").getByText(/^As of \d\d:\d\d/)).toBeVisible();
  line.mend();
  await page.context().setOffline(false);
  await expect(live(page)).toBeVisible({ timeout: 20_000 });
});

test("a key that was damaged is made anew, said so, and what it had sealed is read again", async () => {
  await page.evaluate(async () => {
    const opening = indexedDB.open("watchdesk-keys");
    await new Promise((done) => (opening.onsuccess = done));
    const writing = opening.result.transaction("keys", "readwrite");
    const asked = writing.objectStore("keys").getAllKeys();
    asked.onsuccess = () => asked.result.forEach((key) => writing.objectStore("keys").put("noise", key));
    await new Promise((done) => (writing.oncomplete = done));
    opening.result.close();
  });
  await page.reload();
  await expect(note(page)).toContainText("The key of the offline copy was damaged.");
  await openNorthDepot(page);
  await expect(page.getByText("Grace Hopkins", { exact: true })).toBeVisible();
  await note(page).getByRole("button", { name: "Hide" }).click();
  await expect(note(page)).toHaveCount(0);
});

test("an ended session takes the copy with it and leaves the page as it was", async () => {
  await page.getByLabel("Note", { exact: true }).fill("not yet sent");
  const sessions = story.store.client().collection("session_control");
  const mine = await sessions.getFullList({ filter: `user = "${story.room.users.ayla.id}"` });
  for (const { id } of mine) await sessions.delete(id);
  await expect(page.getByRole("dialog", { name: "Sign in again" })).toBeVisible({ timeout: 20_000 });
  await expect.poll(() => databases(page)).toEqual([]);
  await expect(page.getByLabel("Note", { exact: true })).toHaveValue("not yet sent");
  await page.getByLabel("Password", { exact: true }).fill(story.room.users.ayla.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText("Grace Hopkins", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Note", { exact: true })).toHaveValue("not yet sent");
  await page.getByLabel("Note", { exact: true }).fill("");
});

test("signing out deletes all of it, also what an old tab holds open; the next person has only his own", async () => {
  const other = await page.context().newPage();
  await other.goto(`${line.url}/api/health`);
  await signOut(page);
  await expect.poll(() => databases(page)).toEqual([]);
  const left = await dumpCopies(page);
  for (const word of ["North Depot", "Ayla", "ayla@"]) expect(left, word).not.toContain(word);
  await signIn(page, story.room.users.bora);
  await expect(live(page)).toBeVisible({ timeout: 20_000 });
  expect((await databases(page)).every((name) => name.includes(story.room.users.bora.id))).toBe(true);
  await other.close();
});

test("a copy that the browser took away is said to be read again", async () => {
  await page.evaluate(async () => {
    const names = (await indexedDB.databases())
      .map(({ name = "" }) => name)
      .filter((name) => name.startsWith("watchdesk:"));
    for (const name of names) {
      const deleting = indexedDB.deleteDatabase(name);
      await new Promise((done) => (deleting.onsuccess = done));
    }
  });
  await page.reload();
  await expect(note(page)).toContainText("The browser had deleted the offline copy");
  await openNorthDepot(page);
});

test("a newer version takes the database over: the old tab lets go, says so, and works on; what waits to be sent is untouched (H-PW-05)", async () => {
  await expect(live(page)).toBeVisible({ timeout: 20_000 });
  const newer = await page.context().newPage();
  await newer.goto(`${line.url}/api/health`);
  const [kept, old] = await newer.evaluate(async () => {
    const waiting = indexedDB.open("watchdesk-outbox:probe");
    await new Promise((done) => (waiting.onsuccess = done));
    waiting.result.close();
    const { name = "" } = (await indexedDB.databases()).find((found) => found.name?.startsWith("watchdesk:")) ?? {};
    const startedAt = performance.now();
    const deleting = indexedDB.deleteDatabase(name);
    await new Promise((done) => (deleting.onsuccess = done));
    const names = (await indexedDB.databases()).map((found) => found.name);
    return [names.includes("watchdesk-outbox:probe"), performance.now() - startedAt] as const;
  });
  expect(kept).toBe(true);
  expect(old).toBeLessThan(5_000);
  await expect(note(page)).toContainText("Please reload this page.");
  // What comes in is still shown, from this tab's memory.
  expect(await overTcp(story.receiver().tcp, event("4713", "PA", 1))).toBe("ACK");
  await expect(page.getByRole("option", { name: /Marina Yachting/ })).toBeVisible();
  await newer.close();
  await note(page).getByRole("button", { name: "Reload the page" }).click();
  await expect(live(page)).toBeVisible({ timeout: 20_000 });
  await expect(note(page)).not.toContainText("reload this page");
});

test("a site that was moved out of one's reach leaves the copy with the next round (H-RT-02)", async ({ browser }) => {
  const nils = await browser.newContext();
  const desk = await nils.newPage();
  await desk.goto(story.store.url);
  await signIn(desk, story.room.users.dealerUser);
  const { northDepot } = story.room.sites;
  const tables = ["site_accounts", "site_files"];
  const kept = () => Promise.all(tables.map(async (name) => (await idsOf(desk, name)).includes(northDepot.id)));
  await expect.poll(kept, { timeout: 20_000 }).toEqual([true, true]);
  const sites = story.store.client().collection("site_accounts");
  await sites.update(northDepot.id, { installer: story.room.dealers.harbour });
  await desk.reload();
  await expect.poll(kept, { timeout: 20_000 }).toEqual([false, false]);
  await sites.update(northDepot.id, { installer: northDepot.dealer });
  await nils.close();
});
