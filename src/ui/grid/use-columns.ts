/** Columns of a grid as they are seen: TanStack Table keeps order, width, hiding and pinning; rows it never gets. */
import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useMemo } from "react";
import type { GridColumn } from "./grid-column";
import { type GridLayout, MAX_WIDTH_PX, MIN_WIDTH_PX } from "./grid-layout";

const FEATURES = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
});

const NO_ROWS: readonly Record<string, never>[] = [];

/** A column on the screen. */
export interface ShownColumn<T> {
  readonly column: GridColumn<T>;
  readonly widthPx: number;
  /** Where a pinned one stays; undefined for those that scroll. */
  readonly pinnedAtPx: number | undefined;
  /** Of its cells. */
  readonly className: string;
}

/** All of them, the CSS grid's tracks, and how wide what is pinned is. */
export interface ShownColumns<T> {
  readonly columns: readonly ShownColumn<T>[];
  readonly template: string;
  readonly widthPx: number;
  readonly pinnedPx: number;
}

/** `leadPx` is taken by what stands before the columns: the ticks. */
export function useColumns<T>(columns: readonly GridColumn<T>[], layout: GridLayout, leadPx: number): ShownColumns<T> {
  const defs = useMemo(
    () =>
      columns.map(({ id, header, widthPx }) => ({
        id,
        header,
        size: widthPx,
        // A number or a code may be narrower than what somebody pulls it to.
        minSize: Math.min(MIN_WIDTH_PX, widthPx),
        maxSize: MAX_WIDTH_PX,
      })),
    [columns],
  );
  const state = useMemo(
    () => ({
      columnOrder: [...layout.order],
      columnSizing: { ...layout.width },
      columnVisibility: Object.fromEntries(layout.hidden.map((id) => [id, false])),
      columnPinning: { start: layout.order.filter((id) => layout.pinned.includes(id)), end: [] },
    }),
    [layout],
  );
  // One object as long as nothing is different: the library hands out a new table for each new one.
  const options = useMemo(() => ({ features: FEATURES, columns: defs, data: NO_ROWS, state }), [defs, state]);
  const table = useTable(options);
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  return useMemo(() => {
    const shown: ShownColumn<T>[] = [];
    let startPx = leadPx;
    for (const [group, isPinned] of [
      [table.getStartVisibleLeafColumns(), true],
      [table.getCenterVisibleLeafColumns(), false],
    ] as const) {
      for (const one of group) {
        const column = byId.get(one.id);
        if (!column) continue;
        const widthPx = one.getSize();
        const last = isPinned && one.id === group.at(-1)?.id;
        const className = ["cell", column.align ?? "start", isPinned ? "pinned" : "", last ? "last-pinned" : ""].join(
          " ",
        );
        shown.push({ column, widthPx, pinnedAtPx: isPinned ? startPx : undefined, className });
        startPx += widthPx;
      }
    }
    const pinnedPx = leadPx + sum(shown.filter((one) => one.pinnedAtPx !== undefined));
    return { columns: shown, template: templateOf(shown, layout, leadPx), widthPx: startPx, pinnedPx };
  }, [table, byId, layout, leadPx]);
}

const sum = <T>(columns: readonly ShownColumn<T>[]): number => columns.reduce((px, { widthPx }) => px + widthPx, 0);

/** What somebody has set, and what is pinned, keeps its width; the others share what is left. */
function templateOf<T>(shown: readonly ShownColumn<T>[], { width }: GridLayout, leadPx: number): string {
  const tracks = shown.map(({ column: { id, grow = 0 }, widthPx, pinnedAtPx }) =>
    grow > 0 && pinnedAtPx === undefined && width[id] === undefined
      ? `minmax(${widthPx}px, ${grow}fr)`
      : `${widthPx}px`,
  );
  return [...(leadPx > 0 ? [`${leadPx}px`] : []), ...tracks].join(" ");
}
