/** Values put into a sentence of the other direction: each keeps its own order and leaves that of the sentence alone. */

const FIRST_STRONG_ISOLATE = "\u2068";
const POP_ISOLATE = "\u2069";
/** Digits alone read the same either way. */
const NEEDS_NONE = /^\p{Nd}*$/u;

/** The value between marks that nobody sees; the store takes them out of what it keeps (`domain/alarms/plain-text`). */
export const isolate = (value: string): string =>
  NEEDS_NONE.test(value) ? value : `${FIRST_STRONG_ISOLATE}${value}${POP_ISOLATE}`;
