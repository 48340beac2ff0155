/** Instants in the store's spelling: `YYYY-MM-DD HH:mm:ss.SSSZ`. */

/** Milliseconds as the store writes them. */
export const storeDate = (ms: number): string => new Date(ms).toISOString().replace("T", " ");

/** The store's or ISO spelling as milliseconds; NaN when it is none. */
export const dateMs = (text: string): number => (text === "" ? Number.NaN : Date.parse(text.replace(" ", "T")));
