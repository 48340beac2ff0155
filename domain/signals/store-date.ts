/** Instants in the store's spelling: `YYYY-MM-DD HH:mm:ss.SSSZ`. */

/** Milliseconds as the store writes them. */
export const storeDate = (ms: number): string => new Date(ms).toISOString().replace("T", " ");

/** Years the store can hold: its own "no date" is 0001-01-01, and above 9999 the spelling has no order any more. */
const FIRST_MS = 0;
const LAST_MS = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** The store's or ISO spelling as milliseconds; NaN when it is none, or lies before 1970 or after 9999. */
export function dateMs(text: string): number {
  const ms = text === "" ? Number.NaN : Date.parse(text.replace(" ", "T"));
  return ms >= FIRST_MS && ms <= LAST_MS ? ms : Number.NaN;
}
