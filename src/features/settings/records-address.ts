/** Addresses of the pages of records: which collection a path names, and what the rest says. */
import { MENUS, type Area, type MenuEntry } from "../../../domain/access/menu";
import { isObject } from "../../../domain/plain-object";
import { readRecordSearch } from "../../resources/records/record/record-address";
import type { RecordsSearch } from "./records-page";

/** Pages of records of an area. */
export const entriesOf = (area: Area): readonly MenuEntry[] =>
  MENUS[area].flatMap((entry) => entry.children ?? [entry]).filter(({ collection }) => collection !== undefined);

/** The page of records at a path below an area: `alarm_types` at `settings/alarm-types`. */
export const pageAt = (area: Area, path: string): MenuEntry | undefined =>
  entriesOf(area).find((entry) => entry.path === path);

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
