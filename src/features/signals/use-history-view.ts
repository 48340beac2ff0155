/** How a list of the history looks to somebody: what narrows it and how its columns lie, kept by him as views. */
import { useEffect, useMemo, useRef } from "react";
import { useLayout } from "../../resources/records/list/use-layout";
import { useViews } from "../../resources/records/list/use-views";
import type { GridColumn } from "../../ui/grid/grid-column";
import { type GridLayout, layoutOfColumns, readLayout } from "../../ui/grid/grid-layout";
import { isFiltered } from "./filter";
import { filterOf, type HistorySearch, type useAddressedFilter } from "./history-address";

export interface HistoryViewOptions<F extends object> {
  /** Its name among the lists that views are kept for. */
  readonly list: string;
  readonly columns: readonly Pick<GridColumn<never>, "id" | "header">[];
  /** Those of them that are seen before somebody chooses others. */
  readonly usual: readonly { readonly id: string }[];
  /** Nothing filtered. */
  readonly none: F;
  readonly search: HistorySearch;
}

/** A kept view as it can be shown now, whichever release kept it. */
function readView<F extends object>(kept: unknown, none: F, usual: GridLayout) {
  const { search, layout } = (kept ?? {}) as { readonly search?: HistorySearch; readonly layout?: unknown };
  return { filter: filterOf(none, { filter: search?.filter ?? {} }), layout: readLayout(layout, usual) };
}

/** The view, and the ways to change it. A kept one opens the list unless the address asks for something. */
export function useHistoryView<F extends object>(
  { list, columns, usual: seen, none, search }: HistoryViewOptions<F>,
  { filter, setFilter }: Pick<ReturnType<typeof useAddressedFilter<F>>, "filter" | "setFilter">,
) {
  const saved = useViews(list);
  const { views } = saved;
  const usual = useMemo(() => layoutOfColumns(seen, columns), [seen, columns]);
  const opening = views?.find(({ name }) => name === "")?.view;
  const opened = useMemo(() => readView(opening, none, usual), [opening, none, usual]);
  const { layout, setLayout } = useLayout(list, opened.layout);
  const isOpen = useRef(search.filter !== undefined);
  useEffect(() => {
    if (isOpen.current || views === undefined) return;
    isOpen.current = true;
    if (isFiltered(opened.filter)) setFilter((typed) => (isFiltered(typed) ? typed : opened.filter));
  }, [views, opened, setFilter]);
  const show = (kept: unknown): void => {
    const view = readView(kept, none, usual);
    setFilter(view.filter);
    setLayout(view.layout);
  };
  const showUsual = (): void => show(undefined);
  const asked = Object.entries(filter).filter(([, value]) => value !== "");
  const current = { search: { filter: Object.fromEntries(asked) as Record<string, string> }, layout };
  return { saved, columns, layout, setLayout, usual, current, show, showUsual };
}

export type HistoryView = ReturnType<typeof useHistoryView>;
