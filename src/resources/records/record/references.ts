/** What hangs on a record of a collection, and what becomes of it when the record is deleted. */
import { ALL_COLLECTIONS } from "../../../../domain/collections/all";
import type { Collection } from "../../../../domain/collections/define";

/** A field of another collection that refers to it; the store refuses, deletes along, or empties the field. */
export interface Reference {
  readonly collection: string;
  readonly field: string;
  readonly fate: "refused" | "deleted" | "emptied";
}

/** All that refer to a collection. */
export const referencesTo = (name: string, all: readonly Collection[] = ALL_COLLECTIONS): readonly Reference[] =>
  all.flatMap((collection) =>
    Object.entries(collection.fields).flatMap(([field, said]): Reference[] => {
      if (said.type !== "relation" || said.to !== name) return [];
      const fate = said.cascade === true ? "deleted" : said.required === true ? "refused" : "emptied";
      return [{ collection: collection.name, field, fate }];
    }),
  );
