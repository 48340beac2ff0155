/** Many plain sites at once, for traffic over many accounts. */

import type { TestStore } from "./store";

const LANES = 4;

/** One active site for each account number. */
export async function createSites(store: TestStore, accounts: readonly string[]): Promise<void> {
  const sites = store.client().collection("site_accounts");
  const site = (code: string) => ({ code, name: `Site ${code}`, state: "active", timeZone: "Europe/London" });
  const waiting = [...accounts];
  const lane = async (): Promise<void> => {
    for (let code = waiting.pop(); code !== undefined; code = waiting.pop()) await sites.create(site(code));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/** `count` account numbers from 5000 on. */
export const accountsFrom5000 = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => String(5000 + index));
