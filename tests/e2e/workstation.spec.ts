/** What a workstation can be made to believe, and what it keeps: neither opens the store, nor tells the next person. */
import { chromium, expect, test, type Page } from "@playwright/test";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { ALL_AUTHORITIES, toMap } from "../../domain/access/authorities";
import { deriveRights } from "../../domain/access/rights";
import { freshDirectory } from "../support/receiver";
import type { RoomUser } from "../support/room";
import { alarmAt } from "./hands";
import { dumpCopies } from "./local-copies";
import { event, overTcp } from "./panel";
import { leave, live, openRoom, seat, signIn, type StoryRoom, TO_DESK } from "./room";

let story: StoryRoom;
let trainee: RoomUser;

const EVERYTHING = toMap(ALL_AUTHORITIES);
const FORGED = { rights: deriveRights({ administrator: EVERYTHING }), authorities: { administrator: EVERYTHING } };

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  story = await openRoom();
  trainee = await story.room.addUser({ name: "Tara", role: "trainee" });
  for (const account of ["4711", "4713"]) {
    expect(await overTcp(story.receiver().tcp, event(account, "BA", 3))).toBe("ACK");
  }
});

test.afterAll(() => leave(story));

/** Writes the administrator's role into the browser's storage, as anybody with its tools can. */
async function forgeStorage(page: Page): Promise<void> {
  const roleId = story.room.roles["administrator"] ?? "";
  await page.evaluate(
    ({ role, forged }) => {
      const auth = JSON.parse(localStorage.getItem("auth") ?? "{}") as { user: object };
      const user = { ...auth.user, role: "administrator", roleId: role, ...forged };
      localStorage.setItem("auth", JSON.stringify({ ...auth, user }));
      localStorage.setItem("roleId", role);
      localStorage.setItem("authorities", JSON.stringify(forged.authorities));
    },
    { role: roleId, forged: FORGED },
  );
}

/** Forges what the store says of the role as well, so that the screen goes on believing it; how often, is told. */
async function forgeAnswers(page: Page): Promise<() => number> {
  let forged = 0;
  await page.route("**/api/collections/users/records/*", async (route) => {
    const answer = await route.fetch();
    const record = (await answer.json().catch(() => null)) as { expand?: { role?: object } } | null;
    // The page has gone on meanwhile, and what it asked with it.
    if (record === null) return route.abort().catch(() => undefined);
    // Only the access check asks for the role; what else is asked of the person carries none.
    if (!record.expand?.role) return route.fulfill({ response: answer });
    forged += 1;
    const role = { ...record.expand.role, name: "administrator", ...FORGED };
    await route.fulfill({ response: answer, json: { ...record, expand: { role } } });
  });
  return () => forged;
}

const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

const claims = async (): Promise<number> =>
  (await story.store.client().collection("alarm_claims").getFullList()).length;

test("a role forged in the storage is put right by the store's word, and its buttons with it", async ({ browser }) => {
  const page = await seat(browser, story, trainee);
  const mine = [await stored(page, "authorities"), await stored(page, "roleId")];
  await forgeStorage(page);
  expect(await stored(page, "authorities")).not.toBe(mine[0]);
  await page.goto(`${story.store.url}/operator/signals/alarms`);
  await expect.poll(async () => [await stored(page, "authorities"), await stored(page, "roleId")]).toEqual(mine);
  await page.getByRole("option", { name: /North Depot/ }).click();
  await expect(page.getByRole("button", { name: /^Claim/ })).toHaveAttribute("aria-disabled", "true");
  await page.context().close();
});

test("with forged answers, too, the button shows, and the store refuses", async ({ browser }) => {
  const page = await seat(browser, story, trainee);
  const forged = await forgeAnswers(page);
  await forgeStorage(page);
  await page.goto(`${story.store.url}/administrator/signals/alarms`);
  await expect.poll(forged).toBeGreaterThan(0);
  await page.getByRole("option", { name: /North Depot/ }).click();
  const claim = page.getByRole("button", { name: /^Claim/ });
  await expect(claim).not.toHaveAttribute("aria-disabled", "true");
  const refusal = page.waitForResponse((answer) => answer.url().endsWith("/claim"));
  await claim.click();
  expect((await refusal).status()).toBe(403);
  await expect(page.getByText(/^Your role does not (allow|include) this\.$/).first()).toBeVisible();
  expect(await claims()).toBe(0);
  expect((await alarmAt(story, "4711")).owner).toBe("");
  await page.context().close();
});

