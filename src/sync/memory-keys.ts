/** Keys of a database as IndexedDB orders them, and ranges of them. */

/** Numbers before dates before texts before bytes before lists. */
type Key = number | Date | string | ArrayBufferView | ArrayBuffer | readonly unknown[];

const RANKS = { number: 1, date: 2, text: 3, bytes: 4, list: 5 } as const;

function rankOf(key: unknown): number {
  if (typeof key === "number" && !Number.isNaN(key)) return RANKS.number;
  if (key instanceof Date && !Number.isNaN(key.getTime())) return RANKS.date;
  if (typeof key === "string") return RANKS.text;
  if (key instanceof ArrayBuffer || ArrayBuffer.isView(key)) return RANKS.bytes;
  if (Array.isArray(key) && key.every((part) => rankOf(part) > 0)) return RANKS.list;
  return 0;
}

/** Can it be a key? */
export const isKey = (key: unknown): key is Key => rankOf(key) > 0;

const bytesOf = (key: ArrayBuffer | ArrayBufferView): Uint8Array =>
  key instanceof ArrayBuffer ? new Uint8Array(key) : new Uint8Array(key.buffer, key.byteOffset, key.byteLength);

/** -1, 0 or 1, as `indexedDB.cmp`. */
export function compareKeys(a: unknown, b: unknown): number {
  const [rank, other] = [rankOf(a), rankOf(b)];
  if (rank === 0 || other === 0) throw new DOMException("this is no key", "DataError");
  if (rank !== other) return rank < other ? -1 : 1;
  if (rank === RANKS.list) return compareLists(a as readonly unknown[], b as readonly unknown[], compareKeys);
  if (rank === RANKS.bytes) return compareLists([...bytesOf(a as ArrayBuffer)], [...bytesOf(b as ArrayBuffer)], order);
  return order(a, b);
}

function order(a: unknown, b: unknown): number {
  const [x, y] = [a as number, b as number];
  return x < y ? -1 : x > y ? 1 : 0;
}

function compareLists<T>(a: readonly T[], b: readonly T[], compare: (x: T, y: T) => number): number {
  for (const [at, part] of a.entries()) {
    const other = b[at];
    if (other === undefined) return 1;
    const found = compare(part, other);
    if (found !== 0) return found;
  }
  return a.length < b.length ? -1 : 0;
}

/** A range as `IDBKeyRange`. */
export class MemoryKeyRange {
  readonly lower: unknown;
  readonly upper: unknown;
  readonly lowerOpen: boolean;
  readonly upperOpen: boolean;

  private constructor(bounds: Partial<Pick<IDBKeyRange, "lower" | "upper" | "lowerOpen" | "upperOpen">>) {
    this.lower = bounds.lower;
    this.upper = bounds.upper;
    this.lowerOpen = bounds.lowerOpen ?? false;
    this.upperOpen = bounds.upperOpen ?? false;
    for (const bound of [this.lower, this.upper]) if (bound !== undefined) compareKeys(bound, bound);
  }

  static only = (key: unknown): MemoryKeyRange => new MemoryKeyRange({ lower: key, upper: key });
  static lowerBound = (lower: unknown, lowerOpen = false): MemoryKeyRange => new MemoryKeyRange({ lower, lowerOpen });
  static upperBound = (upper: unknown, upperOpen = false): MemoryKeyRange => new MemoryKeyRange({ upper, upperOpen });

  // The browser's own takes four, and is called so.
  // eslint-disable-next-line max-params
  static bound(lower: unknown, upper: unknown, lowerOpen = false, upperOpen = false): MemoryKeyRange {
    const turned = compareKeys(lower, upper);
    if (turned > 0 || (turned === 0 && (lowerOpen || upperOpen)))
      throw new DOMException("the range ends before it begins", "DataError");
    return new MemoryKeyRange({ lower, upper, lowerOpen, upperOpen });
  }

  includes(key: unknown): boolean {
    return this.isAbove(key) && this.isBelow(key);
  }

  /** Not before the range. */
  isAbove(key: unknown): boolean {
    if (this.lower === undefined) return true;
    const found = compareKeys(key, this.lower);
    return found > 0 || (found === 0 && !this.lowerOpen);
  }

  /** Not behind the range. */
  isBelow(key: unknown): boolean {
    if (this.upper === undefined) return true;
    const found = compareKeys(key, this.upper);
    return found < 0 || (found === 0 && !this.upperOpen);
  }
}

/** What a query is given: a range, a key, or nothing for all. */
export const toRange = (query: unknown): MemoryKeyRange => {
  if (query === undefined || query === null) return ALL;
  return query instanceof MemoryKeyRange ? query : MemoryKeyRange.only(query);
};

const ALL = MemoryKeyRange.lowerBound(undefined);
