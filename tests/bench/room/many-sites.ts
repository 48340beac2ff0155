/** A hundred thousand sites in the store, and how many of them a browser has in its copy. */

import type { Page } from "@playwright/test";
import type { TestStore } from "../../support/store";

/** As many as a large centre has. */
export const SITES = 100_000;

/** Rows as a centre has them: names and cities of usual length, a number, notes and an address that lists do not need. */
export const FILL = `
routerAdd("POST", "/bench/fill", (e) => {
  const sql = "WITH RECURSIVE c(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM c WHERE i < ${SITES}) " +
    "INSERT INTO site_accounts (id, code, prefix, name, city, customer, installer, state, timeZone, phone, addressLine, " +
    "mustReadNotes, notes, created, updated) SELECT printf('s%014d', i), printf('%06d', i), '01', " +
    "'Depot ' || i || ' of ' || (i * 7919 % 9973) || ' Holdings', 'Newcastle ' || (i % 400), " +
    "printf('c%014d', i % 20000), printf('d%014d', i % 40), 'active', 'Europe/London', '+44 191 ' || (1000000 + i), " +
    "i || ' Quay Road, Industrial Estate', 'Read this before you act ' || i, 'Notes of the site ' || i, " +
    "strftime('%Y-%m-%d %H:%M:%S.000Z', '2020-01-01', '+' || (i * 37) || ' seconds'), " +
    "strftime('%Y-%m-%d %H:%M:%S.000Z', '2020-01-01', '+' || (i * 37) || ' seconds') FROM c";
  $app.db().newQuery(sql).execute();
  return e.noContent(204);
});`;

/** Puts them into a store that runs the hook above. */
export async function fillSites(store: TestStore): Promise<void> {
  const filled = await store.request("POST", "/bench/fill", { token: store.superuser.token });
  if (filled.status !== 204) throw new Error(`not filled: ${JSON.stringify(filled)}`);
}

/** What lies in a copy. */
export interface Kept {
  readonly rows: number;
  readonly megabytes: number;
}

/** Counted from outside the app. */
export const keptSites = (page: Page): Promise<Kept> =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name = "" }) => name);
    const opening = indexedDB.open(names.find((name) => name.startsWith("watchdesk:")) ?? "");
    await new Promise((done) => (opening.onsuccess = done));
    const counting = opening.result.transaction("site_accounts").objectStore("site_accounts").count();
    await new Promise((done) => (counting.onsuccess = done));
    opening.result.close();
    const estimate = (await navigator.storage.estimate()) as StorageEstimate & {
      usageDetails?: { indexedDB?: number };
    };
    return { rows: counting.result, megabytes: (estimate.usageDetails?.indexedDB ?? estimate.usage ?? 0) / 1_000_000 };
  });
