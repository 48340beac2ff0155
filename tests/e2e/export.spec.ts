/** The histories as a file: what stands on the page is in it, whole or not at all, for whoever may take it away. */
import { expect, test, type Download, type Page, type Route } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { alarmAt, handOf } from "./hands";
import { bytesOverTcp, event, overTcp } from "./panel";
import { leave, live, openRoom, seat, type StoryRoom } from "./room";

/** More than a page of an export. */
const OLD = 1_100;

let story: StoryRoom;
let cem: Page;
const complaints: string[] = [];

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser }) => {
  story = await openRoom();
  cem = await seat(browser, story, "cem");
  cem.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) complaints.push(message.text());
  });
  await expect(live(cem)).toBeVisible({ timeout: 20_000 });
});

test.afterAll(() => leave(story, cem));

const exportButton = (page = cem) => page.getByRole("button", { name: "Export", exact: true });
const rows = (page = cem) => page.getByRole("grid").locator("[aria-rowindex]:not([aria-rowindex='1'])");
const field = (name: string) => cem.getByRole("searchbox", { name, exact: true });

async function openHistory(page = cem, role = "administrator", search = ""): Promise<void> {
  await page.goto(`${story.store.url}/${role}/signals/signal_history${search}`);
  await expect(page.getByRole("tab", { name: "Signals" })).toBeVisible({ timeout: 20_000 });
}

interface Taken {
  readonly name: string;
  readonly bytes: Buffer;
  /** Lines without quotes around them; none of these tests has a line within a cell. */
  readonly lines: readonly string[];
}

async function taken(press = () => exportButton().click()): Promise<Taken> {
  const [download] = await Promise.all([cem.waitForEvent("download", { timeout: 60_000 }), press()]);
  return read(download);
}

async function read(download: Download): Promise<Taken> {
  const bytes = await readFile(await download.path());
  const text = new TextDecoder("utf-8", { ignoreBOM: false }).decode(bytes);
  expect(text.endsWith("\r\n")).toBe(true);
  return { name: download.suggestedFilename(), bytes, lines: text.slice(0, -2).split("\r\n") };
}

