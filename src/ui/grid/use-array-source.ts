/** A source of rows that a component has been given: they are the grid's as soon as they are drawn. */
import { useLayoutEffect, useState } from "react";
import { ArraySource } from "./array-source";

/** `rows` undefined = they are still being read; `keyOf` is the first one that was given. */
export function useArraySource<T>(rows: readonly T[] | undefined, keyOf: (row: T) => string): ArraySource<T> {
  const [source] = useState(() => new ArraySource<T>(keyOf, rows ?? null));
  useLayoutEffect(() => source.set(rows ?? null), [source, rows]);
  return source;
}
