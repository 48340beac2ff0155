/** The specification's lines on shifts in a real browser: the clock of the header, and the page of shifts. */
import { expect, type Page, test } from "@playwright/test";
import { openRoom, seat, type StoryRoom } from "../e2e/room";
import type { RoomUser } from "../support/room";
import { zoneWhereItIs } from "../support/shifts";

test.describe.configure({ mode: "serial" });

const HOUR_MS = 3_600_000;

let story: StoryRoom;
let leader: RoomUser;
let leaderOperator: string;
const operators: Record<string, string> = {};

const records = (name: string) => story.store.client().collection(name);
const setZone = async (timeZone: string): Promise<void> => {
  const [room] = await records("program_settings").getFullList();
  await records("program_settings").update(room?.id ?? "", { timeZone });
};
const iso = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();

test.beforeAll(async () => {
  story = await openRoom();
  // Noon in the room: an hour before and after is the same day.
  await setZone(zoneWhereItIs(12));
  leader = await story.room.addUser({ name: "Margaret", role: "shift_leader" });
  leaderOperator = (await records("operators").create({ user: leader.id, can_login_outside_shift: true })).id;
  for (const name of ["ayla", "bora"] as const) {
    const { id } = story.room.users[name];
    operators[name] = (await records("operators").getFirstListItem(`user = "${id}"`)).id;
  }
});

test.afterAll(() => story?.close());

const clear = async (): Promise<void> => {
  for (const { id } of await records("shift_management").getFullList()) await records("shift_management").delete(id);
};
const addShift = (operator: string, from: string, until: string, more: object = {}) =>
  records("shift_management").create({
    operator,
    shift_name: "Early",
    shift_start_time: from,
    shift_end_time: until,
    ...more,
  });
const clock = (page: Page) => page.getByTestId("shift-clock");
const detail = (page: Page) => page.getByTestId("shift-detail");
const colourOf = (page: Page): Promise<string> =>
  clock(page)
    .locator("svg")
    .evaluate((icon) => getComputedStyle(icon).color);
/** What a variable of the theme is in the header, which may be dark by itself, as the browser writes colours. */
const themeColour = (page: Page, name: string): Promise<string> =>
  page.evaluate((variable) => {
    const probe = document.createElement("i");
    probe.style.color = `var(--wd-${variable})`;
    document.querySelector("header")?.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);

test("S2-14 S6-05 the clock is in the header of an operator, and of nobody else", async ({ browser }) => {
  const [operator, administrator] = [await seat(browser, story, "ayla"), await seat(browser, story, "cem")];
  await expect(clock(operator)).toBeVisible();
  expect(await operator.evaluate(() => localStorage.getItem("operator"))).toContain(operators["ayla"]);
  await expect(administrator.getByTestId("bell")).toBeVisible();
  await expect(clock(administrator)).toHaveCount(0);
  expect(await administrator.evaluate(() => localStorage.getItem("operator"))).toBeNull();
  await operator.context().close();
  await administrator.context().close();
});

const STATES: readonly (readonly [string, string, readonly (readonly [number, number])[], string, string, string])[] = [
  ["S4-11", "active", [[-1, 1]], "Shift Active", "Active Shift", "good"],
  ["S4-12", "not_started", [[1, 2]], "Shift Not Started", "Upcoming Shift", "p3-fill"],
  ["S4-13", "expired", [[-3, -1]], "Shift Expired", "Last Shift", "p1-outline"],
  ["S4-14", "none", [], "No Shift Scheduled", "", "quiet"],
];

for (const [line, status, shifts, title, which, colour] of STATES) {
  test(`${line} S4-10 S4-15 ${status}: its icon, colour, title and detail, by mouse and by key`, async ({
    browser,
  }) => {
    await clear();
    for (const [from, until] of shifts) await addShift(operators["ayla"] ?? "", iso(from), iso(until));
    const page = await seat(browser, story, "ayla");
    await expect(clock(page)).toHaveAttribute("data-status", status);
    expect(await colourOf(page)).toBe(await themeColour(page, colour));
    await expect(clock(page)).toHaveAccessibleName(new RegExp(`^${title}`));
    await clock(page).hover();
    await expect(detail(page)).toContainText(title);
    if (which !== "") {
      await expect(detail(page)).toContainText(`${which}: Early`);
      await expect(detail(page)).toContainText(/\d\d:\d\d – \d\d:\d\d/);
    }
    await page.mouse.move(0, 0);
    await expect(detail(page)).toHaveCount(0);
    await page.getByTestId("bell").focus();
    for (let at = 0; at < 8 && !(await clock(page).evaluate((one) => one === document.activeElement)); at += 1)
      await page.keyboard.press("Tab");
    await expect(detail(page)).toContainText(title);
    await page.context().close();
  });
}

test("S7-04 S9-16 asks for page 1 of 10, of the operator, with today's start-time range, sorted by start", async ({
  browser,
}) => {
  const asked: URL[] = [];
  const page = await seat(browser, story, "ayla", {
    prepare: (one) =>
      Promise.resolve(
        one.on("request", (request) => {
          const url = new URL(request.url());
          if (url.pathname.endsWith("/shift_management/records") && url.search.includes("%3C%3D")) asked.push(url);
        }),
      ),
  });
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  const query = asked[0]?.searchParams;
  expect([query?.get("page"), query?.get("perPage"), query?.get("sort")]).toEqual(["1", "10", "shift_start_time"]);
  const filter = query?.get("filter") ?? "";
  expect(filter).toMatch(/^operator = .* && shift_start_time >= .* && shift_start_time <= .*$/);
  expect(filter).toContain(operators["ayla"]);
  const [from = "", until = ""] = filter.match(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}Z/g) ?? [];
  // The room's day, to the millisecond.
  expect(Date.parse(until.replace(" ", "T")) - Date.parse(from.replace(" ", "T"))).toBe(24 * HOUR_MS - 1);
  expect(Math.abs(Date.parse(from.replace(" ", "T")) + 12.5 * HOUR_MS - Date.now())).toBeLessThanOrEqual(0.5 * HOUR_MS);
  await page.context().close();
});

