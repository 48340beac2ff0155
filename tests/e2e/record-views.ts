/** Ways to views that are looked at for their size, their colours and their names: records, a conflict, unsent lines, a storage fault. */
import { expect, type Page } from "@playwright/test";
import { databases } from "./local-copies";
import type { StoryRoom } from "./room";

const RECORDS = "/administrator/settings/alarm-types";

const form = (page: Page) => page.locator("main form:visible");

/** A list of records. */
export async function showList(page: Page): Promise<void> {
  await page.goto(new URL(RECORDS, page.url()).href);
  await expect(page.getByRole("grid").locator("[data-row]").first()).toBeVisible({ timeout: 20_000 });
}

async function openRecord(page: Page, story: StoryRoom, code: string): Promise<string> {
  const types = story.store.client().collection("alarm_types");
  const { id } = await types.getFirstListItem<{ id: string }>(`code = "${code}"`);
  // What an earlier look has typed is no part of this one.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith("watchdesk.form.")) localStorage.removeItem(key);
  });
  await page.goto(new URL(`${RECORDS}?id=${id}`, page.url()).href);
  await expect(form(page).getByLabel("Code", { exact: true })).toHaveValue(code, { timeout: 20_000 });
  return id;
}

/** The form of a record beside its list, with a field that is wrong. */
export async function showForm(page: Page, story: StoryRoom): Promise<void> {
  await openRecord(page, story, "fire");
  await form(page).getByLabel("Priority", { exact: true }).fill("12");
  await page.keyboard.press("Control+Enter");
  await expect(form(page).getByText("Write a number from 1 to 9.")).toBeVisible();
}

let changes = 0;

/** Two have changed the same field of one record: this one has to choose. */
export async function showConflict(page: Page, story: StoryRoom): Promise<void> {
  const id = await openRecord(page, story, "fire");
  changes += 1;
  await form(page).getByLabel("Name", { exact: true }).fill(`Fire in hall ${changes}`);
  const types = story.store.client().collection("alarm_types");
  await types.update(id, { name: `Fire on floor ${changes}` });
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("heading", { name: "Somebody else has changed this, too" })).toBeVisible();
}

const NOTES = "**/api/watchdesk/alarms/*/note";

/** The list of what was not sent, with a note on an alarm that the store has refused. */
export async function showUnsent(page: Page, alarm: string): Promise<void> {
  await page.route(NOTES, (route) => route.continue({ url: route.request().url().replace(alarm, "nosuchalarm0000") }));
  await page.goto(new URL(`/administrator/signals/alarms?id=${alarm}&tab=mine`, page.url()).href);
  await page.getByLabel("Note", { exact: true }).fill("Keyholder has no key with him, a patrol is on the way");
  await page.getByRole("button", { name: /^Save note/ }).click();
  await page.getByTestId("outbox").click();
  await expect(unsent(page).getByRole("button", { name: "Try again" })).toBeVisible();
}

const unsent = (page: Page) => page.getByRole("dialog", { name: "Not sent yet" });

/** Discards what the look before has left. */
export async function discardUnsent(page: Page): Promise<void> {
  await unsent(page).getByRole("button", { name: "Discard" }).click();
  await unsent(page).getByRole("button", { name: "Discard for good" }).click();
  await expect(unsent(page).getByText("Everything is sent.")).toBeVisible();
  await page.unroute(NOTES);
}

/** The line across the page that asks for a reload, since the database of this tab was taken over. */
export async function showStorageNote(page: Page): Promise<void> {
  await showList(page);
  await expect.poll(() => databases(page)).toHaveLength(1);
  await page.evaluate(async () => {
    const { name = "" } = (await indexedDB.databases()).find((found) => found.name?.startsWith("watchdesk:")) ?? {};
    const deleting = indexedDB.deleteDatabase(name);
    await new Promise((done) => (deleting.onsuccess = done));
  });
  await expect(page.getByTestId("storage-note")).toContainText("Please reload this page.");
}
