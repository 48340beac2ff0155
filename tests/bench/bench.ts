/** What a bench hands back: figures with their bars, and pairs measured in turn (A B A B …) that give a ratio. */

/** What a figure must reach; `aim` is wished for and never fails a run. */
export interface Bar {
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly aim?: number;
}

/** One figure as seen. */
export interface Figure extends Bar {
  readonly label: string;
  readonly value: number;
  readonly unit: string;
}

/** Two variants, measured in turn in one run; what counts is the median of a / b. */
export interface Pairs extends Bar {
  readonly label: string;
  readonly unit: string;
  readonly a: { readonly name: string; readonly values: readonly number[] };
  readonly b: { readonly name: string; readonly values: readonly number[] };
}

/** The outcome of one bench. `notes` are sentences: what could not be measured, and why. */
export interface BenchResult {
  readonly figures: readonly Figure[];
  readonly pairs: readonly Pairs[];
  readonly notes: readonly string[];
}

/** A bench: `tests/bench/<name>.ts` exports one as `bench`. `say` tells the person who waits what goes on. */
export interface Bench {
  readonly about: string;
  readonly run: (say: (line: string) => void) => Promise<BenchResult>;
}

/** The middle value; the mean of the two middle ones when their number is even. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2;
}

/** The value that this share of all does not exceed (`share` 0.99 = p99). */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** a / b of each pair, in the order measured. */
export const ratiosOf = (pairs: Pairs): number[] =>
  pairs.a.values.map((value, index) => value / (pairs.b.values[index] ?? Number.NaN));

/** Is the bar reached? Without one, always; a value that is no number never. */
export const reaches = (value: number, bar: Bar): boolean =>
  !Number.isNaN(value) && value >= (bar.atLeast ?? -Infinity) && value <= (bar.atMost ?? Infinity);
