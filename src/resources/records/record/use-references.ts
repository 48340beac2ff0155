/** How many records refer to one: counted where this workstation keeps them whole, else the store is asked whether there are any. */
import { listRows } from "../../../sync/api";
import { type Db, keptFields, MIRRORED, tableOf } from "../../../sync/db";
import { useRemote } from "../../use-remote";
import { useRows } from "../../use-rows";
import { collectionOf, type RecordRow } from "../record-row";
import { type Reference, referencesTo } from "./references";

/** A reference and how often it is made; `some` = once at least, or nobody knows. */
export interface CountedReference extends Reference {
  readonly count: number | "some";
}

/** Are all rows here, with the field that refers? */
const isKeptWhole = ({ collection }: Reference): boolean =>
  MIRRORED.includes(collection) && keptFields(collection) === undefined;

async function countKept(db: Db, reference: Reference, id: string): Promise<CountedReference> {
  const refers = (row: RecordRow): boolean => {
    const value = row[reference.field];
    return Array.isArray(value) ? value.includes(id) : value === id;
  };
  const table = tableOf(db, reference.collection);
  return { ...reference, count: await table.filter((row) => refers(row as RecordRow)).count() };
}

async function askStore(reference: Reference, id: string, signal: AbortSignal): Promise<CountedReference> {
  const { collection, field } = reference;
  const said = collectionOf(collection)?.fields[field];
  const isMany = said?.type === "relation" && said.many === true;
  const query = { filter: `${field} ${isMany ? "~" : "="} {:id}`, params: { id }, perPage: 1, signal };
  // Whoever may not ask is told what may happen.
  const found = await listRows<RecordRow>(collection, query).catch(() => null);
  return { ...reference, count: found?.length === 0 ? 0 : "some" };
}

/** What refers to the record; without what is not counted yet. */
export function useReferences(collection: string, id: string): readonly CountedReference[] {
  const all = referencesTo(collection);
  const kept = useRows(
    (db) => Promise.all(all.filter(isKeptWhole).map((one) => countKept(db, one, id))),
    [collection, id],
  );
  const others = all.filter((one) => !isKeptWhole(one));
  const asked = useRemote(others.length === 0 ? null : `references/${collection}/${id}`, (signal) =>
    Promise.all(others.map((one) => askStore(one, id, signal))),
  );
  return [...(kept ?? []), ...(asked.data ?? [])];
}
