/** A browser that refuses its storage gives the page one that lasts as long as the tab: settings are lost, work is not. */

/** A `Storage` in memory. */
function memoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (at) => [...values.keys()][at] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

type Name = "localStorage" | "sessionStorage";

/** Puts a storage in the place of one that can't be used. */
export function ensureStorage(page: object, name: Name): void {
  try {
    const storage = (page as Readonly<Record<Name, Storage>>)[name];
    storage.setItem("watchdesk.probe", "1");
    storage.removeItem("watchdesk.probe");
  } catch (error) {
    // A storage that is only full still reads: whoever writes sees to it.
    if (error instanceof DOMException && error.name === "QuotaExceededError") return;
    Object.defineProperty(page, name, { value: memoryStorage(), configurable: true });
  }
}

/** A database whose mere name is refused is none: a library would fail at asking whether there is one. */
export function withoutRefused(page: object): void {
  try {
    void (page as { readonly indexedDB?: IDBFactory }).indexedDB;
  } catch {
    Object.defineProperty(page, "indexedDB", { value: undefined, configurable: true });
  }
}

if (typeof window === "object") withoutRefused(window);
if (typeof window === "object")
  for (const name of ["localStorage", "sessionStorage"] as const) ensureStorage(window, name);
