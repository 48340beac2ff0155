/** What tabs say of how live they are, with the moment they say it, and what goes wrong in them meanwhile. */
import { expect, type Page } from "@playwright/test";

/** The app never shows stale as live for longer. */
export const STALE_MS = 15_000;

interface Said {
  readonly at: number;
  readonly status: string;
}

interface Watched {
  said: Said[];
  born: number;
}

/** The browser's own words on requests that fail: what the app makes of them is what counts. */
const OF_THE_BROWSER =
  /^Failed to load resource|EventSource's response has|net::ERR_|^Connecting to '\S+portal' violates/;

/** Keeps every word on the line and every error of a page, from its beginning. */
export async function watchHonesty(page: Page): Promise<string[]> {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.stack ?? error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !OF_THE_BROWSER.test(message.text())) faults.push(message.text());
  });
  await page.addInitScript(() => {
    const watched: Watched = { said: [], born: Math.random() };
    Object.assign(window, { watched });
    // Not by `Date`, which a test may move.
    const now = (): number => performance.timeOrigin + performance.now();
    const look = (): void => {
      const status = document.querySelector<HTMLElement>('[data-testid="live-pill"]')?.dataset["status"];
      if (status !== undefined && status !== watched.said.at(-1)?.status) watched.said.push({ at: now(), status });
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  });
  return faults;
}

const watchedOf = (page: Page): Promise<Watched> =>
  page.evaluate(() => {
    const { said, born } = (window as unknown as { watched: Watched }).watched;
    return { said, born };
  });

/** Which load of the page this is. */
export const bornOf = async (page: Page): Promise<number> => (await watchedOf(page)).born;

/** What it said from then on, beginning with what stood there at that moment. */
async function saidSince(page: Page, at: number): Promise<readonly Said[]> {
  const { said } = await watchedOf(page);
  const before = said.filter((word) => word.at < at).slice(-1);
  return [...before, ...said.filter((word) => word.at >= at)];
}

/** Says by now that it is not live, and said so in time after the last byte that proved anything. */
export async function expectTold(page: Page, lastByteAt: number): Promise<void> {
  await expect(page.getByTestId("live-pill")).not.toHaveAttribute("data-status", "live", { timeout: STALE_MS + 5_000 });
  const said = await saidSince(page, lastByteAt);
  const told = said.find(({ status, at }) => status !== "live" && at >= lastByteAt - 1_000);
  expect(told, JSON.stringify(said)).toBeDefined();
  expect((told?.at ?? Infinity) - lastByteAt, JSON.stringify(said)).toBeLessThanOrEqual(STALE_MS);
}
