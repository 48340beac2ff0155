/** Which rights let somebody read, make, change or delete on a page of records; the store's rules ask the same. */

/** What is done with records. */
export type PageVerb = "read" | "create" | "update" | "delete";

/**
 * For each verb the rights of which one is enough: names below the page's feature, or, with a dot, of another feature; a verb
 * that is left out asks for its own name. None = nobody.
 */
export type PageRights = Partial<Readonly<Record<PageVerb, readonly string[]>>>;

/** A page's feature and what differs from its verbs. */
export interface RightsOfPage {
  readonly feature: string;
  readonly rights?: PageRights | undefined;
}

/** Rights that show a page: all of it, one's own part of it, or one's team's. */
export const READS: readonly string[] = ["read", "read_own", "read_team", "read_all", "own"];

/** The rights, spelt out, of which one is enough. */
export function rightsFor({ feature, rights = {} }: RightsOfPage, verb: PageVerb): readonly string[] {
  const names = rights[verb] ?? (verb === "read" ? READS : [verb]);
  return names.map((name) => (name.includes(".") ? name : `${feature}.${name}`));
}

/** May somebody do that, where `can` says what he has? */
export const mayOn = (page: RightsOfPage, verb: PageVerb, can: (right: string) => boolean): boolean =>
  rightsFor(page, verb).some(can);
