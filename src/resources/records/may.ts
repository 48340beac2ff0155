/** What of a collection's records somebody is offered: by the feature's rights, where the store lets anybody do it at all. */
import { ALL_AUTHORITIES } from "../../../domain/access/authorities";
import type { RecordVerb } from "../../../domain/collections/define";
import { useCan } from "../use-can";
import type { PagedCollection } from "./record-row";

/** The right that is asked; null where nobody is offered it. */
export function rightOf({ access, page: { feature, rights } }: PagedCollection, verb: RecordVerb): string | null {
  const name = rights?.[verb];
  const rule = access[verb === "read" ? "list" : verb];
  return name === null || rule === null ? null : `${feature}.${name ?? verb}`;
}

/**
 * The right to take rows away as a file: the feature's own, where there is one. Catalogues may be taken by whoever reads them;
 * files of people, which nobody writes down, are offered to nobody.
 */
export function exportRight(collection: PagedCollection): string | null {
  const right = `${collection.page.feature}.export`;
  if (ALL_AUTHORITIES.includes(right)) return right;
  return collection.offline === "mirror" ? rightOf(collection, "read") : null;
}

/** May the signed-in person do that with the collection's records? */
export function useMay(): (collection: PagedCollection, verb: RecordVerb) => boolean {
  const can = useCan();
  return (collection, verb) => {
    const right = rightOf(collection, verb);
    return right !== null && can(right);
  };
}
