/** Addresses of the pages of records: which collection a path names, and what the rest says. */
import { hrefOf, MENUS, type Area, type MenuEntry } from "../../../domain/access/menu";
import { ALL_COLLECTIONS } from "../../../domain/collections/all";
import type { Collection } from "../../../domain/collections/define";
import { isObject } from "../../../domain/plain-object";
import { readRecordSearch } from "../../resources/records/record/record-address";
import type { PagedCollection } from "../../resources/records/record-row";
import type { RecordsSearch } from "./records-page";

const isPaged = (collection: Collection): collection is PagedCollection => collection.page !== undefined;
const PAGED = ALL_COLLECTIONS.filter(isPaged);

const entriesOf = (area: Area): readonly MenuEntry[] =>
  MENUS[area].flatMap((entry) => entry.children ?? [entry]).filter(({ collection }) => collection !== undefined);

/** The page of records at a path below an area: `alarm_types` at `settings/alarm-types`. */
export const pageAt = (area: Area, path: string): MenuEntry | undefined =>
  entriesOf(area).find((entry) => entry.path === path);

/** The lists of a page: its own collection's, and those of its tabs. */
export const listsOf = ({ collection, tabs = [] }: MenuEntry): readonly PagedCollection[] =>
  [collection, ...tabs].flatMap((name) => PAGED.find((paged) => paged.name === name) ?? []);

/** Where a list stands that is a tab of another's page, for who has an address of its own for it. */
export function tabAt(area: Area, path: string): string | undefined {
  const tab = PAGED.find(({ page }) => page.path === path)?.name;
  const entry = tab === undefined ? undefined : entriesOf(area).find(({ tabs = [] }) => tabs.includes(tab));
  return entry && `${hrefOf(entry, area)}?tab=${tab}`;
}

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
