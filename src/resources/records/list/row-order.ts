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

/** The rows of a view in its order. */
export function arranged(
  rows: readonly RecordRow[],
  { collection, view, ...ordering }: { readonly collection: PagedCollection; readonly view: ListView } & Ordering,
): readonly RecordRow[] {
  return rows.filter(passes(collection, view)).sort(compareBy(collection, view.sort, ordering));
}
