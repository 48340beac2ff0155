/** Signals that have changed since they came: what a desk must read again when it was away while they did. */

/** So many come with one answer; the next ones by the number of the last. */
export const CHANGED_PAGE = 500;

/** So many numbers may be asked about at once: several times what a desk keeps. */
export const CHANGED_SPAN = 20_000;
