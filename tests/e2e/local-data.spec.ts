/** What a browser keeps of one person's work: people to call sealed, all of it gone when he leaves, readable without a line. */
import { expect, test, type Page } from "@playwright/test";
import path from "node:path";
import { act } from "../support/alarms";
import { freshDirectory } from "../support/receiver";
import { deploy, lookForUpdate, otherBuild, running, withOtherSchema } from "./builds";
import { alarmAt, handOf } from "./hands";
import { type Line, openLine } from "./line";
import { databases, dumpCopies, idsOf } from "./local-copies";
import { event, overTcp } from "./panel";
import { bell, leave, live, openRoom, seat, signIn, type StoryRoom } from "./room";

let story: StoryRoom;
let line: Line;
let page: Page;

test.describe.configure({ mode: "serial" });
// A recording takes a picture of every change of the page: what is timed below would be the recorder.
test.use({ trace: "off" });

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
  await story.store
    .client()
    .collection("important_contacts")
    .create({
      name: "Harbour Police",
      kind: "police",
      script: "Say the permit",
      dispatchId: "DISP-55",
      phones: [{ number: "+441632960999", kind: "main" }],
      active: true,
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
  const isKept = async (): Promise<boolean> => {
    const dump = await dumpCopies(page);
    return dump.includes("North Depot") && dump.includes("Harbour Police");
  };
  await expect.poll(isKept, { timeout: 20_000 }).toBe(true);
  const dump = await dumpCopies(page);
  const ofSite = ["Grace", "Hopkins", "7700 900", "7700900", "1912323232", "Dog in the yard", "Mill Lane"];
  for (const secret of [...ofSite, "1632960999", "the permit", "DISP-55"]) expect(dump, secret).not.toContain(secret);
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
  await page.getByRole("tab", { name: "Zones and times" }).click();
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
  await page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Alarms" }).click();
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

const log = (on: Page) => on.getByRole("region", { name: "Log" });
const QUEUED = "Written beside a newer version";
const queued = (on: Page) => log(on).getByRole("listitem").filter({ hasText: QUEUED });

/** The stored notes of that text, by the store's own word. */
const storedNotes = async (): Promise<number> => {
  const lines = story.store.client().collection("events_reports");
  return (await lines.getFullList({ filter: `kind = "note" && report = "${QUEUED}"` })).length;
};

/** Takes down in each load of a page when the alarm, the queue and the line were all there: looks from outside are late. */
const noteUsable = (on: Page): Promise<unknown> =>
  on.addInitScript(() => {
    const look = (): void => {
      const has = (selector: string, text: string): boolean =>
        [...document.querySelectorAll(selector)].some(({ textContent }) => textContent?.includes(text));
      const status = document.querySelector<HTMLElement>('[data-testid="live-pill"]')?.dataset["status"];
      if (status !== "live" || !has("h1", "Back door") || !has('[role="option"]', "North Depot")) return;
      Object.assign(window, { usableMs: performance.now() });
      watching.disconnect();
    };
    const watching = new MutationObserver(look);
    watching.observe(document, { subtree: true, childList: true, attributes: true });
  });

/** ms from the beginning of the load. */
const usableMs = (on: Page): Promise<number> => on.evaluate(() => (window as unknown as { usableMs: number }).usableMs);

test("a newer version with another local schema is usable beside the old tab at once, which lets go, says so and works on; what waits is sent once (H-PW-05)", async () => {
  test.setTimeout(240_000);
  const v2 = path.join(freshDirectory("builds"), "v2");
  await otherBuild(story.app, v2, "~2");
  await withOtherSchema(v2);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const [before = ""] = await databases(page);
  await openNorthDepot(page);
  line.cut();
  await page.context().setOffline(true);
  await expect(page.getByText(/Not live since/)).toBeVisible({ timeout: 20_000 });
  await page.getByLabel("Note", { exact: true }).fill(QUEUED);
  await page.getByRole("button", { name: /^Save note/ }).click();
  await expect(queued(page)).toContainText("Waiting to be sent");
  // The line is back, but for notes: what waits lies there still when the newer version comes.
  const notes = "**/api/watchdesk/alarms/*/note";
  await page.context().route(notes, (route) => route.abort());
  line.mend();
  await page.context().setOffline(false);
  await expect(live(page)).toBeVisible({ timeout: 30_000 });

  await deploy(v2, story.app);
  await lookForUpdate(page);
  await expect(page.getByTestId("update-notice")).toBeVisible({ timeout: 30_000 });
  const newer = await page.context().newPage();
  await noteUsable(newer);
  await newer.goto(page.url());
  await newer.getByTestId("update-notice").getByRole("button", { name: "Reload" }).click({ timeout: 30_000 });
  await expect.poll(() => running(newer), { timeout: 20_000 }).toBe("~2");
  await expect(newer.getByRole("heading", { level: 1 })).toContainText("Back door");
  await expect(newer.getByRole("option", { name: /North Depot/ }).first()).toBeVisible();
  await expect(live(newer)).toBeVisible();
  expect(await usableMs(newer)).toBeLessThan(5_000);
  await expect(queued(newer)).toContainText("Waiting to be sent");

  // The old tab has let go of its database, says what to do, and is worked at all the same.
  expect(await running(page)).toBe("");
  await expect(note(page)).toContainText("Please reload this page.");
  await expect.poll(async () => (await databases(newer)).includes(before)).toBe(false);
  expect(await databases(newer)).toHaveLength(1);
  expect(await overTcp(story.receiver().tcp, event("4713", "PA", 1))).toBe("ACK");
  for (const on of [page, newer]) await expect(on.getByRole("option", { name: /Marina Yachting/ })).toBeVisible();
  await expect(queued(page)).toContainText("Waiting to be sent");
  expect(await storedNotes()).toBe(0);

  await page.context().unroute(notes);
  await expect.poll(storedNotes, { timeout: 40_000 }).toBe(1);
  for (const on of [page, newer]) await expect(queued(on)).toHaveCount(1);
  await note(page).getByRole("button", { name: "Reload the page" }).click();
  await expect.poll(() => running(page), { timeout: 20_000 }).toBe("~2");
  await expect(live(page)).toBeVisible({ timeout: 20_000 });
  await expect(note(page)).toHaveCount(0);
  await expect(queued(page)).toHaveCount(1);
  await newer.close();
  expect(await storedNotes()).toBe(1);
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
