/** Reads all that a page's browser keeps for it, raw: databases, storage and caches. */
import type { Page } from "@playwright/test";

/** Names of the copies in this browser. */
export const databases = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name = "" }) => name);
    return names.filter((name) => name.startsWith("watchdesk:"));
  });

/** Ids of the rows of a table of the copy; none where there is no copy yet. */
export const idsOf = (page: Page, table: string): Promise<readonly string[]> =>
  page.evaluate(async (store) => {
    const { name } = (await indexedDB.databases()).find((found) => found.name?.startsWith("watchdesk:")) ?? {};
    if (name === undefined) return [];
    const opening = indexedDB.open(name);
    await new Promise((done) => (opening.onsuccess = done));
    const db = opening.result;
    const asked = db.objectStoreNames.contains(store)
      ? db.transaction(store).objectStore(store).getAllKeys()
      : undefined;
    if (asked) await new Promise((done) => (asked.onsuccess = done));
    db.close();
    return (asked?.result ?? []) as string[];
  }, table);

/** The version in which an alarm lies in the copy; 0 where it is not there. */
export const versionOf = (page: Page, alarm: string): Promise<number> =>
  page.evaluate(async (id) => {
    const { name = "" } = (await indexedDB.databases()).find((found) => found.name?.startsWith("watchdesk:")) ?? {};
    const opening = indexedDB.open(name);
    await new Promise((done) => (opening.onsuccess = done));
    const asked = opening.result.transaction("events_alarm").objectStore("events_alarm").get(id);
    await new Promise((done) => (asked.onsuccess = done));
    opening.result.close();
    return (asked.result as { version: number } | undefined)?.version ?? 0;
  }, alarm);

/** Everything as one text: each record with its bytes as letters, the storage, what the caches answer of our own data. */
export const dumpCopies = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const readable = (_key: string, value: unknown): unknown =>
      value instanceof Uint8Array ? String.fromCharCode(...value) : value;
    const asked = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error("it can't be read"));
      });
    const parts: string[] = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
    for (const { name = "" } of await indexedDB.databases()) {
      const db = await asked(indexedDB.open(name));
      for (const store of db.objectStoreNames) {
        parts.push(
          name,
          store,
          JSON.stringify(await asked(db.transaction(store).objectStore(store).getAll()), readable),
        );
      }
      db.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (!/\.(js|css|woff2|png|svg)(\?|$)/.test(request.url))
          parts.push(await ((await cache.match(request))?.text() ?? ""));
      }
    }
    return parts.join("\n");
  });
