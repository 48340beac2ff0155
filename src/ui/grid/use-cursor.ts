/** The cell, or the row as a whole, that the keys stand on. It stays with its row and column, wherever those move. */
import { useCallback, useEffect, useState, type RefObject } from "react";
import { movePlace, type GridPress, type Place } from "./grid-keys";
import type { RowSource } from "./row-source";

/** The column of a cursor that stands on its row as a whole. */
export const WHOLE_ROW = "";

/** `row` is a key, or null for the header; `column` an id, or `WHOLE_ROW`. */
export interface Cursor {
  readonly row: string | null;
  readonly column: string;
}

export interface CursorOptions<T> {
  readonly box: RefObject<HTMLElement | null>;
  readonly source: RowSource<T>;
  /** Ids of what is seen, in order. */
  readonly columns: readonly string[];
  readonly rowHeightPx: number;
  readonly headHeightPx: number;
  readonly rightToLeft: boolean;
  readonly byRow: boolean;
  /** The id of a cell's element. */
  readonly cellId: (cursor: Cursor) => string;
}

/** Where it stands, and the ways to move it. */
export function useCursor<T>(options: CursorOptions<T>) {
  const { box, source, columns, rowHeightPx, headHeightPx, rightToLeft, byRow, cellId } = options;
  const [cursor, setCursor] = useState<Cursor | null>(null);
  const column = Math.max(byRow ? -1 : 0, columns.indexOf(cursor?.column ?? WHOLE_ROW));
  // Before the first press the keys stand above the rows: an arrow down leads to the first one.
  const { row: key = null } = cursor ?? {};
  const row = key === null ? -1 : source.indexOf(key);
  const at: Place = { row, column };

  /** Brings a row into sight between the header and the lower edge. */
  const reveal = useCallback(
    (index: number): void => {
      const element = box.current;
      if (!element || index < 0) return;
      const topPx = index * rowHeightPx;
      const roomPx = element.clientHeight - headHeightPx;
      if (topPx < element.scrollTop) element.scrollTop = topPx;
      else if (topPx + rowHeightPx > element.scrollTop + roomPx) element.scrollTop = topPx + rowHeightPx - roomPx;
    },
    [box, rowHeightPx, headHeightPx],
  );

  const to = (place: Place): void => {
    const id = place.column < 0 ? WHOLE_ROW : columns[place.column];
    if (id === undefined) return;
    reveal(place.row);
    source.look?.(place.row, place.row);
    setCursor({ row: place.row < 0 ? null : source.key(place.row), column: id });
  };

  /** True when the press was one of movement. */
  const move = (press: GridPress): boolean => {
    const page = Math.max(1, Math.floor(((box.current?.clientHeight ?? 0) - headHeightPx) / rowHeightPx) - 1);
    const place = movePlace(press, at, { rows: source.count, columns: columns.length, page, rightToLeft, byRow });
    if (place) to(place);
    return place !== undefined;
  };

  // Sideways the browser knows best: it knows of the direction and of what is pinned.
  useEffect(() => {
    if (cursor) document.getElementById(cellId(cursor))?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [cursor, cellId]);

  return { cursor, at, move, setCursor };
}
