/** What of a list is asked for, and how its columns lie: by the address, by what somebody typed, or by his saved view. */
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useSettled } from "../../../ui/use-settled";
import type { PagedCollection } from "../record-row";
import { type ListSearch, type ListView, readKeptView, searchOf, usualLayout, usualView, viewOf } from "./list-view";
import { useLayout } from "./use-layout";
import type { SavedViews } from "./use-views";

/** What the address says, and the way to change it; without them a list keeps it to itself. */
export interface ListAddress {
  readonly view?: ListSearch | undefined;
  readonly onView?: ((view: ListSearch) => void) | undefined;
}

const isEmpty = (search: ListSearch): boolean => Object.keys(search).length === 0;

interface Typed {
  /** null until somebody has asked for something. */
  readonly typed: ListView | null;
  readonly setTyped: (view: ListView | null) => void;
}

/** What is typed goes into the address once it stands still; what that says otherwise (Back, a link) is shown. */
function useAddress(collection: PagedCollection, { typed, setTyped }: Typed, { view = {}, onView }: ListAddress): void {
  const heard = JSON.stringify(view);
  const said = useRef(heard);
  const settled = useSettled(typed);
  useEffect(() => {
    if (settled === null || settled !== typed) return;
    const next = searchOf(collection, settled);
    const text = JSON.stringify(next);
    if (text === said.current) return;
    said.current = text;
    onView?.(next);
  }, [settled, typed, collection, onView]);
  useEffect(() => {
    if (onView === undefined || heard === said.current) return;
    said.current = heard;
    const search = JSON.parse(heard) as ListSearch;
    setTyped(isEmpty(search) ? null : viewOf(collection, search));
  }, [heard, collection, onView, setTyped]);
}

/** The state of a list, and the ways to change it. */
export function useListState(
  collection: PagedCollection,
  saved: SavedViews,
  { view: address = {}, onView }: ListAddress,
) {
  const opening = saved.views?.find(({ name }) => name === "")?.view;
  const kept = useMemo(
    () => (opening === undefined ? undefined : readKeptView(collection, opening)),
    [collection, opening],
  );
  const [typed, setTyped] = useState<ListView | null>(() => (isEmpty(address) ? null : viewOf(collection, address)));
  const view = useMemo(
    () => typed ?? (kept ? viewOf(collection, kept.search) : usualView(collection)),
    [typed, kept, collection],
  );
  const usual = useMemo(() => usualLayout(collection), [collection]);
  const { layout, setLayout } = useLayout(collection.name, kept?.layout ?? usual);

  useAddress(collection, { typed, setTyped }, { view: address, onView });

  const show = useCallback(
    (keptView: unknown): void => {
      const { search, layout: of } = readKeptView(collection, keptView);
      setTyped(viewOf(collection, search));
      setLayout(of);
    },
    [collection, setLayout],
  );
  const showUsual = useCallback((): void => {
    setTyped(usualView(collection));
    setLayout(usual);
  }, [collection, usual, setLayout]);
  return { view, setView: setTyped, layout, setLayout, usual, show, showUsual };
}
