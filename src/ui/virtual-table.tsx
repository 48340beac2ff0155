/** A list of any length: sticky header, fixed row height, arrow keys, right-to-left, and rows a screen reader can count. */
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { useId, type ReactNode } from "react";
import type { GridColumn } from "./grid/grid-column";
import { PriorityEdge } from "./priority-edge";
import { HEADER_STYLE, ROW_STYLE, TABLE_STYLE } from "./virtual-table-styles";
import { useSlowly } from "./use-slowly";
import { useTable } from "./use-table";

export interface VirtualTableProps<T> {
  readonly label: string;
  readonly columns: readonly GridColumn<T>[];
  /** undefined = still loading. */
  readonly rows: readonly T[] | undefined;
  readonly rowKey: (row: T) => string;
  readonly selected?: string | null;
  /** A row was clicked, or chosen by arrow and Enter. */
  readonly onOpen?: (row: T) => void;
  /** The priority whose colour the row's leading edge has; undefined = none. */
  readonly edge?: (row: T) => number | undefined;
  /** Drawn in quiet text. */
  readonly quiet?: (row: T) => boolean;
  readonly empty: ReactNode;
  /** The end of the rows is near. */
  readonly onEnd?: () => void;
  readonly rowHeight?: number;
  /** Where the list is too narrow for it all, its rows have two lines instead of cutting their texts. */
  readonly wraps?: boolean;
  /** The page's one list: its keys work as well while nothing has the focus. */
  readonly pageKeys?: boolean;
}

/** Mirrored by the theme; `start` would follow each cell's own text instead of the page. */
const SIDES = { start: "left", end: "right" } as const;

/** The table; it fills the height of what it stands in. */
export function VirtualTable<T>(props: VirtualTableProps<T>) {
  const { label, columns, rows = [], rowKey, empty } = props;
  const id = useId();
  const { box, rowHeight, headHeight, twoLines, items, totalHeight, at, onKeyDown, onScroll, onRow } = useTable(props);
  const template = columns
    .map(({ widthPx, grow }) => (grow === undefined ? `${widthPx}px` : `minmax(${widthPx}px, ${grow}fr)`))
    .join(" ");
  const current = at >= 0 ? rows[at] : undefined;
  return (
    <Box
      ref={box}
      role="grid"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length}
      aria-activedescendant={current === undefined ? undefined : `${id}-${rowKey(current)}`}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onScroll={onScroll}
      data-lines={twoLines ? 2 : 1}
      sx={TABLE_STYLE}
    >
      <Box role="row" aria-rowindex={1} sx={{ ...HEADER_STYLE, gridTemplateColumns: template, height: headHeight }}>
        {columns.map(({ id: column, header, align }) => (
          <Box key={column} role="columnheader" sx={{ textAlign: SIDES[align ?? "start"] }}>
            {header}
          </Box>
        ))}
      </Box>
      {rows.length === 0 && <Nothing loading={props.rows === undefined} empty={empty} rowHeight={rowHeight} />}
      <Box role="presentation" sx={{ position: "relative" }} style={{ height: totalHeight }}>
        {items.map(({ index, start, key }) => {
          const row = rows[index];
          if (row === undefined) return null;
          const place = {
            top: start,
            height: rowHeight,
            template,
            index,
            id: `${id}-${rowKey(row)}`,
            current: index === at,
          };
          return <TableRow key={String(key)} row={row} place={place} table={props} onRow={onRow} />;
        })}
      </Box>
    </Box>
  );
}

interface Place {
  readonly id: string;
  readonly top: number;
  readonly height: number;
  readonly template: string;
  readonly index: number;
  readonly current: boolean;
}

interface TableRowProps<T> {
  readonly row: T;
  readonly place: Place;
  readonly table: VirtualTableProps<T>;
  readonly onRow: (row: T) => void;
}

function TableRow<T>({ row, place, table, onRow }: TableRowProps<T>) {
  const { columns, rowKey, selected, onOpen, edge, quiet } = table;
  const isSelected = selected === rowKey(row);
  const priority = edge?.(row);
  return (
    <Box
      id={place.id}
      role="row"
      aria-rowindex={place.index + 2}
      aria-selected={isSelected}
      data-current={place.current || undefined}
      onClick={() => onRow(row)}
      style={{
        insetBlockStart: place.top,
        height: place.height,
        gridTemplateColumns: place.template,
      }}
      sx={{
        ...ROW_STYLE,
        cursor: onOpen ? "pointer" : "default",
        color: quiet?.(row) === true ? "text.secondary" : "text.primary",
      }}
    >
      {priority !== undefined && <PriorityEdge priority={priority} />}
      {columns.map(({ id, align, cell, title, isolate }) => (
        <Box
          key={id}
          role="gridcell"
          dir={isolate === true ? "auto" : undefined}
          title={title?.(row)}
          sx={{ textAlign: SIDES[align ?? "start"] }}
        >
          {cell(row)}
        </Box>
      ))}
    </Box>
  );
}

/** While loading: grey lines, but only when it takes long enough to be noticed. */
function Nothing({ loading, empty, rowHeight }: { loading: boolean; empty: ReactNode; rowHeight: number }) {
  const slow = useSlowly(loading);
  if (!loading)
    return (
      <Box role="row">
        <Box role="gridcell">{empty}</Box>
      </Box>
    );
  if (!slow) return null;
  return (
    <Box role="row" aria-busy>
      <Box role="gridcell" sx={{ padding: 1 }}>
        {[0, 1, 2, 3, 4, 5].map((line) => (
          <Skeleton key={line} height={rowHeight} animation={false} />
        ))}
      </Box>
    </Box>
  );
}
