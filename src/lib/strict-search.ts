/** What of an address's search a page may see. */

type Search = Record<string, unknown>;

/**
 * Makes `read` all that the page sees: the router lays what a route reads over the address as it was written, so that
 * a value `read` has left out would still reach the page (`?from=true`).
 */
export const strictSearch =
  <S extends object>(read: (search: Search) => S) =>
  (search: Search): S =>
    ({ ...(Object.fromEntries(Object.keys(search).map((name) => [name, undefined])) as object), ...read(search) }) as S;
