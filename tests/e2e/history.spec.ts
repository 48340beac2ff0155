/** The histories: what narrows them, where the address keeps it, and how a period is typed. */
import { expect, test, type Page } from "@playwright/test";
import { alarmAt, handOf } from "./hands";
import { event, overTcp } from "./panel";
import { leave, live, openRoom, seat, type StoryRoom } from "./room";

let story: StoryRoom;
let cem: Page;

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser }) => {
  story = await openRoom();
  cem = await seat(browser, story, "cem");
  await expect(live(cem)).toBeVisible({ timeout: 20_000 });
  const bora = await handOf(story, "bora");
  for (const [account, code, priority] of [
    ["4711", "BA", 2],
    ["4711", "PA", 1],
    ["4713", "BA", 2],
  ] as const) {
    expect(await overTcp(story.receiver().tcp, event(account, code, 1))).toBe("ACK");
    await expect.poll(() => alarmAt(story, account, priority).then(Boolean, () => false)).toBe(true);
    await bora.close((await alarmAt(story, account, priority)).id);
  }
});

test.afterAll(() => leave(story, cem));

const rows = () => cem.getByRole("grid").locator("[aria-rowindex]:not([aria-rowindex='1'])");
const from = () => cem.getByLabel("From, date");
const to = () => cem.getByLabel("To, date");
const account = () => cem.getByRole("searchbox", { name: "Account", exact: true });
const priority = () => cem.getByRole("combobox", { name: "Priority" });
const search = () => new URL(cem.url()).searchParams;
const filters = (): unknown => JSON.parse(search().get("filter") ?? "{}");

test("closed alarms are narrowed by site and priority, and the address keeps what was chosen", async () => {
  await cem.goto(`${story.store.url}/administrator/signals/signal_history`);
  await cem.getByRole("tab", { name: "Alarms" }).click();
  await expect(rows()).toHaveCount(3);
  await account().fill("4711");
  await expect(rows()).toHaveCount(2);
  await priority().selectOption("1");
  await expect(rows()).toHaveCount(1);
  await expect.poll(filters).toEqual({ account: "4711", priority: "1" });
  await cem.reload();
  await expect(account()).toHaveValue("4711");
  await expect(priority()).toHaveValue("1");
  await expect(rows()).toHaveCount(1);
  // The same site stands in the other list.
  await cem.getByRole("tab", { name: "Signals" }).click();
  await expect(account()).toHaveValue("4711");
  await expect(rows()).toHaveCount(2);
  await cem.getByRole("tab", { name: "Alarms" }).click();
  await cem.getByRole("button", { name: "Clear filters" }).click();
  await expect(rows()).toHaveCount(3);
  await expect.poll(filters).toEqual({});
});

test("a link with filters shows what it says, and clearing leads to everything again", async () => {
  const filter = encodeURIComponent(JSON.stringify({ account: "4713", priority: "2" }));
  await cem.goto(`${story.store.url}/administrator/signals/signal_history?tab=alarms&quick=d7&filter=${filter}`);
  await expect(rows()).toHaveCount(1);
  await expect(cem.getByRole("button", { name: "7 d" })).toHaveAttribute("aria-pressed", "true");
  await cem.getByRole("button", { name: "Clear filters" }).click();
  await expect(account()).toHaveValue("");
  await expect(rows()).toHaveCount(3);
});

for (const [page, query] of [
  ["alarms", "id=5&tab=true"],
  ["signal_history", "tab=alarms&from=true&to=false&quick=5&filter=7"],
  ["signal_history", "tab=alarms&from=1e400&to=null&filter=[]"],
] as const) {
  test(`an address that somebody has garbled opens its page: ${page}?${query}`, async () => {
    const faults: string[] = [];
    const onFault = (fault: Error): unknown => faults.push(String(fault));
    cem.on("pageerror", onFault);
    await cem.goto(`${story.store.url}/administrator/signals/${page}?${query}`);
    await expect(live(cem)).toBeVisible({ timeout: 20_000 });
    if (page === "signal_history") await expect(rows()).toHaveCount(3);
    else await expect(cem.getByRole("tab", { name: /^New/ })).toHaveAttribute("aria-selected", "true");
    cem.off("pageerror", onFault);
    expect(faults).toEqual([]);
  });
}

test("a day is taken as people write it, and the period stands in the address", async () => {
  for (const written of ["25/11/2026", "25.11.2026", "11/25/2026", "25-11-2026"]) {
    await from().fill("2026-11-01");
    await from().fill(written);
    await from().press("Enter");
    await expect(from()).toHaveValue("2026-11-25");
  }
  await from().fill("25/11");
  await from().press("Enter");
  await expect(from()).toHaveAttribute("aria-invalid", "true");
  await expect(cem.getByRole("alert").filter({ hasText: "such as 15/06/2026 or 2026-06-15" })).toBeVisible();
});

