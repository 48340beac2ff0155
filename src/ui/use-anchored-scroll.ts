/** Keeps the reader where he is when rows come in above: nothing that arrives moves what he looks at. */
import { useLayoutEffect, useRef, type RefObject } from "react";

interface Anchor {
  readonly key: string;
  /** Pixels of the row above the edge. */
  readonly offset: number;
}

/** At the top the newest rows show; anywhere else the first visible row stays where it is. */
export function useAnchoredScroll<T>(
  box: RefObject<HTMLElement | null>,
  rows: readonly T[],
  { rowKey, rowHeight }: { rowKey: (row: T) => string; rowHeight: number },
): () => void {
  const anchor = useRef<Anchor | null>(null);
  const remember = (): void => {
    const top = box.current?.scrollTop ?? 0;
    const row = rows[Math.floor(top / rowHeight)];
    anchor.current = top > 0 && row !== undefined ? { key: rowKey(row), offset: top % rowHeight } : null;
  };
  useLayoutEffect(() => {
    const { current } = anchor;
    if (!current || !box.current) return;
    const at = rows.findIndex((row) => rowKey(row) === current.key);
    if (at >= 0) box.current.scrollTop = at * rowHeight + current.offset;
  }, [rows, box, rowKey, rowHeight]);
  return remember;
}
