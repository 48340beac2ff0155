/** Reads all that a page's browser keeps for it, raw: databases, storage and caches. */
import type { Page } from "@playwright/test";

/** Names of the copies in this browser. */
export const databases = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name = "" }) => name);
    return names.filter((name) => name.startsWith("watchdesk:"));
  });

/** What a table of the copy holds; nothing where there is no copy yet. */
const readTable = (page: Page, table: string, read: "getAll" | "getAllKeys"): Promise<readonly unknown[]> =>
  page.evaluate(
    async ([store, method]) => {
      const { name } = (await indexedDB.databases()).find((found) => found.name?.startsWith("watchdesk:")) ?? {};
      if (name === undefined) return [];
      const opening = indexedDB.open(name);
      await new Promise((done) => (opening.onsuccess = done));
      const db = opening.result;
      const asked = db.objectStoreNames.contains(store)
        ? db.transaction(store).objectStore(store)[method]()
        : undefined;
      if (asked) await new Promise((done) => (asked.onsuccess = done));
      db.close();
      return (asked?.result ?? []) as unknown[];
    },
    [table, read] as const,
  );

/** Ids of the rows of a table of the copy; none where there is no copy yet. */
export const idsOf = async (page: Page, table: string): Promise<readonly string[]> =>
  (await readTable(page, table, "getAllKeys")) as readonly string[];

/** The version in which an open alarm lies in the copy; undefined where it is not there. */
export async function versionOf(page: Page, alarm: string): Promise<number | undefined> {
  const rows = (await readTable(page, "events_alarm", "getAll")) as readonly { id: string; version: number }[];
  return rows.find(({ id }) => id === alarm)?.version;
}

/** How far the copy is: the number up to which it has every signal, whether it has what belongs to the open alarms. */
export async function cursorOf(page: Page, of: "events" | "open"): Promise<unknown> {
  const rows = (await readTable(page, "meta", "getAll")) as readonly { key: string; value: unknown }[];
  return rows.find(({ key }) => key === `cursor:${of}`)?.value;
}

/** When the copy of a collection was last complete, epoch ms; 0 = never. */
export async function copiedAt(page: Page, collection: string): Promise<number> {
  const rows = (await readTable(page, "meta", "getAll")) as readonly { key: string; value: unknown }[];
  const ages = rows.find(({ key }) => key === "cursor:pulled")?.value as Readonly<Record<string, number>> | undefined;
  return ages?.[collection] ?? 0;
}

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
