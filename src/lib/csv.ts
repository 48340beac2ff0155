/** Rows as a CSV file that spreadsheets read: RFC 4180, with nothing unseen in a cell and nothing that runs as a formula. */

/** Tells a spreadsheet that the file is UTF-8; without it umlauts are read as two signs each. */
const BYTE_ORDER_MARK = "\ufeff";
const LINE_END = "\r\n";

/** What a spreadsheet takes for the beginning of a formula, also the wide signs of East Asian keyboards. */
const FORMULA = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
const PLAIN_NUMBER = /^-?\d+(?:[.,]\d+)?$/;
/** Beside what the standard names, signs by which spreadsheets of other countries part columns, and blanks at an end. */
const NEEDS_QUOTES = /[",;\t\r\n]|^ | $/;

/** Marks of direction, and of sentences that were put together: a text that is compared with another has none. */
const MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const HARD_BLANKS = /[\u00a0\u2007\u202f]/g;

/** A cell as it stands in the file. */
export function csvCell(text: string): string {
  const plain = text.replace(MARKS, "").replace(HARD_BLANKS, " ");
  const safe = FORMULA.test(plain) && !PLAIN_NUMBER.test(plain) ? `'${plain}` : plain;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as lines, each with its end. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map(csvCell).join(",") + LINE_END).join("");

/** The beginning of a file: its mark and the row of names. */
export const csvHead = (names: readonly string[]): string => BYTE_ORDER_MARK + csvLines([names]);
