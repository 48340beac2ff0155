/** How many records refer to one, counted in the browser's copy: what is not kept there is not counted. */
import { MIRRORED, tableOf } from "../../../sync/db";
import { useRows } from "../../use-rows";
import type { RecordRow } from "../record-row";
import { type Reference, referencesTo } from "./references";

/** A reference and how often it is made; null = not known here. */
export interface CountedReference extends Reference {
  readonly count: number | null;
}

/** What refers to the record; undefined until it is counted. */
export const useReferences = (collection: string, id: string): readonly CountedReference[] | undefined =>
  useRows(
    (db) =>
      Promise.all(
        referencesTo(collection).map(async (reference): Promise<CountedReference> => {
          if (!MIRRORED.includes(reference.collection)) return { ...reference, count: null };
          const refers = (row: RecordRow): boolean => {
            const value = row[reference.field];
            return Array.isArray(value) ? value.includes(id) : value === id;
          };
          const count = await tableOf(db, reference.collection)
            .filter((row) => refers(row as RecordRow))
            .count();
          return { ...reference, count };
        }),
      ),
    [collection, id],
  );
