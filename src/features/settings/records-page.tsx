/** A page of records: the list, and the open record beside it where there is room, else in its place. */
import useMediaQuery from "@mui/material/useMediaQuery";
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { ListSearch } from "../../resources/records/list/list-view";
import { ResourceList, type ResourceListProps } from "../../resources/records/list/resource-list";
import { useMay } from "../../resources/records/may";
import { NEW, type RecordSearch } from "../../resources/records/record/record-address";
import type { PagedCollection } from "../../resources/records/record-row";
import { SkeletonRows } from "../../ui/skeleton-rows";
import { ListActs } from "./list-acts";
import { PageTabs } from "./page-tabs";
import { PageSplit } from "./page-split";

const RecordPanel = lazy(async () => ({
  default: (await import("../../resources/records/record/record-panel")).RecordPanel,
}));

const SingleRecord = lazy(async () => ({
  default: (await import("../../resources/records/record/single-record")).SingleRecord,
}));

const ServiceStrip = lazy(async () => ({ default: (await import("./service-strip")).ServiceStrip }));

/** Beside its list a record needs this much (look.md, other pages). */
const WIDE = "(min-width: 1200px)";

/** All that the address of such a page says. */
export type RecordsSearch = RecordSearch & ListSearch;

export interface RecordsPageProps {
  /** The page's own collection, and those that are tabs of it, as far as they may be read. */
  readonly collections: readonly PagedCollection[];
  readonly search: RecordsSearch;
  readonly onSearch: (next: RecordsSearch, how: "push" | "replace") => void;
  /** Draws an open record where it is no form. */
  readonly panel?: (id: string, onClose: () => void) => ReactNode;
  /** New ones are made here all the same: where the panel draws nothing, the form stands. */
  readonly makes?: boolean;
  /** How the list is looked up in the browser's copy. */
  readonly list?: Pick<ResourceListProps, "lookUp" | "searchLabel" | "heading">;
}

const viewOnly = ({ q, sort, filter }: RecordsSearch): ListSearch => ({
  ...(q === undefined ? {} : { q }),
  ...(sort === undefined ? {} : { sort }),
  ...(filter === undefined ? {} : { filter }),
});

/** What of the address is changed when a record is opened or closed: nothing of the last one stays. */
const opened = (id: string | undefined): RecordSearch => ({ id, part: undefined, sub: undefined, copy: undefined });

/** The ways to change the address. */
function useGo({ search, onSearch }: RecordsPageProps) {
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  const onView = useCallback(
    (view: ListSearch): void => {
      const { tab, id, part, sub, copy } = latest.current;
      onSearch({ tab, id, part, sub, copy, ...view }, "replace");
    },
    [onSearch],
  );
  const go = (next: RecordSearch, how: "push" | "replace" = "push"): void => onSearch({ ...search, ...next }, how);
  return { go, onView };
}

/** The page; the one record of a collection that has one stands open. */
export function RecordsPage(props: RecordsPageProps) {
  const [first] = props.collections;
  if (!first?.page.single) return <Lists {...props} />;
  return (
    <Suspense fallback={<Waiting />}>
      <SingleRecord collection={first} />
    </Suspense>
  );
}

function Lists(props: RecordsPageProps) {
  const { collections, search, onSearch, panel, list, makes = panel === undefined } = props;
  const may = useMay();
  const isWide = useMediaQuery(WIDE);
  const collection = collections.find(({ name }) => name === search.tab) ?? collections[0];
  const { go, onView } = useGo(props);
  useFocusBack(search.id);
  if (collection === undefined) return null;
  const view = viewOnly(search);
  const { id } = search;
  const mayMake = makes && may(collection, "create");
  const close = (): void => go(opened(undefined));
  return (
    <PageSplit>
      {collections.length > 1 && (
        <PageTabs
          names={collections.map(({ name }) => name)}
          current={collection.name}
          onTab={(name) => onSearch(name === collections[0]?.name ? {} : { tab: name }, "push")}
        />
      )}
      <Above collection={collection} />
      <div className="split">
        {(isWide || id === undefined) && (
          <div className="records" key={collection.name}>
            <ResourceList
              collection={collection}
              selectedId={id ?? null}
              view={view}
              onView={onView}
              onOpen={(row) => go(opened(row.id))}
              {...list}
              acts={<ListActs name={collection.name} onMade={(made) => go(opened(made))} />}
              onNew={mayMake ? () => go(opened(NEW)) : undefined}
            />
          </div>
        )}
        {id !== undefined && (
          <div className={isWide ? "beside" : "whole"}>
            <Suspense fallback={<Waiting />}>
              {panel?.(id, close) ?? (
                <RecordPanel {...{ collection, view }} search={{ ...search, id }} onGo={go} onClose={close} />
              )}
            </Suspense>
          </div>
        )}
      </div>
    </PageSplit>
  );
}

/** What stands above a list of receivers; other lists need nothing. */
function Above({ collection: { name } }: { readonly collection: PagedCollection }) {
  if (name !== "receivers") return null;
  return (
    <Suspense fallback={null}>
      <ServiceStrip />
    </Suspense>
  );
}

function Waiting() {
  const { t } = useTranslation("records");
  return <SkeletonRows label={t("list.loading")} />;
}

/** Where a record was closed, the keys go on in its list. */
function useFocusBack(id: string | undefined): void {
  const before = useRef(id);
  useEffect(() => {
    const wasOpen = before.current !== undefined;
    before.current = id;
    if (!wasOpen || id !== undefined) return;
    const grid = document.querySelector<HTMLElement>("main [role=grid]");
    (grid?.tabIndex === 0 ? grid : grid?.querySelector<HTMLElement>("[tabindex='0']"))?.focus({ preventScroll: true });
  }, [id]);
}
