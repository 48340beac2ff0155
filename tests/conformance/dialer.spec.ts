/** The dialer and the incoming call in a real browser: the specification's lines, on one room. */
import { expect, test, type Locator, type Page } from "@playwright/test";
import { leave, live, openRoom, seat, type StoryRoom } from "../e2e/room";

let story: StoryRoom;
let page: Page;

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser }) => {
  story = await openRoom();
  const client = story.store.client();
  await client.collection("users").update(story.room.users.ayla.id, { surname: "Demir", extension: "204" });
  const settings = client.collection("program_settings");
  await settings.update((await settings.getFullList())[0]?.id ?? "", { dialCountry: "GB" });
  page = await seat(browser, story, "ayla");
  await expect(live(page)).toBeVisible({ timeout: 20_000 });
});

test.afterAll(() => leave(story, page));

const dialer = () => page.getByRole("dialog", { name: "Telephone" });
const panel = () => page.getByTestId("call-window");
const number = () => dialer().getByLabel("Number");
const press = (key: string) => dialer().getByRole("button", { name: key, exact: true }).click();
const history = (filter: string) =>
  story.store.client().collection("call_history").getFullList<Record<string, unknown>>({ filter });

test("S2-11 S2-41 S9-24 S4-28 the phone icon opens a window of 320 px: title, a number that only keys write, 4 rows of 3 keys", async () => {
  await expect(dialer()).toHaveCount(0);
  await page.getByRole("button", { name: "Telephone" }).click();
  await expect(dialer().getByRole("heading", { name: "Telephone" })).toBeVisible();
  expect((await dialer().boundingBox())?.width).toBe(320);
  const keys = dialer().getByTestId("keypad").getByRole("button");
  expect(await keys.allTextContents()).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9", "*", "0", "#"]);
  const boxes = await keys.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect()).map(({ x, y }) => [x, y]),
  );
  expect([new Set(boxes.map(([x]) => x)).size, new Set(boxes.map(([, y]) => y)).size]).toEqual([3, 4]);
  await expect(number()).toHaveAttribute("readonly", "");
  await expect(dialer().getByRole("button", { name: "Call", exact: true })).toBeDisabled();
});

