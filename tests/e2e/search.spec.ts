/** What is typed into a search box is looked for letter by letter, whatever it looks like; and a workstation's clock is nobody's truth. */
import { expect, test, type Page } from "@playwright/test";
import { startReceiver } from "../support/receiver";
import { createSites } from "../support/sites";
import { event, overTcp } from "./panel";
import { bell, KEY, leave, live, openRoom, seat, type StoryRoom } from "./room";

const INJECTION = 'x" || id != "';
/** Texts of the signals of 4713, and of the bakery's one. */
const TEXTS = ["all quiet", "100% wet", "door_2 open", "path \\ gone", `said ${INJECTION} twice`];

const QUERIES: readonly (readonly [string, number])[] = [
  ["O'Brien", 1],
  [INJECTION, 1],
  ["%", 1],
  ["_", 1],
  ["\\", 1],
  [") || (1=1", 0],
];

let story: StoryRoom;
let ayla: Page;

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser }) => {
  story = await openRoom();
  await createSites(story.store, ["5001", "5002"]);
  ayla = await seat(browser, story, "ayla");
  await expect(live(ayla)).toBeVisible({ timeout: 20_000 });
  const { tcp } = story.receiver();
  for (const text of TEXTS) expect(await overTcp(tcp, event("4713", "TA", 1, text))).toBe("ACK");
  expect(await overTcp(tcp, event("4712", "BA", 1), KEY)).toBe("ACK");
  await expect(bell(ayla, 2)).toBeVisible();
});

test.afterAll(() => leave(story, ayla));

const rows = () => ayla.getByRole("grid").locator("[aria-rowindex]:not([aria-rowindex='1'])");
const menu = (name: string) => ayla.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name });

async function expectFound(box: string, [text, count]: readonly [string, number]): Promise<void> {
  await ayla.getByRole("searchbox", { name: box, exact: true }).fill(text);
  await expect(rows()).toHaveCount(count);
  await expect(ayla.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
  await ayla.getByRole("button", { name: "Clear filters" }).click();
  await expect(rows()).toHaveCount(TEXTS.length + 1);
}

test("live signals: text and site are matched literally (H-PS-03)", async () => {
  await menu("All live signals").click();
  await expect(rows()).toHaveCount(TEXTS.length + 1);
  for (const query of QUERIES) await expectFound("Text", query);
  await expectFound("Site", ["O'Brien", 1]);
  await expectFound("Site", ["%", 0]);
  await expectFound("Account", [INJECTION, 0]);
});

test("history: so they are in the store (H-PS-03)", async () => {
  await menu("Signal history").click();
  await expect(rows()).toHaveCount(TEXTS.length + 1);
  for (const query of QUERIES) await expectFound("Text", query);
  for (const box of ["Account", "Code", "Zone"]) await expectFound(box, [INJECTION, 0]);
});

test("no letter of a search reaches the alarms' history as a filter, either (H-PS-03)", async () => {
  await ayla.getByRole("tab", { name: "Alarms" }).click();
  for (const [text] of QUERIES) {
    await ayla.getByRole("searchbox", { name: "Text" }).fill(text);
    await expect(ayla.getByText("Nothing in this period passes the filter.")).toBeVisible();
    await expect(ayla.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
    await ayla.getByRole("button", { name: "Clear filters" }).click();
    await expect(ayla.getByText("Nothing in this period.")).toBeVisible();
  }
});

test("live signals of one receiver of several; one alone is no choice", async () => {
  await menu("All live signals").click();
  await expect(rows()).toHaveCount(TEXTS.length + 1);
  const choice = ayla.getByRole("combobox", { name: "Receiver" });
  await expect(choice).toHaveCount(0);
  const second = await startReceiver({
    id: "r2",
    store: { url: story.store.url, token: story.room.serviceToken },
  });
  try {
    expect(await overTcp(second.tcp, event("4713", "TA", 1, "by the other line"))).toBe("ACK");
    await expect(rows()).toHaveCount(TEXTS.length + 2);
    await choice.selectOption("r2");
    await expect(rows()).toHaveCount(1);
    await expect(rows().first()).toContainText("by the other line");
    await ayla.getByRole("button", { name: "Clear filters" }).click();
    await expect(rows()).toHaveCount(TEXTS.length + 2);
  } finally {
    await second.stop();
  }
});

for (const [minutes, account, words] of [
  [14, "5001", "The clock of this workstation is 14 minutes fast."],
  [-14, "5002", "The clock of this workstation is 14 minutes slow."],
] as const) {
  test(`a workstation ${minutes} minutes off: ages begin at nothing, and the screen says so (H-TS-03)`, async ({
    browser,
  }) => {
    const shiftMs = minutes * 60_000;
    const bora = await seat(browser, story, "bora", {
      prepare: (page) =>
        page.addInitScript((ms) => {
          const Real = Date;
          class Shifted extends Real {
            constructor(...args: unknown[]) {
              if (args.length === 0) super(Real.now() + ms);
              else super(...(args as [number]));
            }
            static override now = (): number => Real.now() + ms;
          }
          globalThis.Date = Shifted as DateConstructor;
        }, shiftMs),
    });
    await expect(live(bora)).toBeVisible({ timeout: 20_000 });
    await expect(bora.getByText(words)).toBeVisible();
    expect(await overTcp(story.receiver().tcp, event(account, "BA", 1))).toBe("ACK");
    await bora.getByRole("option", { name: `Site ${account}` }).click();
    await expect(bora.locator(".head-age")).toHaveText(/^[1-5]?\d\ss$/);
    await bora.context().close();
  });
}