test("a beginning in the future is the beginning's fault", async () => {
  await cem.getByRole("button", { name: "24 h" }).click();
  await from().fill("25/11/2099");
  await from().press("Enter");
  await expect(from()).toHaveAttribute("aria-invalid", "true");
  await expect(to()).toHaveAttribute("aria-invalid", "false");
  await expect(cem.getByRole("alert").filter({ hasText: "begins in the future" })).toBeVisible();
  await cem.getByRole("button", { name: "7 d" }).click();
  await expect.poll(() => search().get("quick")).toBe("d7");
  const days = await from().inputValue();
  await cem.getByLabel("From, time of day").fill("08:30");
  await expect.poll(() => search().get("from")).toBe(`${days}T08:30`);
  await cem.reload();
  await expect(cem.getByLabel("From, time of day")).toHaveValue("08:30");
  await expect(from()).toHaveValue(days);
  await expect(rows()).toHaveCount(3);
});

const headers = () => cem.getByRole("grid").getByRole("columnheader").locator(".name").allTextContents();
const press = (...keys: readonly string[]) =>
  keys.reduce((done, key) => done.then(() => cem.keyboard.press(key)), Promise.resolve());
const current = () => cem.locator("[data-current]").first();

test("columns are laid out as in every list, and a view with them and its filters opens the list", async () => {
  await cem.goto(`${story.store.url}/administrator/signals/signal_history`);
  await expect(rows()).toHaveCount(3);
  await expect(cem.getByRole("columnheader", { name: "Received" })).not.toHaveAttribute("aria-sort");
  expect(await headers()).toEqual(expect.arrayContaining(["Code", "Class"]));
  await cem.getByRole("button", { name: "Columns" }).click();
  await cem.getByRole("checkbox", { name: "Code" }).uncheck();
  await cem.getByRole("checkbox", { name: "Protocol" }).check();
  await cem.getByRole("button", { name: "Account earlier" }).click();
  await cem.getByRole("button", { name: "Close" }).click();
  const laidOut = await headers();
  expect(laidOut.slice(0, 2)).toEqual(["Account", "Received"]);
  expect(laidOut).toContain("Protocol");
  expect(laidOut).not.toContain("Code");
  await account().fill("4713");
  await expect(rows()).toHaveCount(1);
  await cem.getByRole("button", { name: "Views" }).click();
  await cem.getByRole("menuitem", { name: "Open with this view" }).click();
  await cem.getByRole("button", { name: "Save", exact: true }).click();
  await expect(cem.getByRole("dialog")).toBeHidden();
  await cem.goto(`${story.store.url}/administrator/signals/signal_history`);
  await expect(account()).toHaveValue("4713");
  await expect(rows()).toHaveCount(1);
  expect(await headers()).toEqual(laidOut);
  // What an address asks for is what is shown.
  await cem.goto(
    `${story.store.url}/administrator/signals/signal_history?filter=${JSON.stringify({ account: "4711" })}`,
  );
  await expect(account()).toHaveValue("4711");
  await expect(rows()).toHaveCount(2);
  await cem.getByRole("button", { name: "Views" }).click();
  await cem.getByRole("menuitem", { name: "Usual view" }).click();
  await expect(rows()).toHaveCount(3);
  expect(await headers()).toContain("Code");
});

test("keys stand on whole rows and lead into their cells, and a column is made wider by keys", async () => {
  await cem.getByRole("grid").focus();
  await press("ArrowDown", "ArrowDown");
  await expect(current()).toHaveAttribute("aria-rowindex", "3");
  await press("End");
  await expect(current()).toHaveAttribute("aria-rowindex", "4");
  await press("ArrowRight");
  await expect(current()).toHaveAttribute("data-column", "time");
  const width = async () => (await cem.getByRole("columnheader", { name: "Received" }).boundingBox())?.width ?? 0;
  const before = await width();
  await press("Alt+Shift+ArrowRight");
  await expect.poll(width).toBeCloseTo(before + 16, 0);
  await press("ArrowLeft");
  await expect(current()).toHaveAttribute("aria-rowindex", "4");
  await press("Enter");
  await expect(cem.getByText(/^Signal \d/).first()).toBeVisible();
  await press("Escape");
  await expect(cem.getByRole("dialog")).toBeHidden();
});