test("a zone text in Windows-1252 reads as it was written, live, after a reload and in the file (H-PI-08)", async () => {
  const body = '"SIA-DCS"0065L0#4711[#4711|Nri1/BA4^K\xfcche Fl\xfcgel^]';
  expect(await bytesOverTcp(story.receiver().tcp, Buffer.from(`\n686A0032${body}\r`, "latin1"))).toBe("ACK");
  expect(await overTcp(story.receiver().tcp, event("4713", "BA", 2, "=1+1"))).toBe("ACK");
  await cem.goto(`${story.store.url}/administrator/signals/all_live_signals`);
  await expect(rows().filter({ hasText: "Küche Flügel" })).toHaveCount(1);
  await cem.reload();
  await expect(rows().filter({ hasText: "Küche Flügel" })).toHaveCount(1);
  await openHistory();
  await expect(rows()).toHaveCount(2);
  const { name, bytes, lines } = await taken();
  expect(name).toMatch(/^watchdesk-signals-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.csv$/);
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(bytes.toString("utf8").split("Küche Flügel")).toHaveLength(2);
  const [head = "", ...signals] = lines;
  expect(head).toMatch(/^No\.,Received \([\w/]+\),Panel time \([\w/]+\),Account,Site,Partition,Zone,User,Code,Signal,/);
  expect(signals).toHaveLength(2);
  const kitchen = signals.find((line) => line.includes("Küche Flügel"));
  expect(kitchen).toMatch(
    /^\d+,\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,,4711,4711 North Depot,1,4 Loading bay,,BA,Burglary alarm,/,
  );
  // No spreadsheet runs what a panel sends.
  expect(signals.find((line) => line.includes(",4713,"))).toContain(",'=1+1,");
  await expect(cem.getByRole("status").filter({ hasText: `2 signals are in ${name}.` })).toBeVisible();
  await cem.getByRole("button", { name: "Dismiss" }).click();
  await expect(cem.getByText(name)).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test("the file holds what is asked for, and the audit log who took it", async () => {
  await field("Account").fill("4713");
  await expect(rows()).toHaveCount(1);
  const { lines } = await taken();
  expect(lines).toHaveLength(2);
  const [line] = await story.store
    .client()
    .collection("audit_log")
    .getFullList({ filter: 'action = "export"', sort: "-at" });
  expect(line).toMatchObject({ user: story.room.users.cem.id, collection: "events", after: { account: "4713" } });
  await field("Text").fill("nothing like it");
  await expect(rows()).toHaveCount(0);
  await exportButton().click();
  await expect(cem.getByRole("status").filter({ hasText: "There is nothing to export" })).toBeVisible();
});

test("closed alarms with how they ended", async () => {
  const bora = await handOf(story, "bora");
  const alarm = await alarmAt(story, "4713");
  await bora.close(alarm.id);
  await openHistory(cem, "administrator", "?tab=alarms");
  await expect(rows()).toHaveCount(1);
  const { name, lines } = await taken();
  expect(name).toMatch(/^watchdesk-alarms-/);
  const [head = "", line = ""] = lines;
  expect(head).toContain(",Answered after,");
  expect(head).toContain("in seconds");
  expect(line).toContain(`"Keyholder on site, all in order"`);
  expect(line).toMatch(/,0 s,0,/);
});

test("there is no button without the right, and while it can't be pressed it says why", async ({ browser }) => {
  const ayla = await seat(browser, story, "ayla");
  await openHistory(ayla, "operator");
  await expect(rows(ayla)).toHaveCount(2);
  await expect(exportButton(ayla)).toHaveCount(0);
  await ayla.context().close();
  await openHistory();
  await expect(rows()).toHaveCount(2);
  await cem.getByLabel("From, time of day").fill("5:45 PM");
  await cem.getByLabel("From, time of day").press("Enter");
  await expect(exportButton()).toHaveAttribute("aria-disabled", "true");
  await expect(exportButton()).toHaveAccessibleDescription("The period can't be read. Put it right first.");
  await cem.getByRole("button", { name: "24 h" }).click();
  await expect(exportButton()).toHaveAttribute("aria-disabled", "false");
  await cem.context().setOffline(true);
  await expect(exportButton()).toHaveAccessibleDescription("Not connected. An export is read from the server.", {
    timeout: 40_000,
  });
  await cem.context().setOffline(false);
  await expect(exportButton()).toHaveAttribute("aria-disabled", "false", { timeout: 40_000 });
});

/** Holds the second page of an export until it is let go. */
async function holdSecondPage(then: (route: Route) => Promise<void>): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((done) => (release = done));
  await cem.route(/export=1.*before=|before=.*export=1/, async (route) => {
    await held;
    await then(route).catch(() => undefined);
  });
  return release;
}

test("of several pages it says how far it is, can be cancelled, and is whole or not at all", async () => {
  const events = story.store.client().collection("events");
  const at = Date.now() - 3_600_000;
  for (let done = 0; done < OLD; done += 50) {
    const make = (nth: number) =>
      events.create({
        seq: 100_000 + done + nth,
        receivedAt: new Date(at + (done + nth) * 1000).toISOString(),
        siteNo: "7000",
        account: "7000",
        signal: "Mains restored",
        class: "restore",
        code: "AR",
        transport: "tcp",
      });
    await Promise.all(Array.from({ length: 50 }, (_, nth) => make(nth)));
  }
  await openHistory();
  await field("Account").fill("7000");
  await expect(cem.getByText("200 rows shown")).toBeVisible();
  const downloads: Download[] = [];
  cem.on("download", (download) => downloads.push(download));

  const release = await holdSecondPage((route) => route.continue());
  await exportButton().dblclick();
  await expect(cem.getByText("1,000 signals read …")).toBeVisible();
  await expect(exportButton()).toHaveAttribute("aria-disabled", "true");
  await cem.getByRole("button", { name: "Cancel the export" }).click();
  await expect(cem.getByText("1,000 signals read …")).toHaveCount(0);
  release();
  await expect(exportButton()).toHaveAttribute("aria-disabled", "false");
  await cem.unrouteAll({ behavior: "wait" });

  (await holdSecondPage((route) => route.abort()))();
  await exportButton().click();
  const failed = cem.getByRole("alert").filter({ hasText: "Nothing was exported: the server does not answer." });
  await expect(failed).toBeVisible();
  await cem.unrouteAll({ behavior: "wait" });
  expect(downloads).toEqual([]);

  const { lines } = await taken();
  expect(lines).toHaveLength(OLD + 1);
  expect(new Set(lines).size).toBe(OLD + 1);
  await expect(failed).toHaveCount(0);
});

test("of more than a file holds it has the newest, and says so in words and in its name", async () => {
  let pages = 0;
  let first: { items: unknown[] } | undefined;
  await cem.route(/export=1/, async (route) => {
    pages += 1;
    // The store's own first page over and over: it has no end.
    first ??= (await (await route.fetch()).json()) as { items: unknown[] };
    await route.fulfill({ json: { ...first, next: 1_000_000 + pages } });
  });
  const { name, lines } = await taken();
  await cem.unrouteAll({ behavior: "wait" });
  expect(pages).toBe(50);
  expect(lines).toHaveLength(50_001);
  expect(name).toMatch(/-newest-50000\.csv$/);
  await expect(
    cem.getByText(`There are more than 50,000 signals: ${name} holds the newest 50,000 alone.`),
  ).toBeVisible();
});
