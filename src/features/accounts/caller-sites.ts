/** The sites of a caller: out of the browser's copy, and what that does not have by its id from the store. */
import type { ListView } from "../../resources/records/list/list-view";
import { passes } from "../../resources/records/list/row-order";
import type { LookUp } from "../../resources/records/list/use-look-up";
import type { RecordRow } from "../../resources/records/record-row";
import { readRow } from "../../sync/api";
import { type Db, openDb } from "../../sync/db";
import type { SlimSiteRow } from "../../sync/rows";
import type { Kept } from "../../sync/sealed-rows";
import { SITES } from "./site-collection";
import { SITE_LOOK_UP } from "./site-look-up";

const STORES_ID = /^[a-z0-9]{15}$/;

const shown = ({ sealed: _sealed, phone: _phone, ...row }: Kept<SlimSiteRow>): RecordRow => ({ ...row });

/** A copy that can't be read has none: never all sites for want of the caller's. */
async function kept(db: Db | undefined, ids: readonly string[]): Promise<readonly RecordRow[]> {
  const rows = (await db?.site_accounts.bulkGet([...ids]).catch(() => [])) ?? [];
  return rows.flatMap((row) => (row === undefined ? [] : [shown(row)]));
}

/** A site that is gone, or not this person's, is none; without a line nothing more is known than the copy has. */
async function stored(id: string): Promise<readonly RecordRow[]> {
  const row = await readRow<RecordRow>("site_accounts", id).catch(() => null);
  if (row === null) return [];
  return [
    { ...Object.fromEntries(Object.keys(SITES.fields).map((name) => [name, row[name]])), id, updated: row.updated },
  ];
}

/** How the list of the caller's sites is read; what is searched is looked for among them. */
export const callerLookUp = (ids: readonly string[]): LookUp => ({
  isWhole: true,
  touched: SITE_LOOK_UP.touched,
  read: async (view: ListView) => {
    const rows = [...(await kept(openDb(), ids))];
    const missing = ids.filter((id) => STORES_ID.test(id) && !rows.some((row) => row.id === id));
    for (const id of missing) rows.push(...(await stored(id)));
    return { rows: rows.filter(passes(SITES, view)), more: false };
  },
});
