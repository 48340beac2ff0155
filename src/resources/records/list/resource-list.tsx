/** The list of a collection: filters, order, saved views, columns, ticks and a file, out of the collection's own words. */
import GlobalStyles from "@mui/material/GlobalStyles";
import { type ReactNode, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../../ui/empty-state";
import { Grid, type GridTicks } from "../../../ui/grid/grid";
import { type GridLayout, shownIds } from "../../../ui/grid/grid-layout";
import { useBoxWidth } from "../../../ui/use-box-width";
import { useMay, useMayExport } from "../may";
import { type PagedCollection, type RecordRow, titleOf } from "../record-row";
import { useRecordWords } from "../record-words";
import { BulkBar, useBulkActs } from "./bulk-bar";
import { namedCollections } from "./field-text";
import { fittingLayout } from "./fitting-layout";
import { ListActs } from "./list-acts";
import { useListColumns } from "./list-columns";
import { ListFilters } from "./list-filters";
import { ListState } from "./list-state";
import { ExportLine, ListStrip } from "./list-strip";
import { DIALOG_RULES, ListRoot } from "./list-styles";
import { isNarrowed, withoutField } from "./list-view";
import type { RowsOf } from "./kept-rows";
import { useCatalogueTitles } from "./use-catalogue-titles";
import { useFieldWords } from "./use-field-words";
import { useListExport } from "./use-list-export";
import { type ListAddress, useListState } from "./use-list-state";
import type { LookUp } from "./use-look-up";
import { useRecordSource } from "./use-record-source";
import { shownTicks, useTicks } from "./use-ticks";
import { useViews } from "./use-views";

export interface ResourceListProps extends ListAddress {
  readonly collection: PagedCollection;
  /** Rows of one record of another collection alone. */
  readonly of?: RowsOf | undefined;
  readonly onOpen: (row: RecordRow) => void;
  /** Left out where nothing may be made here. */
  readonly onNew?: (() => void) | undefined;
  readonly selectedId?: string | null;
  /** Above the filters instead of the collection's name; null for none. */
  readonly heading?: ReactNode;
  /** Of a collection that is kept slim and may be long: how the copy is asked. */
  readonly lookUp?: LookUp | undefined;
  /** What can be looked for, where it is more than the texts of the list. */
  readonly searchLabel?: string | undefined;
  /** Beside the list's own acts. */
  readonly acts?: ReactNode;
}

/** The list, or why there is none for this person. */
export function ResourceList(props: ResourceListProps) {
  const { t } = useTranslation("records");
  const may = useMay();
  if (!may(props.collection, "read")) return <EmptyState title={t("list.no_right")} />;
  return <AllowedList {...props} />;
}

/** All that the parts of the list need. */
function useList({ collection: whole, of, view: address, onView, lookUp }: ResourceListProps) {
  const settled = of?.field;
  const collection = useMemo(() => (settled === undefined ? whole : withoutField(whole, settled)), [whole, settled]);
  const saved = useViews(settled === undefined ? collection.name : `${collection.name}.${settled}`);
  const state = useListState(collection, saved, { view: address, onView });
  const { view, layout } = state;
  const catalogues = useMemo(() => namedCollections(collection.fields), [collection]);
  const { named, titleOf: nameOf } = useCatalogueTitles(catalogues);
  const said = useFieldWords(nameOf);
  const columns = useListColumns(collection, said);
  const language = document.documentElement.lang || "en";
  const rows = useRecordSource({ collection, view, language, titleOf: nameOf, of, lookUp });
  const { source } = rows;
  const ticks = useTicks(source, rows.status === "ready");
  const exported = shownIds(layout).flatMap((id) => {
    const column = columns.find((one) => one.id === id);
    return column?.title ? [{ name: column.header, text: column.title }] : [];
  });
  const { timeZone } = said.format;
  const isCut = rows.isCut === true;
  const exporting = useListExport({ collection, view, of, source, isCut, timeZone, columns: exported });
  return { collection, saved, state, named, columns, rows, source, ticks, exporting };
}

type List = ReturnType<typeof useList>;

function AllowedList(props: ResourceListProps) {
  const words = useRecordWords();
  const list = useList(props);
  const { collection, state, rows, source, ticks, exporting } = list;
  const { heading, onNew, lookUp } = props;
  const narrowed = isNarrowed(state.view) || lookUp?.isWhole === true;
  const mayExport = useMayExport()(collection);
  return (
    <ListRoot>
      <GlobalStyles styles={DIALOG_RULES} />
      <div className="bar">
        {heading === undefined ? <h1>{words.many(collection.name)}</h1> : heading}
        <ListActs
          collection={collection}
          saved={list.saved}
          state={state}
          nameOf={(id) => words.field(collection.name, id)}
          exporting={exporting}
          canExport={mayExport}
          hasRows={rows.status === "ready" && source.count > 0}
          onNew={onNew}
          more={props.acts}
        />
      </div>
      <ListFilters
        collection={collection}
        view={state.view}
        onView={state.setView}
        all={rows.all}
        named={list.named}
        searchLabel={props.searchLabel}
      />
      <ExportLine state={exporting.state} onClear={exporting.clear} />
      <BulkBar
        collection={collection}
        ticks={ticks}
        current={(id) => source.at(source.indexOf(id))}
        onDone={rows.afterWrite}
      />
      <ListBox list={list} props={props} label={words.many(collection.name)} narrowed={narrowed} />
      <ListStrip rows={rows} narrowed={narrowed} />
    </ListRoot>
  );
}

interface ListBoxProps {
  readonly list: List;
  readonly props: ResourceListProps;
  readonly label: string;
  readonly narrowed: boolean;
}

function ListBox(props: ListBoxProps) {
  const { collection, rows, source } = props.list;
  const box = useRef<HTMLDivElement>(null);
  const widthPx = useBoxWidth(box);
  return (
    <div className="list" ref={box}>
      {source.count > 0 ? (
        <Rows {...props} widthPx={widthPx} />
      ) : (
        <ListState collection={collection.name} rows={rows} narrowed={props.narrowed} />
      )}
    </div>
  );
}

/** The columns as they are laid out; beside an open record those of them that fit, and what is moved then hides none for good. */
function useLayout({ list, props, widthPx }: RowsProps, hasTicks: boolean) {
  const { columns, state } = list;
  const { layout, setLayout } = state;
  const isBeside = (props.selectedId ?? null) !== null && widthPx > 0;
  const shown = useMemo(
    () => (isBeside ? fittingLayout(layout, columns, { widthPx, hasTicks }) : layout),
    [isBeside, layout, columns, widthPx, hasTicks],
  );
  return { layout: shown, onLayout: (next: GridLayout) => setLayout({ ...next, hidden: layout.hidden }) };
}

interface RowsProps extends ListBoxProps {
  readonly widthPx: number;
}

function Rows(rowsProps: RowsProps) {
  const { list, props, label } = rowsProps;
  const { t } = useTranslation("records");
  const { collection, columns, state, source, ticks } = list;
  const { view, setView } = state;
  const acts = useBulkActs(collection);
  const laidOut = useLayout(rowsProps, acts.length > 0);
  const gridTicks: GridTicks<RecordRow> = {
    has: (id) => ticks.ticked.has(id),
    toggle: ticks.toggle,
    toggleAll: ticks.toggleAll,
    shown: shownTicks(ticks.ticked, source),
    label: (row) => t("list.tick", { name: titleOf(collection, row) }),
    labelAll: t("list.tick_all"),
  };
  return (
    <Grid
      pageKeys={props.of === undefined}
      label={label}
      columns={columns}
      {...laidOut}
      source={source}
      sort={view.sort}
      onSort={(sort) => setView({ ...view, sort })}
      orderKey={JSON.stringify(view)}
      onOpen={props.onOpen}
      openKey={props.selectedId ?? null}
      // Where nothing can be done with many there is nothing to tick.
      ticks={acts.length === 0 ? undefined : gridTicks}
      empty={null}
    />
  );
}
