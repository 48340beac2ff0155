/** Reads a history to its end, page after page, or as far as a file may hold it. */
import type { Page } from "../../../resources/use-pages";

/** Most rows of a file: more are read in several, each of a shorter period. */
export const EXPORT_ROWS_MAX = 50_000;

export interface ReadAll<T, C> {
  /** The page that begins after the mark; the first without one. */
  readonly read: (before: C | undefined) => Promise<Page<T, C>>;
  /** The rows of a page, and how many there are with them. */
  readonly onRows: (rows: readonly T[], count: number) => void;
  readonly signal: AbortSignal;
  readonly most?: number;
}

/** How many rows were read, and whether there are more than a file may hold. Throws what a page throws, or the cancel. */
export async function readAll<T, C>({
  read,
  onRows,
  signal,
  most = EXPORT_ROWS_MAX,
}: ReadAll<T, C>): Promise<{ readonly count: number; readonly more: boolean }> {
  let count = 0;
  let before: C | undefined;
  for (;;) {
    const page = await read(before);
    signal.throwIfAborted();
    const rows = page.items.slice(0, most - count);
    count += rows.length;
    onRows(rows, count);
    const more = page.next !== null || rows.length < page.items.length;
    if (page.next === null || count >= most) return { count, more };
    before = page.next;
  }
}
