/** What of a collection's records somebody is offered: by the page's rights, where the store lets anybody do it at all. */
import { ALL_AUTHORITIES } from "../../../domain/access/authorities";
import { mayOn, type PageVerb } from "../../../domain/access/page-rights";
import { useCan } from "../use-can";
import type { PagedCollection } from "./record-row";

/** Does the store let anybody do that by request? */
const isOffered = ({ access }: PagedCollection, verb: PageVerb): boolean =>
  access[verb === "read" ? "list" : verb] !== null;

/** May the signed-in person do that with the collection's records? */
export function useMay(): (collection: PagedCollection, verb: PageVerb) => boolean {
  const can = useCan();
  return (collection, verb) => isOffered(collection, verb) && mayOn(collection.page, verb, can);
}

/**
 * May he take rows away as a file? By the feature's own right, where there is one; catalogues may be taken by whoever reads
 * them; files of people, which nobody writes down, are offered to nobody.
 */
export function useMayExport(): (collection: PagedCollection) => boolean {
  const can = useCan();
  return ({ page, offline }) => {
    const right = `${page.feature}.export`;
    if (ALL_AUTHORITIES.includes(right)) return can(right);
    return offline === "mirror" && mayOn(page, "read", can);
  };
}
