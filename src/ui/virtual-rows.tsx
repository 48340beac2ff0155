/** A long list of rows of one height, of which only those in view are drawn. */
import { useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";

export interface VirtualRowsProps {
  readonly count: number;
  readonly rowPx: number;
  readonly label: string;
  readonly keyOf: (index: number) => string;
  readonly render: (index: number) => ReactNode;
  /** Row that the arrow keys are on; -1 = none. Given together with `onActive`, the list takes the keyboard. */
  readonly active?: number;
  readonly onActive?: (index: number) => void;
  readonly onEnter?: (index: number) => void;
  readonly onKey?: (event: KeyboardEvent) => void;
  readonly header?: ReactNode;
  readonly footer?: ReactNode;
  readonly onEndInView?: () => void;
  readonly className?: string;
}

const PAGE_ROWS = 12;

function moved(key: string, at: number, last: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + PAGE_ROWS,
    PageUp: at - PAGE_ROWS,
    Home: 0,
    End: last,
  };
  const to = steps[key];
  return to === undefined ? null : Math.max(0, Math.min(last, to));
}

function useRowKeys(props: VirtualRowsProps) {
  const { count, active = -1, onActive, onEnter, onKey } = props;
  return (event: KeyboardEvent): void => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.altKey || event.metaKey) return;
    const to = count === 0 ? null : moved(event.key, active, count - 1);
    if (to !== null && onActive) {
      event.preventDefault();
      onActive(to);
    } else if (event.key === "Enter" && active >= 0) onEnter?.(active);
    else onKey?.(event);
  };
}

/** The list; it takes the height it is given. */
export function VirtualRows(props: VirtualRowsProps) {
  const { count, rowPx, active = -1, onActive, onEndInView } = props;
  const box = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => rowPx,
    getItemKey: props.keyOf,
    overscan: 6,
  });
  const onKeyDown = useRowKeys(props);
  useEffect(() => {
    if (active >= 0) rows.scrollToIndex(active);
  }, [active, rows]);
  const items = rows.getVirtualItems();
  const lastInView = items.at(-1)?.index ?? -1;
  useEffect(() => {
    if (count > 0 && lastInView >= count - 1) onEndInView?.();
  }, [count, lastInView, onEndInView]);
  return (
    <div
      ref={box}
      className={props.className}
      role="table"
      aria-label={props.label}
      aria-rowcount={count}
      // A scrolling area without a focus stop can't be scrolled by keyboard.
      tabIndex={0}
      onKeyDown={onActive ? onKeyDown : undefined}
      style={{ overflow: "auto", minBlockSize: 0, flex: 1 }}
    >
      {props.header}
      <div role="rowgroup" style={{ blockSize: rows.getTotalSize(), position: "relative" }}>
        {items.map((item) => (
          <div
            key={item.key}
            role="presentation"
            style={{ position: "absolute", insetInline: 0, blockSize: rowPx, transform: `translateY(${item.start}px)` }}
          >
            {props.render(item.index)}
          </div>
        ))}
      </div>
      {props.footer}
    </div>
  );
}
