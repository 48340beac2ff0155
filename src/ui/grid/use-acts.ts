/** What keys and clicks do in a grid beside moving: open, tick, sort, and lay out columns. */
import type { KeyboardEvent, MouseEvent } from "react";
import { isOnControl } from "../use-page-keys";
import type { GridProps } from "./grid";
import { nextSort } from "./grid-column";
import { columnAct } from "./grid-keys";
import { type GridLayout, moveColumn, placeColumn, RESIZE_STEP_PX, resizeColumn } from "./grid-layout";
import { TICK } from "./grid-row";
import { type Cursor, type useCursor, WHOLE_ROW } from "./use-cursor";

interface ActsOptions<T> {
  readonly keys: ReturnType<typeof useCursor<T>>;
  readonly layout: GridLayout;
  readonly rightToLeft: boolean;
  readonly cellId: (cursor: Cursor) => string;
}

type ColumnAct = NonNullable<ReturnType<typeof columnAct>>;

/** Acts on columns. */
function useColumnActs<T>(props: GridProps<T>, { keys, layout, cellId }: ActsOptions<T>) {
  const { onLayout, columns, sort = "", onSort } = props;
  const onResize = (id: string, px: number): void => onLayout?.(resizeColumn(layout, id, px));
  return {
    onSort: (id: string): void => {
      if (columns.find((column) => column.id === id)?.sortable === true) onSort?.(nextSort(sort, id));
    },
    onPlace: (id: string, at: string): void => onLayout?.(placeColumn(layout, id, at)),
    onResize,
    onStand: (id: string): void => keys.setCursor({ row: null, column: id }),
    change: (column: string, { act, step }: ColumnAct): void => {
      if (column === TICK) return;
      if (act === "move") return onLayout?.(moveColumn(layout, column, step));
      // As wide as it is drawn: it may have grown into room that was left.
      const widthPx = document.getElementById(cellId({ row: null, column }))?.offsetWidth ?? 0;
      if (widthPx > 0) onResize(column, widthPx + step * RESIZE_STEP_PX);
    },
  };
}

/** The acts. */
export function useActs<T>(props: GridProps<T>, options: ActsOptions<T>) {
  const { source, ticks, onOpen, onLayout, byRow } = props;
  const { keys, rightToLeft } = options;
  const { cursor } = keys;
  const header = useColumnActs(props, options);
  const open = (key: string): void => {
    const row = source.at(source.indexOf(key));
    if (row !== undefined) onOpen?.(row);
  };
  const tick = (row: string | null): void => (row === null ? ticks?.toggleAll() : ticks?.toggle(row));
  const enter = ({ row, column }: Cursor): void => {
    if (column === TICK) tick(row);
    else if (row === null) header.onSort(column);
    else open(row);
  };

  /** True when the press was the grid's. */
  const onKey = (event: KeyboardEvent): boolean => {
    const change = onLayout && cursor?.column !== WHOLE_ROW ? columnAct(event, rightToLeft) : undefined;
    if (change && cursor) header.change(cursor.column, change);
    else if (event.altKey || event.metaKey) return false;
    // On a button of a row they are the button's.
    else if ((event.key === "Enter" || event.key === " ") && isOnControl(event)) return false;
    else if (event.key === "Enter" && cursor) enter(cursor);
    else if (event.key === " " && cursor && ticks) tick(cursor.row);
    else return keys.move(event);
    return true;
  };

  const onClick = ({ target }: MouseEvent): void => {
    if (!(target instanceof Element)) return;
    const row = target.closest<HTMLElement>("[data-row]")?.dataset["row"] ?? null;
    const column = target.closest<HTMLElement>("[data-column]")?.dataset["column"];
    // A press on the label beside a tick comes a second time, from the tick itself.
    if (column === TICK && target instanceof HTMLInputElement) tick(row);
    // Of two lines an empty cell has no height: what is pressed there is the row.
    const stand = byRow === true ? WHOLE_ROW : column;
    if (stand === undefined || column === TICK || row === null || isOnControl({ target })) return;
    keys.setCursor({ row, column: stand });
    open(row);
  };

  return { onKey, onClick, header };
}
