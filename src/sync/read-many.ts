/** Reads many rows of a table by their keys: one read of a range costs a browser as much as three single ones. */
import type { Readable } from "./db";

/** Fewer are read one by one. */
const FEW = 8;
/** Of a table with so many times more keys than are asked for, most would be read in vain. */
const SPREAD = 8;

/** Rows in the order of their keys; undefined where there is none. Inside a transaction what it reads is one state. */
export async function readMany<T extends object>(
  table: Readable<T>,
  keys: readonly string[],
): Promise<(T | undefined)[]> {
  if (keys.length < FEW) return table.bulkGet([...keys]);
  const sorted = [...keys].sort();
  const range = table.where(":id").between(sorted[0], sorted.at(-1), true, true);
  const most = keys.length * SPREAD;
  const there = new Set<unknown>(await range.clone().limit(most).primaryKeys());
  if (there.size === most) return table.bulkGet([...keys]);
  const wanted = keys.filter((key) => there.has(key));
  const isDense = wanted.length >= FEW && wanted.length * 2 >= there.size;
  const rows = isDense ? await range.toArray() : await table.bulkGet(wanted);
  const path = table.schema.primKey.keyPath as keyof T;
  const found = new Map(rows.flatMap((row) => (row ? [[String(row[path]), row] as const] : [])));
  return keys.map((key) => found.get(key));
}
