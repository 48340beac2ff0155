/** What of a grid is on the screen, and what its presses do. */
import { useVirtualizer } from "@tanstack/react-virtual";
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
  type RefObject,
  type KeyboardEvent,
  type MouseEvent,
} from "react";
import { useDensity } from "../density";
import { useBoxWidth } from "../use-box-width";
import { usePageKeys } from "../use-page-keys";
import type { GridProps } from "./grid";
import { layoutOfColumns } from "./grid-layout";
import { TICK } from "./grid-row";
import { useActs } from "./use-acts";
import { useAnchor } from "./use-anchor";
import { useColumns } from "./use-columns";
import { type Cursor, useCursor, WHOLE_ROW } from "./use-cursor";

const OVERSCAN = 8;
/** The library measures every row anew when their number changes: it is told of steps, not of each row that comes. */
const COUNT_STEP = 1024;
/** Rows that stand for what is still to be read behind the last one. */
const WAITING_ROWS = 3;
const TICK_PX = 40;
const TICK_COARSE_PX = 48;
/** A list narrower than this cuts the names of its sites and zones: that of 1280 px beside the menu, and any on a tablet. */
const ROOMY_PX = 1100;
const SECOND_LINE_PX = 8;

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

/** How high rows are, and whether their texts have two lines. */
function useLines<T>({ twoLines: wanted }: GridProps<T>, box: RefObject<HTMLElement | null>) {
  const { coarse, rowHeight } = useDensity();
  const widthPx = useBoxWidth(box);
  const twoLines = wanted === "always" || (wanted === "narrow" && widthPx > 0 && widthPx < ROOMY_PX);
  return {
    twoLines,
    headHeightPx: rowHeight,
    rowHeightPx: rowHeight + (twoLines ? SECOND_LINE_PX : 0),
    tickPx: coarse ? TICK_COARSE_PX : TICK_PX,
  };
}

/** As somebody has laid them out, or as they are. */
function useLayout<T>({ layout, columns }: GridProps<T>) {
  const plain = useMemo(() => layoutOfColumns(columns), [columns]);
  return layout ?? plain;
}

/** Presses of keys and of the pointer. */
function usePresses<T>(acts: ReturnType<typeof useActs<T>>, box: RefObject<HTMLElement | null>, pageKeys: boolean) {
  usePageKeys(pageKeys, (press) => {
    if (!acts.onKey(press as unknown as KeyboardEvent)) return;
    press.preventDefault();
    box.current?.focus();
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (acts.onKey(event)) event.preventDefault();
  };
  const onClick = (event: MouseEvent): void => {
    acts.onClick(event);
    // The ticks are no stops of their own: the grid has the focus for all of it.
    if (event.target instanceof HTMLInputElement) box.current?.focus({ preventScroll: true });
  };
  return { onKeyDown, onClick };
}

/** The grid's state and handlers. */
export function useGrid<T>(props: GridProps<T>, { id, rightToLeft }: UseGridOptions) {
  const { source, columns, ticks, orderKey = "", byRow = false, onEnd } = props;
  const versionOf = (): number => source.version;
  useSyncExternalStore(source.subscribe, versionOf, versionOf);
  const box = useRef<HTMLDivElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  const { twoLines, rowHeightPx, headHeightPx, tickPx } = useLines(props, box);
  const layout = useLayout(props);
  const shown = useColumns(columns, layout, ticks ? tickPx : 0);
  const { items, heightPx } = useWindow(source, box, rowHeightPx);
  const cellId = useCallback(
    ({ row, column }: Cursor): string =>
      row === null ? `${id}-head-${column}` : column === WHOLE_ROW ? `${id}-${row}` : `${id}-${row}-${column}`,
    [id],
  );
  const columnIds = [...(ticks ? [TICK] : []), ...shown.columns.map(({ column }) => column.id)];
  const keys = useCursor({ box, source, columns: columnIds, rowHeightPx, headHeightPx, rightToLeft, byRow, cellId });
  const { cursor } = keys;
  const inRow = typeof cursor?.row === "string" && cursor.column !== WHOLE_ROW;
  const held = inRow || (ticks !== undefined && ticks.shown !== "none");
  const anchor = useAnchor({ box, body: rows, source, rowHeightPx, held, orderKey, follows: byRow });
  const acts = useActs(props, { keys, layout, rightToLeft, cellId });
  const presses = usePresses(acts, box, props.pageKeys === true);
  const isDrawn = cursor !== null && (cursor.row === null || items.some(({ key }) => key === cursor.row));
  const onScroll = (): void => {
    anchor.onScroll();
    const last = items.at(-1);
    if (last && last.index >= source.count - OVERSCAN) onEnd?.();
  };
  return {
    box,
    rows,
    twoLines,
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
    handlers: { ...anchor, onScroll, ...presses },
  };
}
