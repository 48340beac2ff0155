/** Finds a text in columns of SQL, however it is spelled there. */
import { anySpelling, folded } from "../../domain/live/folded";
import { literalPattern } from "../../domain/live/period";

/** A condition with the values it binds. */
export interface Condition {
  readonly sql: string;
  readonly bind: Readonly<Record<string, unknown>>;
}

/**
 * The text anywhere in one of the columns. LIKE knows no capitals beyond plain letters and no marks, GLOB knows them
 * by classes of letters, at several times the price: it is asked only where a column holds more than plain letters.
 */
export function spelledIn(columns: readonly string[], name: string, text: string): Condition {
  const found = columns.map(
    (column) =>
      `"${column}" LIKE {:${name}} ESCAPE '\\'` +
      ` OR (octet_length("${column}") > length("${column}") AND "${column}" GLOB {:${name}Any})`,
  );
  return {
    sql: found.join(" OR "),
    bind: { [name]: literalPattern(folded(text)), [`${name}Any`]: anySpelling(text) },
  };
}
