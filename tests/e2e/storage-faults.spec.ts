/** Browsers that keep nothing, or not all of it: work goes on with the line, and the page says what is wrong. */
import { expect, test, type Browser, type Page } from "@playwright/test";
import { event, overTcp } from "./panel";
import { KEY, leave, live, openRoom, seat, type StoryRoom } from "./room";

let story: StoryRoom;

test.beforeAll(async () => {
  story = await openRoom();
});

test.afterAll(() => leave(story));

const note = (page: Page) => page.getByTestId("storage-note");

/** A desk in a browser with a fault lists what comes in, claims and closes it, and says what is wrong. */
async function workAt(browser: Browser, zone: number, { prepare, said }: Fault): Promise<void> {
  const on = await seat(browser, story, "bora", { prepare });
  await expect(live(on)).toBeVisible({ timeout: 20_000 });
  await expect(note(on)).toContainText(said);
  expect(await overTcp(story.receiver().tcp, event("4712", "FA", zone), KEY)).toBe("ACK");
  await on.getByRole("option", { name: /O'Brien Bakery/ }).click();
  await on
    .getByRole("button", { name: /^Claim/ })
    .first()
    .click();
  await expect(on.getByText(/^Claimed by you at/)).toBeVisible();
  await on.getByRole("button", { name: "Mark seen" }).click();
  await on.getByRole("tab", { name: /^Close/ }).click();
  await on.getByRole("combobox", { name: "Resolution" }).selectOption({ index: 1 });
  await on.getByRole("textbox", { name: /^Comment/ }).fill("Keyholder on site, all in order");
  await on.getByRole("button", { name: /^Close alarm/ }).click();
  await expect(on.getByText(/^Alarm \d+ closed:/).first()).toBeVisible();
  await on.context().close();
}

interface Fault {
  readonly prepare: (fresh: Page) => Promise<unknown>;
  readonly said: string;
}

const FAULTS: readonly (readonly [string, Fault])[] = [
  [
    "that refuses all storage",
    {
      said: "This browser keeps no data",
      prepare: (fresh) =>
        fresh.addInitScript(() => {
          const get = (): never => {
            throw new DOMException("denied", "SecurityError");
          };
          for (const name of ["indexedDB", "localStorage", "sessionStorage"]) {
            Object.defineProperty(window, name, { configurable: true, get });
          }
          LockManager.prototype.request = () => Promise.reject(new DOMException("denied", "SecurityError"));
        }),
    },
  ],
  [
    "whose database never opens",
    {
      said: "The offline copy on this workstation does not open.",
      prepare: (fresh) =>
        fresh.addInitScript(() => {
          const open = IDBFactory.prototype.open;
          IDBFactory.prototype.open = function (this: IDBFactory, name: string, version?: number) {
            return name.startsWith("watchdesk:") ? ({} as IDBOpenDBRequest) : open.call(this, name, version);
          };
        }),
    },
  ],
  [
    "that has no room left for us",
    {
      said: "The disk of this workstation is full.",
      // Before the first write: Chromium remembers for a while how much room there was.
      prepare: async (fresh) => {
        const devtools = await fresh.context().newCDPSession(fresh);
        await devtools.send("Storage.overrideQuotaForOrigin", { origin: story.store.url, quotaSize: 1 });
      },
    },
  ],
  [
    "over plain HTTP from another machine",
    {
      said: "This page did not come over HTTPS",
      prepare: (fresh) =>
        fresh.addInitScript(() => Object.defineProperty(Crypto.prototype, "subtle", { get: () => undefined })),
    },
  ],
];

for (const [zone, [name, fault]] of FAULTS.entries()) {
  test(`a browser ${name} lists, claims and closes all the same`, async ({ browser }) =>
    workAt(browser, zone + 1, fault));
}
