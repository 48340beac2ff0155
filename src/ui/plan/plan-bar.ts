/** Where things stand in a plan: lanes of a row, and places in its cells. */

/** In cells of the row, from its first on; parts of one are parts of its width. */
export interface PlanSpan {
  readonly start: number;
  readonly length: number;
}

/** Within the cell in which it begins. */
export interface PlanPlace extends PlanSpan {
  readonly lane: number;
}

/** Each to the first lane in which it has room; then those of each cell, `start` from that cell on. */
export function inLanes<T extends PlanSpan>(
  placed: readonly T[],
  count: number,
): { readonly lanes: number; readonly cells: readonly (readonly (T & PlanPlace)[])[] } {
  const ends: number[] = [];
  const cells: (T & PlanPlace)[][] = Array.from({ length: count }, () => []);
  for (const one of placed.toSorted((a, b) => a.start - b.start)) {
    const free = ends.findIndex((end) => end <= one.start);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = one.start + one.length;
    const cell = Math.floor(one.start);
    cells[cell]?.push({ ...one, lane, start: one.start - cell });
  }
  return { lanes: ends.length, cells };
}

/** What of a span lies within so many cells; nothing for what lies outside. */
export function clipped(start: number, end: number, count: number): PlanSpan | null {
  const [from, until] = [Math.max(0, start), Math.min(count, end)];
  return until > from ? { start: from, length: until - from } : null;
}

const GAP_PX = 4;

/** How high a row of so many lanes is. */
export const lanesHeight = (lanes: number, lanePx: number): number => Math.max(1, lanes) * (lanePx + GAP_PX) + GAP_PX;

/** The place as a style; the lines between cells are 1 px each. */
export const barPlace = ({ start, length, lane }: PlanPlace, lanePx: number) => ({
  insetInlineStart: `calc(${start * 100}% + 2px)`,
  inlineSize: `calc(${length * 100}% - 4px + ${Math.max(0, Math.ceil(length + start) - 1)}px)`,
  insetBlockStart: lane * (lanePx + GAP_PX) + GAP_PX,
  blockSize: lanePx,
});