test("S5-02 S2-41 the number is built from keys, of the pad and of the keyboard; without one there is no call", async () => {
  await press("1");
  await press("*");
  await press("#");
  await page.keyboard.type("20x!");
  await expect(number()).toHaveValue("1*#20");
  await dialer().getByRole("button", { name: "Take back the last digit" }).click();
  await page.keyboard.press("Backspace");
  await expect(number()).toHaveValue("1*#");
  for (let left = 0; left < 3; left += 1) await page.keyboard.press("Backspace");
  // "Take back" has nothing to do any more: the focus stays where keys are heard.
  expect(await number().evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await expect(dialer().getByRole("button", { name: "Call", exact: true })).toBeDisabled();
  await expect(panel()).toHaveCount(0);
});

test("S2-42 S4-28 S7-17 S7-18 Call becomes a panel headed 'in call' that says how to dial by hand, and is noted", async () => {
  await page.keyboard.type("112");
  await dialer().getByRole("button", { name: "Call", exact: true }).click();
  await expect(dialer()).toHaveCount(0);
  await expect(panel().getByRole("heading", { name: "in call" })).toBeVisible();
  await expect(panel().getByText("112", { exact: true })).toBeVisible();
  await expect(panel().getByText("calling...", { exact: true })).toBeVisible();
  for (const name of ["Hang up", "Mute the microphone", "Volume"])
    await expect(panel().getByRole("button", { name })).toBeVisible();
  await expect(panel().getByText("dial 112 by hand. The call is noted.")).toBeVisible();
  await expect
    .poll(() => history('numberCalled = "112"'))
    .toMatchObject([{ caller: story.room.users.ayla.id, userCalled: "", initatedFrom: "", direction: "out" }]);
});

test("S7-17 of a call that is dialled by hand its caller says how it ended, and it is noted when he hangs up", async () => {
  const group = panel().getByRole("group", { name: "Result" });
  await group.getByRole("button", { name: "Busy" }).click();
  await group.getByRole("button", { name: "No answer" }).focus();
  await page.keyboard.press("Enter");
  await expect(group.getByRole("button", { name: "No answer" })).toHaveAttribute("aria-pressed", "true");
  await expect(group.getByRole("button", { name: "Busy" })).toHaveAttribute("aria-pressed", "false");
  await page.screenshot({ path: "build/shots/call-result-1280-light.png" });
  expect(await history('numberCalled = "112"')).toMatchObject([{ result: "" }]);
});

test("S2-42 the panel is moved by mouse and arrow keys and always stays inside the window", async () => {
  const at = async () => (await panel().boundingBox())!;
  const before = await at();
  const head = panel().getByRole("heading");
  const from = (await head.boundingBox())!;
  await page.mouse.move(from.x + 20, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(from.x + 120, from.y + 68, { steps: 4 });
  await page.mouse.up();
  const after = await at();
  expect([after.x - before.x, after.y - before.y]).toEqual([100, 60]);
  await panel().getByRole("button", { name: /^Move/ }).focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Shift+ArrowDown");
  const moved = await at();
  expect([moved.x - after.x, moved.y - after.y]).toEqual([-16, 64]);
  for (let presses = 0; presses < 30; presses += 1) await page.keyboard.press("Shift+ArrowRight");
  const edge = await at();
  expect(edge.x + edge.width).toBeLessThanOrEqual(1280);
  await page.setViewportSize({ width: 700, height: 480 });
  await expect.poll(async () => (await at()).x + (await at()).width).toBeLessThanOrEqual(700);
  expect((await at()).y + (await at()).height).toBeLessThanOrEqual(480);
  await page.setViewportSize({ width: 1280, height: 800 });
});

test("S4-29 hanging up closes it and clears the number; reopened it has the number it is given", async () => {
  await panel().getByRole("button", { name: "Hang up" }).click();
  await expect(panel()).toHaveCount(0);
  await expect.poll(() => history('numberCalled = "112"')).toMatchObject([{ result: "no_answer", seconds: 0 }]);
  await page.getByRole("button", { name: "Telephone" }).click();
  await expect(number()).toHaveValue("");
  await press("7");
  await dialer().getByRole("button", { name: "Close the telephone" }).click();
  await page.getByRole("button", { name: "Telephone" }).click();
  await expect(number()).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(dialer()).toHaveCount(0);
});

test("S7-15 S7-16 S9-25 from a site's people a call is entered as the first record's telephone_called, with its report", async () => {
  const asked = page.waitForRequest((request) => request.url().includes("/collections/advancedSettingsInfo/records"));
  await page.goto(`${story.store.url}/operator/accounts/site_accounts?id=${story.room.sites.northDepot.id}`);
  await page.getByRole("link", { name: "Call +44 7700 900 122" }).click();
  await asked;
  await expect(number()).toHaveValue("+44 7700 900 122");
  await expect(dialer().getByText("The call is entered as the signal telephone_called.")).toBeVisible();
  // What is typed behind it goes, once it is closed: it is opened with the number given.
  await press("5");
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Call +44 7700 900 122" }).click();
  await expect(number()).toHaveValue("+44 7700 900 122");
  await dialer().getByRole("button", { name: "Call", exact: true }).click();
  await expect(panel().getByText("by hand. The call is noted.")).toBeVisible();
  const events = () =>
    story.store
      .client()
      .collection("events")
      .getFullList<Record<string, unknown>>({ filter: 'signal = "telephone_called"' });
  await expect.poll(async () => (await events()).length).toBe(1);
  const [event] = await events();
  expect(event).toMatchObject({ siteNo: "4711", partitionNo: "0", signal_types: "telephone_called" });
  const filter = `events = "${String(event?.["id"])}"`;
  const reports = await story.store.client().collection("events_reports").getFullList<{ report: string }>({ filter });
  expect(reports.map(({ report }) => report)).toEqual(["Ayla Demir Calling +44 7700 900 122"]);
  await panel().getByRole("button", { name: "Hang up" }).click();
});

test("S7-17 without a line the call is kept and sent once the line is back", async () => {
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Telephone" }).click();
  await dialer().waitFor();
  await page.keyboard.type("999");
  await page.keyboard.press("Enter");
  await expect(panel().getByText("The call is noted here and sent once the server answers.")).toBeVisible();
  expect(await history('numberCalled = "999"')).toEqual([]);
  await page.context().setOffline(false);
  await expect.poll(async () => (await history('numberCalled = "999"')).length, { timeout: 30_000 }).toBe(1);
  await panel().getByRole("button", { name: "Hang up" }).click();
  await expect(live(page)).toBeVisible({ timeout: 30_000 });
});

test.describe("a call that comes in", () => {
  const popup = () => page.getByTestId("incoming-call");
  const ring = async (from: string): Promise<void> => {
    const { status } = await story.store.request("POST", "/api/watchdesk/incoming_call", {
      token: story.room.serviceToken,
      body: { number: from, extension: "204" },
    });
    expect(status).toBe(200);
  };

  test("S2-40 is shown with number, name and the first site with '+N' for the others; Reject closes it", async () => {
    const client = story.store.client();
    const { bakery, marina, northDepot } = story.room.sites;
    for (const [order, site] of [bakery, marina].entries())
      await client.collection("site_contacts").create({ site: site.id, contact: northDepot.contact, order: order + 2 });
    await client.collection("site_accounts").update(northDepot.id, { state: "test" });
    await page.getByRole("searchbox").first().focus();
    await ring("07700 900122");
    await expect(popup().getByText("07700 900122")).toBeVisible();
    await expect(popup().getByText("Grace Hopkins")).toBeVisible();
    await expect(popup().getByText("North Depot")).toBeVisible();
    await expect(popup().getByText("Test", { exact: true })).toBeVisible();
    await expect(popup().getByText("O'Brien Bakery")).toHaveCount(0);
    // Whoever writes goes on writing.
    expect(await page.evaluate(() => document.activeElement?.getAttribute("type"))).toBe("search");
    await popup().getByRole("button", { name: "Show 2 more sites" }).click();
    await expect(popup().getByText("O'Brien Bakery")).toBeVisible();
    await popup().getByRole("button", { name: "Reject" }).click();
    await expect(popup()).toHaveCount(0);
  });

  test("S2-36 S2-40 Accept opens the caller's sites in a new tab, under the first section that may read them", async () => {
    await ring("+447700900122");
    await expect(popup().getByText("Grace Hopkins")).toBeVisible();
    const opened = page.context().waitForEvent("page");
    await popup().getByRole("button", { name: "Accept" }).click();
    const tab = await opened;
    await tab.waitForURL(/\/operator\/accounts\/site_accounts\?/);
    const { northDepot, bakery, marina } = story.room.sites;
    const said = new URL(tab.url()).searchParams;
    expect(said.get("filterByUser")).toBe("true");
    expect(said.get("userId")).toBe(northDepot.contact);
    expect(said.get("siteIds")).toBe([northDepot.id, bakery.id, marina.id].join(","));
    expect(said.get("userName")).toBe("Grace Hopkins");
    expect(said.get("userEmail")).toBe("");
    await expect(tab.getByText(/Grace Hopkins/).first()).toBeVisible();
    await expect(popup()).toHaveCount(0);
    await tab.close();
  });

  test("S7-08 several whose number it is are a choice, and a number of nobody says so", async () => {
    const client = story.store.client();
    const user = story.room.users.portalUser.id;
    await client.collection("users").update(user, { mobileNumber: "07700 900122" });
    await client.collection("site_users").create({ site: story.room.sites.bakery.id, users: [user] });
    await ring("0044 7700 900122");
    const people = popup().getByRole("radio");
    await expect(people).toHaveCount(2);
    await popup().getByRole("radio", { name: /Petra/ }).check();
    await expect(popup().getByText("O'Brien Bakery", { exact: true })).toBeVisible();
    await popup().getByRole("button", { name: "Reject" }).click();
    await ring("+49 30 1234567");
    await expect(popup().getByText("Unknown number")).toBeVisible();
    await popup().getByRole("button", { name: "Reject" }).click();
  });
});

test.describe("right to left", () => {
  const SHOWN = "+44 7700 900 122";

  /** Where the plus of a number stands, and its last digit, in pixels from the left edge. */
  const ends = (at: Locator): Promise<readonly number[]> =>
    at.evaluate((box, shown) => {
      const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        const from = text.data.indexOf(shown);
        if (from < 0) continue;
        return [from, from + shown.length - 1].map((place) => {
          const range = document.createRange();
          range.setStart(text, place);
          range.setEnd(text, place + 1);
          return range.getBoundingClientRect().x;
        });
      }
      return [];
    }, SHOWN);
  const expectReadable = async (at: Locator): Promise<void> => {
    await expect(at).toBeVisible();
    const [plus = NaN, last = NaN] = await ends(at);
    expect(plus).toBeLessThan(last);
  };

  test("H-IN-01 a number reads from the left wherever it stands, and the last digit dialled is taken back", async () => {
    await page.evaluate(() => localStorage.setItem("language", "sa"));
    await page.goto(`${story.store.url}/operator/accounts/site_accounts?id=${story.room.sites.northDepot.id}`);
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    // Its name carries the signs that keep the number together.
    const link = page.getByRole("link", { name: /^Call .?\+44 7700 900 122/ });
    await expectReadable(link);
    await link.click();
    await expect(number()).toHaveValue(SHOWN);
    await expect(number()).toHaveCSS("direction", "ltr");
    await dialer().getByRole("button", { name: "Take back the last digit" }).click();
    await expect(number()).toHaveValue("+44 7700 900 12");
    await press("2");
    await number().evaluate((input: HTMLInputElement) => input.select());
    expect(await page.evaluate(() => getSelection()?.toString() ?? "")).toMatch(/^(\+44 7700 900 122)?$/);
    await dialer().getByRole("button", { name: "Call", exact: true }).click();
    await expectReadable(panel().locator(".number"));
    // Copied, it is the number and nothing else: no sign of the direction comes along.
    expect(await panel().locator(".number").innerText()).toBe("+44 7700 900 122");
  });

  test("H-UX-02 the panel follows a finger, stays inside a window that is turned, and is hung up by keys", async () => {
    const at = async () => (await panel().boundingBox())!;
    const isInside = async (): Promise<boolean> => {
      const { width = 0, height = 0 } = page.viewportSize() ?? {};
      const box = await at();
      return box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
    };
    const touch = await page.context().newCDPSession(page);
    const finger = (type: "touchStart" | "touchMove" | "touchEnd", x = 0, y = 0) =>
      touch.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y }] });
    const drag = async (by: { x: number; y: number }): Promise<void> => {
      const head = (await panel().getByRole("heading").boundingBox())!;
      const from = { x: head.x + 10, y: head.y + 8 };
      await finger("touchStart", from.x, from.y);
      for (const part of [0.25, 0.5, 0.75, 1]) await finger("touchMove", from.x + by.x * part, from.y + by.y * part);
      await finger("touchEnd");
    };
    const before = await at();
    const scrolled = () => page.locator("main").evaluate((box) => box.scrollTop + scrollY);
    const wasAt = await scrolled();
    await drag({ x: -60, y: 40 });
    const after = await at();
    expect([after.x - before.x, after.y - before.y]).toEqual([-60, 40]);
    expect(await scrolled()).toBe(wasAt);
    await drag({ x: 900, y: 900 });
    await expect.poll(isInside).toBe(true);
    // Turned, narrowed, and at 200 %: half as many pixels.
    for (const size of [
      { width: 820, height: 1180 },
      { width: 1180, height: 820 },
      { width: 768, height: 800 },
      { width: 640, height: 400 },
    ]) {
      await page.setViewportSize(size);
      await expect.poll(isInside, { message: `${size.width} x ${size.height}` }).toBe(true);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await panel().getByRole("button", { name: "Hang up" }).focus();
    await page.keyboard.press("Enter");
    await expect(panel()).toHaveCount(0);
  });
});
