/** Beside an open record a list has little room: of its columns those are shown that have it, the first ones first. */
import { type GridLayout, shownIds } from "../../../ui/grid/grid-layout";

/** What stands before the columns and behind them: ticks and the scroll bar. */
const TICKS_PX = 44;
const SCROLLBAR_PX = 16;

interface Sized {
  readonly id: string;
  readonly widthPx: number;
}

/** How much room there is, and whether ticks take some of it. */
export interface Room {
  readonly widthPx: number;
  readonly hasTicks: boolean;
}

/** The layout without the columns behind the last one that fits; the first one always stays. */
export function fittingLayout(layout: GridLayout, columns: readonly Sized[], { widthPx, hasTicks }: Room): GridLayout {
  const usual = new Map(columns.map((column) => [column.id, column.widthPx]));
  const shown = shownIds(layout).filter((id) => usual.has(id));
  let left = widthPx - SCROLLBAR_PX - (hasTicks ? TICKS_PX : 0);
  let fit = 0;
  for (const id of shown) {
    left -= layout.width[id] ?? usual.get(id) ?? 0;
    if (left < 0) break;
    fit += 1;
  }
  const out = shown.slice(Math.max(fit, 1));
  return out.length === 0 ? layout : { ...layout, hidden: [...layout.hidden, ...out] };
}