test("S9-15 S4-15 is asked again every 60 s, and a failure is no shift", async ({ browser }) => {
  await clear();
  const page = await seat(browser, story, "ayla", { prepare: (one) => one.clock.install({ time: new Date() }) });
  await expect(clock(page)).toHaveAttribute("data-status", "none");
  await addShift(operators["ayla"] ?? "", iso(-1), iso(1));
  await page.clock.runFor(61_000);
  await expect(clock(page)).toHaveAttribute("data-status", "active");
  await page.route(/shift_management\/records/, (route) =>
    route.fulfill({ status: 400, json: { status: 400, data: {} } }),
  );
  // The server's answers set the clock back by what was skipped, so that one minute may be none: it is turned until it was one.
  const later = async () => {
    await page.clock.runFor(61_000);
    return clock(page).getAttribute("data-status");
  };
  await expect.poll(later, { timeout: 30_000 }).toBe("none");
  await page.context().close();
});

test("H-TS-03 follows the server's clock where the workstation's is wrong", async ({ browser }) => {
  await clear();
  await addShift(operators["ayla"] ?? "", iso(-1), iso(1));
  const page = await seat(browser, story, "ayla", {
    prepare: (one) => one.clock.install({ time: new Date(Date.now() + 3 * HOUR_MS) }),
  });
  await page.clock.runFor(61_000);
  await expect(clock(page)).toHaveAttribute("data-status", "active");
  await page.context().close();
});

/** What is cut off, or lies over the edge of the screen. */
const shot = async (page: Page, name: string): Promise<void> => {
  if (process.env["SHOTS"]) await page.screenshot({ path: `${process.env["SHOTS"]}/${name}.png` });
};

const grid = (page: Page) => page.getByRole("grid", { name: "Roster" });

