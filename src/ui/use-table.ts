/** What of a table is on the screen, and where its keys stand. */
import { useVirtualizer, type Virtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useRef, useState } from "react";
import { useDensity } from "./density";
import { moveByKey } from "./table-keys";
import { useAnchoredScroll } from "./use-anchored-scroll";
import { useBoxWidth } from "./use-box-width";
import { hasModifier, isOnControl, type PagePress, usePageKeys } from "./use-page-keys";
import type { VirtualTableProps } from "./virtual-table";

const OVERSCAN = 8;
/** A list narrower than this cuts the names of its sites and zones: that of 1280 px beside the menu, and any on a tablet. */
const ROOMY_PX = 1100;
const SECOND_LINE_PX = 8;

/** The table's state and the handlers of its box. */
export function useTable<T>(props: VirtualTableProps<T>) {
  const { rows = [], rowKey, rowHeight: wanted, onEnd, wraps = false } = props;
  const density = useDensity();
  const box = useRef<HTMLDivElement>(null);
  const widthPx = useBoxWidth(box);
  const twoLines = wraps && widthPx > 0 && widthPx < ROOMY_PX;
  // What a page asks for is for a mouse; a finger needs its 48 px everywhere.
  const headHeight = Math.max(wanted ?? density.rowHeight, density.coarse ? density.rowHeight : 0);
  const rowHeight = headHeight + (twoLines ? SECOND_LINE_PX : 0);
  const remember = useAnchoredScroll(box, rows, { rowKey, rowHeight });
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    // The header takes its height of the box.
    scrollPaddingEnd: headHeight,
    getItemKey: (index) => (rows[index] === undefined ? index : rowKey(rows[index])),
  });
  useLayoutEffect(() => virtual.measure(), [virtual, rowHeight]);
  const cursor = useCursor(props, virtual, () =>
    Math.max(1, Math.floor((box.current?.clientHeight ?? 0) / rowHeight) - 2),
  );
  usePageKeys(props.pageKeys === true, (press) => {
    if (!cursor.move(press)) return;
    box.current?.focus();
  });
  const items = virtual.getVirtualItems();
  const onScroll = (): void => {
    remember();
    const last = items.at(-1);
    if (last && last.index >= rows.length - OVERSCAN) onEnd?.();
  };
  return { box, rowHeight, headHeight, twoLines, items, totalHeight: virtual.getTotalSize(), onScroll, ...cursor };
}

/** The row that the keys stand on: arrows move it, Enter opens it, a click brings it along. */
function useCursor<T>(
  { rows = [], rowKey, onOpen }: VirtualTableProps<T>,
  virtual: Virtualizer<HTMLDivElement, Element>,
  rowsPerPage: () => number,
) {
  const [cursor, setCursor] = useState<string | null>(null);
  const at = cursor === null ? -1 : rows.findIndex((row) => rowKey(row) === cursor);
  const move = (press: PagePress): boolean => {
    const next = moveByKey({ key: press.key, at, count: rows.length, page: rowsPerPage() });
    const row = next === undefined ? undefined : rows[next];
    if (next === undefined || row === undefined) return false;
    press.preventDefault();
    setCursor(rowKey(row));
    virtual.scrollToIndex(next);
    return true;
  };
  const onKeyDown = (press: PagePress): void => {
    if (hasModifier(press)) return;
    const open = rows[at];
    // On a button of a row, Enter is the button's.
    if (press.key !== "Enter") move(press);
    else if (open !== undefined && !isOnControl(press)) onOpen?.(open);
  };
  const onRow = (row: T): void => {
    setCursor(rowKey(row));
    onOpen?.(row);
  };
  return { at, move, onKeyDown, onRow };
}