test("a customer's user who is made an administrator in the browser sees his own sites, and nobody else's", async ({
  browser,
}) => {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await page.goto(story.store.url);
  await signIn(page, story.room.users.portalUser);
  await expect.poll(() => stored(page, "auth")).not.toBeNull();
  const forged = await forgeAnswers(page);
  await forgeStorage(page);
  await page.goto(`${story.store.url}/administrator/signals/alarms`);
  await expect.poll(forged).toBeGreaterThan(0);
  await expect(live(page)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole("option", { name: /North Depot/ })).toBeVisible();
  await expect(page.getByRole("option")).toHaveCount(1);
  const kept = await page.evaluate(async () => {
    const { name = "" } = (await indexedDB.databases()).find((found) => found.name?.startsWith("watchdesk:")) ?? {};
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error ?? new Error("it does not open"));
    });
    const rows = await Promise.all(
      [...database.objectStoreNames].map(
        (table) =>
          new Promise<unknown[]>((resolve) => {
            const all = database.transaction(table).objectStore(table).getAll();
            all.onsuccess = () => resolve(all.result as unknown[]);
          }),
      ),
    );
    database.close();
    return JSON.stringify(rows);
  });
  expect(kept).toContain("North Depot");
  expect(kept).not.toContain("Marina Yachting");
  await page.context().close();
});

/** What the browser holds beside cookies. */
const holdings = (page: Page) =>
  page.evaluate(async () => {
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) cached.push(new URL(url).pathname);
    }
    return {
      databases: (await indexedDB.databases()).map(({ name }) => name),
      cached,
      local: { ...localStorage } as Record<string, string>,
      session: { ...sessionStorage } as Record<string, string>,
    };
  });

/** Names of the keys that seal something on this workstation. */
const keysKept = (page: Page): Promise<IDBValidKey[]> =>
  page.evaluate(
    () =>
      new Promise<IDBValidKey[]>((done, failed) => {
        const opening = indexedDB.open("watchdesk-keys");
        opening.onerror = () => failed(new Error("no keys"));
        opening.onsuccess = () => {
          const asked = opening.result.transaction("keys").objectStore("keys").getAllKeys();
          asked.onsuccess = () => {
            opening.result.close();
            done(asked.result);
          };
        };
      }),
  );

async function signOut(page: Page): Promise<void> {
  await page.getByTestId("profile").click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page.getByLabel("E-mail")).toBeVisible();
}

/** What belongs to the workstation, and unsent text, which is keyed by person and alarm. */
const STAYS =
  /^(language|preferences|sidebar|bootWords|watchdesk\.muteUntil|watchdesk\.unsentMute\.\w{15}\.\w{15}|i18nextLng|watchdesk\.draft\.\w{15}\.\w{15})$/;

test("after signing out the browser holds nothing of the person but text he has not sent, under his own key", async ({
  browser,
}) => {
  const { ayla, bora } = story.room.users;
  const page = await seat(browser, story, ayla);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.getByRole("option", { name: /North Depot/ }).click();
  const note = page.getByLabel("Note", { exact: true });
  await note.fill("called, waiting for");
  const token = (await stored(page, "token")) ?? "";
  const before = await holdings(page);
  expect(new Set(before.databases.map((name) => name?.split(ayla.id)[0]))).toEqual(
    new Set(["watchdesk-keys", "watchdesk-outbox:", "watchdesk:"]),
  );
  expect(before.databases).toHaveLength(3);

  await signOut(page);
  // The place of the keys stays, with the one in it that opens what its person has not sent.
  await expect.poll(async () => (await holdings(page)).databases, { timeout: 20_000 }).toEqual(["watchdesk-keys"]);
  expect(await keysKept(page)).toEqual([`typed:${ayla.id}`]);
  const after = await holdings(page);
  expect(Object.keys(after.local).filter((key) => !STAYS.test(key))).toEqual([]);
  const drafts = Object.entries(after.local).filter(([key]) => key.startsWith("watchdesk.draft."));
  const alarm = await alarmAt(story, "4711");
  expect(drafts.map(([key]) => key)).toEqual([`watchdesk.draft.${ayla.id}.${alarm.id}`]);
  const text = JSON.stringify([after.local, after.session]);
  for (const secret of [token, ayla.email, "North Depot", "Ayla", "waiting for"]) {
    expect(text, secret).not.toContain(secret);
  }
  expect(await page.context().cookies()).toEqual([]);

  await signIn(page, bora);
  await page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Alarms" }).click();
  await page.getByRole("option", { name: /North Depot/ }).click();
  await expect(note).toHaveValue("");
  await signOut(page);
  await signIn(page, ayla);
  await page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Alarms" }).click();
  await page.getByRole("option", { name: /North Depot/ }).click();
  await expect(note).toHaveValue("called, waiting for");
  await note.fill("");
  await signOut(page);
  await expect.poll(() => keysKept(page), { timeout: 20_000 }).toEqual([]);
  await page.context().close();
});

