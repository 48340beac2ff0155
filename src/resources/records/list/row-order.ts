/** Which rows of a list in memory are shown, and in which order: any spelling of a text finds any other. */
import type { Field } from "../../../../domain/collections/define";
import { folded } from "../../../../domain/live/folded";
import { type PagedCollection, type RecordRow, textOf } from "../record-row";
import type { ListView } from "./list-view";

/** What a record of another collection is called, by its id. */
export type TitleOf = (collection: string, id: string) => string;

/** Words of what is looked for: each must be somewhere in the fields that are searched. */
const wordsOf = (search: string): readonly string[] => folded(search).split(/\s+/).filter(Boolean);

function hasValue(field: Field | undefined, value: unknown, wanted: string): boolean {
  if (field?.type === "bool") return (value === true) === (wanted === "true");
  if (Array.isArray(value)) return value.includes(wanted);
  return textOf(value) === wanted;
}

/** A test of a row for a view. */
export function passes({ fields, page }: PagedCollection, { search, filter }: ListView): (row: RecordRow) => boolean {
  const words = wordsOf(search);
  const filters = Object.entries(filter);
  return (row) => {
    if (!filters.every(([name, wanted]) => hasValue(fields[name], row[name], wanted))) return false;
    if (words.length === 0) return true;
    const text = folded(page.search.map((name) => textOf(row[name])).join("\n"));
    return words.every((word) => text.includes(word));
  };
}

export interface Ordering {
  /** The language's order of texts; digits by their value. */
  readonly collator: Pick<Intl.Collator, "compare">;
  readonly titleOf: TitleOf;
}

type Compare = (a: RecordRow, b: RecordRow) => number;

/** Rows by a field; those that are alike by their id, so that they never change places. */
export function compareBy({ fields }: PagedCollection, sort: string, ordering: Ordering): Compare {
  const descending = sort.startsWith("-");
  const name = descending ? sort.slice(1) : sort;
  const compare = compareField(fields[name], name, ordering);
  return (a, b) => (descending ? compare(b, a) : compare(a, b)) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}

function compareField(field: Field | undefined, name: string, { collator, titleOf }: Ordering): Compare {
  switch (field?.type) {
    case "number":
      return (a, b) => Number(a[name] ?? 0) - Number(b[name] ?? 0);
    case "bool":
      return (a, b) => Number(a[name] === true) - Number(b[name] === true);
    case "select": {
      // In the order in which the collection says them: low, normal, high.
      const place = (row: RecordRow): number => {
        const value: unknown = Array.isArray(row[name]) ? row[name][0] : row[name];
        return field.values.indexOf(textOf(value));
      };
      return (a, b) => place(a) - place(b);
    }
    case "relation":
      return (a, b) => collator.compare(titleOf(field.to, textOf(a[name])), titleOf(field.to, textOf(b[name])));
    default:
      return (a, b) => collator.compare(textOf(a[name]), textOf(b[name]));
  }
}

/** More rows than this the language's own order would sort for seconds (100,000: 1.5 to 2.7 s, where keys take 0.2 s). */
const COLLATED_MOST = 20_000;

/** Folded, and digits by their value. */
const plainKey = (text: string): string => folded(text).replace(/\d+/g, (digits) => digits.padStart(12, "0"));

/** Many rows by keys that are made once a row. */
function sortByKeys(rows: readonly RecordRow[], keyOf: (row: RecordRow) => string, descending: boolean): RecordRow[] {
  const way = descending ? -1 : 1;
  return rows
    .map((row) => ({ row, key: plainKey(keyOf(row)) }))
    .sort((a, b) => (a.key < b.key ? -way : a.key > b.key ? way : a.row.id < b.row.id ? -1 : 1))
    .map(({ row }) => row);
}

/** The rows of a view in its order. */
export function arranged(
  rows: readonly RecordRow[],
  { collection, view, ...ordering }: { readonly collection: PagedCollection; readonly view: ListView } & Ordering,
): readonly RecordRow[] {
  const shown = rows.filter(passes(collection, view));
  const descending = view.sort.startsWith("-");
  const name = descending ? view.sort.slice(1) : view.sort;
  const field = collection.fields[name];
  if (shown.length > COLLATED_MOST && (field?.type === "text" || field?.type === "relation")) {
    const { titleOf } = ordering;
    const keyOf = (row: RecordRow): string =>
      field.type === "text" ? textOf(row[name]) : titleOf(field.to, textOf(row[name]));
    return sortByKeys(shown, keyOf, descending);
  }
  return shown.sort(compareBy(collection, view.sort, ordering));
}
