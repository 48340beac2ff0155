/** One grid for every list: any number of rows, columns as somebody likes them, all of it by keyboard and by touch. */
import { useTheme } from "@mui/material/styles";
import { type ReactNode, useId } from "react";
import type { GridColumn, GridSort } from "./grid-column";
import type { GridLayout } from "./grid-layout";
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
  readonly layout: GridLayout;
  readonly onLayout: (layout: GridLayout) => void;
  readonly source: RowSource<T>;
  readonly sort: GridSort;
  readonly onSort: (sort: GridSort) => void;
  /** Changes with order and filter: then the list begins at its top again. */
  readonly orderKey: string;
  readonly onOpen?: ((row: T) => void) | undefined;
  /** The row that is open beside the list. */
  readonly openKey?: string | null;
  readonly ticks?: GridTicks<T> | undefined;
  /** What stands where there are no rows. */
  readonly empty: ReactNode;
  /** The page's one list: its keys work as well while nothing has the focus. */
  readonly pageKeys?: boolean;
}

/** The grid; it fills what it stands in. */
export function Grid<T>(props: GridProps<T>) {
  const { label, source, sort, ticks, empty } = props;
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
          lead={ticks && <TickAll id={cellId({ row: null, column: TICK })} ticks={ticks} current={grid.onTickAll} />}
          {...grid.headerActs}
        />
        {source.count === 0 && !source.more ? (
          <div role="row">
            <div role="gridcell">{empty}</div>
          </div>
        ) : (
          <GridBody id={id} props={props} grid={grid} />
        )}
      </div>
    </GridRoot>
  );
}

interface GridBodyProps<T> {
  readonly id: string;
  readonly props: GridProps<T>;
  readonly grid: ReturnType<typeof useGrid<T>>;
}

function GridBody<T>({ id, props, grid }: GridBodyProps<T>) {
  const { source, ticks, onOpen, openKey } = props;
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