test("a form that was left half done lies sealed after signing out, and is there for its person alone", async ({
  browser,
}) => {
  const { cem } = story.room.users;
  const { id } = await story.store
    .client()
    .collection("important_contacts")
    .create<{ id: string }>({
      name: "Harbour Police",
      kind: "police",
      area: "LS1",
      script: "Say the permit",
      active: true,
      phones: [{ number: "+441632960999", kind: "main" }],
    });
  const address = `${story.store.url}/administrator/settings/important-contacts?id=${id}`;
  const page = await seat(browser, story, cem);
  await page.goto(address);
  const area = page.locator("main form:visible").getByLabel("Area served", { exact: true });
  await area.fill("LS1 and Zelda's yard");
  await signOut(page);
  await expect.poll(() => keysKept(page), { timeout: 20_000 }).toEqual([`typed:${cem.id}`]);
  const left = await dumpCopies(page);
  for (const word of ["Zelda", "Harbour Police", "960999", "permit", "LS1"]) expect(left, word).not.toContain(word);

  await signIn(page, story.room.users.bora);
  await expect(live(page)).toBeVisible({ timeout: 20_000 });
  await signOut(page);
  await signIn(page, cem);
  await expect(live(page)).toBeVisible({ timeout: 20_000 });
  await page.goto(address);
  await expect(page.getByText(/did not save is here again/)).toBeVisible();
  await expect(area).toHaveValue("LS1 and Zelda's yard");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Harbour Police");
  await expect(page.getByText("Changed: Area served")).toBeVisible();
  await page.context().close();
});

/** Every file under a folder that has one of the words in it, in the letters of the web or of JavaScript's strings. */
async function filesWith(folder: string, words: readonly string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const bytes = await readFile(path);
    const said = words.filter((word) => bytes.includes(word) || bytes.includes(Buffer.from(word, "utf16le")));
    if (said.length > 0) found.push(`${path.slice(folder.length)}: ${said.join(", ")}`);
  }
  return found;
}

test("after signing out no file of the browser's profile has a keyholder's name or number in it", async ({
  launchOptions,
}) => {
  const folder = freshDirectory("profile");
  const context = await chromium.launchPersistentContext(folder, {
    ...launchOptions,
    viewport: { width: 1280, height: 800 },
  });
  const [page = await context.newPage()] = context.pages();
  await page.goto(`${story.store.url}${TO_DESK}`);
  await signIn(page, story.room.users.ayla);
  await page.getByRole("option", { name: /North Depot/ }).click();
  await expect(page.getByText("Grace Hopkins", { exact: true })).toBeVisible();
  await expect(page.getByText("+44 7700 900 122").first()).toBeVisible();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await signOut(page);
  await context.close();
  // What is looked through is a profile in use: the app itself is in it.
  expect(await filesWith(folder, ["watchdesk-keys"])).not.toEqual([]);
  expect(await filesWith(folder, ["Grace Hopkins", "Hopkins", "7700900122", "7700 900 122"])).toEqual([]);
});

test("the service worker's caches hold the app and no answer of the store's", async ({ browser }) => {
  const page = await seat(browser, story, "ayla");
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  // Once more, so that everything is asked for under the worker's eyes.
  await page.reload();
  await expect(live(page)).toBeVisible({ timeout: 20_000 });
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.goto(`${story.store.url}/operator/signals/signal_history`);
  await expect(page.getByText("North Depot").first()).toBeVisible();
  const { cached } = await holdings(page);
  expect(cached).toContain("/index.html");
  expect(cached.filter((path) => path.startsWith("/api/") || path.startsWith("/_/"))).toEqual([]);
  await page.context().close();
});
