/** How many records refer to some: counted where this workstation keeps them whole, else the store is asked whether there are any. */
import { listRows } from "../../../sync/api";
import { type Db, keptFields, MIRRORED, tableOf } from "../../../sync/db";
import { useRemote } from "../../use-remote";
import { useRows } from "../../use-rows";
import { anyOf, partsOf } from "../any-of";
import { collectionOf, type RecordRow } from "../record-row";
import { type Reference, referencesTo } from "./references";

/** A reference and how often it is made; `some` = once at least, or nobody knows. */
export interface CountedReference extends Reference {
  readonly count: number | "some";
}

/** Are all rows here, with the field that refers? */
const isKeptWhole = ({ collection }: Reference): boolean =>
  MIRRORED.includes(collection) && keptFields(collection) === undefined;

async function countKept(db: Db, reference: Reference, ids: readonly string[]): Promise<CountedReference> {
  const asked = new Set(ids);
  const refers = (row: RecordRow): boolean => {
    const value = row[reference.field];
    return Array.isArray(value) ? value.some((id) => asked.has(String(id))) : asked.has(String(value));
  };
  const table = tableOf(db, reference.collection);
  return { ...reference, count: await table.filter((row) => refers(row as RecordRow)).count() };
}

/** Of more records it is not asked: some will be referred to. */
const IDS_ASKED_MOST = 20;

async function askStore(reference: Reference, ids: readonly string[], signal: AbortSignal): Promise<CountedReference> {
  if (ids.length > IDS_ASKED_MOST) return { ...reference, count: "some" };
  const { collection, field } = reference;
  const said = collectionOf(collection)?.fields[field];
  const isMany = said?.type === "relation" && said.many === true;
  for (const part of partsOf(ids)) {
    const query = { ...anyOf(field, part, isMany ? "~" : "="), perPage: 1, signal };
    // Whoever may not ask is told what may happen.
    const found = await listRows<RecordRow>(collection, query).catch(() => null);
    if (found?.length !== 0) return { ...reference, count: "some" };
  }
  return { ...reference, count: 0 };
}

/** What refers to any of the records; without what is not counted yet. */
export function useReferences(collection: string, ids: readonly string[]): readonly CountedReference[] {
  const all = referencesTo(collection);
  const key = ids.join(" ");
  const kept = useRows(
    (db) => Promise.all(all.filter(isKeptWhole).map((one) => countKept(db, one, ids))),
    [collection, key],
  );
  const others = all.filter((one) => !isKeptWhole(one));
  const asked = useRemote(others.length === 0 ? null : `references/${collection}/${key}`, (signal) =>
    Promise.all(others.map((one) => askStore(one, ids, signal))),
  );
  return [...(kept ?? []), ...(asked.data ?? [])];
}
