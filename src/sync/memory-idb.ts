/** A database in this tab's memory, for a browser that keeps none: the part of IndexedDB that Dexie asks for. */
import { compareKeys, MemoryKeyRange } from "./memory-keys";
import { MemoryStore, type Entry, type Order } from "./memory-store";
import { later, MemoryRequest, MemoryTransaction, Turns } from "./memory-transaction";

type Direction = IDBCursorDirection;

const namesOf = (names: Iterable<string>): object => {
  const list = [...names].sort();
  return Object.assign(list, { contains: (name: string) => list.includes(name) });
};

/** What is read of a store or of one of its indexes. */
class MemorySource {
  readonly name: string;
  protected readonly store: MemoryStore;
  protected readonly transaction: MemoryTransaction;
  readonly #order: () => Order;

  constructor(name: string, of: { store: MemoryStore; transaction: MemoryTransaction; order: () => Order }) {
    this.name = name;
    this.store = of.store;
    this.transaction = of.transaction;
    this.#order = of.order;
  }

  get keyPath(): unknown {
    return this.#order().keyPath;
  }

  get unique(): boolean {
    return this.#order().unique;
  }

  get multiEntry(): boolean {
    return this.#order().multiEntry;
  }

  get(query: unknown): MemoryRequest {
    return this.#read(query, ([first]) => first && this.store.value(first.primaryKey));
  }

  getAll(query?: unknown, count = Infinity): MemoryRequest {
    return this.#read(query, (all) => all.slice(0, count).map(({ primaryKey }) => this.store.value(primaryKey)));
  }

  getAllKeys(query?: unknown, count = Infinity): MemoryRequest {
    return this.#read(query, (all) => all.slice(0, count).map(({ primaryKey }) => primaryKey));
  }

  count(query?: unknown): MemoryRequest {
    return this.#read(query, (all) => all.length);
  }

  openCursor(query?: unknown, direction: Direction = "next"): MemoryRequest {
    return this.#cursor(query, direction, true);
  }

  openKeyCursor(query?: unknown, direction: Direction = "next"): MemoryRequest {
    return this.#cursor(query, direction, false);
  }

  #read(query: unknown, answer: (all: readonly Entry[]) => unknown): MemoryRequest {
    return this.transaction.ask(() => answer(this.store.find(this.#order(), query)));
  }

  #cursor(query: unknown, direction: Direction, values: boolean): MemoryRequest {
    const request = new MemoryRequest();
    const found = (): readonly Entry[] => inDirection(this.store.find(this.#order(), query), direction);
    const valueOf = (key: unknown): unknown => (values ? this.store.value(key) : undefined);
    return this.transaction.ask(() => new MemoryCursor(found(), { request, direction, valueOf }).first(), request);
  }
}

/** Of entries with the same key, a unique cursor sees the first. */
function inDirection(entries: readonly Entry[], direction: Direction): readonly Entry[] {
  const seen = direction.endsWith("unique")
    ? entries.filter(({ key }, at) => at === 0 || compareKeys(key, entries[at - 1]?.key) !== 0)
    : entries;
  return direction.startsWith("prev") ? seen.toReversed() : seen;
}

interface CursorOf {
  readonly request: MemoryRequest;
  readonly direction: Direction;
  readonly valueOf: (primaryKey: unknown) => unknown;
}

/** Walks over entries. Dexie hangs words of its own on it, and puts `continue` aside and back. */
class MemoryCursor {
  key: unknown = undefined;
  primaryKey: unknown = undefined;
  value: unknown = undefined;
  readonly #entries: readonly Entry[];
  readonly #of: CursorOf;
  #at = -1;

  constructor(entries: readonly Entry[], of: CursorOf) {
    this.#entries = entries;
    this.#of = of;
  }

  first(): MemoryCursor | null {
    return this.#move(() => true);
  }

  continue(key?: unknown): void {
    this.#ask((entry) => key === undefined || this.#reaches(entry.key, key));
  }

  continuePrimaryKey(key: unknown, primaryKey: unknown): void {
    this.#ask((entry) => {
      const same = compareKeys(entry.key, key) === 0;
      return same ? this.#reaches(entry.primaryKey, primaryKey) : this.#reaches(entry.key, key);
    });
  }

  advance(count: number): void {
    let left = count;
    this.#ask(() => --left === 0);
  }

  #reaches(key: unknown, wanted: unknown): boolean {
    const found = compareKeys(key, wanted);
    return this.#of.direction.startsWith("prev") ? found <= 0 : found >= 0;
  }

  #ask(isWanted: (entry: Entry) => boolean): void {
    const { request } = this.#of;
    request.transaction?.ask(() => this.#move(isWanted), request);
  }

