/** Which row a key leads to in a list. */

export interface KeyMove {
  readonly key: string;
  readonly at: number;
  readonly count: number;
  /** Rows that fit on the screen. */
  readonly page: number;
}

/** The row after the key; undefined when the key is not one of movement. Up from no row leads to the last one. */
export function moveByKey({ key, at, count, page }: KeyMove): number | undefined {
  const to = target(key, at, { count, page });
  return to === undefined || count === 0 ? undefined : Math.min(Math.max(to, 0), count - 1);
}

function target(key: string, at: number, { count, page }: { count: number; page: number }): number | undefined {
  switch (key) {
    case "ArrowDown":
      return at + 1;
    case "ArrowUp":
      return at < 0 ? count - 1 : at - 1;
    case "PageDown":
      return at + page;
    case "PageUp":
      return at - page;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}
