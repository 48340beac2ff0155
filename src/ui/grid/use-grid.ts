/** What of a grid is on the screen, and what its presses do. */
import { useVirtualizer } from "@tanstack/react-virtual";
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type KeyboardEvent,
  type MouseEvent,
} from "react";
import { useDensity } from "../density";
import { usePageKeys } from "../use-page-keys";
import type { GridProps } from "./grid";
import { nextSort } from "./grid-column";
import { columnAct } from "./grid-keys";
import { moveColumn, placeColumn, RESIZE_STEP_PX, resizeColumn } from "./grid-layout";
import { TICK } from "./grid-row";
import { useAnchor } from "./use-anchor";
import { useColumns } from "./use-columns";
import { type Cursor, useCursor } from "./use-cursor";

const OVERSCAN = 8;
/** The library measures every row anew when their number changes: it is told of steps, not of each row that comes. */
const COUNT_STEP = 1024;
/** Rows that stand for what is still to be read behind the last one. */
const WAITING_ROWS = 3;

export interface UseGridOptions {
  readonly id: string;
  readonly rightToLeft: boolean;
}

/** The grid's state and handlers. */
export function useGrid<T>(props: GridProps<T>, { id, rightToLeft }: UseGridOptions) {
  const { source, layout, columns, ticks, orderKey } = props;
  const { subscribe } = source;
  useSyncExternalStore(subscribe, () => source.version);
  const density = useDensity();
  const [rowHeightPx, headHeightPx] = [density.rowHeight, density.rowHeight];
  const tickPx = density.coarse ? 48 : 40;
  const box = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  const shown = useColumns(columns, layout, ticks ? tickPx : 0);
  const count = source.count + (source.more ? WAITING_ROWS : 0);
  const virtual = useVirtualizer({
    count: Math.ceil(count / COUNT_STEP) * COUNT_STEP,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeightPx,
    overscan: OVERSCAN,
  });
  useLayoutEffect(() => virtual.measure(), [virtual, rowHeightPx]);
  const items = virtual
    .getVirtualItems()
    .filter(({ index }) => index < count)
    .map(({ index, start }) => ({ index, start, key: source.key(index) }));
  const [first, last] = [items[0]?.index ?? 0, items.at(-1)?.index ?? 0];
  const { version } = source;
  useEffect(() => source.look?.(first, last), [source, first, last, version]);

  const cellId = useCallback(
    ({ row, column }: Cursor): string => (row === null ? `${id}-head-${column}` : `${id}-${row}-${column}`),
    [id],
  );
  const columnIds = [...(ticks ? [TICK] : []), ...shown.columns.map(({ column }) => column.id)];
  const keys = useCursor({ box, source, columns: columnIds, rowHeightPx, headHeightPx, rightToLeft, cellId });
  const { cursor } = keys;
  const held = cursor?.row != null || (ticks !== undefined && ticks.shown !== "none");
  const anchor = useAnchor({ box, body: rows, source, rowHeightPx, held, orderKey });
  const acts = useActs(props, { keys, rightToLeft, cellId });
  usePageKeys(props.pageKeys === true, (press) => {
    if (!acts.onKey(press as unknown as KeyboardEvent)) return;
    press.preventDefault();
    box.current?.focus();
  });

  const isDrawn = cursor !== null && (cursor.row === null || items.some(({ key }) => key === cursor.row));
  return {
    box,
    body,
    rows,
    shown,
    items,
    rowHeightPx,
    headHeightPx,
    heightPx: count * rowHeightPx,
    cursor,
    cellId,
    onTickAll: cursor?.row === null && cursor.column === TICK,
    active: isDrawn ? cellId(cursor) : undefined,
    headerActs: acts.header,
    handlers: {
      ...anchor,
      onKeyDown: (event: KeyboardEvent) => {
        if (acts.onKey(event)) event.preventDefault();
      },
      onClick: (event: MouseEvent) => {
        acts.onClick(event);
        // The ticks are no stops of their own: the grid has the focus for all of it.
        if (event.target instanceof HTMLInputElement) box.current?.focus({ preventScroll: true });
      },
    },
  };
}

interface ActsOptions<T> {
  readonly keys: ReturnType<typeof useCursor<T>>;
  readonly rightToLeft: boolean;
  readonly cellId: (cursor: Cursor) => string;
}

/** What keys and clicks do beside moving. */
function useActs<T>(props: GridProps<T>, { keys, rightToLeft, cellId }: ActsOptions<T>) {
  const { source, sort, onSort, layout, onLayout, ticks, onOpen, columns } = props;
  const { cursor, move, setCursor } = keys;

  const sortBy = (id: string): void => {
    if (columns.find((column) => column.id === id)?.sortable === true) onSort(nextSort(sort, id));
  };
  const open = (key: string): void => {
    const row = source.at(source.indexOf(key));
    if (row !== undefined) onOpen?.(row);
  };
  const enter = ({ row, column }: Cursor): void => {
    if (column === TICK) tick(row);
    else if (row === null) sortBy(column);
    else open(row);
  };
  const tick = (row: string | null): void => (row === null ? ticks?.toggleAll() : ticks?.toggle(row));
  const changeColumn = (column: string, { act, step }: NonNullable<ReturnType<typeof columnAct>>): void => {
    if (column === TICK) return;
    if (act === "move") return onLayout(moveColumn(layout, column, step));
    const widthPx = document.getElementById(cellId({ row: null, column }))?.offsetWidth ?? 0;
    if (widthPx > 0) onLayout(resizeColumn(layout, column, widthPx + step * RESIZE_STEP_PX));
  };

  /** True when the press was the grid's. */
  const onKey = (event: KeyboardEvent): boolean => {
    const change = columnAct(event, rightToLeft);
    if (change && cursor) {
      changeColumn(cursor.column, change);
      return true;
    }
    if (event.altKey || event.metaKey) return false;
    if (event.key === "Enter" && cursor) {
      enter(cursor);
      return true;
    }
    if (event.key === " " && cursor && ticks) {
      tick(cursor.row);
      return true;
    }
    return move(event);
  };

  const onClick = ({ target }: MouseEvent): void => {
    if (!(target instanceof Element)) return;
    const row = target.closest<HTMLElement>("[data-row]")?.dataset["row"] ?? null;
    const column = target.closest<HTMLElement>("[data-column]")?.dataset["column"];
    if (column === undefined) return;
    if (column === TICK) {
      // A press on the label beside the box comes a second time, from the box.
      if (target instanceof HTMLInputElement) tick(row);
      return;
    }
    if (row === null) return;
    setCursor({ row, column });
    open(row);
  };

  return {
    onKey,
    onClick,
    header: {
      onSort: sortBy,
      onPlace: (id: string, at: string) => onLayout(placeColumn(layout, id, at)),
      onResize: (id: string, px: number) => onLayout(resizeColumn(layout, id, px)),
      onStand: (id: string) => setCursor({ row: null, column: id }),
    },
  };
}
