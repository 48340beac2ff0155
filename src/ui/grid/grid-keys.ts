/** What a key means in a grid: where it leads, or what it does with the column it stands on. */
import { moveByKey } from "../table-keys";

/** A press, as React and the browser hand it out. */
export interface GridPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly metaKey: boolean;
}

/** A place: row -1 is the header, column -1 a row as a whole. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** What there is to move in. */
export interface Extent {
  readonly rows: number;
  readonly columns: number;
  /** Rows that fit on the screen. */
  readonly page: number;
  readonly rightToLeft: boolean;
  /** The keys may stand on rows as a whole: the list is read row by row. */
  readonly byRow?: boolean | undefined;
}

const within = (value: number, from: number, to: number): number => Math.min(Math.max(value, from), Math.max(from, to));

/** Steps towards the end for the arrows that point sideways. */
const sideways = (key: string, rightToLeft: boolean): number => {
  if (key !== "ArrowLeft" && key !== "ArrowRight") return 0;
  return (key === "ArrowRight") === rightToLeft ? -1 : 1;
};

/** The place after a press; undefined when the press is not one of movement. */
export function movePlace(press: GridPress, at: Place, extent: Extent): Place | undefined {
  if (press.altKey || press.metaKey) return undefined;
  if (at.column < 0) return fromRow(press, at, extent);
  const to = target(press, at, extent);
  if (!to) return undefined;
  const first = extent.byRow === true && at.row >= 0 ? -1 : 0;
  return {
    row: within(to.row, -1, extent.rows - 1),
    column: within(to.column, first, extent.columns - 1),
  };
}

/** From a row as a whole: to another one, or into its cells; before the first press it is none, then into the header. */
function fromRow({ key, ctrlKey }: GridPress, { row }: Place, extent: Extent): Place | undefined {
  if (ctrlKey) return undefined;
  if (sideways(key, extent.rightToLeft) === 1) return { row, column: 0 };
  const to = moveByKey({ key, at: row, count: extent.rows, page: extent.page });
  return to === undefined ? undefined : { row: to, column: -1 };
}

function target({ key, ctrlKey }: GridPress, at: Place, { rows, columns, page, rightToLeft }: Extent) {
  switch (key) {
    case "ArrowDown":
      return { ...at, row: at.row + 1 };
    case "ArrowUp":
      return { ...at, row: at.row - 1 };
    case "ArrowLeft":
    case "ArrowRight":
      return ctrlKey ? undefined : { ...at, column: at.column + sideways(key, rightToLeft) };
    case "PageDown":
      return { ...at, row: at.row + page };
    case "PageUp":
      return { ...at, row: Math.max(0, at.row - page) };
    case "Home":
      return ctrlKey ? { row: 0, column: 0 } : { ...at, column: 0 };
    case "End":
      return ctrlKey ? { row: rows - 1, column: columns - 1 } : { ...at, column: columns - 1 };
    default:
      return undefined;
  }
}

/** What Alt does with the column: `move` by a place, `resize` by a step; both towards the end when 1. */
export function columnAct(
  { key, altKey, shiftKey, ctrlKey, metaKey }: GridPress,
  rightToLeft: boolean,
): { readonly act: "move" | "resize"; readonly step: -1 | 1 } | undefined {
  const step = sideways(key, rightToLeft);
  if (!altKey || ctrlKey || metaKey || step === 0) return undefined;
  return { act: shiftKey ? "resize" : "move", step: step as -1 | 1 };
}
