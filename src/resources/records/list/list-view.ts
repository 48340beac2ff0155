/** What somebody wants to see of a list: what is looked for, filters, order and columns; part of it stands in the address. */
import type { PagedCollection } from "../record-row";
import { type GridLayout, layoutOf, readLayout } from "../../../ui/grid/grid-layout";
import { isListed } from "../record-row";

/** The part that the address keeps; what is left out is usual. */
export interface ListSearch {
  readonly q?: string;
  /** `name` or `-name`. */
  readonly sort?: string;
  /** Values by field; of a yes-or-no field `true` or `false`. */
  readonly filter?: Readonly<Record<string, string>>;
}

/** A list as it is seen. */
export interface ListView {
  readonly search: string;
  readonly sort: string;
  readonly filter: Readonly<Record<string, string>>;
}

export const SEARCH_MAX = 100;
const VALUE_MAX = 100;

const text = (value: unknown, max: number): string =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean"
    ? String(value).slice(0, max)
    : "";

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Fields that may stand in the list, in the order of the collection: its columns first. */
export const listedFields = ({ fields, list }: PagedCollection): readonly string[] => {
  const columns = (list?.columns ?? []).filter((name) => fields[name] !== undefined);
  const others = Object.keys(fields).filter((name) => !columns.includes(name));
  return [...columns, ...others].filter((name) => fields[name] !== undefined && isListed(fields[name]));
};

/** The collection without a field that says the same in each row: that of the record whose rows they are. */
export function withoutField(collection: PagedCollection, name: string): PagedCollection {
  const { [name]: _settled, ...fields } = collection.fields;
  const others = (names: readonly string[]): readonly string[] => names.filter((one) => one !== name);
  const { list, page } = collection;
  const listed = list && { list: { ...list, columns: others(list.columns) } };
  return { ...collection, fields, ...listed, page: { ...page, filters: others(page.filters ?? []) } };
}

/** Columns a list has before somebody chooses others. */
export const usualLayout = (collection: PagedCollection): GridLayout =>
  layoutOf(collection.list?.columns ?? [], listedFields(collection));

/** A list before anybody asks for something: all of it, in its usual order. */
export const usualView = ({ list, fields }: PagedCollection): ListView => ({
  search: "",
  sort: list?.sort ?? Object.keys(fields)[0] ?? "id",
  filter: {},
});

/** Reads an address as anybody may have written it: fields that are none, or no filters of this list, are left out. */
export function readListSearch(collection: PagedCollection, search: Readonly<Record<string, unknown>>): ListSearch {
  const q = text(search["q"], SEARCH_MAX);
  const sort = text(search["sort"], VALUE_MAX);
  const isSort = listedFields(collection).includes(sort.replace(/^-/, "")) && sort !== usualView(collection).sort;
  const asked = isObject(search["filter"]) ? search["filter"] : {};
  const filters = (collection.page.filters ?? [])
    .map((name) => [name, text(asked[name], VALUE_MAX)] as const)
    .filter(([, value]) => value !== "");
  return {
    ...(q === "" ? {} : { q }),
    ...(isSort ? { sort } : {}),
    ...(filters.length === 0 ? {} : { filter: Object.fromEntries(filters) }),
  };
}

/** The list that an address asks for. */
export function viewOf(collection: PagedCollection, search: ListSearch): ListView {
  const usual = usualView(collection);
  const { q, sort, filter } = readListSearch(collection, { ...search });
  return { search: q ?? usual.search, sort: sort ?? usual.sort, filter: filter ?? usual.filter };
}

/** The address of a list. */
export const searchOf = (collection: PagedCollection, { search, sort, filter }: ListView): ListSearch =>
  readListSearch(collection, { q: search, sort, filter });

/** Does it show less than all? */
export const isNarrowed = ({ search, filter }: ListView): boolean =>
  search.trim() !== "" || Object.keys(filter).length > 0;

/** A view as it is kept: whoever reads it may be a later release, or an earlier one. */
export interface KeptView {
  readonly search: ListSearch;
  readonly layout: GridLayout;
}

/** A kept view as it can be shown now. */
export function readKeptView(collection: PagedCollection, kept: unknown): KeptView {
  const { search, layout } = isObject(kept) ? kept : {};
  return {
    search: readListSearch(collection, isObject(search) ? search : {}),
    layout: readLayout(layout, usualLayout(collection)),
  };
}
