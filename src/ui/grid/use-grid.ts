/** What of a grid is on the screen, and what its presses do. */
import { useVirtualizer } from "@tanstack/react-virtual";
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type RefObject,
  type KeyboardEvent,
  type MouseEvent,
} from "react";
import { useDensity } from "../density";
import { usePageKeys } from "../use-page-keys";
import type { GridProps } from "./grid";
import { TICK } from "./grid-row";
import { useActs } from "./use-acts";
import { useAnchor } from "./use-anchor";
import { useColumns } from "./use-columns";
import { type Cursor, useCursor } from "./use-cursor";

const OVERSCAN = 8;
/** The library measures every row anew when their number changes: it is told of steps, not of each row that comes. */
const COUNT_STEP = 1024;
/** Rows that stand for what is still to be read behind the last one. */
const WAITING_ROWS = 3;
const TICK_PX = 40;
const TICK_COARSE_PX = 48;

export interface UseGridOptions {
  readonly id: string;
  readonly rightToLeft: boolean;
}

/** The rows that are in sight, with a few around them; the source hears of them. */
function useWindow<T>(source: GridProps<T>["source"], box: RefObject<HTMLDivElement | null>, rowHeightPx: number) {
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
  return { items, heightPx: count * rowHeightPx };
}

/** The grid's state and handlers. */
export function useGrid<T>(props: GridProps<T>, { id, rightToLeft }: UseGridOptions) {
  const { source, layout, columns, ticks, orderKey } = props;
  useSyncExternalStore(source.subscribe, () => source.version);
  const { coarse, rowHeight: rowHeightPx } = useDensity();
  const headHeightPx = rowHeightPx;
  const box = useRef<HTMLDivElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  const shown = useColumns(columns, layout, ticks ? (coarse ? TICK_COARSE_PX : TICK_PX) : 0);
  const { items, heightPx } = useWindow(source, box, rowHeightPx);
  const cellId = useCallback(
    ({ row, column }: Cursor): string => (row === null ? `${id}-head-${column}` : `${id}-${row}-${column}`),
    [id],
  );
  const columnIds = [...(ticks ? [TICK] : []), ...shown.columns.map(({ column }) => column.id)];
  const keys = useCursor({ box, source, columns: columnIds, rowHeightPx, headHeightPx, rightToLeft, cellId });
  const { cursor } = keys;
  const held = typeof cursor?.row === "string" || (ticks !== undefined && ticks.shown !== "none");
  const anchor = useAnchor({ box, body: rows, source, rowHeightPx, held, orderKey });
  const acts = useActs(props, { keys, rightToLeft, cellId });
  usePageKeys(props.pageKeys === true, (press) => {
    if (!acts.onKey(press as unknown as KeyboardEvent)) return;
    press.preventDefault();
    box.current?.focus();
  });
  const isDrawn = cursor !== null && (cursor.row === null || items.some(({ key }) => key === cursor.row));
  const onKeyDown = (event: KeyboardEvent): void => {
    if (acts.onKey(event)) event.preventDefault();
  };
  const onClick = (event: MouseEvent): void => {
    acts.onClick(event);
    // The ticks are no stops of their own: the grid has the focus for all of it.
    if (event.target instanceof HTMLInputElement) box.current?.focus({ preventScroll: true });
  };
  return {
    box,
    rows,
    shown,
    items,
    rowHeightPx,
    headHeightPx,
    heightPx,
    cursor,
    cellId,
    onTickAll: cursor?.row === null && cursor.column === TICK,
    active: isDrawn ? cellId(cursor) : undefined,
    headerActs: acts.header,
    handlers: { ...anchor, onKeyDown, onClick },
  };
}
