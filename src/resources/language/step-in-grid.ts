/** Where an arrow leads in a list that is drawn in columns. */

export interface GridPlace {
  readonly at: number;
  readonly count: number;
  readonly columns: number;
  /** Right to left. */
  readonly isTurned: boolean;
}

/** The place it leads to, the same one at an edge; undefined for another key. */
export function stepInGrid(key: string, { at, count, columns, isTurned }: GridPlace): number | undefined {
  const sideways = isTurned ? -1 : 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: sideways,
    ArrowLeft: -sideways,
    ArrowDown: columns,
    ArrowUp: -columns,
  };
  const step = steps[key];
  if (step === undefined) return undefined;
  const next = at + step;
  return next >= 0 && next < count ? next : at;
}
