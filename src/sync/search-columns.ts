/** What is searched, as texts in memory: a look through a hundred thousand of them takes less than one row of a database. */
import { hasDigits, isNumberLike } from "../../domain/alarms/phone-digits";
import { folded } from "../../domain/live/folded";

/** A thing that is found by words or by a number. */
export interface Searched {
  readonly id: string;
  /** What it is found by exactly first: an account number. */
  readonly code: string;
  /** What it is called; then what else it is found by. */
  readonly texts: readonly string[];
  readonly numbers: readonly string[];
}

interface Entry<T extends Searched> {
  readonly item: T;
  readonly code: string;
  readonly name: string;
  readonly text: string;
}

/** A match and how good it is, 0 the best. */
interface Match<T> {
  readonly item: T;
  readonly rank: number;
  readonly name: string;
}

/** Things of one kind. */
export class SearchColumn<T extends Searched> {
  readonly #entries = new Map<string, Entry<T>>();

  get size(): number {
    return this.#entries.size;
  }

  put(items: readonly T[]): void {
    for (const item of items) {
      const [name = "", ...others] = item.texts.map(folded);
      const code = folded(item.code);
      // A line end is in no query: no match runs from one text into the next.
      this.#entries.set(item.id, { item, code, name, text: [code, name, ...others].join("\n") });
    }
  }

  /** Takes out all but those of which it is so. */
  keepIf(isKept: (item: T) => boolean): void {
    for (const [id, { item }] of this.#entries) if (!isKept(item)) this.#entries.delete(id);
  }

  get(id: string): T | undefined {
    return this.#entries.get(id)?.item;
  }

  all(): readonly T[] {
    return Array.from(this.#entries.values(), ({ item }) => item);
  }

  /** The best matches: all words in any spelling (H-IN-04), or the digits of a number in any form. */
  find(query: string, limit: number, isWanted: (item: T) => boolean = () => true): readonly T[] {
    const words = folded(query.trim())
      .split(/\s+/)
      .filter((word) => word !== "");
    if (words.length === 0) return [];
    const number = isNumberLike(query) ? query : null;
    const found: Match<T>[] = [];
    for (const entry of this.#entries.values()) {
      const rank = rankOf(entry, words, number);
      if (rank !== null && isWanted(entry.item)) found.push({ item: entry.item, rank, name: entry.name });
    }
    found.sort((a, b) => a.rank - b.rank || order(a.name, b.name) || order(a.item.id, b.item.id));
    return found.slice(0, limit).map(({ item }) => item);
  }
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function rankOf<T extends Searched>(entry: Entry<T>, words: readonly string[], number: string | null): number | null {
  const { item, code, name, text } = entry;
  const whole = words.join(" ");
  if (code === whole) return 0;
  if (words.every((word) => text.includes(word))) {
    if (code !== "" && code.startsWith(whole)) return 1;
    if (name.startsWith(whole)) return 2;
    return name.includes(` ${whole}`) ? 3 : 4;
  }
  return number !== null && item.numbers.some((one) => hasDigits(one, number)) ? 5 : null;
}
