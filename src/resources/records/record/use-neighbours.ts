/** The records before and after one in its list, as the list is filtered and sorted now. */
import { useMemo, useSyncExternalStore } from "react";
import { namedCollections } from "../list/field-text";
import { type ListSearch, viewOf } from "../list/list-view";
import { useCatalogueTitles } from "../list/use-catalogue-titles";
import { useRecordSource } from "../list/use-record-source";
import type { PagedCollection } from "../record-row";

/** Their ids; null where there is none. `at` counts from 1; 0 = it is not in the list. */
export interface Neighbours {
  readonly before: string | null;
  readonly after: string | null;
  readonly at: number;
  readonly count: number;
}

/** The neighbours of a record. */
export function useNeighbours(collection: PagedCollection, search: ListSearch, id: string): Neighbours {
  const { titleOf } = useCatalogueTitles(useMemo(() => namedCollections(collection.fields), [collection]));
  const key = JSON.stringify(search);
  const view = useMemo(() => viewOf(collection, JSON.parse(key) as ListSearch), [collection, key]);
  const language = document.documentElement.lang || "en";
  const { source } = useRecordSource({ collection, view, language, titleOf, of: undefined });
  useSyncExternalStore(source.subscribe, () => source.version);
  const at = source.indexOf(id);
  const idAt = (index: number): string | null => (index < 0 || at < 0 ? null : (source.at(index)?.id ?? null));
  return { before: idAt(at - 1), after: idAt(at + 1), at: at + 1, count: source.count };
}
