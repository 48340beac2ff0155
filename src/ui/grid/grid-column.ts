/** A column of a grid, and the order rows are asked for in. */
import type { ReactNode } from "react";

export interface GridColumn<T> {
  readonly id: string;
  readonly header: string;
  /** Its usual width in CSS pixels; where the box is wider, columns that grow take what is left by their share. */
  readonly widthPx: number;
  readonly grow?: number;
  readonly align?: "start" | "end";
  /** `ltr` where it reads from left to right on every page (codes, clocks); `auto` keeps the text's own direction. */
  readonly dir?: "ltr" | "auto" | undefined;
  readonly sortable?: boolean;
  readonly cell: (row: T) => ReactNode;
  /** The whole text, shown on hover where the cell cuts it. */
  readonly title?: (row: T) => string;
}

/** `name` ascending, `-name` descending. */
export type GridSort = string;

/** How a column is sorted. */
export const sortOf = (sort: GridSort, id: string): "ascending" | "descending" | "none" =>
  sort === id ? "ascending" : sort === `-${id}` ? "descending" : "none";

/** The order after a press on a header: up, then down, then up again. */
export const nextSort = (sort: GridSort, id: string): GridSort => (sort === id ? `-${id}` : id);
