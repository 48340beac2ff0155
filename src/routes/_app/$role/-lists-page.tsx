/** A page of records of the menu: its lists as far as they may be read, under its title. */
import { useCallback, useMemo } from "react";
import type { Area } from "../../../../domain/access/menu";
import { pageAt, readSearch } from "../../../features/settings/records-address";
import { listsOf } from "../../../features/settings/records-lists";
import { RecordsPage, type RecordsPageProps, type RecordsSearch } from "../../../features/settings/records-page";
import { PageGate } from "../../../features/shell/page-gate";
import { useIsHere } from "../../../features/shell/use-is-here";
import { useMay } from "../../../resources/records/may";

export interface ListsPageProps {
  readonly area: Area;
  /** Below the area, as the menu has it. */
  readonly path: string;
  readonly search: RecordsSearch;
  readonly onSearch: (next: RecordsSearch, how: "push" | "replace") => void;
}

/** The page; nothing where the menu has none there. */
export function ListsPage({ area, path, search, onSearch }: ListsPageProps) {
  const isHere = useIsHere();
  const may = useMay();
  const entry = pageAt(area, path);
  const lists = useMemo(() => (entry ? listsOf(entry) : []), [entry]);
  const collections = lists.filter((one) => may(one, "read"));
  const go = useCallback<RecordsPageProps["onSearch"]>(
    (next, how) => void (isHere() && onSearch(readSearch({ ...next }), how)),
    [onSearch, isHere],
  );
  if (entry === undefined) return null;
  return (
    <PageGate area={area} id={entry.id}>
      <RecordsPage
        key={entry.id}
        collections={collections.length > 0 ? collections : lists}
        search={search}
        onSearch={go}
      />
    </PageGate>
  );
}
