/** One store of a database in memory: rows in the order of their keys, and of the keys of their indexes. */
import { compareKeys, isKey, toRange } from "./memory-keys";

type KeyPath = string | readonly string[];

/** A row under a key; of an index, `primaryKey` says whose row it is. */
export interface Entry {
  readonly key: unknown;
  readonly primaryKey: unknown;
}

/** An index in order; the rows themselves are one, by their own key. */
export interface Order {
  readonly keyPath: KeyPath;
  readonly unique: boolean;
  readonly multiEntry: boolean;
  readonly entries: Entry[];
}

const newOrder = (keyPath: KeyPath, { unique = false, multiEntry = false }: IDBIndexParameters = {}): Order => ({
  keyPath,
  unique,
  multiEntry,
  entries: [],
});

function valueAt(row: unknown, path: KeyPath): unknown {
  if (Array.isArray(path)) return (path as readonly string[]).map((part) => valueAt(row, part));
  return (path as string)
    .split(".")
    .reduce((value, name) => (value as Readonly<Record<string, unknown>> | undefined)?.[name], row);
}

const byBoth = (a: Entry, b: Entry): number => compareKeys(a.key, b.key) || compareKeys(a.primaryKey, b.primaryKey);

/** Where the first entry stands for which `isIn` holds; from there on it holds for all. */
function firstIn(entries: readonly Entry[], isIn: (entry: Entry) => boolean): number {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isIn(entries[middle] as Entry)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The rows. */
export class MemoryStore {
  readonly keyPath: string;
  readonly rows: Order;
  readonly indexes = new Map<string, Order>();
  readonly #values = new Map<unknown, unknown>();

  constructor(keyPath: string) {
    this.keyPath = keyPath;
    this.rows = newOrder(keyPath, { unique: true });
  }

  addIndex(name: string, keyPath: KeyPath, options?: IDBIndexParameters): void {
    this.indexes.set(name, newOrder(keyPath, options));
  }

  /** A copy of its own for each reader, as the browser hands it out. */
  value(primaryKey: unknown): unknown {
    const value = this.#values.get(primaryKey);
    return value === undefined ? undefined : structuredClone(value);
  }

  /** Puts a row, or only a new one; gives back how to undo it. */
  put(value: unknown, onlyNew = false): { readonly key: unknown; readonly undo: () => void } {
    const row: unknown = structuredClone(value);
    const key = valueAt(row, this.keyPath);
    if (!isKey(key)) throw new DOMException("the row has no key", "DataError");
    const before = this.#values.get(key);
    if (onlyNew && before !== undefined) throw new DOMException("there is one already", "ConstraintError");
    this.#remove(key);
    this.#add(key, row);
    return { key, undo: () => this.#restore(key, before) };
  }

  /** Deletes what is in a range; gives back how to undo it. */
  delete(query: unknown): () => void {
    const keys = this.find(this.rows, query).map(({ primaryKey }) => primaryKey);
    const before = keys.map((key) => [key, this.#values.get(key)] as const);
    for (const key of keys) this.#remove(key);
    return () => {
      for (const [key, row] of before) this.#restore(key, row);
    };
  }

  /** Entries of an order that are in a range. */
  find({ entries }: Order, query: unknown): readonly Entry[] {
    const range = toRange(query);
    const from = firstIn(entries, ({ key }) => range.isAbove(key));
    const to = firstIn(entries, ({ key }) => !range.isBelow(key));
    return entries.slice(from, to);
  }

  #restore(key: unknown, row: unknown): void {
    this.#remove(key);
    if (row !== undefined) this.#add(key, row);
  }

  #add(key: unknown, row: unknown): void {
    this.#values.set(key, row);
    for (const order of [this.rows, ...this.indexes.values()]) {
      for (const entry of entriesOf(order, key, row)) {
        order.entries.splice(
          firstIn(order.entries, (other) => byBoth(other, entry) >= 0),
          0,
          entry,
        );
      }
    }
  }

  #remove(key: unknown): void {
    const row = this.#values.get(key);
    if (row === undefined) return;
    this.#values.delete(key);
    for (const order of [this.rows, ...this.indexes.values()]) {
      for (const entry of entriesOf(order, key, row)) {
        const at = firstIn(order.entries, (other) => byBoth(other, entry) >= 0);
        order.entries.splice(at, 1);
      }
    }
  }
}

function entriesOf({ keyPath, multiEntry }: Order, primaryKey: unknown, row: unknown): readonly Entry[] {
  const key = valueAt(row, keyPath);
  const keys: readonly unknown[] = multiEntry && Array.isArray(key) ? [...new Set<unknown>(key)] : [key];
  return keys.filter(isKey).map((one) => ({ key: one, primaryKey }));
}
