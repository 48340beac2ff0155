/** Keeps keys that can't be read out in a database of their own, away from what they have sealed. */
import { fail, ok, type Result } from "../../domain/result";

/** Not named like the copies (`watchdesk:`): what deletes those leaves the keys alone. */
const NAME = "watchdesk-keys";
const STORE = "keys";
/** A database that another tab blocks (one that sleeps in the middle of its own turn) or a broken disk holds up must not keep a page from opening. */
const PATIENCE_MS = 3_000;

/** `full`: the disk has no room for a key; `no_storage`: there is no such store, or it can't be used. */
export type KeysFault = "no_storage" | "full";

/** Runs `work` on the store of keys; a browser that has none, refuses it or does not answer is a fault, no exception. */
export async function withKeys<T>(
  factory: IDBFactory | undefined,
  work: (keys: IDBObjectStore, answer: (value: T) => void) => void,
): Promise<Result<T, KeysFault>> {
  let db: IDBDatabase | undefined;
  try {
    if (!factory) return fail("no_storage");
    db = await open(factory);
    return ok(await inTransaction(db, work));
  } catch (error) {
    return fail(error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "no_storage");
  } finally {
    db?.close();
  }
}

function open(factory: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = factory.open(NAME, 1);
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      reject(new Error("the keys' database does not open"));
    }, PATIENCE_MS);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onerror = () => {
      clearTimeout(timer);
      reject(opening.error ?? new Error("the keys' database can't be opened"));
    };
    opening.onsuccess = () => {
      clearTimeout(timer);
      if (late) return opening.result.close();
      // Whoever deletes everything of this site must not wait for us.
      opening.result.onversionchange = () => opening.result.close();
      resolve(opening.result);
    };
  });
}

function inTransaction<T>(
  db: IDBDatabase,
  work: (keys: IDBObjectStore, answer: (value: T) => void) => void,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(STORE, "readwrite");
    let result: { readonly value: T } | undefined;
    const timer = setTimeout(() => transaction.abort(), PATIENCE_MS);
    const failed = (): void => {
      clearTimeout(timer);
      reject(transaction.error ?? new Error("the keys can't be read or written"));
    };
    transaction.oncomplete = () => {
      clearTimeout(timer);
      if (result) resolve(result.value);
      else failed();
    };
    transaction.onabort = failed;
    transaction.onerror = failed;
    work(transaction.objectStore(STORE), (value) => (result = { value }));
  });
}
