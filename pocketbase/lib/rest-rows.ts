/** Rows read by SQL of our own, spelt as the store's own answers give them. */
import type { Field } from "../../domain/collections/define";

/** Columns as SQL names them. */
export const quoted = (columns: readonly string[]): string => columns.map((column) => `"${column}"`).join(", ");

const parse = (value: unknown): unknown =>
  typeof value === "string" && value !== "" ? (JSON.parse(value) as unknown) : (value ?? null);

/** SQL knows no booleans, and keeps JSON as text: a row's columns of these fields as REST spells them. */
export function asRest(fields: Readonly<Record<string, Field>>): <Row extends object>(row: Row) => Row {
  const spelt = Object.entries(fields).flatMap(([column, { type }]) =>
    type === "bool" || type === "json" ? [[column, type === "bool" ? Boolean : parse] as const] : [],
  );
  return (row) => {
    const said = { ...row } as Record<string, unknown>;
    for (const [column, spell] of spelt) if (column in said) said[column] = spell(said[column]);
    return said as typeof row;
  };
}
