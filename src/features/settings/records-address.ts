/** Addresses of the pages of records: which collection a path names, and what the rest says. */
import { ALL_COLLECTIONS } from "../../../domain/collections/all";
import type { Collection } from "../../../domain/collections/define";
import { isObject } from "../../../domain/plain-object";
import { readRecordSearch } from "../../resources/records/record/record-address";
import type { PagedCollection } from "../../resources/records/record-row";
import type { RecordsSearch } from "./records-page";

const isPaged = (collection: Collection): collection is PagedCollection => collection.page !== undefined;

/** The collection of a settings page: `alarm-types`. */
export const pageAt = (path: string): PagedCollection | undefined =>
  ALL_COLLECTIONS.filter(isPaged).find(({ page }) => page.path === `settings/${path}`);

/** The lists of a page: its own collection's, and those of its tabs. */
export const pageLists = (name: string): readonly PagedCollection[] =>
  ALL_COLLECTIONS.filter(isPaged)
    .filter((collection) => collection.name === name || collection.page.tabOf === name)
    .toSorted((a, b) => Number(a.page.tabOf !== undefined) - Number(b.page.tabOf !== undefined));

const TEXT_MOST = 100;

const textIn = (value: unknown): string | undefined =>
  ["string", "number", "boolean"].includes(typeof value) ? String(value).slice(0, TEXT_MOST) : undefined;

/** Reads an address as anybody may have written it; the list itself knows its own fields. */
export function readSearch(search: Readonly<Record<string, unknown>>): RecordsSearch {
  const [q, sort] = [textIn(search["q"]), textIn(search["sort"])];
  const asked = isObject(search["filter"]) ? Object.entries(search["filter"]) : [];
  const filter = asked.flatMap(([name, value]) => {
    const text = textIn(value);
    return text === undefined ? [] : [[name, text] as const];
  });
  return {
    ...readRecordSearch(search),
    ...(q === undefined ? {} : { q }),
    ...(sort === undefined ? {} : { sort }),
    ...(filter.length === 0 ? {} : { filter: Object.fromEntries(filter) }),
  };
}
