/**
 * Every page of the demo room as somebody sees it, and as somebody comes to its controls by keyboard, with a picture: for
 * `npm run gallery` (scripts/gallery.mjs) in each combination of look, direction and size, with `-- once` in one of them.
 */
import { expect, test, type Browser, type Page } from "@playwright/test";
import { appendFile, mkdir, readFile } from "node:fs/promises";
import { addWhole, startDemoStore } from "../conformance/demo-store";
import { PASSWORD } from "../support/people";
import type { TestStore } from "../support/store";
import {
  COMBINATIONS,
  combinationOf,
  DIRECTIONS,
  nameOf,
  PAGES,
  VIEWS,
  type Combination,
  type Direction,
  type View,
  type Whose,
} from "./gallery-views";
import { keyboardFaults } from "./keyboard-walk";
import { cutOff, keysShown, SIZES, turn, violations } from "./page-faults";
import { turnedRound } from "./reading-order";
import { signIn } from "./room";

const { GALLERY } = process.env;
const IS_WHOLE = GALLERY === "whole";
const PICTURES = "build/gallery";

let store: TestStore;

test.beforeAll(async () => {
  if (GALLERY)
    for (const { look, direction, size } of COMBINATIONS)
      await mkdir(`${PICTURES}/${look}-${direction}-${size.width}`, { recursive: true });
  // The seed is allowed to wait for whatever else the machine does.
  test.setTimeout(360_000);
  store = await startDemoStore();
  // As whoever reads Arabic has it: out of the package that lies beside the app.
  const languages = store.client().collection("languages");
  const { id } = await languages.getFirstListItem('code = "sa"');
  await languages.update(id, { json_template: JSON.parse(await readFile("dist/locales/sa.json", "utf8")) as object });
});
test.afterAll(() => store?.stop());

/** A view in a combination, and what was found there. */
interface Seen extends Combination {
  readonly view: View;
  readonly faults: readonly string[];
}

/** What one person is to look at. */
interface Part {
  readonly whose: Whose;
  readonly stops: readonly { readonly view: View; readonly combinations: readonly Combination[] }[];
}

/** A customer's home lies in his grants: one of the demo room's. */
async function customer(): Promise<{ email: string; password: string }> {
  const users = store.client().collection("users");
  const { id, email } = await users.getFirstListItem<{ id: string; email: string }>('role.name = "user"');
  await users.update(id, { password: PASSWORD, passwordConfirm: PASSWORD, verified: true });
  return { email, password: PASSWORD };
}

async function pageOf(browser: Browser, whose: Whose): Promise<Page> {
  const page = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
  await page.goto(store.url);
  if (whose === "guest") return page;
  await signIn(page, whose === "user" ? await customer() : await addWhole(store, whose));
  await expect(page.getByTestId("profile")).toBeVisible({ timeout: 20_000 });
  return page;
}

/** As a link leads there, without loading the app anew for each. */
async function goTo(page: Page, { path, shows }: View): Promise<void> {
  const [address = "", collection] = path.split("?id=");
  const id = collection && (await store.client().collection(collection).getFirstListItem("")).id;
  const before = await page.title();
  await page.evaluate(
    (to) => {
      history.pushState({}, "", to);
      dispatchEvent(new PopStateEvent("popstate"));
    },
    id ? `${address}?id=${id}` : address,
  );
  // What it shows may stand on the page before, too; two pages that are called the same are waited for in vain.
  await page.waitForFunction((old) => document.title !== old, before, { timeout: 5_000 }).catch(() => undefined);
  await expect(page.locator(shows).first()).toBeVisible({ timeout: 20_000 });
  await page.evaluate(() => document.fonts.ready);
}

async function speak(page: Page, direction: Direction): Promise<void> {
  await page.evaluate((code) => localStorage.setItem("language", code), direction === "rtl" ? "sa" : "en");
  await page.reload();
  await expect(page.locator(`html[dir=${direction}]`)).toBeAttached();
  await expect(page.locator("main, form").first()).toBeVisible({ timeout: 20_000 });
}