  #move(isWanted: (entry: Entry) => boolean): MemoryCursor | null {
    for (;;) {
      this.#at += 1;
      const entry = this.#entries[this.#at];
      if (!entry) return null;
      if (!isWanted(entry)) continue;
      Object.assign(this, entry, { value: this.#of.valueOf(entry.primaryKey) });
      return this;
    }
  }
}

/** A store within a transaction. */
class MemoryObjectStore extends MemorySource {
  readonly autoIncrement = false;

  constructor(name: string, store: MemoryStore, transaction: MemoryTransaction) {
    super(name, { store, transaction, order: () => store.rows });
  }

  get indexNames(): object {
    return namesOf(this.store.indexes.keys());
  }

  index(name: string): MemorySource {
    const { store, transaction } = this;
    const order = store.indexes.get(name);
    if (!order) throw new DOMException(`no index ${name}`, "NotFoundError");
    return new MemorySource(name, { store, transaction, order: () => order });
  }

  createIndex(name: string, keyPath: string | readonly string[], options?: IDBIndexParameters): void {
    this.store.addIndex(name, keyPath, options);
  }

  put(value: unknown): MemoryRequest {
    return this.#write(() => this.store.put(value));
  }

  add(value: unknown): MemoryRequest {
    return this.#write(() => this.store.put(value, true));
  }

  delete(query: unknown): MemoryRequest {
    return this.transaction.ask(() => this.transaction.undoBy(this.store.delete(query)));
  }

  clear(): MemoryRequest {
    return this.delete(undefined);
  }

  #write(work: () => ReturnType<MemoryStore["put"]>): MemoryRequest {
    return this.transaction.ask(() => {
      const { key, undo } = work();
      this.transaction.undoBy(undo);
      return key;
    });
  }
}

class MemoryDatabase {
  readonly name: string;
  version = 0;
  onversionchange: unknown = null;
  onclose: unknown = null;
  readonly #stores = new Map<string, MemoryStore>();
  readonly #turns = new Turns();

  constructor(name: string) {
    this.name = name;
  }

  get objectStoreNames(): object {
    return namesOf(this.#stores.keys());
  }

  createObjectStore(name: string, { keyPath }: IDBObjectStoreParameters = {}): unknown {
    this.#stores.set(name, new MemoryStore(keyPath as string));
    return this.#upgrade?.objectStore(name);
  }

  deleteObjectStore(name: string): void {
    this.#stores.delete(name);
  }

  #upgrade: MemoryTransaction | undefined;

  transaction(_names: unknown, mode: IDBTransactionMode = "readonly"): MemoryTransaction {
    return new MemoryTransaction({ db: this, mode, turns: this.#turns }, (name, transaction) => {
      const store = this.#stores.get(name);
      if (!store) throw new DOMException(`no store ${name}`, "NotFoundError");
      return new MemoryObjectStore(name, store, transaction);
    });
  }

  upgradeTo(version: number): MemoryTransaction {
    this.version = version;
    this.#upgrade = this.transaction([], "versionchange");
    return Object.assign(this.#upgrade, { objectStoreNames: this.objectStoreNames });
  }

  close(): void {
    // Its rows go with the last who speaks of it.
  }

  addEventListener(): void {
    // Nobody takes memory away.
  }
}

/** Databases that live as long as this object. */
export class MemoryFactory {
  readonly #databases = new Map<string, MemoryDatabase>();

  readonly cmp = compareKeys;

  open(name: string, version = 1): MemoryRequest {
    const request = new MemoryRequest();
    later(() => {
      const db = this.#databases.get(name) ?? new MemoryDatabase(name);
      this.#databases.set(name, db);
      request.result = db;
      const done = (): void => request.onsuccess?.({ target: request });
      if (db.version >= version) return done();
      const { version: oldVersion } = db;
      request.transaction = db.upgradeTo(version);
      request.transaction.addEventListener("complete", done);
      request.onupgradeneeded?.({ target: request, oldVersion, newVersion: version });
    });
    return request;
  }

  deleteDatabase(name: string): MemoryRequest {
    const request = new MemoryRequest();
    this.#databases.delete(name);
    later(() => request.onsuccess?.({ target: request }));
    return request;
  }

  databases(): Promise<{ name: string; version: number }[]> {
    return Promise.resolve([...this.#databases.values()].map(({ name, version }) => ({ name, version })));
  }
}

/** Where Dexie finds it, as the browser's own. */
export const memoryOptions = (): { readonly indexedDB: IDBFactory; readonly IDBKeyRange: typeof IDBKeyRange } => ({
  indexedDB: new MemoryFactory() as unknown as IDBFactory,
  IDBKeyRange: MemoryKeyRange as unknown as typeof IDBKeyRange,
});