test("H-TS-01 a night is entered as one, drawn once across midnight and told as one in the header", async ({
  browser,
}) => {
  await clear();
  await setZone(zoneWhereItIs(23));
  const page = await seat(browser, story, leader);
  await page.goto(`${story.store.url}/operator/shift_management`);
  await expect(page.getByRole("heading", { name: "Shifts" })).toBeVisible();
  await page.getByRole("button", { name: "Add shift" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Operator").selectOption({ label: "Ayla" });
  await dialog.getByLabel("Shift", { exact: true }).fill("Night");
  await dialog.getByLabel("Start", { exact: true }).fill("22:00");
  await dialog.getByLabel("End", { exact: true }).fill("06:00");
  await expect(dialog.getByText("It is one shift across midnight")).toBeVisible();
  await shot(page, "dialog");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(grid(page).getByRole("button", { name: /^Night: / })).toHaveCount(1);
  await expect(grid(page).getByRole("button", { name: /22:00 – 06:00/ })).toHaveCount(1);
  expect(await records("shift_management").getFullList()).toHaveLength(2);
  const ayla = await seat(browser, story, "ayla");
  await expect(clock(ayla)).toHaveAttribute("data-status", "active");
  await clock(ayla).hover();
  await expect(detail(ayla)).toContainText(/Active Shift: Night.*22:00 – .*06:00/);
  await ayla.context().close();
  await page.context().close();
  await setZone(zoneWhereItIs(12));
});

test("S2-26 the page: template, copied week, gaps, keys, month, tablet, right to left", async ({ browser }) => {
  await clear();
  const page = await seat(browser, story, leader);
  await page.goto(`${story.store.url}/operator/shift_management`);
  await expect(grid(page).getByRole("rowheader").first()).toContainText("Margaret (you)");
  await expect(grid(page).locator("thead [aria-current=date]")).toContainText("Today");
  await page.getByRole("button", { name: "Template", exact: true }).click();
  await page.getByRole("button", { name: "New template" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Three shifts");
  await page.getByRole("button", { name: "Save" }).click();
  for (const [line, name] of [
    ["Early, 07:00 – 15:00", "Margaret"],
    ["Early, 07:00 – 15:00", "Ayla"],
    ["Night, 23:00 – 07:00", "Bora"],
  ] as const)
    await page.getByRole("group", { name: line }).getByLabel(name).check();
  await shot(page, "template");
  await page.getByRole("button", { name: "Fill the roster" }).click();
  await expect(page.getByText("21 shifts made.")).toBeVisible();
  await expect(grid(page).getByRole("button", { name: /^Night: / })).toHaveCount(7);
  await expect(
    grid(page).getByRole("cell", { name: /of 2/ }).first().or(grid(page).locator("td.staff.gap").first()),
  ).toBeVisible();
  await expect(grid(page).locator("td.staff.gap").first()).toContainText(/\d of 2/);
  await shot(page, "week-1280-light");
  // Arrows go from cell to cell.
  await grid(page)
    .getByRole("button", { name: /^Early: / })
    .first()
    .focus();
  await page.keyboard.press("ArrowRight");
  expect(await page.evaluate(() => document.activeElement?.closest("td")?.dataset["cell"])).toBe("0/1");
  await page.keyboard.press("ArrowDown");
  expect(await page.evaluate(() => document.activeElement?.closest("td")?.dataset["cell"])).toBe("1/1");
  await page.getByRole("button", { name: "Copy week" }).click();
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(page.getByText(/21 shifts made/)).toBeVisible();
  await page.getByRole("button", { name: "Month" }).click();
  await expect(grid(page).locator("thead th")).not.toHaveCount(8);
  await shot(page, "month-1280-light");
  await page.getByRole("button", { name: "Week", exact: true }).click();
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(
    grid(page)
      .getByRole("button", { name: /^Night: / })
      .first(),
  ).toBeVisible();
  await shot(page, "week-820-light");
  await page.emulateMedia({ colorScheme: "dark" });
  await shot(page, "week-820-dark");
  await page.setViewportSize({ width: 1280, height: 800 });
  await shot(page, "week-1280-dark");
  await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
  await page.keyboard.press("Escape");
  await shot(page, "week-1280-rtl");
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.context().close();
});

test("S4-10 a swap is asked for and approved, attendance checked in, a hand-over written", async ({ browser }) => {
  const ayla = await seat(browser, story, "ayla");
  await ayla.goto(`${story.store.url}/operator/shift_management`);
  // Of the roster his own row alone, and nothing to plan with.
  await expect(grid(ayla).getByRole("rowheader")).toHaveCount(1);
  await expect(ayla.getByRole("button", { name: "Add shift" })).toHaveCount(0);
  await ayla.getByRole("button", { name: "The week after" }).click();
  await grid(ayla)
    .getByRole("button", { name: /^Early: / })
    .first()
    .click();
  await ayla.getByRole("button", { name: "Ask for a swap" }).click();
  const choice = ayla.getByLabel("For the shift of");
  await expect(choice.locator("option", { hasText: "Bora" }).first()).toBeAttached();
  await choice.selectOption({
    index: await choice
      .locator("option")
      .evaluateAll((all) => all.findIndex((one) => one.textContent?.startsWith("Bora"))),
  });
  await ayla.getByLabel("Reason").fill("A wedding");
  await ayla.getByRole("button", { name: "Send request" }).click();
  await ayla.getByRole("tab", { name: "Attendance" }).click();
  await ayla.getByRole("button", { name: "Check in" }).click();
  await expect(ayla.getByRole("button", { name: "Check out" })).toBeVisible();
  await ayla.getByRole("tab", { name: "Hand-over" }).click();
  await ayla.getByLabel("What the next shift must know").fill("Line 3 was down twice.");
  await ayla.getByLabel("Open items, one a line").fill("Ring the depot\nLook at line 3");
  await ayla.getByRole("button", { name: "Save note" }).click();
  await expect(ayla.getByText("Not signed yet")).toBeVisible();
  const page = await seat(browser, story, leader);
  await page.goto(`${story.store.url}/operator/shift_management`);
  await page.getByRole("tab", { name: /^Swaps/ }).click();
  await shot(page, "swaps");
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText("Approved by Margaret")).toBeVisible();
  await page.getByRole("tab", { name: /^Hand-over/ }).click();
  await page.getByRole("button", { name: "Sign", exact: true }).click();
  await expect(page.getByText(/^Signed by Margaret/)).toBeVisible();
  await shot(page, "handover");
  await page.getByRole("tab", { name: "Attendance" }).click();
  await expect(page.getByRole("region", { name: "Ayla" })).toContainText("there");
  await shot(page, "attendance");
  expect(leaderOperator).not.toBe("");
  // Without a line: what was read stays, and nothing can be changed.
  await page.getByRole("tab", { name: "Roster" }).click();
  await page.context().setOffline(true);
  await expect(page.getByRole("button", { name: "Add shift" })).toHaveAttribute("aria-disabled", "true", {
    timeout: 40_000,
  });
  await expect(grid(page)).toBeVisible();
  await page.context().close();
  await ayla.context().close();
});
