/** Rows of a collection as this workstation has them, or why a list can't be made of them. */
import { ageOf } from "../../../sync/copy-age";
import { type Db, MIRRORED, tableOf } from "../../../sync/db";
import { openRows } from "../../../sync/sealed-rows";
import type { RecordRow } from "../record-row";

/** Longer ones are had from the store page by page, where it answers. */
export const MEMORY_ROWS_MOST = 20_000;

/** Rows of one record of another collection: days of a holiday set. */
export interface RowsOf {
  readonly field: string;
  readonly value: string;
}

/** The rows; null where the store is asked. `count` = how many there are here all the same. */
export interface KeptRows {
  readonly rows: readonly RecordRow[] | null;
  readonly count: number;
}

export const NOT_KEPT: KeptRows = { rows: null, count: 0 };

/** The rows of a collection, or those of them that belong to a record. */
export async function keptRows(db: Db, name: string, of?: RowsOf): Promise<KeptRows> {
  if (!MIRRORED.includes(name)) return NOT_KEPT;
  const table = tableOf(db, name);
  const count = await table.count();
  // Empty, and known to be: not the same as not read yet.
  if (count === 0) return (await ageOf(db, name)) > 0 ? { rows: [], count } : NOT_KEPT;
  if (count > MEMORY_ROWS_MOST) return { rows: null, count };
  const rows = (await table.toArray()) as RecordRow[];
  const wanted = of ? rows.filter((row) => row[of.field] === of.value) : rows;
  return { rows: await openRows<RecordRow>(db.vault, wanted), count };
}
