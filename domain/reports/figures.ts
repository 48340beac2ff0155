/** Figures of reports, as they are defined for the whole product (reports 5.6). */

/** The value below which a share of all lies (nearest rank); null of none. `share` from 0 to 1. */
export function percentile(values: readonly number[], share: number): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;
}

/** The mean, rounded to whole units; null of none. */
export const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);

/** Part of a whole in per cent with one digit; null where there is nothing to be a part of. */
export const percent = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1000) / 10;

/** How many were answered within a limit, in per cent; the limit itself is within. */
export const within = (seconds: readonly number[], limit: number): number | null =>
  percent(seconds.filter((value) => value <= limit).length, seconds.length);
