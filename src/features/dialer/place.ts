/** Where a panel that is moved by hand stands: always inside the window. */

/** A corner, from the window's upper left one, or a size, in CSS pixels. */
export interface Pair {
  readonly x: number;
  readonly y: number;
}

/** Left free at the edges. */
const EDGE = 8;
const STEP = 16;
const LEAP = 64;

const within = (value: number, most: number): number => Math.max(EDGE, Math.min(value, Math.max(EDGE, most - EDGE)));

/** The place nearest to the one wanted at which all of it is seen; of what is larger than the window, its beginning. */
export const inside = (wanted: Pair, size: Pair, room: Pair): Pair => ({
  x: within(wanted.x, room.x - size.x),
  y: within(wanted.y, room.y - size.y),
});

const ARROWS: Readonly<Record<string, Pair>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Where an arrow key moves it; undefined for any other key. */
export function moved(from: Pair, key: string, leaps: boolean): Pair | undefined {
  const way = ARROWS[key];
  const step = leaps ? LEAP : STEP;
  return way && { x: from.x + way.x * step, y: from.y + way.y * step };
}
