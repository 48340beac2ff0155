/** Which collections a page of records shows: apart from its address, since all of them are read for it. */
import { ALL_COLLECTIONS } from "../../../domain/collections/all";
import type { Collection } from "../../../domain/collections/define";
import { hrefOf, type Area, type MenuEntry } from "../../../domain/access/menu";
import type { PagedCollection } from "../../resources/records/record-row";
import { entriesOf } from "./records-address";

const isPaged = (collection: Collection): collection is PagedCollection => collection.page !== undefined;
const PAGED = ALL_COLLECTIONS.filter(isPaged);

/** The lists of a page: its own collection's, and those of its tabs. */
export const listsOf = ({ collection, tabs = [] }: MenuEntry): readonly PagedCollection[] =>
  [collection, ...tabs].flatMap((name) => PAGED.find((paged) => paged.name === name) ?? []);

/** Where a list stands that is a tab of another's page, for who has an address of its own for it. */
export function tabAt(area: Area, path: string): string | undefined {
  const tab = PAGED.find(({ page }) => page.path === path)?.name;
  const entry = tab === undefined ? undefined : entriesOf(area).find(({ tabs = [] }) => tabs.includes(tab));
  return entry && `${hrefOf(entry, area)}?tab=${tab}`;
}
