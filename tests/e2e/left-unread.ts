/** Tabs that are opened while the line is cut: each says what it could not read, and shows it by itself once the line is back. */
import { expect, type BrowserContext, type Locator, type Page } from "@playwright/test";
import type { Line } from "./line";
import { live } from "./room";

export interface LeftUnread {
  readonly path: string;
  /** What it says without a line. */
  readonly says: RegExp;
  /** What would not be so: an age of rows that it has none of. */
  readonly lacks?: RegExp;
  /** What it shows once that is read. */
  readonly shows: (page: Page) => Locator;
}

/** A list whose copy never came, a history, the log of a record, and a record that is nowhere. */
export const leftUnread = (holidaySet: string): readonly LeftUnread[] => [
  {
    path: "/administrator/settings/note-categories",
    says: /^Not connected, and no copy on this workstation/,
    lacks: /^Not live\. As of/,
    shows: (page) => page.getByRole("grid").locator("[data-row]").first(),
  },
  {
    path: "/administrator/signals/signal_history",
    says: /^Not connected\. The history is read from the server/,
    shows: (page) => page.getByText("Nothing in this period."),
  },
  {
    path: `/administrator/settings/default-holidays?id=${holidaySet}&part=history`,
    says: /^The history can't be read/,
    shows: (page) => page.getByRole("list", { name: "History" }).getByText("Created"),
  },
  {
    path: `/administrator/settings/default-holidays?id=${holidaySet}&part=holidays&sub=nobodynobody123`,
    says: /^This record is not on this workstation/,
    shows: (page) => page.getByText("There is no such record"),
  },
];

const SOON = { timeout: 10_000 };

/** The line is cut before, and mended here; nobody presses anything. */
export async function comesByItself(
  context: BrowserContext,
  line: Pick<Line, "url" | "mend">,
  unread: readonly LeftUnread[],
): Promise<void> {
  const tabs: { page: Page; one: LeftUnread }[] = [];
  for (const one of unread) {
    const page = await context.newPage();
    await page.goto(line.url + one.path);
    await expect(page.getByText(one.says).first()).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole("button", { name: "Try again" }).first()).toBeVisible();
    if (one.lacks) await expect(page.getByText(one.lacks)).toHaveCount(0);
    tabs.push({ page, one });
  }
  line.mend();
  for (const { page } of tabs) await expect(live(page)).toBeVisible({ timeout: 60_000 });
  for (const { page, one } of tabs) {
    await expect(one.shows(page)).toBeVisible(SOON);
    await expect(page.getByText(one.says)).toHaveCount(0);
  }
}
