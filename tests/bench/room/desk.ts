/** An operator at the built app. */

import type { Browser, Page } from "@playwright/test";
import type { Centre } from "../centre";

/** A signed-in page that is live. */
export interface Desk {
  readonly page: Page;
  /** Goes to a page by the main menu. */
  menu(name: string): Promise<void>;
}

/** Signs in and waits until the screen is live. */
export async function openDesk(browser: Browser, { store, room }: Pick<Centre, "store" | "room">): Promise<Desk> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en-GB" })).newPage();
  const { email, password } = room.users.ayla;
  await page.goto(`${store.url}/?next=${encodeURIComponent("/operator/signals/alarms")}`);
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByText("Live", { exact: true }).waitFor();
  const links = page.getByRole("navigation", { name: "Main menu" });
  return { page, menu: (name) => links.getByRole("link", { name, exact: true }).click() };
}
