/** Values put into a sentence of the other direction: each keeps its own order and leaves that of the sentence alone. */

const FIRST_STRONG_ISOLATE = "\u2068";
const POP_ISOLATE = "\u2069";
/** Digits alone read the same either way. */
const NEEDS_NONE = /^\p{Nd}*$/u;
const ISOLATES = /[\u2066-\u2069]/g;
/** Letters of right-to-left scripts, and signs that turn what follows them. */
const TURNING =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** The value with as many ends as beginnings: none of its own ends the isolate around it (H-PS-05). */
function balanced(value: string): string {
  let open = 0;
  const kept = value.replace(ISOLATES, (mark) => {
    open += mark === POP_ISOLATE ? -1 : 1;
    if (open >= 0) return mark;
    open = 0;
    return "";
  });
  return kept + POP_ISOLATE.repeat(open);
}

/** The value between marks that nobody sees; the store takes them out of what it keeps (`domain/alarms/plain-text`). */
export const isolate = (value: string): string =>
  NEEDS_NONE.test(value) ? value : `${FIRST_STRONG_ISOLATE}${balanced(value)}${POP_ISOLATE}`;

/** The same in a left-to-right sentence, where only what has another direction can turn it. */
export const isolateTurning = (value: string): string => (TURNING.test(value) ? isolate(value) : value);