/** What the gallery has seen so far: a run that is ended in the middle has told what it knows. */
async function keep({ view, size, ...one }: Seen): Promise<void> {
  const row = { ...one, width: size.width, path: view.path, name: nameOf(view) };
  if (GALLERY) await appendFile(`${PICTURES}/${one.direction}.jsonl`, `${JSON.stringify(row)}\n`);
}

/** At one size a page is come to once, and gone through by Tab in one of its looks. */
async function lookAt(page: Page, view: View, combinations: readonly Combination[]): Promise<Seen[]> {
  const seen: Seen[] = [];
  await goTo(page, view);
  const walked = VIEWS.indexOf(view) % combinations.length;
  for (const [index, combination] of combinations.entries()) {
    const { look, direction, size } = combination;
    await turn(page, look);
    const faults = await violations(page);
    if (GALLERY) await page.screenshot({ path: `${PICTURES}/${look}-${direction}-${size.width}/${nameOf(view)}.png` });
    if (index === walked) {
      faults.push(...(await cutOff(page, { lists: false })), ...(await keysShown(page)));
      if (direction === "rtl") faults.push(...(await turnedRound(page)));
      faults.push(...(await keyboardFaults(page)));
    }
    seen.push({ ...combination, view, faults });
  }
  return seen;
}

/** All that is to be seen by one person; his page is loaded anew only where the direction changes. */
async function go(browser: Browser, { whose, stops }: Part): Promise<Seen[]> {
  const page = await pageOf(browser, whose);
  const seen: Seen[] = [];
  for (const direction of DIRECTIONS)
    for (const size of SIZES) {
      const here = stops
        .map(({ view, combinations }) => ({
          view,
          at: combinations.filter((one) => one.direction === direction && one.size === size),
        }))
        .filter(({ at }) => at.length > 0);
      if (here.length === 0) continue;
      await page.setViewportSize(size);
      await speak(page, direction);
      for (const { view, at } of here) {
        const found = await lookAt(page, view, at).catch((error: Error) => [shownNot(view, at, error)]);
        for (const one of found) await keep(one);
        seen.push(...found);
      }
    }
  await page.context().close();
  return seen;
}

/** A page that does not come is a fault of it, and the others are looked at all the same. */
const shownNot = (view: View, [first]: readonly Combination[], { message }: Error): Seen => ({
  ...(first ?? combinationOf(0)),
  view,
  faults: [`not shown: ${message.slice(0, 300)}`],
});

async function lookAtAll(
  browser: Browser,
  views: readonly View[],
  combinationsOf: (view: View) => readonly Combination[],
): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (const whose of new Set(views.map((view) => view.whose))) {
    const own = views.filter((view) => view.whose === whose);
    const stops = own.map((view) => ({ view, combinations: combinationsOf(view) }));
    seen.push(...(await go(browser, { whose, stops })));
  }
  return seen;
}

const told = (seen: readonly Seen[]): readonly string[] =>
  seen.flatMap(({ look, direction, size, view, faults }) =>
    faults.map((fault) => `${view.path}, ${look} ${direction} ${size.width}: ${fault}`),
  );

if (IS_WHOLE) {
  test.describe.configure({ mode: "parallel" });
  // Two at once, each with a store of its own.
  for (const direction of DIRECTIONS)
    test(`every page in every look and size, ${direction}`, async ({ browser }) => {
      test.setTimeout(3 * 3_600_000);
      const all = COMBINATIONS.filter((one) => one.direction === direction);
      const seen = await lookAtAll(browser, VIEWS, () => all);
      expect(told(seen)).toEqual([]);
    });
} else if (GALLERY === "once") {
  test("every page in one look, direction and size has no fault, and is used by keyboard alone", async ({
    browser,
  }) => {
    test.setTimeout(600_000);
    expect(told(await lookAtAll(browser, PAGES, (view) => [combinationOf(PAGES.indexOf(view))]))).toEqual([]);
  });
}
