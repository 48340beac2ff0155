/** Keeps a list still under the pointer while it changes: what left stays as a ghost, what came in shifts the scroll. */

/** A row as it is shown: `gone` rows have left the list but keep their place until the pointer is away (H-AC-05). */
export interface ShownRow<T> {
  readonly row: T;
  readonly gone: boolean;
}

type Keyed = { readonly id: string };

/** The new list with the rows that have just left kept behind the row they stood behind. */
export function withGhosts<T extends Keyed>(shown: readonly ShownRow<T>[], next: readonly T[]): readonly ShownRow<T>[] {
  const staying = new Set(next.map((row) => row.id));
  const behind = new Map<string, ShownRow<T>[]>();
  let last = "";
  for (const item of shown) {
    if (staying.has(item.row.id)) last = item.row.id;
    else {
      const ghosts = behind.get(last) ?? [];
      ghosts.push({ row: item.row, gone: true });
      behind.set(last, ghosts);
    }
  }
  const after = (id: string): readonly ShownRow<T>[] => behind.get(id) ?? [];
  return [...after(""), ...next.flatMap((row) => [{ row, gone: false }, ...after(row.id)])];
}

/** Rows without ghosts. */
export const plainRows = <T>(rows: readonly T[]): readonly ShownRow<T>[] => rows.map((row) => ({ row, gone: false }));

/** Where the list is and what must not move. */
export interface Anchor {
  readonly id: string;
  /** Distance of the row's top from the top of the window, px. */
  readonly offsetPx: number;
}

/** Scroll position that puts the anchor back where it was; `padPx` is the room needed above when that is negative. */
export function holdStill(
  rows: readonly ShownRow<Keyed>[],
  anchor: Anchor,
  rowPx: number,
): { readonly scrollPx: number; readonly padPx: number } | null {
  const index = rows.findIndex((item) => item.row.id === anchor.id);
  if (index < 0) return null;
  const wanted = index * rowPx - anchor.offsetPx;
  return { scrollPx: Math.max(0, wanted), padPx: Math.max(0, -wanted) };
}

/** Ids that came in since `known` and lie wholly above the window. */
export function newAbove(
  rows: readonly ShownRow<Keyed>[],
  known: ReadonlySet<string>,
  firstVisible: number,
): readonly string[] {
  return rows
    .slice(0, Math.max(0, firstVisible))
    .filter((item) => !item.gone && !known.has(item.row.id))
    .map((item) => item.row.id);
}
