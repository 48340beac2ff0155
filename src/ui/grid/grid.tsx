/** One grid for every list: any number of rows, columns as somebody likes them, all of it by keyboard and by touch. */
import { useTheme } from "@mui/material/styles";
import { type ReactNode, useId } from "react";
import type { GridColumn, GridSort } from "./grid-column";
import type { GridLayout } from "./grid-layout";
import { useSlowly } from "../use-slowly";
import { GridHeader } from "./grid-header";
import { GridRow, TICK } from "./grid-row";
import { GridRoot } from "./grid-styles";
import type { RowSource } from "./row-source";
import { useGrid } from "./use-grid";

/** Rows that are ticked, by their keys. */
export interface GridTicks<T> {
  readonly has: (key: string) => boolean;
  readonly toggle: (key: string) => void;
  /** How many of the rows that are shown. */
  readonly shown: "all" | "some" | "none";
  readonly toggleAll: () => void;
  readonly label: (row: T) => string;
  readonly labelAll: string;
}

export interface GridProps<T> {
  readonly label: string;
  readonly columns: readonly GridColumn<T>[];
  /** How they lie; left out where all of them are seen, in their own order. */
  readonly layout?: GridLayout | undefined;
  /** Left out where nobody lays them out. */
  readonly onLayout?: ((layout: GridLayout) => void) | undefined;
  readonly source: RowSource<T>;
  /** Left out where the rows have one order. */
  readonly sort?: GridSort | undefined;
  readonly onSort?: ((sort: GridSort) => void) | undefined;
  /** Changes with order and filter: then the list begins at its top again. */
  readonly orderKey?: string | undefined;
  readonly onOpen?: ((row: T) => void) | undefined;
  /** The row that is open beside the list. */
  readonly openKey?: string | null;
  readonly ticks?: GridTicks<T> | undefined;
  /** The priority whose colour the row's leading edge has; undefined = none. */
  readonly edge?: ((row: T) => number | undefined) | undefined;
  /** Drawn in quiet text. */
  readonly quiet?: ((row: T) => boolean) | undefined;
  /** Rows of two lines instead of cut texts: always, or where the list is too narrow for them. */
  readonly twoLines?: "always" | "narrow" | undefined;
  /** Read row by row, newest first: keys stand on whole rows (the arrow onwards leads into the cells), and whoever reads
   * at the top sees what comes. */
  readonly byRow?: boolean | undefined;
  /** The end of the rows is near. */
  readonly onEnd?: (() => void) | undefined;
  /** What stands where there are no rows. */
  readonly empty: ReactNode;
  /** The page's one list: its keys work as well while nothing has the focus. */
  readonly pageKeys?: boolean;
}

/** The grid; it fills what it stands in. */
export function Grid<T>(props: GridProps<T>) {
  const { label, source, sort = "", ticks } = props;
  const id = useId();
  const rightToLeft = useTheme().direction === "rtl";
  const grid = useGrid(props, { id, rightToLeft });
  const { shown, cursor, headHeightPx, cellId } = grid;
  return (
    <GridRoot
      ref={grid.box}
      role="grid"
      tabIndex={0}
      aria-label={label}
      aria-rowcount={source.more ? -1 : source.count + 1}
      aria-colcount={shown.columns.length + (ticks ? 1 : 0)}
      aria-multiselectable={ticks ? true : undefined}
      aria-activedescendant={grid.active}
      data-lines={grid.twoLines ? 2 : 1}
      style={{ scrollPaddingInlineStart: shown.pinnedPx, scrollPaddingBlockStart: headHeightPx }}
      {...grid.handlers}
    >
      <div role="presentation" style={{ minInlineSize: shown.widthPx }}>
        <GridHeader
          shown={shown}
          sort={sort}
          cursor={cursor}
          cellId={cellId}
          heightPx={headHeightPx}
          rightToLeft={rightToLeft}
          laidOut={props.onLayout !== undefined}
          lead={ticks && <TickAll id={cellId({ row: null, column: TICK })} ticks={ticks} current={grid.onTickAll} />}
          {...grid.headerActs}
        />
        {source.count === 0 ? (
          <NoRows unread={source.more} empty={props.empty} />
        ) : (
          <GridBody id={id} props={props} grid={grid} />
        )}
      </div>
    </GridRoot>
  );
}

const SKELETONS = [0, 1, 2, 3, 4, 5];

/** Why there are none; while they are read, grey lines, but only when it takes long enough to be noticed. */
function NoRows({ unread, empty }: { readonly unread: boolean; readonly empty: ReactNode }) {
  const slow = useSlowly(unread);
  if (unread && !slow) return null;
  return (
    <div role="row" aria-busy={unread || undefined}>
      <div role="gridcell" className={unread ? "unread" : undefined}>
        {unread ? SKELETONS.map((line) => <span key={line} className="waiting" />) : empty}
      </div>
    </div>
  );
}

interface GridBodyProps<T> {
  readonly id: string;
  readonly props: GridProps<T>;
  readonly grid: ReturnType<typeof useGrid<T>>;
}

function GridBody<T>({ id, props, grid }: GridBodyProps<T>) {
  const { source, ticks, onOpen, openKey, edge, quiet } = props;
  const { cursor, items, rows, heightPx, rowHeightPx, shown } = grid;
  return (
    <div ref={rows} role="presentation" className="body" style={{ position: "relative", blockSize: heightPx }}>
      {items.map(({ index, key, start }) => {
        const row = source.at(index);
        return (
          <GridRow
            key={key}
            id={`${id}-${key}`}
            name={key}
            row={row}
            index={index}
            topPx={start}
            heightPx={rowHeightPx}
            shown={shown}
            current={cursor?.row === key ? cursor.column : null}
            ticked={ticks?.has(key)}
            tickLabel={row === undefined ? "" : (ticks?.label(row) ?? "")}
            open={openKey === key}
            opens={onOpen !== undefined}
            priority={row === undefined ? undefined : edge?.(row)}
            quiet={row !== undefined && quiet?.(row) === true}
          />
        );
      })}
    </div>
  );
}

interface TickAllProps<T> {
  readonly id: string;
  readonly ticks: GridTicks<T>;
  readonly current: boolean;
}

function TickAll<T>({ id, ticks, current }: TickAllProps<T>) {
  return (
    <div
      id={id}
      role="columnheader"
      aria-colindex={1}
      data-column={TICK}
      data-current={current || undefined}
      className="cell tick pinned"
    >
      <label>
        <input
          type="checkbox"
          tabIndex={-1}
          readOnly
          checked={ticks.shown === "all"}
          ref={(box) => {
            if (box) box.indeterminate = ticks.shown === "some";
          }}
          aria-label={ticks.labelAll}
        />
      </label>
    </div>
  );
}
